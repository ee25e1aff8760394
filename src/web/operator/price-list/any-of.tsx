import { useState } from 'react';
import { Checkbox } from '#web/design-system/checkbox.tsx';
import { Fold } from '#web/design-system/fold.tsx';

interface AnyOfProps {
  /** What the chosen ones are called in the form. */
  name: string;
  label: string;
  /** What none chosen means. */
  any: string;
  choices: readonly { value: string; label: string }[];
  chosen: readonly string[];
}

/** Any number of choices, folded: the fold says which. Without one it is for all of them. */
export function AnyOf({ name, label, any, choices, chosen }: AnyOfProps) {
  const [values, setValues] = useState<readonly string[]>(chosen);
  const said = choices.filter(({ value }) => values.includes(value)).map((choice) => choice.label);
  return (
    <Fold
      summary={
        <span className="min-w-0">
          <span className="block text-sm font-medium">{label}</span>
          <span className="block text-sm text-muted wrap-anywhere">
            {said.length === 0 ? any : said.join(', ')}
          </span>
        </span>
      }
    >
      <fieldset className="grid gap-3 pt-2">
        <legend className="sr-only">{label}</legend>
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            name={name}
            value={choice.value}
            checked={values.includes(choice.value)}
            onChange={({ currentTarget: { checked, value } }) =>
              setValues((known) => (checked ? [...known, value] : known.filter((one) => one !== value)))
            }
          >
            {choice.label}
          </Checkbox>
        ))}
      </fieldset>
    </Fold>
  );
}
