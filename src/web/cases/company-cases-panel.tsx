import { lazy, Suspense, useState } from 'react';
import { readCompanyCases } from '#contract/cases.ts';
import type { CompanyFile } from '#contract/operator.ts';
import { caseMessages } from '#messages/cases.ts';
import { Button } from '#web/design-system/button.tsx';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { useQuery } from '#web/platform/query.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { actionRecorder } from './case-changes.ts';
import { CaseLine } from './case-line.tsx';
import { CaseTasks } from './case-tasks.tsx';
import { ChangeClientAnswers } from './change-client-answers.tsx';
import { CompanyRecord } from './company-record.tsx';
import { LaterCaseFacts } from './later-case.tsx';

const StartChange = lazy(() => import('./start-change.tsx'));

/** The tasks of a company in its file: what stands where, and all that staff record. */
export default function CompanyCasesPanel({ company }: { company: CompanyFile }) {
  const { data, failure, refetch } = useQuery(readCompanyCases, { params: { id: company.id } });
  const { isRetrying, retry } = useRetry(refetch, () => {});
  const [isStarting, setIsStarting] = useState(false);
  if (!data) {
    if (!failure) {
      return (
        <div role="status" aria-label={caseMessages.staffLoading} className="grid gap-3">
          <Skeleton className="h-6 w-60" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      );
    }
    return (
      <ErrorState title={caseMessages.staffUnread} onRetry={retry} isRetrying={isRetrying}>
        {describeFailure(failure)}
      </ErrorState>
    );
  }
  return (
    <div className="grid gap-10">
      {data.mayOpen && (
        <Button className="w-fit" onClick={() => setIsStarting(true)}>
          {caseMessages.startChange}
        </Button>
      )}
      {!data.hasAgency && <p className="max-w-prose text-pretty text-muted">{caseMessages.withoutAgency}</p>}
      {data.cases.map((each) => (
        <section key={each.id} aria-labelledby={each.id} className="grid gap-4">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <div>
              <h2 id={each.id} className="text-lg font-semibold tracking-tight">
                {caseMessages.kinds[each.kind]}
              </h2>
              <p className="tabular text-muted">{caseMessages.openedOn(each.openedAt, each.closedOn)}</p>
            </div>
            {each.kind === 'formation' && (
              <ChangeClientAnswers company={company} onChanged={() => void refetch()} />
            )}
          </div>
          <CaseLine of={each} />
          <LaterCaseFacts
            of={each}
            companyId={company.id}
            canWithdraw={data.mayOpen}
            isStaff
            refetch={refetch}
          />
          <CaseTasks
            tasks={each.tasks}
            isStaff
            record={actionRecorder({
              companyId: company.id,
              caseId: each.id,
              isStaff: true,
              accept: () => refetch(),
              refetch,
            })}
          />
        </section>
      ))}
      <CompanyRecord entries={data.record} />
      {isStarting && (
        <Suspense>
          <StartChange
            companyId={company.id}
            isStaff
            onClose={() => setIsStarting(false)}
            onOpened={async () => {
              await refetch();
              setIsStarting(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
