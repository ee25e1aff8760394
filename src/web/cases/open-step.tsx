import type { RefObject } from 'react';
import type { FormationStepView } from '#contract/case-views.ts';
import { caseMessages } from '#messages/cases.ts';
import { ownWindowMessages } from '#messages/own-windows.ts';
import { turnMessages } from '#messages/turns.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { buttonClass } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { FoldMark } from '#web/design-system/fold-mark.tsx';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { Link } from '#web/platform/router.tsx';
import { useIsPrinted } from '#web/platform/use-is-printed.ts';
import type { CaseChanges } from './case-changes.ts';
import { StepDetails } from './step-details.tsx';
import { StepTime } from './step-time.tsx';
import { TaskActions } from './task-actions.tsx';
import { TaskRecord } from './task-record.tsx';

interface OpenStepProps {
  step: FormationStepView;
  number: number;
  isNext: boolean;
  /** Takes the focus when this step becomes the one to take now. */
  heading: RefObject<HTMLHeadingElement | null> | undefined;
  /** Labels of the steps it needs that are not done. */
  waitsFor: readonly string[];
  /** Whether it settles the company's name, which has a page of its own. */
  isNaming: boolean;
  changes: CaseChanges | undefined;
}

/** A step that is not done: open and with its form where it can be taken, quiet where it waits for others. */
export function OpenStep({ step, number, isNext, heading, waitsFor, isNaming, changes }: OpenStepProps) {
  const { label, actor, turn } = step;
  const isReady = turn !== null;
  const isPrinted = useIsPrinted();
  return (
    <li
      {...(isNext && { 'aria-current': 'step' })}
      className={classNames(
        'grid gap-x-4 gap-y-2 break-inside-avoid @3xs:grid-cols-[2rem_minmax(0,1fr)]',
        isReady ? 'rounded-card border border-line bg-raised px-4 py-5 sm:px-6' : 'py-4',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'tabular grid size-8 shrink-0 place-items-center rounded-full border text-sm font-medium',
          isNext ? 'border-accent bg-accent text-on-accent' : 'border-line-strong text-muted',
        )}
      >
        {number}
      </span>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 @2xl:grid-cols-[minmax(0,1fr)_16rem]">
        <div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1">
            <h3
              ref={heading}
              tabIndex={-1}
              className={classNames(
                'min-w-0 text-pretty',
                isReady ? 'text-base font-semibold' : 'font-medium text-muted',
              )}
            >
              {label}
            </h3>
            {isNext && <Badge tone="accent">{caseMessages.next}</Badge>}
            {isReady && !isNext && <Badge>{caseMessages.ready}</Badge>}
            {step.state === 'returned' && <Badge tone="warn">{caseMessages.states.returned}</Badge>}
            {turn?.isLate && <Badge tone="warn">{caseMessages.late}</Badge>}
          </div>
          {turn && <p className="tabular mt-1 font-medium">{turnMessages.text(turn, actor, turn.usual)}</p>}
          {turn?.here && <p className="tabular mt-0.5 text-muted">{ownWindowMessages.lately(turn.here)}</p>}
          {(!turn || turn.of === 'founder') && (
            <p className="mt-0.5 text-muted">{turnMessages.deciders[actor]}</p>
          )}
          {!isReady && <p className="mt-0.5 text-muted">{caseMessages.waitsFor(waitsFor)}</p>}
        </div>
        <div className="@2xl:pt-1.5">
          <StepTime step={step} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @2xl:col-span-2">
          {isNaming && (
            <Link to={dashboardPaths.names} className={`${buttonClass()} w-fit`}>
              {caseMessages.toNames}
            </Link>
          )}
          <TaskRecord task={step} leadsOn record={changes?.record} />
          {changes && isReady && <TaskActions task={step} record={changes.record} isPrimary={isNext} />}
          {/* The next one is open; another key begins anew where that changes. */}
          <details key={String(isNext)} open={isNext || isPrinted} className="group">
            <summary className="flex w-fit list-none items-center gap-2 rounded-sm py-1 text-muted hover:text-text pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
              <FoldMark className="text-current" />
              {caseMessages.details}
              <span className="sr-only"> {caseMessages.detailsOf(label)}</span>
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
