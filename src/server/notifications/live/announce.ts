import type { Transaction } from '../../platform/database/scope.ts';

/** The channel on which instances hear of changes. Triggers of the migration 'notifications' use it, too. */
export const channel = 'landfall_live';

/** What instances tell each other: ids only. */
export interface Announcement {
  /** Whose open pages are told. */
  people?: readonly string[];
  /** The thread that has something new for them. */
  thread?: string;
  /** A session that has ended. */
  session?: string;
  /** Somebody whose roles have changed. */
  person?: string;
}

/** PostgreSQL takes payloads up to 8,000 bytes. */
const maxPeople = 150;

/** Tells all instances once the transaction has committed. */
export async function announce(
  { client }: Pick<Transaction, 'client'>,
  { people = [], thread }: Pick<Announcement, 'people' | 'thread'>,
): Promise<void> {
  for (let start = 0; start < people.length; start += maxPeople) {
    const payload = JSON.stringify({ people: people.slice(start, start + maxPeople), thread });
    await client.query('select pg_notify($1, $2)', [channel, payload]);
  }
}
