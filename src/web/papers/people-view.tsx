import type { ReactNode } from 'react';
import type { CompanyView } from '#contract/companies.ts';
import type { PaperListView, PaperRequirementView, PaperView } from '#contract/papers.ts';
import { may } from '#domain/team/permissions.ts';
import { copyDemands } from '#messages/paper-details.ts';
import { paperMessages } from '#messages/papers.ts';
import { Fold } from '#web/design-system/fold.tsx';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { EmptyState } from '#web/design-system/state-message.tsx';
import { RequirementRow } from './requirement-row.tsx';
import { isAskedIn, requirementStateOf, waitsForStep } from './requirement-state.ts';

/** Admins add and delete all papers but what is private to somebody else, everybody their own. */
export function mayChange(
  { role }: Pick<CompanyView, 'role'>,
  { parties }: PaperListView,
  { party, isClosed }: { party: string | null; isClosed: boolean },
): boolean {
  if (isClosed) return false;
  return may(role, 'manage-papers') || parties.some(({ id, isYou }) => id === party && isYou);
}

interface PeopleViewProps {
  company: Pick<CompanyView, 'id' | 'role'>;
  list: PaperListView;
  whoseOf(party: string | null): string;
  onPaper(paper: PaperView): void;
  onOpen(paper: PaperView): void;
  onChanged(): void;
}

/** What is asked of each party, people first; what only concerns some comes last. */
export function PeopleView({ company, list, whoseOf, onPaper, onOpen, onChanged }: PeopleViewProps) {
  if (list.requirements.length === 0) {
    return <EmptyState title={paperMessages.nothingAsked}>{paperMessages.nothingAskedText}</EmptyState>;
  }
  const ordered = list.requirements.toSorted(
    (one, other) => Number(one.isConditional) - Number(other.isConditional),
  );
  const next = ordered.find((requirement) => {
    const state = requirementStateOf(requirement, list.papers);
    const isMissing = state === 'missing' && !requirement.isConditional && !requirement.isLater;
    return isMissing || (state !== 'missing' && isAskedIn(state));
  });
  const sections = Map.groupBy(ordered, ({ party }) => party);
  const parties = [...sections.keys()].toSorted(
    (one, other) => Number(one === null) - Number(other === null),
  );
  return (
    <div className="flex flex-col gap-10">
      {parties.map((party) => (
        <Section
          key={party}
          id={`party-${party}`}
          title={whoseOf(party)}
          requirements={sections.get(party) ?? []}
          papers={list.papers}
        >
          {(requirement, saidAbove) => (
            <RequirementRow
              key={requirement.kind}
              companyId={company.id}
              requirement={requirement}
              saidAbove={saidAbove}
              list={list}
              whose={whoseOf(party)}
              mayAdd={mayChange(company, list, requirement)}
              isNext={requirement === next}
              onPaper={onPaper}
              onOpen={onOpen}
              onChanged={onChanged}
            />
          )}
        </Section>
      ))}
    </div>
  );
}

interface SectionProps {
  id: string;
  title: string;
  requirements: readonly PaperRequirementView[];
  papers: readonly PaperView[];
  /** The row of a requirement, below sentences that are said of several. */
  children(requirement: PaperRequirementView, saidAbove: readonly string[]): ReactNode;
}

/** What is asked of one party. What no open step asks for is folded until it is. */
function Section({ id, title, requirements, papers, children: row }: SectionProps) {
  const later = requirements.filter((requirement) => waitsForStep(requirement, papers));
  const due = requirements.filter((requirement) => !later.includes(requirement));
  return (
    <section aria-labelledby={id} className="max-w-3xl">
      <h2 id={id} className="mb-2 text-lg font-semibold tracking-tight wrap-anywhere">
        <bdi>{title}</bdi>
      </h2>
      {due.length > 0 && <Rows requirements={due} {...{ papers, row }} />}
      <div className="border-y border-line">
        {later.length > 0 && (
          <Fold summary={<bdi className="text-muted">{paperMessages.laterTitle(later.length)}</bdi>}>
            <Rows requirements={later} {...{ papers, row }} />
          </Fold>
        )}
      </div>
    </section>
  );
}

interface RowsProps {
  requirements: readonly PaperRequirementView[];
  papers: readonly PaperView[];
  row: SectionProps['children'];
}

/** Rows below what several of them ask alike, so that long words about copies stand once. */
function Rows({ requirements, papers, row }: RowsProps) {
  const asked = requirements.filter(
    (requirement) => !requirement.isClosed && isAskedIn(requirementStateOf(requirement, papers)),
  );
  const long = asked.flatMap(copyDemands).filter(({ shared }) => shared);
  const alike = [...Map.groupBy(long, ({ text }) => text)].filter(([, of]) => of.length > 1);
  const saidAbove = alike.map(([text]) => text);
  return (
    <>
      {alike.map(([text, of]) => (
        <p key={text} className="mb-3 text-sm text-pretty text-muted">
          {of[0]?.shared?.ofAll(of.length)}
        </p>
      ))}
      <ul className="divide-y divide-line border-t border-line">
        {requirements.map((requirement) => row(requirement, saidAbove))}
      </ul>
    </>
  );
}

export function LoadingPapers() {
  if (!useSlowLoading(true)) return null;
  return (
    <div role="status" aria-label={paperMessages.loading} className="flex flex-col gap-4">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-16 w-full" />
      ))}
    </div>
  );
}
