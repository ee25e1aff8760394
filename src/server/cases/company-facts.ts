import type { Closing } from '#domain/calendar/after-closing.ts';
import { type RecordEntry, recordEntriesOf, recordOn } from '#domain/cases/kinds/company-record.ts';
import { type CaseDay, clocksOf, legalDaysOf } from '#domain/cases/kinds/legal-days.ts';
import { isPlainDate, type PlainDate } from '#domain/values/plain-date.ts';
import { changeMessages } from '#messages/changes.ts';
import type { CaseFile } from './read-case.ts';

/** Every value that the cases of a company have brought, oldest first. */
export function recordOfCompany({ cases }: Pick<CaseFile, 'cases'>): readonly RecordEntry[] {
  return recordEntriesOf(
    cases.map(({ row: { id, kind }, folded, opening, finishedOn }) => ({
      id,
      folded,
      opening: opening && kind !== 'formation' ? { ...opening, kind } : undefined,
      isFinished: finishedOn !== undefined,
    })),
  );
}

/** The day from which the company is closed; `undefined` while it is not. */
export function closedFromOf({ cases }: Pick<CaseFile, 'cases'>): PlainDate | undefined {
  return cases.find(({ row, finishedOn }) => row.kind === 'closing' && finishedOn)?.finishedOn;
}

/** The last day of the company's licence; `undefined` before there is one. */
export function licenceEndOf(file: Pick<CaseFile, 'cases' | 'latestDay'>): PlainDate | undefined {
  const day = recordOn(recordOfCompany(file), file.latestDay)['licence-expiry']?.value;
  return day !== undefined && isPlainDate(day) ? day : undefined;
}

/** The end of the company as its deadlines need it; `undefined` while it is not closed. */
export function closingOf(file: Pick<CaseFile, 'cases'>): Closing | undefined {
  const on = closedFromOf(file);
  const last = file.cases.find(({ row, finishedOn }) => row.kind === 'closing' && finishedOn)?.events.at(-1);
  if (!on || !last) return undefined;
  const { by, side, at } = last.record;
  const reason = changeMessages.closedReason(on);
  return { on, reason, by, side: side === 'agency' ? 'agency' : 'company', at };
}

/** The legal days and time limits of a company's cases that are not met yet. */
export function daysOfCases({ cases, calendar }: Pick<CaseFile, 'cases' | 'calendar'>): readonly CaseDay[] {
  return cases
    .flatMap(({ row: { id }, kind, opening, withdrawn, folded }) =>
      withdrawn
        ? []
        : [
            ...(kind && opening ? legalDaysOf(kind.legalDays, id, opening.on, folded, calendar) : []),
            ...clocksOf(id, folded, calendar),
          ],
    )
    .filter(({ isMet }) => !isMet);
}
