import { useState } from 'react';
import type { OwnershipProblemView, PeopleView } from '#contract/party-view.ts';
import { peopleMessages as texts } from '#messages/people.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { SourceMark } from '#web/design-system/source-mark.tsx';
import { namesIn } from './names-in.ts';
import { OwnershipChart } from './ownership-chart.tsx';
import { cellClass, headClass, Section } from './section.tsx';

interface OwnersProps {
  company: { name: string };
  people: PeopleView;
}

/** The ultimate owners: the chart, the same as a table, and what has to be repaired. */
export function OwnersSection({ company, people }: OwnersProps) {
  const [chosen, setChosen] = useState<string>();
  const nameOf = namesIn(people);
  const { threshold, owners, fallback, problems } = people;
  return (
    <Section
      title={texts.owners}
      about={
        <>
          {texts.ownersAbout(threshold.share, threshold.isIncluded)}{' '}
          <SourceMark sources={threshold.sources} subject={texts.thresholdSubject} />
        </>
      }
    >
      {problems.length > 0 && (
        <div className="border-s-2 border-warn ps-4">
          <h3 className="font-medium">{texts.problems}</h3>
          <ul className="mt-1 flex flex-col gap-1">
            {problems.map((problem) => (
              <li key={JSON.stringify(problem)}>{problemText(problem, nameOf, company.name)}</li>
            ))}
          </ul>
        </div>
      )}
      {people.holdings.length > 0 && (
        <>
          <OwnershipChart people={people} companyName={company.name} chosen={chosen} onChoose={setChosen} />
          <p className="text-muted">{texts.chartText}</p>
        </>
      )}
      {owners.length > 0 && (
        <table className="w-full border-separate border-spacing-0">
          <thead>
            <tr>
              {[texts.name, texts.share, texts.path, texts.counts].map((column, at) => (
                <th
                  key={column}
                  scope="col"
                  className={classNames(
                    headClass,
                    at === 2 && 'max-lg:hidden',
                    at === 1 ? 'text-end' : 'text-start',
                  )}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {owners.map((owner) => (
              <tr key={owner.party} className={classNames(owner.party === chosen && 'bg-surface')}>
                <th scope="row" className={`${cellClass} text-start font-medium wrap-anywhere`}>
                  <bdi>{nameOf(owner.party)}</bdi>
                  {owner.isThroughTrust && (
                    <span className="block text-xs font-normal text-muted">{texts.throughTrust}</span>
                  )}
                </th>
                <td className={`${cellClass} text-end tabular-nums`}>
                  {owner.share}
                  {owner.by === 'votes' && <span className="block text-xs text-muted">{texts.byVotes}</span>}
                </td>
                <td className={`${cellClass} wrap-anywhere text-muted max-lg:hidden`}>
                  <ul>
                    {owner.paths.map((path) => (
                      <li key={path.about.join(' ')}>
                        <bdi>{company.name}</bdi>
                        {path.about.map((id, at) => (
                          <span key={id}>
                            {' ← '}
                            {path.steps[at]} <bdi>{nameOf(id)}</bdi>
                          </span>
                        ))}
                      </li>
                    ))}
                  </ul>
                </td>
                <td className={`${cellClass} sm:whitespace-nowrap`}>
                  <Badge tone={owner.isUltimate ? 'accent' : 'neutral'}>
                    {owner.isUltimate ? texts.countsYes : texts.countsNo}
                  </Badge>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {owners.length > 0 && !owners.some(({ isUltimate }) => isUltimate) && (
        <p>{fallback.length > 0 ? texts.fallback(fallback.map(nameOf)) : texts.ownersNone}</p>
      )}
    </Section>
  );
}

function problemText(
  problem: OwnershipProblemView,
  nameOf: (id: string) => string,
  companyName: string,
): string {
  const [first = '', second = ''] = problem.about.map(nameOf);
  switch (problem.code) {
    case 'shares-unknown':
      return texts.problemOf['shares-unknown'];
    case 'circle':
      return texts.problemOf.circle(problem.about.map(nameOf));
    case 'nominee':
      return texts.nominee(first, second);
    case 'total-off': {
      const owned = problem.of === null ? companyName : nameOf(problem.of);
      return texts.problemOf['total-off'](owned, problem.held ?? '', problem.whole ?? '');
    }
    default:
      return texts.problemOf[problem.code](first);
  }
}
