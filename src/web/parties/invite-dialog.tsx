import { useId, useState } from 'react';
import { inviteParty } from '#contract/parties.ts';
import type { PartyView, PeopleView } from '#contract/party-view.ts';
import { type PartyRole, partyRoles } from '#domain/team/permissions.ts';
import { commonMessages } from '#messages/common.ts';
import { peopleMessages as texts } from '#messages/people.ts';
import { teamMessages } from '#messages/team.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';

interface InviteDialogProps {
  companyId: string;
  /** One, or several at once. */
  parties: readonly PartyView[];
  onChanged(people: PeopleView): void;
  onClose(): void;
}

interface Invited {
  party: PartyView;
  email: string;
  role: PartyRole;
}

/** Invites people to fill in their own part. Of several, those without an address are left out. */
export function InviteDialog({ companyId, parties, onChanged, onClose }: InviteDialogProps) {
  const formId = useId();
  const [open, setOpen] = useState(parties);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const isOne = parties.length === 1;
  const form = useForm({
    read: (entries): Invited[] =>
      open
        .map((party) => ({
          party,
          email: String(entries.get(`email-${party.id}`) ?? '').trim(),
          role: String(entries.get(`role-${party.id}`)) as PartyRole,
        }))
        .filter(({ email }) => isOne || email !== ''),
    async send(rows) {
      const failed = new Map<string, string>();
      const sent = new Set<string>();
      for (const { party, ...input } of rows) {
        const problem = Object.values(problemsOf(inviteParty, input) ?? {})[0];
        if (problem) {
          failed.set(party.id, problem);
          continue;
        }
        try {
          const answer = await call(inviteParty, { params: { id: companyId, party: party.id }, input });
          onChanged(answer.people);
          sent.add(party.id);
          if (isOne) notify.success(answer.message);
        } catch (failure) {
          failed.set(party.id, describeFailure(failure));
        }
      }
      if (!isOne && sent.size > 0) notify.success(texts.invitedCount(sent.size));
      setProblems(failed);
      setOpen(open.filter(({ id }) => !sent.has(id)));
      if (failed.size === 0 && sent.size > 0) onClose();
    },
    tells: 'in-form',
  });
  const [first] = parties;
  return (
    <Dialog
      isOpen
      keepsInput
      onClose={() => !form.isSending && onClose()}
      title={isOne && first ? texts.inviteName(first.name) : texts.inviteSeveralTitle}
      description={isOne ? texts.inviteAbout : texts.inviteSeveralAbout}
      actions={
        <>
          <Button onClick={onClose} disabled={form.isSending}>
            {commonMessages.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} isBusy={form.isSending}>
            {isOne ? texts.send : texts.sendSeveral}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="flex flex-col gap-6">
        {open.map(({ id, name }) => (
          <fieldset key={id} className="flex flex-col gap-4">
            {!isOne && <legend className="mb-2 font-medium">{name}</legend>}
            <TextField
              label={texts.email}
              name={`email-${id}`}
              type="email"
              error={problems.get(id)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <SelectField
              label={texts.as}
              name={`role-${id}`}
              choices={partyRoles.map((value) => ({ value, label: teamMessages.roles[value] }))}
            />
          </fieldset>
        ))}
      </form>
    </Dialog>
  );
}
