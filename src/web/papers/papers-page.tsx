import { FileStack } from 'lucide-react';
import { type ComponentType, lazy, type RefObject, Suspense, useState } from 'react';
import type { CompanyView } from '#contract/companies.ts';
import type { PaperListView, PaperView } from '#contract/papers.ts';
import { may } from '#domain/team/permissions.ts';
import { dashboardTitles } from '#messages/dashboard-titles.ts';
import { paperMessages } from '#messages/papers.ts';
import { NoCompany } from '#web/design-system/no-company.tsx';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { ErrorState, StateSheet } from '#web/design-system/state-message.tsx';
import { Tabs } from '#web/design-system/tabs.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { FolderView } from './folder-view.tsx';
import { PaperDialog } from './paper-dialog.tsx';
import { LoadingPapers, mayChange, PeopleView } from './people-view.tsx';
import { requirementStateOf, waitsForStep } from './requirement-state.ts';
import { TaskView } from './task-view.tsx';
import { usePapers } from './use-papers.ts';

const Sharing = lazy(() => import('./sharing.tsx'));

interface PapersPageProps {
  /** The documents that are made from the record, loaded when their tab is opened. */
  Made: ComponentType<{ companyId: string }>;
}

/** What the company and its people have to hand over, and how it stands. */
export default function PapersPage({ Made }: PapersPageProps) {
  const heading = usePage(dashboardTitles.papers);
  const { state, company, failure, refetch } = useCurrentCompany();
  const { isRetrying, retry } = useRetry(refetch, () => heading.current?.focus());
  return (
    <div className="flex flex-col gap-6">
      <header>
        <PageTitle ref={heading}>{dashboardTitles.papers}</PageTitle>
        <p className="mt-1 max-w-prose wrap-anywhere text-pretty text-muted">
          {company ? paperMessages.about(company.name) : paperMessages.aboutWithoutCompany}
        </p>
      </header>
      {state === 'loading' && <LoadingPapers />}
      {state === 'error' && (
        <StateSheet>
          <ErrorState title={paperMessages.unread} onRetry={retry} isRetrying={isRetrying}>
            {describeFailure(failure)}
          </ErrorState>
        </StateSheet>
      )}
      {state === 'empty' && (
        <StateSheet>
          <NoCompany icon={FileStack}>{paperMessages.noCompanyText}</NoCompany>
        </StateSheet>
      )}
      {company && <Papers key={company.id} company={company} heading={heading} Made={Made} />}
    </div>
  );
}

interface PapersProps extends PapersPageProps {
  company: CompanyView;
  heading: RefObject<HTMLHeadingElement | null>;
}

function Papers({ company, heading, Made }: PapersProps) {
  const { list, failure, refetch, accept } = usePapers(company.id);
  const { isRetrying, retry } = useRetry(refetch, () => heading.current?.focus());
  const [openId, setOpenId] = useState<string>();
  if (!list) {
    if (!failure) return <LoadingPapers />;
    return (
      <StateSheet>
        <ErrorState title={paperMessages.unread} onRetry={retry} isRetrying={isRetrying}>
          {describeFailure(failure)}
        </ErrorState>
      </StateSheet>
    );
  }
  const names = new Map(list.parties.map(({ id, name }) => [id, name]));
  const whoseOf = (party: string | null) =>
    party === null ? paperMessages.theCompany : (names.get(party) ?? paperMessages.someoneGone);
  const opened = list.papers.find(({ id }) => id === openId);
  const open = (paper: PaperView) => setOpenId(paper.id);
  return (
    <>
      <Progress list={list} />
      <Tabs
        label={paperMessages.views}
        tabs={[
          {
            id: 'people',
            title: paperMessages.byPerson,
            content: (
              <PeopleView
                company={company}
                list={list}
                whoseOf={whoseOf}
                onPaper={accept}
                onOpen={open}
                onChanged={refetch}
              />
            ),
          },
          {
            id: 'tasks',
            title: paperMessages.byTask,
            content: <TaskView list={list} whoseOf={whoseOf} />,
          },
          {
            id: 'folders',
            title: paperMessages.folders,
            content: <FolderView list={list} whoseOf={whoseOf} onOpen={open} />,
          },
          {
            id: 'made',
            title: paperMessages.madeTab,
            content: (
              <Suspense fallback={<LoadingPapers />}>
                <Made companyId={company.id} />
              </Suspense>
            ),
          },
        ]}
      />
      {may(company.role, 'manage-papers') && (
        <Suspense>
          <Sharing companyId={company.id} papers={list.papers} whoseOf={whoseOf} />
        </Suspense>
      )}
      {opened && (
        <PaperDialog
          company={company}
          paper={opened}
          list={list}
          mayChange={mayChange(company, list, opened)}
          onClose={() => setOpenId(undefined)}
          onPaper={accept}
          onChanged={refetch}
          focusFallback={heading}
        />
      )}
    </>
  );
}

/** How far the hand-over has come, in a line. */
function Progress({ list }: { list: PaperListView }) {
  const asked = list.requirements.filter(({ isConditional }) => !isConditional);
  const due = asked.filter((requirement) => !waitsForStep(requirement, list.papers));
  const states = due.map((requirement) => requirementStateOf(requirement, list.papers));
  if (asked.length === 0) return null;
  const count = (...wanted: (typeof states)[number][]) =>
    states.filter((state) => wanted.includes(state)).length;
  const parts = [
    paperMessages.ready(count('accepted'), states.length),
    count('received', 'checking') > 0 && paperMessages.waiting(count('received', 'checking')),
    count('returned') > 0 && paperMessages.returned(count('returned')),
    asked.length > due.length && paperMessages.later(asked.length - due.length),
  ].filter(Boolean);
  return (
    <p className="-mt-2 font-medium tabular-nums">
      <bdi>{parts.join(' · ')}</bdi>
    </p>
  );
}
