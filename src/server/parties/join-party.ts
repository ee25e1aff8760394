import { compare, zero } from '#domain/parties/fraction.ts';
import { officesOn } from '#domain/parties/party.ts';
import { holdingsOn } from '#domain/parties/share-register.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import type { Rows } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { bindParty, findParty } from './party-repository.ts';
import { listEntries, listOffices } from './register-repository.ts';
import { missingOf } from './views.ts';

/**
 * Gives the person who accepted a party's invitation its page. Sensitive answers that somebody else gave before stay
 * with them.
 * @throws Failure 'party-joined' if the page has an owner, or this person has another one
 */
export async function joinParty(
  rows: Rows,
  { companyId, id, userId, at }: { companyId: string; id: string; userId: string; at: Date },
): Promise<void> {
  if (!(await bindParty(rows, { companyId, id, userId, at }))) throw new Failure('party-joined');
}

/** Whether somebody still holds shares or an office, or has not finished their part. */
export async function hasOpenPart(
  rows: Rows,
  companyId: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  const party = await findParty(rows, companyId, { userId });
  if (!party) return false;
  if (missingOf(party).length > 0) return true;
  const today: PlainDate = plainDate(now.toISOString().slice(0, 10));
  const held = holdingsOn(await listEntries(rows, companyId), today);
  if (held.some(({ holder, amount }) => holder === party.id && compare(amount, zero) > 0)) return true;
  const offices = officesOn(await listOffices(rows, companyId), today);
  return offices.some((office) => office.party === party.id);
}
