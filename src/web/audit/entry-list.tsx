import {
  Building2,
  CreditCard,
  FileStack,
  Handshake,
  ListChecks,
  type LucideIcon,
  ShieldCheck,
  Users,
} from 'lucide-react';
import type { AuditEntryView } from '#contract/audit.ts';
import { type AuditTopic, topicOf } from '#domain/audit/audit-entry.ts';
import { auditMessages } from '#messages/audit.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { daysOf } from './days-of.ts';

const icons: Record<AuditTopic, LucideIcon> = {
  people: Users,
  company: Building2,
  formation: ListChecks,
  papers: FileStack,
  services: Handshake,
  billing: CreditCard,
  operators: ShieldCheck,
};

/** One line for each thing that was done, under the day on which it was. */
export function EntryList({ entries }: { entries: readonly AuditEntryView[] }) {
  return (
    <div className="flex flex-col gap-6">
      {daysOf(entries).map(({ day, entries: ofDay }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2
            id={`day-${day}`}
            className="sticky top-14 z-10 border-b border-line-strong bg-page py-2 text-sm font-semibold"
          >
            {auditMessages.day(day)}
          </h2>
          <ul className="divide-y divide-line">
            {ofDay.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Entry({ entry }: { entry: AuditEntryView }) {
  const Icon = icons[topicOf[entry.action]];
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon aria-hidden="true" size={20} strokeWidth={1.5} className="shrink-0 text-muted" />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
          <bdi className="font-medium">{nameOf(entry.actor)}</bdi>
          {entry.actor.kind === 'operator' && (
            <>
              {' '}
              <Badge>{auditMessages.operator}</Badge>
            </>
          )}{' '}
          {auditMessages.actions[entry.action](entry)}
        </p>
        <time dateTime={entry.at} className="tabular text-xs text-muted">
          {auditMessages.time(entry.at)}
        </time>
      </div>
    </li>
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
      className="divide-y divide-line border-y border-line"
    >
      {['w-60', 'w-44', 'w-72'].map((width) => (
        <div key={width} className="py-3.5">
          <Skeleton className={`h-4 max-w-full ${width}`} />
        </div>
      ))}
    </div>
  );
}
