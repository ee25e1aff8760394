import type { ReactNode } from 'react';
import { classNames } from '#web/design-system/class-names.ts';
import { Link } from '#web/platform/router.tsx';
import { useHasTableRoom } from '#web/platform/use-has-table-room.ts';
import { moveBetweenRows, rowMark } from './row-keys.ts';

interface Column {
  label: string;
  /** Width of the column; the columns without one share the rest. */
  width?: `${number}rem` | `${number}%`;
  /** Its cells stand at the end, so that digits stand below each other. */
  isNumber?: boolean;
}

interface RecordRow {
  id: string;
  /** Where the row leads. */
  to?: string;
  /** One for each column, the first one naming the row. */
  cells: readonly ReactNode[];
  /** What can be done about it, at its end. */
  action?: ReactNode;
}

interface RecordTableProps {
  label: string;
  columns: readonly Column[];
  rows: readonly RecordRow[];
}

const rowHover = 'hover:bg-text/4';
const cellClass = 'h-11 border-b border-line px-3 py-2 align-middle wrap-anywhere first:ps-0 last:pe-0';
const headClass =
  'sticky top-14 z-10 border-b border-line-strong bg-page px-3 py-2 align-middle text-xs font-medium text-muted first:ps-0 last:pe-0';
/** The whole row leads on; what is to be pressed in it lies above. */
const rowLinkClass =
  'after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-control focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent';

const sideOf = ({ isNumber }: Column) => (isNumber ? 'text-end' : 'text-start');

/** Of the column of actions, and the least of one that shares the rest, in rem. */
const actionWidth = 8.5;
const sharedWidth = 12;

/** How wide a table has to be for its columns, in rem. */
function neededWidth(columns: readonly Column[], hasActions: boolean): number {
  const sumOf = (unit: string) =>
    columns.reduce((sum, { width }) => sum + (width?.endsWith(unit) ? Number.parseFloat(width) : 0), 0);
  const shared = columns.filter(({ width }) => width === undefined).length * sharedWidth;
  return (sumOf('rem') + shared + (hasActions ? actionWidth : 0)) / (1 - sumOf('%') / 100);
}

/** Rows that lead on, as a dense table; where a table has no room, as cards. */
export function RecordTable({ label, columns, rows }: RecordTableProps) {
  const hasActions = rows.some(({ action }) => action !== undefined);
  const hasRoomForTable = useHasTableRoom(neededWidth(columns, hasActions));
  if (!hasRoomForTable) {
    return (
      <ul
        aria-label={label}
        onKeyDown={moveBetweenRows}
        className="divide-y divide-line border-y border-line"
      >
        {rows.map((row) => (
          <li
            key={row.id}
            className={classNames(
              'relative flex flex-wrap items-center gap-x-4 gap-y-3 py-3',
              row.to !== undefined && rowHover,
            )}
          >
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-medium wrap-anywhere">
                <Title row={row} />
              </p>
              <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
                {columns.slice(1).map(
                  (column, index) =>
                    row.cells[index + 1] !== '' && (
                      <div key={column.label} className="flex min-w-0 gap-2">
                        <dt className="text-muted">{column.label}</dt>
                        <dd className="min-w-0 wrap-anywhere">
                          <bdi>{row.cells[index + 1]}</bdi>
                        </dd>
                      </div>
                    ),
                )}
              </dl>
            </div>
            {row.action && <div className="relative z-1">{row.action}</div>}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <table
      aria-label={label}
      onKeyDown={moveBetweenRows}
      className="w-full table-fixed border-separate border-spacing-0"
    >
      <colgroup>
        {columns.map((column) => (
          <col key={column.label} style={{ width: column.width }} />
        ))}
        {hasActions && <col style={{ width: `${actionWidth}rem` }} />}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" className={classNames(headClass, sideOf(column))}>
              {column.label}
            </th>
          ))}
          {hasActions && <td className={headClass} />}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={classNames('relative', row.to !== undefined && rowHover)}>
            <th scope="row" className={classNames(cellClass, 'text-start font-medium')}>
              <Title row={row} />
            </th>
            {columns.slice(1).map((column, index) => (
              <td key={column.label} className={classNames(cellClass, sideOf(column))}>
                <bdi>{row.cells[index + 1]}</bdi>
              </td>
            ))}
            {hasActions && (
              <td className={classNames(cellClass, 'relative z-1')}>
                <div className="flex justify-end">{row.action}</div>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Title({ row: { to, cells } }: { row: RecordRow }) {
  if (!to) return cells[0];
  return (
    <Link to={to} className={rowLinkClass} {...rowMark}>
      {cells[0]}
    </Link>
  );
}
