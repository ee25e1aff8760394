import type { ClientCalendarRow } from '#contract/client-calendar.ts';
import type { PaperKind } from '#domain/papers/paper-kind.ts';
import { choiceLabels } from '#messages/choices.ts';
import { clientCalendarMessages as texts } from '#messages/client-calendar.ts';
import { operatorMessages } from '#messages/operator.ts';
import { paperKindLabels } from '#messages/paper-kinds.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { Link } from '#web/platform/router.tsx';
import { useHasTableRoom } from '#web/platform/use-has-table-room.ts';
import { operatorPaths } from '../operator-paths.ts';
import { rowMark } from '../row-keys.ts';

const cellClass = 'h-11 border-b border-line px-3 py-1.5 text-start align-middle first:ps-0 last:pe-0';
const headClass =
  'sticky top-14 z-10 border-b border-line-strong bg-page px-3 py-2 text-start align-middle text-xs font-medium text-muted first:ps-0 last:pe-0';
const linkClass =
  'font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-control focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent';

/** One list by day, parted by months. On phones the client stands under what is due. */
export function CalendarTable({ rows }: { rows: readonly ClientCalendarRow[] }) {
  const isWide = useHasTableRoom(52);
  const months = [...new Set(rows.map(({ on }) => on.slice(0, 7)))];
  return (
    <table
      aria-label={operatorMessages.titles.calendar}
      className="w-full table-fixed border-separate border-spacing-0"
    >
      <thead>
        <tr>
          <th scope="col" className={classNames(headClass, isWide ? 'w-28' : 'w-24')}>
            {texts.on}
          </th>
          <th scope="col" className={headClass}>
            {texts.what}
          </th>
          {isWide && (
            <>
              <th scope="col" className={headClass}>
                {texts.client}
              </th>
              <th scope="col" style={{ width: '14%' }} className={headClass}>
                {texts.place}
              </th>
              <th scope="col" style={{ width: '15%' }} className={headClass}>
                {texts.kind}
              </th>
              <th scope="col" style={{ width: '12%' }} className={headClass}>
                {texts.owner}
              </th>
            </>
          )}
        </tr>
      </thead>
      {months.map((month) => (
        <tbody key={month}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={isWide ? 6 : 2}
              className="border-b border-line pt-6 pb-2 text-start text-sm font-semibold"
            >
              {texts.month(month)}
            </th>
          </tr>
          {rows
            .filter(({ on }) => on.startsWith(month))
            .map((row) => (
              <Row key={row.key} row={row} isWide={isWide} />
            ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ row, isWide }: { row: ClientCalendarRow; isWide: boolean }) {
  const { key, on, kind, company, owner, isOverdue, isConditional, turn } = row;
  return (
    <tr data-key={key} className="relative hover:bg-text/4">
      <td className={classNames(cellClass, 'tabular whitespace-nowrap', isOverdue && 'text-bad')}>
        <bdi>{texts.day(on)}</bdi>
      </td>
      <th scope="row" className={classNames(cellClass, 'font-normal')}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={pathOf(row)} className={classNames(linkClass, 'text-pretty')} {...rowMark}>
            {labelOf(row)}
          </Link>
          {isOverdue && <Badge tone="bad">{texts.late}</Badge>}
          {isConditional && <Badge>{texts.conditional}</Badge>}
        </span>
        {!isWide && <span className="block text-muted">{company.name}</span>}
      </th>
      {isWide && (
        <>
          <td className={cellClass}>{company.name}</td>
          <td className={classNames(cellClass, 'truncate text-muted')}>
            {company.subType ? choiceLabels.subType[company.subType] : choiceLabels.country[company.country]}
          </td>
          <td className={classNames(cellClass, 'truncate text-muted')}>
            {turn ? texts.waitsFor[turn] : texts.kinds[kind]}
          </td>
          <td className={classNames(cellClass, 'truncate', !owner && 'text-faint')}>
            {owner?.name ?? texts.nobody}
          </td>
        </>
      )}
    </tr>
  );
}

/** Where the row is dealt with. */
function pathOf({ kind, company }: ClientCalendarRow): string {
  const panel = {
    deadline: 'deadlines',
    step: 'tasks',
    paper: 'papers',
    licence: 'details',
    name: 'names',
  }[kind];
  return `${operatorPaths.company(company.id)}#${panel}`;
}

function labelOf({ kind, label }: ClientCalendarRow): string {
  if (kind === 'licence') return texts.licence;
  return kind === 'paper' ? paperKindLabels[label as PaperKind] : label;
}
