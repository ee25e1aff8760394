import { type FormEvent, useId, useRef, useState } from 'react';
import { inviteMember } from '#contract/team.ts';
import type { Role } from '#domain/team/permissions.ts';
import { commonMessages } from '#messages/common.ts';
import { teamMessages } from '#messages/team.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call, describeFailure, fieldMessagesOf } from '#web/platform/call.ts';
import { type InputProblems, problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';
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
  const form = useRef<HTMLFormElement>(null);
  const [entered, setEntered] = useState(empty);
  const [problems, setProblems] = useState<InputProblems>({});
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  function enter(field: 'name' | 'email', value: string): void {
    setEntered({ ...entered, [field]: value });
    const { [field]: _settled, ...others } = problems;
    setProblems(others);
    setRefusal(undefined);
  }

  function show(found: InputProblems): void {
    setProblems(found);
    const first = (['name', 'email'] as const).find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    setRefusal(undefined);
    const found = problemsOf(inviteMember, entered);
    show(found ?? {});
    if (found) return;
    setIsSending(true);
    try {
      const { message } = await call(inviteMember, { params: { id: companyId }, input: entered });
      await onInvited();
      notify.success(message);
      setEntered(empty);
      onClose();
    } catch (failure) {
      const fields = fieldMessagesOf(failure);
      if (Object.keys(fields).length > 0) show(fields);
      else setRefusal(describeFailure(failure));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => !isSending && onClose()}
      title={teamMessages.invite}
      description={teamMessages.inviteAbout}
      actions={
        <>
          <Button onClick={onClose} disabled={isSending}>
            {commonMessages.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} isBusy={isSending}>
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
        <RoleChoice role={entered.role} onChange={(role) => setEntered({ ...entered, role })} />
        <div role="alert" className="empty:hidden">
          {refusal !== undefined && (
            <div className="rounded-control border border-line bg-surface p-3">
              <p className="font-medium text-warn">{teamMessages.notSentTitle}</p>
              <p className="mt-1 break-words text-muted">{refusal}</p>
            </div>
          )}
        </div>
      </form>
    </Dialog>
  );
}
