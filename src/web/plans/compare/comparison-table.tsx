import { useRef } from 'react';
import type { ComparedPlanView } from '#contract/plans.ts';
import { compareMessages } from '#messages/compare.ts';
import { classNames } from '#web/design-system/class-names.ts';
import { CountryFlag } from '#web/design-system/country-flag.tsx';
import { ComparisonCell } from './comparison-cell.tsx';
import {
  comparisonRows,
  isStatementRow,
  type RowGroup,
  type RowId,
  sharedStatements,
} from './comparison-rows.ts';
import { JurisdictionHeading } from './jurisdiction-heading.tsx';
import { jurisdictionOf, nameOf } from './jurisdictions.ts';

interface ComparisonViewProps {
  plans: readonly ComparedPlanView[];
  /** Rows in which the places do not agree. */
  different: ReadonlySet<RowId>;
  onlyDifferences: boolean;
}

/** Room of the criterion, and the least that a place needs, in rem. */
const placeWidth = 12.5;

/**
 * A column for each place; what all agree on is said once for all of them. Where there is no room for all columns they
 * are swiped, beside the criterion, which stays.
 */
export function ComparisonTable({ plans, different, onlyDifferences }: ComparisonViewProps) {
  const names = plans.map((plan) => nameOf(jurisdictionOf(plan)));
  const strip = useRef<HTMLDivElement>(null);
  const width = { inlineSize: `max(100%, calc(var(--first) + ${plans.length * placeWidth}rem))` };
  return (
    <div className="@container" data-covers-start>
      <div className="[--first:5.75rem] @2xl:[--first:10rem]">
        {/* A table that is swiped cannot keep its head at the top of the window: these names do, and follow it. */}
        <div
          ref={strip}
          aria-hidden="true"
          className="sticky top-0 z-10 overflow-hidden border-b border-line bg-page @min-[60rem]:hidden print:hidden"
        >
          <div className="flex" style={width}>
            <span className="sticky start-0 z-1 w-(--first) shrink-0 bg-page" />
            {plans.map((plan) => (
              <span
                key={plan.jurisdiction.id}
                className="flex min-w-0 flex-1 items-center gap-2 px-3 py-2 font-semibold"
              >
                <CountryFlag country={plan.jurisdiction.place.country} width={16} />
                <span className="truncate">{nameOf(jurisdictionOf(plan))}</span>
              </span>
            ))}
          </div>
        </div>
        <div
          onScroll={({ currentTarget }) => {
            if (strip.current) strip.current.scrollLeft = currentTarget.scrollLeft;
          }}
          className="relative snap-x snap-proximity scroll-ps-(--first) overflow-x-auto @min-[60rem]:overflow-visible print:overflow-visible"
        >
          <table className="table-fixed border-separate border-spacing-0" style={width}>
            <caption className="sr-only">{compareMessages.caption(names)}</caption>
            <colgroup>
              <col className="w-(--first)" />
              {plans.map(({ jurisdiction }) => (
                <col key={jurisdiction.id} />
              ))}
            </colgroup>
            <thead className="z-10 @max-[60rem]:not-print:sr-only @min-[60rem]:sticky @min-[60rem]:top-0 print:static">
              <tr>
                <th
                  scope="col"
                  className="sticky start-0 z-1 border-b border-line-strong bg-page py-3 pe-3 text-start"
                >
                  <span className="sr-only">{compareMessages.criterion}</span>
                </th>
                {plans.map((plan) => (
                  <th
                    key={plan.jurisdiction.id}
                    scope="col"
                    className="border-b border-line-strong bg-page px-3 py-3 text-start align-top font-normal"
                  >
                    <JurisdictionHeading plan={plan} linkClassName="@max-[60rem]:hidden" />
                  </th>
                ))}
              </tr>
            </thead>
            {groupsOf(different, onlyDifferences).map(([group, rows]) => (
              <tbody key={group}>
                {group !== 'overview' && (
                  <tr className="break-after-avoid">
                    <th
                      scope="rowgroup"
                      colSpan={plans.length + 1}
                      className="pt-6 pb-2 text-start text-lg font-semibold tracking-tight"
                    >
                      <span className="sticky start-0">{compareMessages.groups[group]}</span>
                    </th>
                  </tr>
                )}
                {rows.map((row) => (
                  <Row
                    key={row}
                    row={row}
                    plans={plans}
                    isDifferent={different.has(row)}
                    isShared={!onlyDifferences && isShared(row, plans, different)}
                  />
                ))}
              </tbody>
            ))}
          </table>
        </div>
      </div>
    </div>
  );
}

interface RowProps {
  row: RowId;
  plans: readonly ComparedPlanView[];
  isDifferent: boolean;
  /** Whether what all of them say is shown. */
  isShared: boolean;
}

function Row({ row, plans, isDifferent, isShared }: RowProps) {
  const shared = isShared && (
    <td
      colSpan={plans.length}
      className={classNames(
        'bg-surface px-3 py-3 align-top text-muted',
        !isDifferent && 'border-t border-line',
      )}
    >
      {/* It stays in sight while the columns are swiped. */}
      <div className="sticky start-[calc(var(--first)+0.75rem)] max-w-[calc(100cqw-var(--first)-1.5rem)]">
        {isDifferent && <p className="mb-1 text-xs font-medium">{compareMessages.all(plans.length)}</p>}
        <ComparisonCell row={row} plans={plans} rivals={plans} />
      </div>
    </td>
  );
  return (
    <>
      {/* Statements can fill a sheet: they part between two of them. */}
      <tr className={isStatementRow(row) ? undefined : 'break-inside-avoid'}>
        <th
          scope="row"
          rowSpan={isDifferent && isShared ? 2 : 1}
          className={classNames(
            'sticky start-0 z-1 border-t border-line bg-page py-3 pe-3 text-start align-top font-medium hyphens-auto',
            !isDifferent && 'text-muted',
          )}
        >
          {compareMessages.rows[row]}
          {!isDifferent && <span className="block text-xs font-normal">{compareMessages.same}</span>}
        </th>
        {isDifferent
          ? plans.map((plan) => (
              <td key={plan.jurisdiction.id} className="snap-start border-t border-line px-3 py-3 align-top">
                <ComparisonCell row={row} plans={[plan]} rivals={plans} />
              </td>
            ))
          : shared}
      </tr>
      {isDifferent && shared && <tr>{shared}</tr>}
    </>
  );
}

/** Whether all places say something together in a row: all of it, or some of its statements. */
function isShared(row: RowId, plans: readonly ComparedPlanView[], different: ReadonlySet<RowId>): boolean {
  return !different.has(row) || (isStatementRow(row) && sharedStatements(plans, row).length > 0);
}

/** The groups with the rows of each that are shown. */
function groupsOf(
  different: ReadonlySet<RowId>,
  onlyDifferences: boolean,
): readonly (readonly [RowGroup, readonly RowId[]])[] {
  const groups = Object.entries(comparisonRows) as [RowGroup, readonly RowId[]][];
  return groups
    .map(([group, rows]) => [group, rows.filter((row) => !onlyDifferences || different.has(row))] as const)
    .filter(([, rows]) => rows.length > 0);
}
