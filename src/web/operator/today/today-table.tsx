import type { TodayRow } from '#contract/today.ts';
import type { PaperKind } from '#domain/papers/paper-kind.ts';
import { choiceLabels } from '#messages/choices.ts';
import { ownWindowMessages } from '#messages/own-windows.ts';
import { paperKindLabels } from '#messages/paper-kinds.ts';
import { todayMessages as texts } from '#messages/today.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { Link } from '#web/platform/router.tsx';
import { useHasTableRoom } from '#web/platform/use-has-table-room.ts';
import { operatorPaths } from '../operator-paths.ts';
import { rowMark } from '../row-keys.ts';

interface TodayTableProps {
  label: string;
  rows: readonly TodayRow[];
  selected: ReadonlySet<string>;
  onSelect(key: string): void;
}

const cellClass = 'h-10 border-b border-line px-3 py-1.5 text-start align-middle';
const headClass =
  'sticky top-14 z-10 border-b border-line-strong bg-page px-3 py-2 text-start align-middle text-xs font-medium text-muted';
const linkClass =
  'font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-control focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent';

/** Rows as dense as a mail program's; on narrow screens the step stands below its client, beside the days. */
export function TodayTable({ label, rows, selected, onSelect }: TodayTableProps) {
  const isWide = useHasTableRoom(58);
  const isExpiring = rows[0]?.group === 'expiring';
  return (
    <table aria-label={label} className="w-full table-fixed border-separate border-spacing-0">
      <thead>
        <tr>
          <td className={classNames(headClass, 'w-10 ps-2')} />
          <th scope="col" className={headClass}>
            {texts.client}
          </th>
          {isWide && (
            <>
              <th scope="col" className={classNames(headClass, 'w-32')}>
                {texts.place}
              </th>
              <th scope="col" className={headClass}>
                {texts.step}
              </th>
            </>
          )}
          <th scope="col" className={classNames(headClass, isWide ? 'w-36' : 'w-28')}>
            {isExpiring ? texts.expires : texts.waited}
          </th>
          {isWide && (
            <>
              <th scope="col" className={classNames(headClass, 'w-36')}>
                {texts.next}
              </th>
              <th scope="col" className={classNames(headClass, 'w-36 pe-0')}>
                {texts.owner}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.key}
            data-key={row.key}
            className={classNames('relative', selected.has(row.key) ? 'bg-accent/8' : 'hover:bg-text/4')}
          >
            <td className={classNames(cellClass, 'ps-2')}>
              <label className="relative z-1 -m-2 grid place-items-center p-2 pointer-coarse:min-h-11">
                <input
                  type="checkbox"
                  aria-label={texts.select(row.company.name)}
                  checked={selected.has(row.key)}
                  onChange={() => onSelect(row.key)}
                  className="size-4 accent-accent"
                />
              </label>
            </td>
            <th scope="row" className={classNames(cellClass, 'font-normal')}>
              <span className="flex flex-wrap items-center gap-x-2">
                <Link
                  to={pathOf(row)}
                  title={row.company.name}
                  className={classNames(linkClass, 'line-clamp-2 wrap-anywhere')}
                  {...rowMark}
                >
                  <bdi>{row.company.name}</bdi>
                </Link>
                {row.returned && (
                  <span title={texts.returned(row.returned)} className="relative z-1">
                    <Badge tone="bad">{texts.returnedBadge}</Badge>
                  </span>
                )}
              </span>
              {!isWide && <span className="line-clamp-2 text-muted">{stepOf(row)}</span>}
            </th>
            {isWide && (
              <>
                <td className={classNames(cellClass, 'text-muted')}>{placeOf(row)}</td>
                <td title={stepOf(row)} className={cellClass}>
                  <span className="line-clamp-2">{stepOf(row)}</span>
                </td>
              </>
            )}
            <td className={classNames(cellClass, 'tabular', isWide && 'whitespace-nowrap')}>
              <span className="flex flex-wrap items-center gap-x-2">
                <span>
                  {texts.waitedOf(row)}
                  {row.here && (
                    <span className="block text-xs text-muted">{ownWindowMessages.lately(row.here)}</span>
                  )}
                </span>
                {row.isLate && (row.group === 'ours' || row.group === 'with-authority') && (
                  <Badge tone="warn">{texts.late}</Badge>
                )}
              </span>
            </td>
            {isWide && (
              <>
                <td className={classNames(cellClass, 'text-muted')}>
                  {row.group === 'client-late' && row.remindedAt
                    ? texts.reminded(row.remindedAt)
                    : texts.nextOf(row)}
                </td>
                <td className={classNames(cellClass, 'pe-0 wrap-anywhere', !row.owner && 'text-faint')}>
                  <span className="line-clamp-2">{row.owner?.name ?? texts.nobody}</span>
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where the row is dealt with. */
function pathOf({ about, company }: TodayRow): string {
  const part = {
    task: 'tasks',
    paper: 'papers',
    licence: 'details',
    deadline: 'deadlines',
    name: 'names',
    voucher: 'money',
  }[about];
  return `${operatorPaths.company(company.id)}#${part}`;
}

function placeOf({ company: { country, subType } }: TodayRow): string {
  if (subType) return choiceLabels.subType[subType];
  return choiceLabels.country[country];
}

function stepOf({ about, label }: TodayRow): string {
  if (about === 'licence') return texts.licence;
  if (about === 'voucher') return texts.voucher(label);
  return about === 'paper' ? paperKindLabels[label as PaperKind] : label;
}
