import { type FormEvent, useRef, useState } from 'react';
import { commonMessages } from '#messages/common.ts';
import { Button } from '#web/design-system/button.tsx';
import { TextField } from '#web/design-system/text-input.tsx';

interface DayFormProps {
  label: string;
  /** The button's verb. */
  action: string;
  /** What it is about, for those who meet the button out of its place. */
  subject: string;
  isPrimary?: boolean;
  /** The day to begin with, as YYYY-MM-DD; '' for none. */
  initial: string;
  possibleDays: { from: string; until: string };
  /** Resolves to what is wrong with the day, if anything. */
  onSave(on: string): Promise<string | undefined>;
  onCancel?: (() => void) | undefined;
}

/** One day and the button that saves it. */
export function DayForm({
  label,
  action,
  subject,
  isPrimary = false,
  initial,
  possibleDays: { from, until },
  onSave,
  onCancel,
}: DayFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [on, setOn] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    const found = await onSave(on);
    setIsSaving(false);
    setProblem(found);
    if (found) field.current?.focus();
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-wrap items-start gap-x-3 gap-y-3">
      <TextField
        ref={field}
        type="date"
        label={label}
        required
        min={from}
        max={until}
        value={on}
        error={problem}
        fieldClassName="w-44"
        onChange={({ target }) => {
          setOn(target.value);
          setProblem(undefined);
        }}
      />
      {/* Where there is room beside the control: on its line, not on the label's. */}
      <div className="flex gap-2 sm:pt-6.5">
        <Button type="submit" kind={isPrimary ? 'primary' : 'secondary'} isBusy={isSaving}>
          {action}
          <span className="sr-only"> {subject}</span>
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {commonMessages.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
