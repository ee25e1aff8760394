import { Check, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { FormationStepView, FormationView } from '#contract/formation.ts';
import { formationMessages } from '#messages/formation.ts';
import { planMessages } from '#messages/plans.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import type { CaseChanges } from './case-changes.ts';
import { DayForm } from './day-form.tsx';
import { todayWithin } from './local-today.ts';
import { StepDetails } from './step-details.tsx';
import { StepTime } from './step-time.tsx';

interface StepListProps {
  formation: FormationView;
  /** `undefined` for people with read access only. */
  changes: CaseChanges | undefined;
}

/** The steps in order, what is done and what can be done about each. */
export function StepList({ formation: { steps, next }, changes }: StepListProps) {
  const labels = new Map(steps.map(({ id, label, state }) => [id, state === 'done' ? undefined : label]));
  return (
    <ol className="@container divide-y divide-line rounded-card border border-line bg-raised">
      {steps.map((step, index) => (
        <StepRow
          key={step.id}
          step={step}
          number={index + 1}
          isNext={step.id === next}
          waitsFor={step.needs.flatMap((need) => labels.get(need) ?? [])}
          changes={changes}
        />
      ))}
    </ol>
  );
}

interface StepRowProps {
  step: FormationStepView;
  number: number;
  isNext: boolean;
  /** Labels of the steps it needs that are not done. */
  waitsFor: readonly string[];
  changes: CaseChanges | undefined;
}

function StepRow({ step, number, isNext, waitsFor, changes }: StepRowProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { label, state, actor, action } = step;
  return (
    <li
      {...(isNext && { 'aria-current': 'step' })}
      className={classNames(
        'grid gap-x-4 gap-y-2 px-4 py-5 sm:px-6 @3xs:grid-cols-[2rem_minmax(0,1fr)]',
        isNext && 'bg-accent/4',
      )}
    >
      <Marker state={state} isNext={isNext}>
        {state === 'done' ? <Check size={16} strokeWidth={2} /> : number}
      </Marker>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 @2xl:grid-cols-[minmax(0,1fr)_16rem]">
        <div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1">
            <h3
              ref={heading}
              tabIndex={-1}
              className={classNames(
                'min-w-0 text-base font-medium text-pretty',
                state === 'waiting' && 'text-muted',
              )}
            >
              {label}
            </h3>
            {isNext && <Badge tone="accent">{formationMessages.next}</Badge>}
            {state === 'ready' && !isNext && <Badge>{formationMessages.ready}</Badge>}
          </div>
          <p className="mt-0.5 text-muted tabular">
            {step.doneOn ? formationMessages.doneOn(step.doneOn) : planMessages.actors[actor]}
          </p>
          {step.recorded && (
            <p className="text-xs text-muted tabular">
              {formationMessages.recorded(step.recorded.by, step.recorded.at)}
            </p>
          )}
          {state === 'waiting' && <p className="mt-0.5 text-muted">{formationMessages.waitsFor(waitsFor)}</p>}
        </div>
        <div className="empty:hidden @2xl:pt-1.5">
          {state !== 'done' && <StepTime step={step} />}
          {changes && action === 'reopen' && (
            <Reopen
              subject={label}
              onReopen={async () => {
                await changes.reopen(step);
                heading.current?.focus();
              }}
            />
          )}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @2xl:col-span-2">
          {changes && action === 'mark-done' && (
            <DayForm
              label={formationMessages.finishedOn}
              action={formationMessages.markDone}
              subject={label}
              isPrimary={isNext}
              initial={todayWithin(step.possibleDays)}
              possibleDays={step.possibleDays}
              onSave={async (on) => {
                const problem = await changes.markDone(step, on);
                if (!problem) heading.current?.focus();
                return problem;
              }}
            />
          )}
          {/* The next one is open; another key begins anew where that changes. */}
          <details key={String(isNext)} open={isNext} className="group">
            <summary className="flex w-fit list-none items-center gap-2 rounded-sm py-1 text-muted hover:text-text [&::-webkit-details-marker]:hidden">
              <ChevronRight
                aria-hidden="true"
                size={16}
                strokeWidth={1.5}
                className="shrink-0 group-open:rotate-90 rtl:-scale-x-100"
              />
              {formationMessages.details}
              <span className="sr-only"> {formationMessages.detailsOf(label)}</span>
            </summary>
            <div className="pt-3 ps-6">
              <StepDetails step={step} />
            </div>
          </details>
        </div>
      </div>
    </li>
  );
}

function Reopen({ subject, onReopen }: { subject: string; onReopen(): Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Button
      kind="quiet"
      size="small"
      className="-ms-3 @2xl:-mt-1.5 @2xl:float-end @2xl:ms-0"
      isBusy={isBusy}
      onClick={async () => {
        setIsBusy(true);
        await onReopen();
        setIsBusy(false);
      }}
    >
      {formationMessages.reopen}
      <span className="sr-only"> {subject}</span>
    </Button>
  );
}

function Marker({
  state,
  isNext,
  children,
}: Pick<StepRowProps, 'isNext'> & Pick<FormationStepView, 'state'> & { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'tabular grid size-8 shrink-0 place-items-center rounded-full border text-sm font-medium',
        isNext && 'border-accent bg-accent text-on-accent',
        state === 'done' && 'border-good/40 bg-good/12 text-good',
        !isNext && state !== 'done' && 'border-line-strong/60 text-muted',
      )}
    >
      {children}
    </span>
  );
}
