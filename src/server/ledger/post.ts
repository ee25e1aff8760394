import { randomUUID } from 'node:crypto';
import { monthOf, postingDayOf } from '#domain/ledger/months.ts';
import { addDays, plainDate } from '#domain/values/plain-date.ts';
import type { Rows } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { findClosedThrough, findPosted, insertTransaction, type Posted } from './ledger-repository.ts';
import type { NewPosting, Recorder } from './posting.ts';

/**
 * Posts a transaction, once for each key. The caller holds the lock of the case and has read its positions under it;
 * the database checks balance, months and that nothing is taken that is not there when the transaction commits.
 *
 * @throws Failure 'invalid-input' for a day that is still to come
 */
export async function post(rows: Rows, posting: NewPosting, by: Recorder): Promise<Posted> {
  const known = await findPosted(rows, posting.key);
  if (known) return known;
  const today = plainDate(by.at.toISOString().slice(0, 10));
  // Tomorrow has begun somewhere.
  const latest = addDays(today, 1);
  if (posting.on > latest) {
    throw new Failure('invalid-input', { fields: { on: { code: 'day-too-late', latest } } });
  }
  const closedThrough = await findClosedThrough(rows);
  // A month is closed once it is over, so that today's is open.
  const day = postingDayOf(posting.on, closedThrough, today);
  if (closedThrough !== null && monthOf(day.on) <= closedThrough) throw new Failure('month-closed');
  const id = randomUUID();
  await insertTransaction(rows, id, posting, day, by);
  return { id, isNew: true };
}
