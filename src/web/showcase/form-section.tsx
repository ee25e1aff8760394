import { useState } from 'react';
import { Button, buttonClass } from '#web/design-system/button.tsx';
import { ExternalLink } from '#web/design-system/external-link.tsx';
import { FormDialog } from '#web/design-system/form-dialog.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { ValueForm } from '#web/design-system/value-form.tsx';
import { CallFailure } from '#web/platform/call.ts';
import { Section, Specimen } from './section.tsx';

const wrongDay = 'Enter a day that is not in the future.';

/** What a form that the server refused is told. */
async function refuse(): Promise<never> {
  throw new CallFailure('answered', {
    message: 'Somebody else changed this. Reload and try again.',
    fields: { on: wrongDay },
  });
}

/** What the keyboard is at, as its ring shows it. */
const focused = 'outline-2 outline-offset-2 outline-accent';
const grounds = ['bg-page', 'bg-surface', 'bg-raised'] as const;

/** Whole forms, and where the keyboard is. */
export function FormSection() {
  const [asks, setAsks] = useState<'saved' | 'refused'>();
  return (
    <Section title="Forms and focus">
      <div className="grid gap-6 sm:grid-cols-2">
        <Specimen name="Dialog with a form: saved and refused">
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setAsks('saved')}>Record a payment</Button>
            <Button onClick={() => setAsks('refused')}>Record one that is refused</Button>
          </div>
        </Specimen>
        <Specimen name="Problem of a form as a whole">
          <FormProblem text="This email address already has an account. Sign in instead." />
        </Specimen>
        <Specimen name="Values: a day, a text and a choice. Saving shows a problem">
          <ValueForm
            values={[
              { name: 'on', label: 'Licence issued on', kind: 'date', value: '2026-12-09' },
              {
                name: 'number',
                label: 'Licence number',
                kind: 'text',
                value: '',
                hint: 'As it stands on the licence.',
              },
              {
                name: 'office',
                label: 'Office',
                kind: 'choice',
                value: 'desk',
                choices: [
                  { value: 'desk', label: 'Flexi-desk' },
                  { value: 'office', label: 'Office' },
                ],
              },
            ]}
            action="Save values"
            onSave={refuse}
          />
        </Specimen>
        <Specimen name="Focus rings on each ground">
          {grounds.map((ground) => (
            <div
              key={ground}
              className={`flex flex-wrap items-center gap-4 rounded-card border border-line p-4 ${ground}`}
            >
              <span className={`${buttonClass('primary')} ${focused}`}>Primary</span>
              <span className={`${buttonClass()} ${focused}`}>Secondary</span>
              <span className={focused}>
                <ExternalLink href="https://authority.example/fees">Schedule of fees</ExternalLink>
              </span>
            </div>
          ))}
        </Specimen>
      </div>
      {asks && (
        <FormDialog
          title="Record a payment"
          description="The client sees it under Payments."
          action="Record"
          send={asks === 'saved' ? async () => ({ message: 'Recorded.' }) : refuse}
          onClose={() => setAsks(undefined)}
          onDone={() => setAsks(undefined)}
        >
          <TextField label="Amount in AED" inputMode="decimal" />
          <SelectField label="Account" choices={[{ value: 'one', label: 'Harbour Bank, AED' }]} />
        </FormDialog>
      )}
    </Section>
  );
}
