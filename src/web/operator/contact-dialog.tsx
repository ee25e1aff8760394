import { useId, useState } from 'react';
import { type ClientContact, changeClientContact, readClientContact } from '#contract/clients.ts';
import { clientContactMessages as texts } from '#messages/client-contact.ts';
import { commonMessages } from '#messages/common.ts';
import { Button } from '#web/design-system/button.tsx';
import { Checkbox } from '#web/design-system/checkbox.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';
import { setAnswer } from '#web/platform/query.ts';
import { useForm } from '#web/platform/use-form.ts';

interface ContactDialogProps {
  companyId: string;
  contact: NonNullable<ClientContact['contact']>;
  isOpen: boolean;
  onClose(): void;
}

/** Corrects whom to write to at a client that nobody has joined yet. */
export default function ContactDialog({ companyId, contact, isOpen, onClose }: ContactDialogProps) {
  const formId = useId();
  const [invite, setInvite] = useState(true);
  const params = { id: companyId };
  const form = useForm({
    read: (entries) => ({
      name: String(entries.get('name') ?? ''),
      email: String(entries.get('email') ?? '').trim(),
      invite,
    }),
    check: (input) => problemsOf(changeClientContact, input),
    async send(input) {
      const answer = await call(changeClientContact, { params, input });
      setAnswer(readClientContact, { params }, () => ({ contact: answer.contact }));
      notify.success(answer.message);
      onClose();
    },
    tells: 'in-form',
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      description={texts.about}
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={form.isSending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="grid gap-4">
        <TextField label={texts.name} isOptional defaultValue={contact.name} {...form.field('name')} />
        <TextField
          label={texts.email}
          type="email"
          required
          defaultValue={contact.email}
          {...form.field('email')}
        />
        <Checkbox checked={invite} onChange={({ target }) => setInvite(target.checked)}>
          {texts.invite}
        </Checkbox>
        <FormProblem isAlert text={form.problem} />
      </form>
    </Dialog>
  );
}
