import { useState } from 'react';
import { answerRequest, type FiledRequest, maxAnswerLength } from '#contract/operator.ts';
import { type RequestState, requestStates } from '#domain/requests/service-request.ts';
import { operatorMessages } from '#messages/operator.ts';
import { FormDialogFrame } from '#web/design-system/form-dialog-frame.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextAreaField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';

const texts = operatorMessages.requests;

interface AnswerDialogProps {
  request: FiledRequest;
  isOpen: boolean;
  onClose(): void;
  onSaved(): void;
}

/** Says where a request stands, and answers it. */
export default function AnswerDialog({ request, isOpen, onClose, onSaved }: AnswerDialogProps) {
  const [state, setState] = useState<RequestState>(request.state === 'open' ? 'in-progress' : request.state);
  const [answer, setAnswer] = useState(request.answer);
  const form = useForm({
    read: () => ({ state, answer }),
    async send(input) {
      const { message } = await call(answerRequest, {
        params: { id: request.id },
        input,
        ifMatch: request.changedAt,
      });
      notify.success(message);
      onSaved();
    },
    tells: 'in-form',
  });
  return (
    <FormDialogFrame
      isOpen={isOpen}
      onClose={onClose}
      title={texts.answerTitle(texts.services[request.service], request.company.name)}
      description={texts.asked(request.requestedBy, request.requestedAt)}
      action={texts.save}
      form={form}
    >
      <SelectField
        label={texts.state}
        choices={requestStates.map((value) => ({ value, label: texts.states[value] }))}
        value={state}
        onChange={({ target }) => setState(target.value as RequestState)}
      />
      <TextAreaField
        label={texts.answer}
        hint={texts.answerHint}
        rows={6}
        maxLength={maxAnswerLength}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
        {...form.field('answer')}
      />
    </FormDialogFrame>
  );
}
