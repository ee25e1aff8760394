import { lazy, Suspense, useState } from 'react';
import type { CaseView } from '#contract/case-views.ts';
import type { StatementView } from '#contract/plans.ts';
import { changeMessages } from '#messages/changes.ts';
import { lineAmountText } from '#messages/totals.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { SourceMark } from '#web/design-system/source-mark.tsx';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { Link } from '#web/platform/router.tsx';

const WithdrawDialog = lazy(() => import('./withdraw-dialog.tsx'));

interface LaterCaseFactsProps {
  of: CaseView;
  companyId: string;
  /** Whether the reader may withdraw it. */
  canWithdraw: boolean;
  isStaff?: boolean;
  refetch(): Promise<unknown>;
}

/** What a case after the formation is about: what was said, its day, its legal days, its costs and its result. */
export function LaterCaseFacts({
  of,
  companyId,
  canWithdraw,
  isStaff = false,
  refetch,
}: LaterCaseFactsProps) {
  const { id, kind, on, opening, withdrawn, legalDays, fees, register, closedOn } = of;
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  if (kind === 'formation' || !on) return null;
  return (
    <div className="grid gap-4">
      <dl className="grid gap-x-8 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
        <Line term={changeMessages.day(kind)}>{changeMessages.dayText(on)}</Line>
        {opening.map(({ id: field, value }) => (
          <Line key={field} term={changeMessages.field(field)}>
            {changeMessages.choice(value)}
          </Line>
        ))}
        {fees.map(({ id: fee, label, amount, isMinimum, statement }) => (
          <Line key={fee} term={label}>
            {amount ? lineAmountText(amount, isMinimum) : changeMessages.unpriced}{' '}
            <Mark statement={statement} subject={label} />
          </Line>
        ))}
      </dl>
      {legalDays.length > 0 && (
        <ul className="grid gap-3 border-s-2 border-accent ps-3">
          {legalDays.map((legalDay) => (
            <li key={legalDay.id} className="max-w-prose">
              <div className="flex flex-wrap items-center gap-x-2">
                <p className="tabular font-medium text-pretty">
                  {changeMessages.due(legalDay.label, legalDay.on)}
                </p>
                {legalDay.isMet && <Badge tone="good">{changeMessages.met}</Badge>}
              </div>
              <p className="text-pretty text-muted">
                {legalDay.why} <SourceMark sources={legalDay.sources} subject={legalDay.label} />
              </p>
              {legalDay.dayOff && !legalDay.isMet && (
                <p className="text-pretty text-muted">{changeMessages.dayOff}</p>
              )}
              <p className="text-pretty text-muted">
                {changeMessages.penalty}: <Said statement={legalDay.penalty} subject={legalDay.label} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {withdrawn && (
        <p className="max-w-prose">{changeMessages.withdrawnOn(withdrawn.on, withdrawn.reason)}</p>
      )}
      {register && !isStaff && (
        <Link
          to={`${dashboardPaths.people}?register=${register.name}&on=${register.on}`}
          className="w-fit rounded-sm py-0.5 font-medium underline decoration-line-strong underline-offset-4 hover:decoration-current pointer-coarse:py-3"
        >
          {changeMessages.seeRegister(register.name, register.on)}
        </Link>
      )}
      {canWithdraw && !closedOn && (
        <Button kind="quiet" size="small" className="-ms-2 w-fit" onClick={() => setIsWithdrawing(true)}>
          {changeMessages.withdraw}
        </Button>
      )}
      {isWithdrawing && (
        <Suspense>
          <WithdrawDialog
            companyId={companyId}
            caseId={id}
            kind={kind}
            isStaff={isStaff}
            onClose={() => setIsWithdrawing(false)}
            refetch={refetch}
          />
        </Suspense>
      )}
    </div>
  );
}

/** A statement in words with its sources, or what is unconfirmed. */
export function Said({ statement, subject }: { statement: StatementView; subject: string }) {
  if (!('text' in statement)) return changeMessages.unconfirmed(statement.unconfirmed);
  return (
    <>
      {statement.text} <SourceMark sources={statement.sources} subject={subject} />
    </>
  );
}

/** The sources of a figure; none of one that nobody publishes. */
export function Mark({ statement, subject }: { statement: StatementView; subject: string }) {
  return 'text' in statement ? <SourceMark sources={statement.sources} subject={subject} /> : null;
}

function Line({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="tabular mb-2 wrap-anywhere sm:mb-0">{children}</dd>
    </>
  );
}
