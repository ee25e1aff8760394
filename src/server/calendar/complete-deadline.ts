import { addYears, type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import type { CompanyUser } from '../audit/index.ts';
import { refuseDayOutside } from '../cases/index.ts';
import { findSharedPapers } from '../papers/index.ts';
import { Failure } from '../platform/failure.ts';
import type { CalendarPorts } from './ports.ts';
import type { ReadCalendar } from './read-calendar.ts';
import { type DeadlineKey, recordDeadline } from './record-deadline.ts';

/** The largest offset from UTC in milliseconds: 14 hours, in Kiribati. */
const furthestAhead = 14 * 60 * 60 * 1000;
/** A duty is not met years before its calendar begins. */
const yearsBack = 3;

/**
 * Records that a deadline was met, and with which paper.
 *
 * @throws Failure as `recordDeadline`, 'paper-not-found', or 'invalid-input' for a day that has not come
 */
export function completeDeadline(
  services: Pick<CalendarPorts, 'clock' | 'database' | 'prices'>,
  user: CompanyUser,
  companyId: string,
  key: DeadlineKey,
  { on, paper }: { on: PlainDate; paper: string | null },
): Promise<ReadCalendar> {
  return recordDeadline(services, user, companyId, key, async (scope, { today }) => {
    const latest = new Date(services.clock().getTime() + furthestAhead).toISOString().slice(0, 10);
    refuseDayOutside({ from: addYears(today, -yearsBack), until: plainDate(latest) }, on);
    const proof =
      paper === null ? undefined : (await findSharedPapers(scope, [scope.company.id], [paper])).get(paper);
    if (paper !== null && !proof) throw new Failure('paper-not-found');
    return { kind: 'done', on, ...(proof && { paper: proof }) };
  });
}
