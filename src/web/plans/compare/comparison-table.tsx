import type { PlanView } from '#contract/plans.ts';
import { compareMessages } from '#messages/compare.ts';
import { classNames } from '#web/design-system/class-names.ts';
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

export interface ComparisonViewProps {
  plans: readonly PlanView[];
  /** Rows in which the places do not agree. */
  different: ReadonlySet<RowId>;
  onlyDifferences: boolean;
}

/** A column for each place, which stays at the top; what all agree on is said once for all of them. */
export function ComparisonTable({ plans, different, onlyDifferences }: ComparisonViewProps) {
  const names = plans.map((plan) => nameOf(jurisdictionOf(plan)));
  return (
    <table className="w-full table-fixed border-separate border-spacing-0">
      <caption className="sr-only">{compareMessages.caption(names)}</caption>
      <colgroup>
        <col className="w-36 xl:w-44" />
        {plans.map(({ jurisdiction }) => (
          <col key={jurisdiction.id} />
        ))}
      </colgroup>
      <thead className="sticky top-0 z-10 print:static">
        <tr>
          <th scope="col" className="border-b border-line-strong/60 bg-page py-3 pe-4 text-start">
            <span className="sr-only">{compareMessages.criterion}</span>
          </th>
          {plans.map((plan) => (
            <th
              key={plan.jurisdiction.id}
              scope="col"
              className="border-b border-line-strong/60 bg-page px-4 py-3 text-start align-top font-normal last:pe-0"
            >
              <JurisdictionHeading plan={plan} />
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
                className="pt-6 pb-2 text-start text-base font-semibold tracking-tight"
              >
                {compareMessages.groups[group]}
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
  );
}

interface RowProps {
  row: RowId;
  plans: readonly PlanView[];
  isDifferent: boolean;
  /** Whether what all of them say is shown. */
  isShared: boolean;
}

function Row({ row, plans, isDifferent, isShared }: RowProps) {
  const shared = isShared && (
    <td
      colSpan={plans.length}
      className={classNames(
        'bg-surface px-4 py-3 align-top text-muted',
        !isDifferent && 'border-t border-line',
      )}
    >
      {isDifferent && <p className="mb-1 text-xs font-medium">{compareMessages.all(plans.length)}</p>}
      <ComparisonCell row={row} plans={plans} rivals={plans} />
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
            'border-t border-line py-3 pe-4 text-start align-top font-medium',
            !isDifferent && 'text-muted',
          )}
        >
          {compareMessages.rows[row]}
          {!isDifferent && <span className="block text-xs font-normal">{compareMessages.same}</span>}
        </th>
        {isDifferent
          ? plans.map((plan) => (
              <td key={plan.jurisdiction.id} className="border-t border-line px-4 py-3 align-top last:pe-0">
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
export function isShared(row: RowId, plans: readonly PlanView[], different: ReadonlySet<RowId>): boolean {
  return !different.has(row) || (isStatementRow(row) && sharedStatements(plans, row).length > 0);
}

/** The groups with the rows of each that are shown. */
export function groupsOf(
  different: ReadonlySet<RowId>,
  onlyDifferences: boolean,
): readonly (readonly [RowGroup, readonly RowId[]])[] {
  const groups = Object.entries(comparisonRows) as [RowGroup, readonly RowId[]][];
  return groups
    .map(([group, rows]) => [group, rows.filter((row) => !onlyDifferences || different.has(row))] as const)
    .filter(([, rows]) => rows.length > 0);
}
