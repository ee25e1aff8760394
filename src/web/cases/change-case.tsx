import { ArrowLeft } from 'lucide-react';
import { readCases } from '#contract/cases.ts';
import type { CompanyView } from '#contract/companies.ts';
import { may } from '#domain/team/permissions.ts';
import { caseKindMessages } from '#messages/case-kinds.ts';
import { caseMessages } from '#messages/cases.ts';
import { changeMessages } from '#messages/changes.ts';
import { dashboardTitles } from '#messages/dashboard-titles.ts';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { useQuery } from '#web/platform/query.ts';
import { Link } from '#web/platform/router.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { actionRecorder } from './case-changes.ts';
import { CaseLine } from './case-line.tsx';
import { CaseTasks } from './case-tasks.tsx';
import { LaterCaseFacts } from './later-case.tsx';

/** One case after the formation: how far it is, what it is about, and its steps. */
export function ChangeCase({ id, company }: { id: string; company: CompanyView }) {
  const { data, failure, refetch } = useQuery(readCases, { params: { id: company.id } });
  const of = data?.cases.find((each) => each.id === id);
  const title = of ? caseKindMessages[of.kind] : dashboardTitles.changes;
  const heading = usePage(title);
  const record = actionRecorder({ companyId: company.id, caseId: id, accept: () => refetch(), refetch });
  const canChange = may(company.role, 'change-formation');
  return (
    <div className="flex flex-col gap-8">
      <header>
        <Link
          to={dashboardPaths.changes}
          className="mb-2 flex w-fit items-center gap-2 rounded-sm py-1 text-muted hover:text-text pointer-coarse:min-h-11"
        >
          <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.5} className="rtl:-scale-x-100" />
          {changeMessages.back}
        </Link>
        <PageTitle ref={heading}>{title}</PageTitle>
        {of && (
          <p className="tabular mt-1 text-muted">
            {company.name} · {caseMessages.openedOn(of.openedAt, of.closedOn)}
          </p>
        )}
      </header>
      {of && (
        <>
          <CaseLine of={of} />
          <LaterCaseFacts of={of} companyId={company.id} canWithdraw={canChange} refetch={refetch} />
        </>
      )}
      {of && of.tasks.length > 0 && (
        <section aria-labelledby="case-steps" className="grid gap-4">
          <h2 id="case-steps" className="text-lg font-semibold tracking-tight">
            {changeMessages.steps}
          </h2>
          <CaseTasks tasks={of.tasks} record={canChange ? record : undefined} />
        </section>
      )}
      {data && !of && <EmptyState title={changeMessages.notFound} />}
      {!data && failure && (
        <ErrorState title={changeMessages.unread} onRetry={refetch}>
          {describeFailure(failure)}
        </ErrorState>
      )}
      {!data && !failure && (
        <div role="status" aria-label={changeMessages.loading}>
          <Skeleton className="h-40" />
        </div>
      )}
    </div>
  );
}
