import type { CaseTaskView } from '#contract/case-views.ts';
import { caseMessages } from '#messages/cases.ts';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextAreaField, TextField } from '#web/design-system/text-input.tsx';
import type { InputProblems } from '#web/platform/check-input.ts';

interface ValueFieldsProps {
  task: CaseTaskView;
  /** Those that go with the action. */
  fields: CaseTaskView['fields'];
  values: Readonly<Record<string, string>>;
  problems: InputProblems;
  onChange(values: Record<string, string>): void;
}

/** The fields of a task that can be typed now. One that was returned shows what was there before. */
export function ValueFields({ task: { points }, fields, values, problems, onChange }: ValueFieldsProps) {
  const returned = new Set(points.map(({ about }) => about));
  return fields.map(({ id, label, kind, isRequired, choices, value: before }) => {
    const common = {
      label,
      required: isRequired,
      isOptional: !isRequired,
      value: values[id] ?? '',
      error: problems[`values.${id}`],
      ...(returned.has(id) && before && { hint: caseMessages.before(before) }),
    };
    const change = (value: string) => onChange({ ...values, [id]: value });
    if (kind === 'long-text') {
      return <TextAreaField key={id} {...common} onChange={({ target }) => change(target.value)} />;
    }
    return kind === 'choice' ? (
      <SelectField
        key={id}
        {...common}
        placeholder={caseMessages.choose}
        choices={choices.map((choice) => ({ value: choice.id, label: choice.label }))}
        onChange={({ target }) => change(target.value)}
      />
    ) : (
      <TextField
        key={id}
        {...common}
        type={kind === 'date' ? 'date' : 'text'}
        onChange={({ target }) => change(target.value)}
      />
    );
  });
}
