import { useId, useRef, useState } from 'react';
import type { QuestionView } from '#contract/calendar.ts';
import { answerQuestion } from '#contract/cases.ts';
import { calendarMessages } from '#messages/calendar.ts';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';

/** Who can answer, and what happens then. */
export interface QuestionRules {
  companyId: string;
  /** False for people with read access only. */
  canAnswer: boolean;
  /** Reads the calendar again. */
  refetch(): Promise<boolean>;
}

interface QuestionsProps extends QuestionRules {
  questions: readonly QuestionView[];
}

/** What decides which deadlines apply, with the answers so far. */
export function Questions({ questions, ...rest }: QuestionsProps) {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-lg font-semibold tracking-tight">
        {calendarMessages.questions}
      </h2>
      <p className="text-muted">{calendarMessages.questionsAbout}</p>
      <div className="mt-3 divide-y divide-line border-y border-line">
        {questions.map((question) => (
          <Question key={question.question} {...question} {...rest} />
        ))}
      </div>
    </section>
  );
}

const answers = { yes: true, no: false, unknown: null } as const;
type Answer = keyof typeof answers;
const choices = Object.keys(answers) as Answer[];

/** One question with its answers. */
export function Question({ question, answer, companyId, canAnswer, refetch }: QuestionView & QuestionRules) {
  const name = useId();
  const [sent, setSent] = useState<{ answer: boolean | null }>();
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const shown = sent ? sent.answer : answer;

  /** Sends answers one after the other: the arrow keys pass over one on the way to the next. */
  async function send(chosen: boolean | null): Promise<void> {
    setSent({ answer: chosen });
    const before = sending.current;
    const own = before.then(() =>
      call(answerQuestion, { params: { id: companyId, question }, input: { answer: chosen } }),
    );
    sending.current = own.catch(() => undefined);
    const last = sending.current;
    try {
      await own;
      if (sending.current !== last) return;
      await refetch();
      notify.success(calendarMessages.answerSaved);
    } catch (failure) {
      notify.error(describeFailure(failure));
    }
    if (sending.current === last) setSent(undefined);
  }

  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-center gap-x-8 gap-y-2 py-3 @2xl:grid-cols-[minmax(0,1fr)_auto]">
      <legend className="contents">
        <span className="font-medium text-pretty">{calendarMessages.questionTexts[question]}</span>
      </legend>
      <div className="inline-flex max-w-full flex-wrap justify-self-start rounded-control border border-line-strong/60 bg-surface p-0.5">
        {choices.map((choice) => (
          <label
            key={choice}
            className="flex min-h-9 items-center rounded-[0.375rem] px-3 text-sm font-medium text-muted transition-colors duration-150 hover:text-text has-checked:bg-raised has-checked:text-text has-checked:ring-1 has-checked:ring-line-strong/60 has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent has-disabled:hover:text-muted pointer-coarse:min-h-11 print:not-has-checked:hidden"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={shown === answers[choice]}
              disabled={!canAnswer}
              onChange={() => send(answers[choice])}
            />
            {calendarMessages.answers[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
