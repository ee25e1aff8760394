import { useId, useState } from 'react';
import { inviteMember } from '#contract/team.ts';
import type { Role } from '#domain/team/permissions.ts';
import { commonMessages } from '#messages/common.ts';
import { teamMessages } from '#messages/team.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';
import { RoleChoice } from './role-choice.tsx';

interface InviteDialogProps {
  companyId: string;
  isOpen: boolean;
  onClose(): void;
  /** Brings the list up to date. */
  onInvited(): Promise<unknown>;
}

const empty = { name: '', email: '', role: 'member' as Role };

/** Asks whom to invite, and as what. What was typed stays until it is sent. */
export default function InviteDialog({ companyId, isOpen, onClose, onInvited }: InviteDialogProps) {
  const formId = useId();
  const [entered, setEntered] = useState(empty);
  const form = useForm({
    read: () => entered,
    check: (input) => problemsOf(inviteMember, input),
    async send(input) {
      const { message } = await call(inviteMember, { params: { id: companyId }, input });
      await onInvited();
      notify.success(message);
      setEntered(empty);
      onClose();
    },
    tells: 'in-form',
  });
  const enter = (field: 'name' | 'email', value: string) => setEntered({ ...entered, [field]: value });

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => !form.isSending && onClose()}
      keepsInput
      title={teamMessages.invite}
      description={teamMessages.inviteAbout}
      actions={
        <>
          <Button onClick={onClose} disabled={form.isSending}>
            {commonMessages.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} isBusy={form.isSending}>
            {teamMessages.sendInvitation}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="flex flex-col gap-4">
        <TextField
          label={teamMessages.name}
          {...form.field('name')}
          required
          autoComplete="off"
          value={entered.name}
          onChange={(event) => enter('name', event.target.value)}
        />
        <TextField
          label={teamMessages.email}
          {...form.field('email')}
          type="email"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={entered.email}
          onChange={(event) => enter('email', event.target.value)}
        />
        <RoleChoice role={entered.role} onChange={(role) => setEntered({ ...entered, role })} />
        <div role="alert" className="empty:hidden">
          {form.problem !== undefined && (
            <div className="rounded-control border border-line bg-surface p-3">
              <p className="font-medium text-warn">{teamMessages.notSentTitle}</p>
              <p className="mt-1 wrap-anywhere text-muted">{form.problem}</p>
            </div>
          )}
        </div>
      </form>
    </Dialog>
  );
}
