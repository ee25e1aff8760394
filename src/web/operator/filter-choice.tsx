import { operatorMessages } from '#messages/operator.ts';
import { SelectField } from '#web/design-system/select-field.tsx';

interface Props<Value extends string> {
  label: string;
  /** What is said where nothing is chosen. */
  placeholder?: string;
  values: readonly Value[];
  labelOf(value: Value): string;
  chosen: string | undefined;
  onChoose(value: string): void;
}

/** Narrows a list down to one kind. */
export function FilterChoice<Value extends string>({
  label,
  placeholder = operatorMessages.any,
  values,
  labelOf,
  chosen,
  onChoose,
}: Props<Value>) {
  return (
    <div className="flex-[1_1_9rem] lg:flex-[0_1_10rem]">
      <SelectField
        label={label}
        placeholder={placeholder}
        choices={values.map((value) => ({ value, label: labelOf(value) }))}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value)}
      />
    </div>
  );
}
