import type { PlanStepView } from '#contract/plans.ts';
import { documentOwners } from '#domain/catalogue/definition.ts';
import { windowText } from '#domain/values/day-text.ts';
import { planMessages } from '#messages/plans.ts';
import { Sources } from './source-numbers.tsx';
import { Hint, Unconfirmed } from './statement-text.tsx';

/** The steps in order: who acts, when it can be done, what is handed in, what is there afterwards. */
export function StepList({ steps }: { steps: readonly PlanStepView[] }) {
  return (
    <ol className="divide-y divide-line rounded-card border border-line bg-raised">
      {steps.map((step, index) => (
        <li
          key={step.id}
          className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4 px-4 py-4 break-inside-avoid sm:px-5"
        >
          <span
            aria-hidden="true"
            className="grid size-7 place-items-center rounded-full border border-line-strong/70 text-sm font-medium text-muted tabular"
          >
            {index + 1}
          </span>
          <div className="grid min-w-0 gap-x-8 gap-y-2 lg:grid-cols-[minmax(0,1fr)_17rem]">
            <div className="min-w-0">
              <h3 className="pt-0.5 text-base font-medium text-pretty">{step.label}</h3>
              <p className="mt-0.5 text-muted">{planMessages.actors[step.actor]}</p>
            </div>
            <StepTime step={step} />
            <StepDocuments step={step} />
            <p className="max-w-prose text-pretty lg:col-start-1">
              <span className="text-muted">{planMessages.result}:</span> {step.result}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function StepTime({ step }: { step: PlanStepView }) {
  const { workingDays, statement, label, earliest, latest, isOpen } = step;
  const say = isOpen ? planMessages.doneAtEarliest : planMessages.done;
  return (
    <div className="grid content-start justify-items-start gap-0.5 lg:row-span-3">
      {workingDays ? (
        <p className="tabular">
          <span className="me-2 font-medium">
            {planMessages.workingDays(workingDays.shortest, workingDays.longest)}
          </span>
          {'text' in statement && <Sources of={statement.sources} subject={label} />}
        </p>
      ) : (
        <>
          <Unconfirmed />
          {'unconfirmed' in statement && (
            <p className="text-xs text-pretty text-muted">{statement.unconfirmed}</p>
          )}
          <Hint statement={statement} subject={label} />
        </>
      )}
      <p className="text-muted tabular">{say(windowText(earliest, latest))}</p>
    </div>
  );
}

function StepDocuments({ step: { documents } }: { step: PlanStepView }) {
  if (documents.length === 0) return null;
  return (
    <dl className="grid max-w-prose gap-1 lg:col-start-1">
      {documentOwners.map((owner) => {
        const own = documents.filter((document) => document.of === owner);
        if (own.length === 0) return null;
        return (
          <div key={owner}>
            <dt className="inline text-muted">{planMessages.owners[owner]}:</dt>{' '}
            <dd className="inline">{own.map(({ label }) => label).join('; ')}</dd>
          </div>
        );
      })}
    </dl>
  );
}
