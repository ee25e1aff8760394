import { Suspense } from 'react';
import type { ReviewDecisionView, ReviewRound } from '#contract/desk.ts';
import type { TaskRoundView } from '#contract/desk-tasks.ts';
import { comparedFields } from '#domain/desk/compare-fields.ts';
import { deskMessages } from '#messages/desk.ts';
import { useSentPapers } from './sent-papers.ts';

/** Every version with what was decided about it, latest first. */
export function Rounds({ rounds }: { rounds: readonly ReviewRound[] }) {
  return (
    <ol className="divide-y divide-line border-y border-line">
      {rounds.map((round) => (
        <Round key={round.version} round={round} />
      ))}
    </ol>
  );
}

function Round({ round: { version, uploadedAt, state, points, decisions } }: { round: ReviewRound }) {
  return (
    <li className="grid gap-1 py-2 text-sm">
      <p>
        <span className="font-medium">{deskMessages.round(version, uploadedAt)}</span>{' '}
        <span className="text-muted">{deskMessages.states[state]}</span>
      </p>
      <Decisions decisions={decisions} />
      {points.length > 0 && (
        <ul className="list-disc ps-4">
          {points.map((point) => (
            <li key={`${point.page}-${point.field}-${point.text}`} className="wrap-anywhere">
              <b>{aboutText(point)}</b> {point.text}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Every submission of a task with what was typed and what came of it, latest first. */
export function TaskRounds({ companyId, rounds }: { companyId: string; rounds: readonly TaskRoundView[] }) {
  return (
    <ol className="divide-y divide-line border-y border-line">
      {rounds.map((round, index) => (
        <TaskRound
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds are only ever added
          key={rounds.length - index}
          companyId={companyId}
          round={round}
          position={rounds.length - index}
        />
      ))}
    </ol>
  );
}

interface TaskRoundProps {
  companyId: string;
  round: TaskRoundView;
  position: number;
}

function TaskRound({ companyId, round, position }: TaskRoundProps) {
  const { submittedOn, values, papers, returned, decisions } = round;
  const Papers = useSentPapers();
  return (
    <li className="grid gap-1 py-2 text-sm">
      <p className="font-medium">{deskMessages.taskRound(position, submittedOn)}</p>
      <Decisions decisions={decisions} />
      {papers.length > 0 && Papers && (
        <Suspense>
          <Papers companyId={companyId} side="agency" papers={papers} />
        </Suspense>
      )}
      {returned && (
        <>
          <p className="text-muted">{deskMessages.returnedBy(returned.from, returned.on)}</p>
          {/* What was typed then; the latest stands in the table. */}
          {values.map(({ label, value }) => (
            <p key={label} className="text-muted wrap-anywhere">
              {label}: {value}
            </p>
          ))}
          <ul className="list-disc ps-4">
            {returned.points.map(({ field, text }) => (
              <li key={`${field}-${text}`} className="wrap-anywhere">
                {field && <b>{field}: </b>}
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}

function Decisions({ decisions }: { decisions: readonly ReviewDecisionView[] }) {
  return decisions.map(({ kind, by, isYou, at }) => (
    <p key={at} className="text-xs text-muted">
      {deskMessages.decisions[kind]}: {deskMessages.decidedBy(by, isYou, at)}
    </p>
  ));
}

/** What a point is about, before its text. */
function aboutText({ page, field }: { page: number | null; field: string | null }): string {
  if (page !== null) return deskMessages.onPage(page);
  const named = comparedFields.find((each) => each === field);
  return named ? `${deskMessages.fields[named]}:` : '';
}
