import { Suspense, useState } from 'react';
import type { CaseTaskView } from '#contract/case-views.ts';
import { caseMessages } from '#messages/cases.ts';
import { taskRecordMessages } from '#messages/task-record.ts';
import { Button } from '#web/design-system/button.tsx';
import { Fold } from '#web/design-system/fold.tsx';
import { LastDays } from '#web/design-system/last-days.tsx';
import { SourceMark } from '#web/design-system/source-mark.tsx';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { todayWithin } from '#web/platform/local-today.ts';
import { Link } from '#web/platform/router.tsx';
import { useAnswerPapers } from './answer-papers.ts';
import type { RecordAction } from './case-changes.ts';

interface TaskRecordProps {
  task: CaseTaskView;
  /** Whether what lacks leads to the pages where it is handed in, as for the company's people. */
  leadsOn?: boolean;
  /** `undefined` for people with read access only. */
  record?: RecordAction | undefined;
}

const pageOf = {
  paper: dashboardPaths.papers,
  party: dashboardPaths.people,
  provider: dashboardPaths.agent,
  answer: undefined,
} as const;

/** How much of what lacks is shown at once: a company of many people lacks a page of papers at first. */
const missingShown = 6;

/** What is to be corrected or still lacks, and what came of earlier attempts. */
export function TaskRecord({ task, leadsOn, record }: TaskRecordProps) {
  const { points, missing, rounds, waivedBecause, reference, fields, clocks, warnings } = task;
  const given = fields.filter(
    ({ isResult, isOpen, value }) => (isResult || task.state === 'done') && !isOpen && value,
  );
  const labelOf = (about: string | null) => fields.find(({ id }) => id === about)?.label;
  const refusedBecause = task.state === 'returned' ? rounds.at(-1)?.returned?.refusedBecause : undefined;
  return (
    <>
      {refusedBecause && (
        <p className="max-w-prose text-pretty">{taskRecordMessages.refused(refusedBecause)}</p>
      )}
      {points.length > 0 && (
        <div className="max-w-prose border-s-2 border-warn ps-3">
          <p className="font-medium">{taskRecordMessages.toCorrect(points.length)}</p>
          <ul className="mt-1 list-disc ps-4.5 marker:text-faint">
            {points.map(({ text, about }) => (
              <li key={`${about} ${text}`} className="text-pretty wrap-anywhere">
                {labelOf(about) && <span className="font-medium">{labelOf(about)}: </span>}
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      {warnings.length > 0 && (
        <div className="max-w-prose border-s-2 border-warn ps-3">
          <p className="font-medium">{taskRecordMessages.toCheck}</p>
          {warnings.map(({ code, text }) => (
            <p key={code} className="mt-1 text-pretty wrap-anywhere">
              {text}
            </p>
          ))}
        </div>
      )}
      {missing.length > 0 && (
        <div className="max-w-prose">
          <p className="text-xs font-medium text-muted">{taskRecordMessages.stillMissing}</p>
          <Missing of={missing.slice(0, missingShown)} leadsOn={leadsOn} />
          {missing.length > missingShown && (
            <Fold
              summary={
                <span className="text-muted">
                  {taskRecordMessages.moreMissing(missing.length - missingShown)}
                </span>
              }
              buttonClassName="py-1"
            >
              <Missing of={missing.slice(missingShown)} leadsOn={leadsOn} />
            </Fold>
          )}
        </div>
      )}
      {clocks
        .filter(({ isMet }) => !isMet)
        .map((clock) => (
          <TaskClock key={clock.id} clock={clock} task={task} record={record} />
        ))}
      {given.length > 0 && (
        <ul className="tabular text-muted">
          {given.map(({ id, label, value }) => (
            <li key={id} className="wrap-anywhere">
              {taskRecordMessages.valueOf(label, value)}
            </li>
          ))}
        </ul>
      )}
      {reference && <p className="text-muted">{caseMessages.withReference(reference)}</p>}
      {waivedBecause && <p className="max-w-prose text-muted">{taskRecordMessages.waived(waivedBecause)}</p>}
      {rounds.some(({ returned }) => returned) && <Rounds rounds={rounds} labelOf={labelOf} />}
    </>
  );
}

interface MissingProps {
  of: CaseTaskView['missing'];
  leadsOn: boolean | undefined;
}

function Missing({ of: missing, leadsOn }: MissingProps) {
  return (
    <ul className="mt-0.5 list-disc ps-4.5 marker:text-faint">
      {missing.map(({ kind, id, label }) => {
        const page = leadsOn && pageOf[kind];
        return (
          <li key={`${kind} ${id} ${label}`} className="wrap-anywhere">
            {page ? (
              <Link
                to={page}
                className="inline-flex items-center text-accent-text hover:underline hover:underline-offset-4 pointer-coarse:min-h-11"
              >
                <bdi>{label}</bdi>
              </Link>
            ) : (
              <bdi>{label}</bdi>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface TaskClockProps extends Pick<TaskRecordProps, 'task' | 'record'> {
  clock: CaseTaskView['clocks'][number];
}

/** The last day of something, what it costs to miss it, and once it is over the way to begin anew. */
function TaskClock({ clock, task, record }: TaskClockProps) {
  const { label, on, why, sources, penalty, hasPassed, daysLeft, restart } = clock;
  const [isBusy, setIsBusy] = useState(false);
  async function beginAnew(id: string): Promise<void> {
    setIsBusy(true);
    const what = { id, label: taskRecordMessages.clockTask, fields: [] };
    await record?.(what, { action: 'reopen', on: todayWithin(task.possibleDays) });
    setIsBusy(false);
  }
  return (
    <div
      className={`max-w-prose border-s-2 ps-3 ${hasPassed || daysLeft !== null ? 'border-bad' : 'border-accent'}`}
    >
      <p className="tabular flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-pretty">
        {hasPassed ? taskRecordMessages.ranOutOn(label, on) : taskRecordMessages.endsOn(label, on)}
        {daysLeft !== null && <LastDays days={daysLeft} />}
      </p>
      {!hasPassed && (
        <p className="text-pretty text-muted">
          {why} <SourceMark sources={sources} subject={label} />
        </p>
      )}
      {'text' in penalty && (
        <p className="mt-1 text-pretty">
          {!hasPassed && `${caseMessages.ifItRunsOut} `}
          {penalty.text} <SourceMark sources={penalty.sources} subject={caseMessages.ifItRunsOut} />
        </p>
      )}
      {restart && record && (
        <Button className="mt-3" isBusy={isBusy} onClick={() => beginAnew(restart)}>
          {taskRecordMessages.beginAnew}
        </Button>
      )}
    </div>
  );
}

interface RoundsProps {
  rounds: CaseTaskView['rounds'];
  labelOf(about: string | null): string | undefined;
}

function Rounds({ rounds, labelOf }: RoundsProps) {
  const papers = useAnswerPapers();
  return (
    <Fold summary={<span className="text-muted">{taskRecordMessages.rounds(rounds.length)}</span>}>
      <ol className="grid max-w-prose gap-3 border-s border-line py-1 ps-4">
        {rounds.map((round, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds are only ever added
          <li key={index} className="grid gap-1">
            <p className="tabular font-medium">{taskRecordMessages.round(index + 1, round)}</p>
            {Object.entries(round.values).map(([id, value]) => (
              <p key={id} className="text-muted wrap-anywhere">
                {labelOf(id) ?? id}: {value}
              </p>
            ))}
            {round.papers.length > 0 && papers && (
              <Suspense>
                <papers.Attached companyId={papers.companyId} side={papers.side} papers={round.papers} />
              </Suspense>
            )}
            {round.returned && (
              <>
                <p className="tabular">{caseMessages.returnedOn(round.returned.from, round.returned.on)}</p>
                {round.returned.refusedBecause && (
                  <p>{taskRecordMessages.refused(round.returned.refusedBecause)}</p>
                )}
                <ul className="list-disc ps-4.5 marker:text-faint">
                  {round.returned.points.map(({ text, about }) => (
                    <li key={`${about} ${text}`} className="wrap-anywhere">
                      {labelOf(about) && <span className="font-medium">{labelOf(about)}: </span>}
                      {text}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ol>
    </Fold>
  );
}
