import type { ReactNode, RefObject } from 'react';
import type { PaperReviewView } from '#contract/desk.ts';
import type { TaskReviewView } from '#contract/desk-tasks.ts';
import type { FindingParameters } from '#domain/papers/inspection.ts';
import { caseMessages } from '#messages/cases.ts';
import { deskMessages } from '#messages/desk.ts';
import { copySentences, detailMessages } from '#messages/paper-details.ts';
import { findingText } from '#messages/paper-findings.ts';
import { Button } from '#web/design-system/button.tsx';
import { paths } from '#web/paths.ts';
import { Link } from '#web/platform/router.tsx';
import { AskedOfCopy, ConfirmDetails } from './confirm-details.tsx';
import { decisionsOf, isDecidable, labelOf, type ReviewView } from './desk-calls.ts';
import { FieldTable } from './field-table.tsx';
import { Rounds, TaskRounds } from './rounds.tsx';
import type { Desk } from './use-desk.ts';

interface ReviewPanelProps {
  desk: Desk;
  review: ReviewView;
  heading: RefObject<HTMLHeadingElement | null>;
  onReturn(): void;
  onAsk(): void;
}

/** What was typed and read, what was found, every round, and the decision. */
export function ReviewPanel({ desk, review, heading, onReturn, onAsk }: ReviewPanelProps) {
  const isFirst = review.needsSecond && decisionsOf(review).at(-1)?.kind !== 'accepted-first';
  const about = review.of === 'paper' ? review.about : caseMessages.kinds[review.caseKind];
  return (
    <section aria-labelledby="review-title" className="flex min-w-0 flex-col gap-5">
      <div>
        <h2 id="review-title" ref={heading} tabIndex={-1} className="text-lg font-semibold tracking-tight">
          {labelOf(review)}
        </h2>
        <p className="text-muted wrap-anywhere">
          {about && (
            <>
              <bdi>{about}</bdi>,{' '}
            </>
          )}
          <bdi>{review.company.name}</bdi>
        </p>
      </div>
      <Standing review={review} />
      <div className="flex flex-wrap gap-2">
        {isDecidable(review) ? (
          <>
            <Button kind="primary" isBusy={desk.isBusy} onClick={desk.accept}>
              {isFirst ? deskMessages.acceptFirst : deskMessages.accept}
            </Button>
            <Button onClick={onReturn} disabled={desk.isBusy}>
              {deskMessages.return}
            </Button>
          </>
        ) : (
          <Button onClick={desk.skip}>{deskMessages.skip}</Button>
        )}
        <Button kind="quiet" className="-ms-3" onClick={onAsk}>
          {deskMessages.ask}
        </Button>
      </div>
      {review.of === 'paper' ? (
        <PaperParts review={review} onReview={desk.show} />
      ) : (
        <TaskParts review={review} />
      )}
    </section>
  );
}

interface PaperPartsProps {
  review: PaperReviewView;
  onReview(review: PaperReviewView): void;
}

function PaperParts({ review, onReview }: PaperPartsProps) {
  const [latest] = review.rounds;
  return (
    <>
      <Part title={deskMessages.fieldsTitle}>
        <FieldTable fields={review.fields} />
      </Part>
      {copySentences(review).length > 0 && (
        <Part title={deskMessages.askedTitle}>
          <AskedOfCopy review={review} />
        </Part>
      )}
      {review.asksFor.length > 0 && (
        <Part title={detailMessages.title}>
          <ConfirmDetails key={latest?.version} review={review} onReview={onReview} />
        </Part>
      )}
      {latest && latest.findings.length > 0 && (
        <Part title={deskMessages.findings}>
          <ul className="grid gap-1 text-sm">
            {latest.findings.map(({ code, page, parameters }) => (
              <li key={`${code}-${page}`}>
                {page !== null && latest.pages > 1 && <b>{deskMessages.onPage(page)} </b>}
                {findingText({ code, parameters: parameters as FindingParameters })}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={deskMessages.rounds}>
        <Rounds rounds={review.rounds} />
      </Part>
    </>
  );
}

function TaskParts({ review }: { review: TaskReviewView }) {
  return (
    <>
      <Link
        to={`${paths.operator}/companies/${review.company.id}#tasks`}
        className="w-fit text-accent-text underline-offset-2 hover:underline"
      >
        {deskMessages.toFile}
      </Link>
      <Part title={deskMessages.rounds}>
        <TaskRounds companyId={review.company.id} rounds={review.rounds} />
      </Part>
    </>
  );
}

/** Why the reviewer cannot decide, or who has decided already. */
function Standing({ review }: { review: ReviewView }) {
  const { claim } = review;
  const last = decisionsOf(review).at(-1);
  return (
    <div role="status" className="empty:hidden">
      {claim && !claim.isYou && (
        <p className="border-s-4 border-warn ps-3">{deskMessages.heldByUntil(claim.name, claim.until)}</p>
      )}
      {last?.kind === 'accepted-first' && (
        <p className="border-s-4 border-accent ps-3">
          {last.isYou ? deskMessages.firstByYou : deskMessages.firstBy(last.by)}
        </p>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-sm font-semibold text-muted">{title}</h3>
      {children}
    </section>
  );
}
