import { askForPaper } from '#contract/desk.ts';
import { maxReasonLength } from '#domain/desk/return-reason.ts';
import { paperKinds } from '#domain/papers/paper-kind.ts';
import { deskMessages } from '#messages/desk.ts';
import { paperKindLabels } from '#messages/paper-kinds.ts';
import { FormDialogFrame } from '#web/design-system/form-dialog-frame.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextAreaField, TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';
import type { ReviewView } from './desk-calls.ts';

interface AskDialogProps {
  review: ReviewView;
  isOpen: boolean;
  onClose(): void;
}

/** Asks the company for another paper, in its thread. */
export default function AskDialog({ review, isOpen, onClose }: AskDialogProps) {
  const form = useForm({
    read: (entries) => ({
      kind: paperKinds.find((kind) => kind === entries.get('kind')) ?? 'evidence',
      about: String(entries.get('about') ?? ''),
      note: String(entries.get('note') ?? ''),
    }),
    check: (input) => problemsOf(askForPaper, input),
    async send(input) {
      await call(askForPaper, { params: { id: review.company.id }, input });
      notify.success(deskMessages.asked);
      onClose();
    },
    tells: 'in-form',
  });
  return (
    <FormDialogFrame
      isOpen={isOpen}
      onClose={onClose}
      title={deskMessages.askTitle}
      description={deskMessages.askAbout}
      action={deskMessages.sendRequest}
      form={form}
    >
      <SelectField
        name="kind"
        label={deskMessages.kind}
        choices={paperKinds.map((kind) => ({ value: kind, label: paperKindLabels[kind] }))}
      />
      <TextField
        label={deskMessages.whom}
        defaultValue={(review.of === 'paper' && review.about) || ''}
        maxLength={200}
        {...form.field('about')}
      />
      <TextAreaField
        label={deskMessages.note}
        isOptional
        rows={2}
        maxLength={maxReasonLength}
        {...form.field('note')}
      />
    </FormDialogFrame>
  );
}
