import { readPractice, setPractice } from '#contract/cases.ts';
import { practiceMessages } from '#messages/practice.ts';
import { Switch } from '#web/design-system/switch.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { setAnswer, useQuery } from '#web/platform/query.ts';

/** Whether an agency works on cases: it takes effect at once. */
export function PracticeSetting() {
  const { data } = useQuery(readPractice, {});
  if (!data) return null;
  const { hasAgency } = data.practice;

  async function change(isOn: boolean): Promise<void> {
    try {
      const answer = await call(setPractice, { input: { hasAgency: isOn } });
      setAnswer(readPractice, {}, () => ({ practice: answer.practice, isAnswered: true }));
      notify.success(practiceMessages.saved[isOn ? 'on' : 'off']);
    } catch (failure) {
      notify.error(describeFailure(failure));
    }
  }

  return (
    <section aria-labelledby="practice" className="grid gap-2 border-t border-line pt-6">
      <div className="flex items-center justify-between gap-4">
        <h2 id="practice" className="text-lg font-semibold tracking-tight">
          {practiceMessages.title}
        </h2>
        <Switch label={practiceMessages.title} isOn={hasAgency} onChange={change} />
      </div>
      <p className="max-w-prose text-pretty text-muted">{practiceMessages.about}</p>
    </section>
  );
}
