import type { ReactNode } from 'react';
import { operatorMessages } from '#messages/operator.ts';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { useMediaQuery } from '#web/platform/media-query.ts';
import { Link } from '#web/platform/router.tsx';
import { moveBetweenRows, rowMark } from './row-keys.ts';

interface Column {
  label: string;
  /** Width of the column as CSS has it; the columns without one share the rest. */
  width?: string;
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

/** Rows that lead on, as a dense table; where a table has no room, as cards. */
export function RecordTable({ label, columns, rows }: RecordTableProps) {
  const hasRoomForTable = useMediaQuery('(min-width: 64rem)');
  const hasActions = rows.some(({ action }) => action !== undefined);
  if (!hasRoomForTable) {
    return (
      <ul aria-label={label} onKeyDown={moveBetweenRows} className="office-box">
        {rows.map((row) => (
          <li key={row.id} className="office-card">
            <p className="font-medium wrap-anywhere">
              <Title row={row} />
            </p>
            <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
              {columns.slice(1).map((column, index) => (
                <div key={column.label} className="contents">
                  <dt className="text-muted">{column.label}</dt>
                  <dd className="wrap-anywhere">{row.cells[index + 1]}</dd>
                </div>
              ))}
            </dl>
            {row.action && <div className="office-action mt-3">{row.action}</div>}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className="office-box">
      <table aria-label={label} onKeyDown={moveBetweenRows} className="office-table">
        <colgroup>
          {columns.map((column) => (
            <col key={column.label} style={{ width: column.width }} />
          ))}
          {hasActions && <col style={{ width: '8.5rem' }} />}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col">
                {column.label}
              </th>
            ))}
            {hasActions && <td />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Title row={row} />
              </th>
              {columns.slice(1).map((column, index) => (
                <td key={column.label}>{row.cells[index + 1]}</td>
              ))}
              {hasActions && <td className="office-action text-end">{row.action}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Title({ row: { to, cells } }: { row: RecordRow }) {
  if (!to) return cells[0];
  return (
    <Link to={to} className="office-row-link" {...rowMark}>
      {cells[0]}
    </Link>
  );
}

/** The shape of the table that is coming. */
export function RecordTableSkeleton() {
  if (!useSlowLoading(true)) return null;
  return (
    <div role="status" aria-label={operatorMessages.loading} className="office-box">
      {['w-44', 'w-60', 'w-36', 'w-48', 'w-44'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and stay where they are
        <div key={index} className="office-card flex items-center">
          <Skeleton className={`h-4 max-w-full ${width}`} />
        </div>
      ))}
    </div>
  );
}
