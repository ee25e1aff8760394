import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { hashOfToken } from '../platform/one-time-token.ts';
import { findFeedOwner } from './feed-repository.ts';
import { feedTokenIn } from './feed-token.ts';
import type { CalendarPorts } from './ports.ts';
import { type ReadCalendar, readCalendar } from './read-calendar.ts';

/**
 * The calendar behind a feed address. Whoever asks sees what the person who made the address may see now:
 * nothing once they left the company. Why there is nothing is never told apart.
 *
 * @throws Failure 'calendar-feed-not-found'
 */
export async function readFeedCalendar(
  services: Pick<CalendarPorts, 'clock' | 'database'>,
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

/** The address alone says whose it is, so it is looked for in all companies. */
function ownerOf(
  { database }: Pick<CalendarPorts, 'database'>,
  token: string,
): ReturnType<typeof findFeedOwner> {
  return inScope(database, 'installation', (transaction) => findFeedOwner(transaction, hashOfToken(token)));
}
