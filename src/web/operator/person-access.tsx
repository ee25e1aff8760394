import { useState } from 'react';
import {
  blockAccount,
  endPersonSessions,
  maxBlockReason,
  type PersonFile,
  unblockAccount,
} from '#contract/operator.ts';
import { operatorMessages } from '#messages/operator.ts';
import { Button } from '#web/design-system/button.tsx';
import { FormDialogFrame } from '#web/design-system/form-dialog-frame.tsx';
import { TextAreaField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';
import { usePerson } from '#web/platform/stored-login.ts';
import { useForm } from '#web/platform/use-form.ts';

const texts = operatorMessages.person;

type Change = 'end-sessions' | 'block' | 'unblock';

interface PersonAccessProps {
  person: PersonFile;
  onChanged(): void;
}

/** What an operator can do about an account, other than their own. */
export function PersonAccess({ person, onChanged }: PersonAccessProps) {
  const { id } = usePerson();
  const [change, setChange] = useState<Change>();
  const [isOpen, setIsOpen] = useState(false);
  if (person.id === id) return <p className="border-t border-line pt-3 text-muted">{texts.own}</p>;
  const ask = (asked: Change) => () => {
    setChange(asked);
    setIsOpen(true);
  };
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4">
      <Button onClick={ask('end-sessions')} disabled={person.sessions === 0}>
        {texts.endSessions}
      </Button>
      {person.blocked ? (
        <Button onClick={ask('unblock')}>{texts.unblock}</Button>
      ) : (
        <Button kind="danger" onClick={ask('block')}>
          {texts.block}
        </Button>
      )}
      {change && (
        <ChangeDialog
          key={change}
          change={change}
          person={person}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onChanged={onChanged}
        />
      )}
    </div>
  );
}

const dialogs = {
  'end-sessions': { title: texts.endSessionsTitle, text: texts.endSessionsText, action: texts.endSessions },
  block: { title: texts.blockTitle, text: texts.blockText, action: texts.block },
  unblock: { title: texts.unblockTitle, text: texts.unblockText, action: texts.unblock },
} as const;

interface ChangeDialogProps extends PersonAccessProps {
  change: Change;
  isOpen: boolean;
  onClose(): void;
}

function ChangeDialog({ change, person, isOpen, onClose, onChanged }: ChangeDialogProps) {
  const form = useForm({
    read: (entries) => String(entries.get('reason') ?? ''),
    check: (reason) => (change === 'block' ? problemsOf(blockAccount, { reason }) : undefined),
    async send(reason) {
      const { message } = await makeChange(change, person.id, reason);
      notify.success(message);
      onClose();
      onChanged();
    },
    tells: 'in-form',
  });
  const { title, text, action } = dialogs[change];
  return (
    <FormDialogFrame
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={text(person.name)}
      action={action}
      kind={change === 'unblock' ? 'primary' : 'danger'}
      form={form}
    >
      {change === 'block' && (
        <TextAreaField
          label={texts.reason}
          hint={texts.reasonHint}
          rows={3}
          required
          maxLength={maxBlockReason}
          {...form.field('reason')}
        />
      )}
    </FormDialogFrame>
  );
}

function makeChange(change: Change, id: string, reason: string): Promise<{ message: string }> {
  const params = { id };
  if (change === 'block') return call(blockAccount, { params, input: { reason } });
  return call(change === 'unblock' ? unblockAccount : endPersonSessions, { params });
}
