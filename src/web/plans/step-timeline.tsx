import type { PlanStepView, PlanView } from '#contract/plans.ts';
import { documentOwners } from '#domain/catalogue/definition.ts';
import { windowText } from '#domain/values/day-text.ts';
import { planMessages } from '#messages/plans.ts';
import { Button } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { Fold } from '#web/design-system/fold.tsx';
import { Sounding } from '#web/design-system/sounding.tsx';
import { Sources } from './source-numbers.tsx';
import { Hint } from './statement-text.tsx';
import { namedWeeks, type StepBar, timelineOf } from './step-bars.ts';
import { useShowAll } from './use-show-all.ts';

/** Beside each other where there is room: what it is, when, and how long it takes. */
const columns = 'grid-cols-[minmax(0,1fr)] gap-x-6 lg:grid-cols-[3fr_4fr_3fr] lg:items-start';

/**
 * The steps in order on one axis of weeks; each unfolds to what it asks for and what it brings. On narrow
 * screens the first stand there until all are asked for.
 */
export function StepTimeline({ plan: { preparedOn, steps } }: { plan: PlanView }) {
  const { bars, weeks } = timelineOf(preparedOn, steps);
  const { list, shown, showAll } = useShowAll<HTMLOListElement>(steps.length);
  return (
    <div>
      <div aria-hidden="true" className={`hidden text-xs text-muted tabular lg:grid ${columns}`}>
        <div className="relative col-start-2 h-5">
          <span className="absolute start-0">{planMessages.today}</span>
          {namedWeeks(weeks).map((week) => (
            <span
              key={week}
              className="absolute whitespace-nowrap"
              style={{ insetInlineStart: `${(week / weeks) * 100}%` }}
            >
              {planMessages.week(week)}
            </span>
          ))}
        </div>
      </div>
      <ol ref={list} className="border-b border-line">
        {steps.map((step, index) => {
          const bar = bars.get(step.id);
          return (
            <li
              key={step.id}
              className={classNames(
                'border-t border-line break-inside-avoid',
                index >= shown && 'max-lg:hidden',
              )}
            >
              <Fold
                isHeading
                className={columns}
                summary={
                  <span className="grid grid-cols-[1.5rem_minmax(0,1fr)]">
                    <span aria-hidden="true" className="text-faint tabular">
                      {index + 1}
                    </span>
                    <span className="font-medium text-pretty">{step.label}</span>
                  </span>
                }
                aside={
                  <>
                    {bar && <Bar bar={bar} weeks={weeks} step={step} />}
                    <StepTime step={step} />
                  </>
                }
              >
                <StepDetails step={step} />
              </Fold>
            </li>
          );
        })}
      </ol>
      {shown < steps.length && (
        <Button className="mt-4 lg:hidden" onClick={showAll}>
          {planMessages.allSteps(steps.length)}
        </Button>
      )}
      <p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-xs text-muted">
        <span className="inline-flex items-center gap-2">
          <span className={classNames('h-2 w-6', earliestLook)} />
          {planMessages.barKey.earliest}
        </span>
        <span className="inline-flex items-center gap-2">
          <span className={classNames('h-2 w-6', latestLook)} />
          {planMessages.barKey.latest}
        </span>
        {steps.some(({ isOpen }) => isOpen) && (
          <span className="inline-flex items-center gap-2">
            <span className="w-8">
              <Sounding low={0} high={undefined} scale={1} />
            </span>
            {planMessages.barKey.open}
          </span>
        )}
      </p>
    </div>
  );
}

const earliestLook = 'bg-data';
const latestLook = 'border border-data hatched';

interface BarProps {
  bar: StepBar;
  weeks: number;
  step: PlanStepView;
}

/** Solid until the step can be done at the earliest, hatched until the latest; open where that is unknown. */
function Bar({ bar: { start, earliest, latest }, weeks, step: { isOpen, workingDays } }: BarProps) {
  const span = (from: number, to: number) => ({
    insetInlineStart: `min(${from * 100}%, calc(100% - 0.375rem))`,
    width: `${Math.max(0, to - from) * 100}%`,
  });
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'relative h-4 self-center bg-[linear-gradient(90deg,var(--line)_1px,transparent_1px)] max-lg:ms-6 lg:h-full lg:min-h-10',
        // Without a time there is little to see, and less room.
        !workingDays && 'max-lg:hidden',
      )}
      style={{ backgroundSize: `${100 / weeks}% 100%` }}
    >
      <div className="absolute inset-0 my-auto h-2 [print-color-adjust:exact]">
        {workingDays && (
          <>
            <span className={classNames('absolute inset-y-0', earliestLook)} style={span(start, earliest)} />
            <span
              className={classNames('absolute inset-y-0 min-w-1.5', latestLook)}
              style={span(earliest, latest)}
            />
          </>
        )}
        {isOpen && (
          <span
            className="absolute inset-y-0 flex w-8 items-center"
            style={{ insetInlineStart: `min(${(workingDays ? latest : start) * 100}%, calc(100% - 2rem))` }}
          >
            <Sounding low={0} high={undefined} scale={1} />
          </span>
        )}
      </div>
    </div>
  );
}

function StepTime({ step }: { step: PlanStepView }) {
  const { actor, workingDays, statement, label, earliest, latest, isOpen } = step;
  const say = isOpen ? planMessages.doneAtEarliest : planMessages.done;
  return (
    <div className="pb-2.5 text-xs text-muted tabular max-lg:ms-6 lg:pt-2.5">
      <div className="flex flex-wrap items-center gap-x-2">
        {workingDays ? (
          <bdi className="text-sm font-medium text-text">
            {planMessages.workingDays(workingDays.shortest, workingDays.longest)}
          </bdi>
        ) : (
          planMessages.untimed
        )}
        {'text' in statement && <Sources of={statement.sources} subject={label} />}
        <span>{planMessages.actors[actor]}</span>
      </div>
      <bdi>{say(windowText(earliest, latest))}</bdi>
    </div>
  );
}

/** What is handed in, what is there afterwards, and what is known of an unconfirmed time. */
function StepDetails({ step: { label, documents, result, statement } }: { step: PlanStepView }) {
  return (
    <dl className="grid max-w-prose gap-1.5 ps-6 pb-4">
      {documentOwners.map((owner) => {
        const own = documents.filter((document) => document.of === owner);
        if (own.length === 0) return null;
        return (
          <div key={owner}>
            <dt className="inline text-muted">{planMessages.owners[owner]}:</dt>{' '}
            <dd className="inline">{own.map((document) => document.label).join('; ')}</dd>
          </div>
        );
      })}
      <div>
        <dt className="inline text-muted">{planMessages.result}:</dt> <dd className="inline">{result}</dd>
      </div>
      {'unconfirmed' in statement && (
        <div>
          <dt className="inline text-muted">{planMessages.unconfirmedTime}:</dt>{' '}
          <dd className="inline">
            {statement.unconfirmed} <Hint statement={statement} subject={label} />
          </dd>
        </div>
      )}
    </dl>
  );
}
