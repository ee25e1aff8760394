import { compareMessages } from '#messages/compare.ts';
import { CountryFlag } from '#web/design-system/country-flag.tsx';
import { StatementText } from '../statement-text.tsx';
import { ComparisonCell } from './comparison-cell.tsx';
import type { RowId } from './comparison-rows.ts';
import { type ComparisonViewProps, groupsOf, isShared } from './comparison-table.tsx';
import { JurisdictionHeading } from './jurisdiction-heading.tsx';
import { jurisdictionOf, nameOf } from './jurisdictions.ts';

/** The table for narrow screens: each row becomes a group, so nothing scrolls sideways. */
export function ComparisonList({ plans, different, onlyDifferences }: ComparisonViewProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <ul className="grid gap-3 sm:grid-cols-2">
        {plans.map((plan) => (
          <li key={plan.jurisdiction.id} className="rounded-card border border-line bg-raised px-4 py-3">
            <JurisdictionHeading plan={plan} />
            <div className="mt-2">
              <StatementText
                statement={plan.facts.suitsInShort}
                subject={`${compareMessages.rows['in-short']}, ${nameOf(jurisdictionOf(plan))}`}
              />
            </div>
          </li>
        ))}
      </ul>
      {groupsOf(different, onlyDifferences).map(
        ([group, rows]) =>
          group !== 'overview' && (
            <section key={group} aria-labelledby={`compare-${group}`} className="grid gap-5">
              <h2 id={`compare-${group}`} className="text-lg font-semibold tracking-tight">
                {compareMessages.groups[group]}
              </h2>
              {rows.map((row) => (
                <Row
                  key={row}
                  row={row}
                  plans={plans}
                  isDifferent={different.has(row)}
                  isShared={!onlyDifferences && isShared(row, plans, different)}
                />
              ))}
            </section>
          ),
      )}
    </div>
  );
}

interface RowProps extends Pick<ComparisonViewProps, 'plans'> {
  row: RowId;
  isDifferent: boolean;
  isShared: boolean;
}

function Row({ row, plans, isDifferent, isShared }: RowProps) {
  return (
    <section aria-labelledby={`compare-row-${row}`}>
      <h3 id={`compare-row-${row}`} className={isDifferent ? 'font-medium' : 'font-medium text-muted'}>
        {compareMessages.rows[row]}
      </h3>
      <dl className="mt-2 divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
        {isDifferent &&
          plans.map((plan) => (
            <div key={plan.jurisdiction.id} className="grid grid-cols-[minmax(0,1fr)] gap-1 px-4 py-3">
              <dt className="flex items-center gap-2 text-xs font-medium text-muted">
                <CountryFlag country={plan.jurisdiction.place.country} width={16} />
                {nameOf(jurisdictionOf(plan))}
              </dt>
              <dd>
                <ComparisonCell row={row} plans={[plan]} rivals={plans} />
              </dd>
            </div>
          ))}
        {isShared && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-1 bg-surface px-4 py-3 text-muted">
            <dt className="text-xs font-medium">{compareMessages.all(plans.length)}</dt>
            <dd>
              <ComparisonCell row={row} plans={plans} rivals={plans} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
