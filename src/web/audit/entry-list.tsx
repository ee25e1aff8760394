import type { AuditEntryView } from '#contract/audit.ts';
import { auditMessages } from '#messages/audit.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';

/** One line for each thing that was done. */
export function EntryList({ entries }: { entries: readonly AuditEntryView[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-raised">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3"
        >
          <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
            <span className="font-medium">{nameOf(entry.actor)}</span>
            {entry.actor.kind === 'operator' && (
              <>
                {' '}
                <Badge>{auditMessages.operator}</Badge>
              </>
            )}{' '}
            {auditMessages.actions[entry.action](entry)}
          </p>
          <time dateTime={entry.at} className="tabular text-xs text-muted">
            {auditMessages.moment(entry.at)}
          </time>
        </li>
      ))}
    </ul>
  );
}

function nameOf({ kind, name }: AuditEntryView['actor']): string {
  return kind === 'system' ? auditMessages.system : name;
}

/** The shape of the list that is coming. */
export function EntryListSkeleton() {
  if (!useSlowLoading(true)) return null;
  return (
    <div
      role="status"
      aria-label={auditMessages.loading}
      className="divide-y divide-line rounded-card border border-line bg-raised"
    >
      {['w-60', 'w-44', 'w-72'].map((width) => (
        <div key={width} className="px-4 py-3.5">
          <Skeleton className={`h-4 max-w-full ${width}`} />
        </div>
      ))}
    </div>
  );
}
