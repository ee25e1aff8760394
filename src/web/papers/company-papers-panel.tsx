import { useEffect, useState } from 'react';
import { listClientPapers } from '#contract/client-papers.ts';
import type { CompanyFile } from '#contract/operator.ts';
import type { PaperListView, PaperRequirementView, PaperView } from '#contract/papers.ts';
import { mayAsStaff, type StaffRole } from '#domain/staff/permissions.ts';
import { clientPaperMessages } from '#messages/client-papers.ts';
import { paperMessages } from '#messages/papers.ts';
import { Fold } from '#web/design-system/fold.tsx';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { Tabs } from '#web/design-system/tabs.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { useQuery } from '#web/platform/query.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { ClientPaperDialog } from './client-paper-dialog.tsx';
import { ClientPaperRow } from './client-paper-row.tsx';
import { PaperStateBadge } from './paper-state-badge.tsx';
import { waitsForStep } from './requirement-state.ts';
import { TaskView } from './task-view.tsx';

/** How often a paper that is being checked is asked for, in ms. */
const pollingMs = 1_500;

/** A client's documents in its file: all that is asked and there, by party and by step. */
export default function CompanyPapersPanel({ company, role }: { company: CompanyFile; role: StaffRole }) {
  const { data, failure, refetch } = useQuery(listClientPapers, { params: { id: company.id } });
  const { isRetrying, retry } = useRetry(refetch, () => {});
  const [openId, setOpenId] = useState<string>();
  const isChecking = data?.list.papers.some(({ versions }) => versions[0]?.state === 'checking') ?? false;
  useEffect(() => {
    if (!isChecking) return;
    const timer = setInterval(refetch, pollingMs);
    return () => clearInterval(timer);
  }, [isChecking, refetch]);
  if (!data) {
    if (!failure) {
      return (
        <div role="status" aria-label={clientPaperMessages.loading} className="grid gap-3">
          <Skeleton className="h-6 w-60" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      );
    }
    return (
      <ErrorState title={clientPaperMessages.unread} onRetry={retry} isRetrying={isRetrying}>
        {describeFailure(failure)}
      </ErrorState>
    );
  }
  const { list } = data;
  const names = new Map(list.parties.map(({ id, name }) => [id, name]));
  const whoseOf = (party: string | null) =>
    party === null ? company.name : (names.get(party) ?? paperMessages.someoneGone);
  const opened = list.papers.find(({ id }) => id === openId);
  const row = (requirement: PaperRequirementView) => (
    <ClientPaperRow
      key={`${requirement.kind} ${requirement.party}`}
      companyId={company.id}
      requirement={requirement}
      list={list}
      whose={whoseOf(requirement.party)}
      mayUpload={mayAsStaff(role, 'act-for-client')}
      onOpen={(paper) => setOpenId(paper.id)}
      onChanged={refetch}
    />
  );
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="max-w-prose text-muted">{clientPaperMessages.noted}</p>
      {list.requirements.length === 0 && list.papers.length === 0 ? (
        <p className="border-t border-line pt-3 text-muted">{clientPaperMessages.nothing}</p>
      ) : (
        <Tabs
          label={paperMessages.views}
          tabs={[
            {
              id: 'parties',
              title: paperMessages.byPerson,
              content: (
                <Parties list={list} whoseOf={whoseOf} row={row} onOpen={(paper) => setOpenId(paper.id)} />
              ),
            },
            {
              id: 'steps',
              title: paperMessages.byTask,
              content: <TaskView list={list} whoseOf={whoseOf} />,
            },
          ]}
        />
      )}
      {opened && (
        <ClientPaperDialog
          companyId={company.id}
          paper={opened}
          whose={whoseOf(opened.party)}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </div>
  );
}

interface PartiesProps {
  list: PaperListView;
  whoseOf(party: string | null): string;
  row(requirement: PaperRequirementView): React.ReactNode;
  onOpen(paper: PaperView): void;
}

/** What is asked of each party, people first; what only later steps ask for is folded. */
function Parties({ list, whoseOf, row, onOpen }: PartiesProps) {
  const asked = new Set(list.requirements.flatMap(({ papers }) => papers));
  const others = list.papers.filter(({ id }) => !asked.has(id));
  const sections = Map.groupBy(list.requirements, ({ party }) => party);
  const parties = [...sections].toSorted(([one], [other]) => Number(one === null) - Number(other === null));
  return (
    <div className="grid gap-8">
      {parties.map(([party, requirements]) => {
        const later = requirements.filter((requirement) => waitsForStep(requirement, list.papers));
        const due = requirements.filter((requirement) => !later.includes(requirement));
        return (
          <section key={party} aria-labelledby={`papers-${party}`}>
            <h2 id={`papers-${party}`} className="text-lg font-semibold tracking-tight wrap-anywhere">
              <bdi>{whoseOf(party)}</bdi>
            </h2>
            <ul className="mt-2 divide-y divide-line border-y border-line">{due.map(row)}</ul>
            {later.length > 0 && (
              <Fold summary={<span className="text-muted">{clientPaperMessages.later(later.length)}</span>}>
                <ul className="divide-y divide-line border-y border-line">{later.map(row)}</ul>
              </Fold>
            )}
          </section>
        );
      })}
      {others.length > 0 && (
        <section aria-labelledby="papers-others">
          <h2 id="papers-others" className="text-lg font-semibold tracking-tight">
            {clientPaperMessages.other}
          </h2>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {others.map((paper) => (
              <li key={paper.id}>
                <button
                  type="button"
                  onClick={() => onOpen(paper)}
                  className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 py-3 text-start hover:text-accent-text pointer-coarse:min-h-11"
                >
                  <span className="font-medium">{paperMessages.kind(paper.kind)}</span>
                  {paper.versions[0] && <PaperStateBadge state={paper.versions[0].state} />}
                  <span className="text-sm text-muted wrap-anywhere">
                    {whoseOf(paper.party)}
                    {paper.versions[0] &&
                      `. ${clientPaperMessages.uploaded(paper.versions[0].uploadedAt, paper.versions[0].isByAgency)}`}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
