import { useState } from 'react';
import { type AppointmentView, recordProviderAnswer } from '#contract/providers.ts';
import { nextOutcomes } from '#domain/providers/appointment.ts';
import { providerLimits } from '#domain/providers/provider-terms.ts';
import { providerMessages as texts } from '#messages/providers.ts';
import { FormDialogFrame } from '#web/design-system/form-dialog-frame.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextAreaField, TextField } from '#web/design-system/text-input.tsx';
import { problemsOf } from '#web/platform/check-input.ts';
import { localToday } from '#web/platform/local-today.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';
import type { ProviderRecording } from './use-provider.ts';

interface ProviderAnswerDialogProps {
  appointment: AppointmentView;
  recording: ProviderRecording;
  onClose(): void;
}

/** Records what a provider answered, or that its appointment is over. */
export default function ProviderAnswerDialog({ appointment, recording, onClose }: ProviderAnswerDialogProps) {
  const [today] = useState(localToday);
  const possible = nextOutcomes(appointment.state);
  const form = useForm({
    read: (entries) => ({
      outcome: possible.find((each) => each === entries.get('outcome')) ?? 'declined',
      on: String(entries.get('on') ?? ''),
      note: String(entries.get('note') ?? ''),
    }),
    check: (input) => problemsOf(recordProviderAnswer, input),
    async send(input) {
      await recording.answer(appointment.id, input);
      notify.success(texts.recorded);
      onClose();
    },
    tells: 'in-form',
  });
  return (
    <FormDialogFrame
      isOpen
      onClose={onClose}
      title={texts.answerTitle(appointment.terms.name)}
      action={texts.record}
      form={form}
    >
      <SelectField
        label={texts.outcome}
        choices={possible.map((value) => ({ value, label: texts.outcomes[value] }))}
        {...form.field('outcome')}
      />
      <TextField
        type="date"
        label={texts.answeredOn}
        defaultValue={today}
        max={today}
        fieldClassName="w-44"
        {...form.field('on')}
      />
      <TextAreaField
        label={texts.note}
        hint={texts.noteHint}
        isOptional
        rows={2}
        maxLength={providerLimits.note}
        {...form.field('note')}
      />
    </FormDialogFrame>
  );
}
