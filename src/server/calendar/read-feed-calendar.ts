import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { hashOfToken } from '../platform/one-time-token.ts';
import { inCompany } from '../tenancy/index.ts';
import { findFeedOwner } from './feed-repository.ts';
import { feedTokenIn } from './feed-token.ts';
import type { CalendarEntry, CalendarPorts } from './ports.ts';
import { type ReadCalendar, readCalendar } from './read-calendar.ts';

/** A calendar as an address shows it. */
export interface FeedCalendar extends ReadCalendar {
  /** Whether the company is named. */
  hasNames: boolean;
  /** What other features put into it. */
  entries: readonly CalendarEntry[];
}

/**
 * The calendar of a feed address, limited to what its creator may see now: nothing after they leave the company. All
 * failures look alike.
 * @throws Failure 'calendar-feed-not-found'
 */
export async function readFeedCalendar(
  services: Pick<CalendarPorts, 'calendarSources' | 'clock' | 'database' | 'prices'>,
  file: string,
): Promise<FeedCalendar> {
  const token = feedTokenIn(file);
  const owner = token && (await ownerOf(services, token));
  if (!owner) throw new Failure('calendar-feed-not-found');
  try {
    const calendar = await readCalendar(services, owner.person, owner.companyId);
    const entries = await inCompany(
      services,
      owner.person,
      owner.companyId,
      'read-company',
      async (scope) => {
        const found: CalendarEntry[] = [];
        for (const read of services.calendarSources) found.push(...(await read(scope, owner.person)));
        return found;
      },
    );
    return { ...calendar, hasNames: owner.hasNames, entries };
  } catch (thrown) {
    if (thrown instanceof Failure) throw new Failure('calendar-feed-not-found');
    throw thrown;
  }
}

/** Only the address identifies the company, so all companies are searched. */
function ownerOf(
  { database }: Pick<CalendarPorts, 'database'>,
  token: string,
): ReturnType<typeof findFeedOwner> {
  return inScope(database, 'installation', (transaction) => findFeedOwner(transaction, hashOfToken(token)));
}
