import { useId, useState } from 'react';
import type { WaitingDayView } from '#contract/party-requests.ts';
import type { PartyView } from '#contract/party-view.ts';
import { type Requester, requesters } from '#domain/parties/party-request.ts';
import { commonMessages } from '#messages/common.ts';
import { partyRequestMessages as texts } from '#messages/party-requests.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextAreaField } from '#web/design-system/text-input.tsx';
import { describeFailure, fieldMessagesOf } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';

/** Sends a question to a party. */
export type AskPerson = (
  party: string,
  input: { from: Requester; question: string; deadline: string | null },
) => Promise<{ message: string }>;

interface AskDialogProps {
  /** Who has a page of their own. */
  parties: readonly PartyView[];
  /** What can wait for the answer. */
  deadlines: readonly WaitingDayView[];
  ask: AskPerson;
  onAsked(): Promise<unknown>;
  onClose(): void;
}

/** Asks one person for more, on their own page. */
export function AskDialog({ parties, deadlines, ask, onAsked, onClose }: AskDialogProps) {
  const formId = useId();
  const [party, setParty] = useState(parties[0]?.id ?? '');
  const [from, setFrom] = useState<Requester>('bank');
  const [question, setQuestion] = useState('');
  const [deadline, setDeadline] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  async function send(): Promise<void> {
    if (isSending) return;
    setIsSending(true);
    setProblem(undefined);
    try {
      const { message } = await ask(party, { from, question, deadline: deadline || null });
      await onAsked();
      notify.success(message);
      onClose();
    } catch (failure) {
      setProblem(fieldMessagesOf(failure).question ?? describeFailure(failure));
      setIsSending(false);
    }
  }

  return (
    <Dialog
      isOpen
      keepsInput
      onClose={() => !isSending && onClose()}
      title={texts.ask}
      description={texts.about}
      actions={
        <>
          <Button onClick={onClose} disabled={isSending}>
            {commonMessages.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} isBusy={isSending}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <SelectField
          label={texts.person}
          choices={parties.map(({ id, name }) => ({ value: id, label: name }))}
          value={party}
          onChange={({ target }) => setParty(target.value)}
        />
        <SelectField
          label={texts.from}
          choices={requesters.map((value) => ({ value, label: texts.requesters[value] }))}
          value={from}
          onChange={({ target }) => setFrom(target.value as Requester)}
        />
        <TextAreaField
          label={texts.question}
          hint={texts.questionHint}
          rows={4}
          required
          value={question}
          error={problem}
          onChange={({ target }) => setQuestion(target.value)}
        />
        {deadlines.length > 0 && (
          <SelectField
            label={texts.waitingChoice}
            hint={texts.waitingHint}
            choices={[
              { value: '', label: texts.nothingWaits },
              ...deadlines.map(({ id, label, on }) => ({ value: id, label: texts.waitingDay(label, on) })),
            ]}
            value={deadline}
            onChange={({ target }) => setDeadline(target.value)}
          />
        )}
      </form>
    </Dialog>
  );
}
