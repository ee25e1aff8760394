import { type FormEvent, useId, useRef, useState } from 'react';
import { inviteMember } from '#contract/team.ts';
import { Button } from '#web/design-system/button.tsx';
import { Contact } from '#web/design-system/contact.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { commonMessages } from '#web/messages/common.ts';
import { teamMessages } from '#web/messages/team.ts';
import { type InputProblems, problemsOf } from '#web/platform/check-input.ts';

interface InviteDialogProps {
  isOpen: boolean;
  onClose(): void;
}

/**
 * Asks whom to invite. Invitations go out by e-mail, which this installation cannot send yet, so it
 * says that in place of pretending. What was typed stays while the page is open.
 */
export default function InviteDialog({ isOpen, onClose }: InviteDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [entered, setEntered] = useState({ name: '', email: '' });
  const [problems, setProblems] = useState<InputProblems>({});
  const [notSentTo, setNotSentTo] = useState<string>();

  function enter(field: keyof typeof entered, value: string): void {
    setEntered({ ...entered, [field]: value });
    const { [field]: _settled, ...others } = problems;
    setProblems(others);
    setNotSentTo(undefined);
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    const found = problemsOf(inviteMember, entered);
    setProblems(found ?? {});
    setNotSentTo(found ? undefined : entered.name.trim());
    const first = (['name', 'email'] as const).find((field) => found?.[field]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={teamMessages.invite}
      description={teamMessages.inviteAbout}
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          <Button kind="primary" type="submit" form={formId}>
            {teamMessages.sendInvitation}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={send} className="flex flex-col gap-4">
        <TextField
          label={teamMessages.name}
          name="name"
          required
          autoComplete="off"
          value={entered.name}
          error={problems.name}
          onChange={(event) => enter('name', event.target.value)}
        />
        <TextField
          label={teamMessages.email}
          name="email"
          type="email"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={entered.email}
          error={problems.email}
          onChange={(event) => enter('email', event.target.value)}
        />
        <div role="status" className="empty:hidden">
          {notSentTo !== undefined && (
            <div className="rounded-control border border-line bg-surface p-3">
              <p className="font-medium text-warn">{teamMessages.notSentTitle}</p>
              <p className="mt-1 break-words text-muted">
                {teamMessages.notSent(notSentTo)} <Contact />.
              </p>
            </div>
          )}
        </div>
      </form>
    </Dialog>
  );
}
