import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { hashOfToken } from '../platform/one-time-token.ts';
import { findFeedOwner } from './feed-repository.ts';
import { feedTokenIn } from './feed-token.ts';
import type { CalendarPorts } from './ports.ts';
import { type ReadCalendar, readCalendar } from './read-calendar.ts';

/**
 * The calendar of a feed address, limited to what its creator may see now: nothing after they leave the company. All
 * failures look alike.
 * @throws Failure 'calendar-feed-not-found'
 */
export async function readFeedCalendar(
  services: Pick<CalendarPorts, 'clock' | 'database' | 'prices'>,
  file: string,
): Promise<ReadCalendar> {
  const token = feedTokenIn(file);
  const owner = token && (await ownerOf(services, token));
  if (!owner) throw new Failure('calendar-feed-not-found');
  try {
    return await readCalendar(services, owner.person, owner.companyId);
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
