import type { AuditEntryView } from '#contract/audit.ts';

/** Entries of one day. */
interface LogDay {
  /** In the reader's time zone, as YYYY-MM-DD. */
  day: string;
  entries: readonly AuditEntryView[];
}

/** Groups entries by the reader's day, in their order. Pages of a log may be cut within a day. */
export function daysOf(entries: readonly AuditEntryView[]): readonly LogDay[] {
  const days = new Map<string, AuditEntryView[]>();
  for (const entry of entries) {
    const day = localDayOf(new Date(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}

function localDayOf(at: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-');
}
