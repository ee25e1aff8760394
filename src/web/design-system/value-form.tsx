import { type FormEvent, useState } from 'react';
import { describeFailure, fieldMessagesOf } from '#web/platform/call.ts';
import { Button } from './button.tsx';
import { FormProblem } from './form-problem.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-input.tsx';

/** One value that is asked for. */
export interface AskedValue {
  name: string;
  label: string;
  kind: 'date' | 'text' | 'choice';
  choices?: readonly { value: string; label: string }[];
  /** What it is at first. */
  value: string;
  hint?: string | undefined;
}

interface ValueFormProps {
  values: readonly AskedValue[];
  action: string;
  /** Saves them. A failure that it throws is shown at its values, or above the button. */
  onSave(values: Readonly<Record<string, string>>): Promise<void>;
}

/** A short form of values that differ from case to case. */
export function ValueForm({ values, action, onSave }: ValueFormProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const current = ({ name, value }: AskedValue) => typed[name] ?? value;

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setProblem(undefined);
    setIsBusy(true);
    try {
      await onSave(Object.fromEntries(values.map((each) => [each.name, current(each)])));
      setProblems({});
    } catch (failure) {
      const fields = fieldMessagesOf(failure);
      if (Object.keys(fields).length === 0) setProblem(describeFailure(failure));
      setProblems(fields);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-3">
      {values.map((asked) => {
        const { name, label, kind, choices = [], hint } = asked;
        const shared = { label, ...(hint && { hint }), error: problems[name], value: current(asked) };
        const change = (value: string) => setTyped({ ...typed, [name]: value });
        return kind === 'choice' ? (
          <SelectField
            key={name}
            {...shared}
            choices={choices}
            onChange={({ target }) => change(target.value)}
          />
        ) : (
          <TextField
            key={name}
            {...shared}
            type={kind}
            autoComplete="off"
            onChange={({ target }) => change(target.value)}
          />
        );
      })}
      <FormProblem isAlert text={problem} />
      <Button type="submit" isBusy={isBusy} className="self-start">
        {action}
      </Button>
    </form>
  );
}
