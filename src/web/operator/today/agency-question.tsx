import { useState } from 'react';
import { readPractice, setPractice } from '#contract/cases.ts';
import { practiceMessages as texts } from '#messages/practice.ts';
import { Button } from '#web/design-system/button.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { setAnswer, useQuery } from '#web/platform/query.ts';

/** Asks once how the installation works, with what each answer changes. Gone as soon as it is answered. */
export function AgencyQuestion() {
  const { data } = useQuery(readPractice, {});
  const [isSaving, setIsSaving] = useState(false);
  if (!data || data.isAnswered) return null;

  async function answer(hasAgency: boolean): Promise<void> {
    setIsSaving(true);
    try {
      const { practice } = await call(setPractice, { input: { hasAgency } });
      setAnswer(readPractice, {}, () => ({ practice, isAnswered: true }));
      notify.success(texts.saved[hasAgency ? 'on' : 'off']);
    } catch (failure) {
      notify.error(describeFailure(failure));
      setIsSaving(false);
    }
  }

  return (
    <section aria-labelledby="agency-question" className="grid gap-4 border-y border-line-strong py-6">
      <div>
        <h2 id="agency-question" className="text-lg font-semibold tracking-tight text-pretty">
          {texts.question}
        </h2>
        <p className="mt-1 text-muted">{texts.questionAbout}</p>
      </div>
      <ul className="grid gap-6 md:grid-cols-2">
        {(['yes', 'no'] as const).map((choice) => (
          <li key={choice} className="grid content-start gap-2">
            <Button
              disabled={isSaving}
              aria-describedby={`agency-${choice}`}
              onClick={() => void answer(choice === 'yes')}
              className="justify-self-start"
            >
              {texts.choices[choice]}
            </Button>
            <p id={`agency-${choice}`} className="max-w-prose text-pretty text-muted">
              {texts.changes[choice]}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
