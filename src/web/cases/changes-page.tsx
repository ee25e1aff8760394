import { FilePen, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { CaseView } from '#contract/case-views.ts';
import { readCases } from '#contract/cases.ts';
import type { CompanyView } from '#contract/companies.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { LaterCaseKind } from '#domain/cases/case-kind.ts';
import { may } from '#domain/team/permissions.ts';
import { caseKindMessages } from '#messages/case-kinds.ts';
import { changeMessages } from '#messages/changes.ts';
import { dashboardTitles } from '#messages/dashboard-titles.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { NoCompany } from '#web/design-system/no-company.tsx';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { EmptyState, ErrorState, StateSheet } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { useQuery } from '#web/platform/query.ts';
import { Link, useNavigate, useParams } from '#web/platform/router.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { ChangeCase } from './change-case.tsx';
import { CompanyRecord } from './company-record.tsx';

const StartChange = lazy(() => import('./start-change.tsx'));

/** What changes at a company after its formation: the list of its cases, or one of them. */
export default function ChangesPage() {
  const { id } = useParams();
  const { company } = useCurrentCompany();
  return id && company ? <ChangeCase key={id} id={id} company={company} /> : <ListPage />;
}

function ListPage() {
  const heading = usePage(dashboardTitles.changes);
  const { state, company, failure, refetch } = useCurrentCompany();
  return (
    <div className="flex flex-col gap-6">
      <header>
        <PageTitle ref={heading}>{dashboardTitles.changes}</PageTitle>
        <p className="mt-1 max-w-prose text-pretty text-muted">
          {company ? changeMessages.about(company.name) : changeMessages.aboutWithoutCompany}
        </p>
      </header>
      {company && <Changes key={company.id} company={company} />}
      {state === 'loading' && <Loading />}
      {state === 'empty' && (
        <StateSheet>
          <NoCompany icon={FilePen}>{changeMessages.noCompanyText}</NoCompany>
        </StateSheet>
      )}
      {state === 'error' && (
        <StateSheet>
          <ErrorState title={changeMessages.unread} onRetry={refetch}>
            {describeFailure(failure)}
          </ErrorState>
        </StateSheet>
      )}
    </div>
  );
}

function Changes({ company }: { company: CompanyView }) {
  const { data, failure, refetch } = useQuery(readCases, { params: { id: company.id } });
  if (!data) {
    return failure ? (
      <StateSheet>
        <ErrorState title={changeMessages.unread} onRetry={refetch}>
          {describeFailure(failure)}
        </ErrorState>
      </StateSheet>
    ) : (
      <Loading />
    );
  }
  const canChange = may(company.role, 'change-formation');
  return <List company={company} data={data} canChange={canChange} refetch={refetch} />;
}

interface ListProps {
  company: CompanyView;
  data: OutputOf<typeof readCases>;
  canChange: boolean;
  refetch(): Promise<boolean>;
}

function List({ company, data, canChange, refetch }: ListProps) {
  const navigate = useNavigate();
  const [starting, setStarting] = useState<{ kind?: LaterCaseKind }>();
  const later = data.cases.filter(({ kind }) => kind !== 'formation');
  const open = later.filter(({ closedOn }) => !closedOn);
  const ended = later.filter(({ closedOn }) => closedOn);
  const start = canChange ? (
    <Button kind="primary" onClick={() => setStarting({})}>
      <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
      {changeMessages.start}
    </Button>
  ) : (
    <p className="text-muted">{changeMessages.readOnly}</p>
  );
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        {later.length > 0 && start}
        {data.closedFrom && <Badge>{changeMessages.closed(data.closedFrom)}</Badge>}
      </div>
      {data.suggestions.length > 0 && (
        <section aria-labelledby="suggested">
          <h2 id="suggested" className="text-lg font-semibold tracking-tight">
            {changeMessages.suggested}
          </h2>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {data.suggestions.map(({ kind, on }) => (
              <li key={kind} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
                <p className="min-w-0 flex-1 basis-60 font-medium">{changeMessages.suggestion[kind]?.(on)}</p>
                {canChange && (
                  <Button onClick={() => setStarting({ kind })}>{changeMessages.startSuggested}</Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {later.length === 0 ? (
        <StateSheet>
          <EmptyState icon={FilePen} title={changeMessages.none} action={start}>
            {changeMessages.noneText}
          </EmptyState>
        </StateSheet>
      ) : (
        <>
          <Cases id="open-cases" title={changeMessages.openCases} cases={open} />
          <Cases id="finished-cases" title={changeMessages.finishedCases} cases={ended} />
        </>
      )}
      <CompanyRecord entries={data.record} />
      {starting && (
        <Suspense>
          <StartChange
            companyId={company.id}
            kind={starting.kind}
            onClose={() => setStarting(undefined)}
            onOpened={async ({ id }) => {
              await refetch();
              navigate(`${dashboardPaths.changes}/${id}`);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function Cases({ id, title, cases }: { id: string; title: string; cases: readonly CaseView[] }) {
  if (cases.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg font-semibold tracking-tight">
        {title}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {cases.map((each) => (
          <CaseRow key={each.id} of={each} />
        ))}
      </ul>
    </section>
  );
}

function CaseRow({ of: { id, kind, on, withdrawn, closedOn, tasks, legalDays } }: { of: CaseView }) {
  const done = tasks.filter(({ state }) => state === 'done' || state === 'waived').length;
  const due = legalDays.find(({ isMet }) => !isMet);
  const isOpen = !closedOn;
  return (
    <li className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline">
      <div className="min-w-0">
        <Link
          to={`${dashboardPaths.changes}/${id}`}
          className="rounded-sm py-0.5 font-medium underline decoration-line-strong underline-offset-4 hover:decoration-current pointer-coarse:inline-block pointer-coarse:py-3"
        >
          {caseKindMessages[kind]}
        </Link>
        {isOpen && due && <p className="tabular text-pretty">{changeMessages.due(due.label, due.on)}</p>}
      </div>
      <p className="tabular text-muted">
        <bdi>
          {withdrawn
            ? changeMessages.state.withdrawn
            : isOpen
              ? changeMessages.progress(done, tasks.length)
              : changeMessages.state.finished}
          {on && ` · ${changeMessages.dayText(on)}`}
        </bdi>
      </p>
    </li>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={changeMessages.loading} className="grid gap-3">
      <Skeleton className="h-10 w-40" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  );
}
