import { and, asc, desc, eq, gt, inArray, notInArray } from 'drizzle-orm';
import { users } from '../accounts/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { envelopeEvents, envelopeSigners, envelopes } from './tables.ts';

export type EnvelopeRow = typeof envelopes.$inferSelect;
export type SignerRow = typeof envelopeSigners.$inferSelect;
type EventRow = typeof envelopeEvents.$inferSelect;

/** An envelope with its signers in order and what happened. */
export interface Envelope {
  row: EnvelopeRow;
  signers: SignerRow[];
  events: EventRow[];
}

/** The envelopes of a company, or one of them, latest first. */
export async function listEnvelopeRows({ orm }: Rows, companyId: string, id?: string): Promise<Envelope[]> {
  const rows = await orm
    .select()
    .from(envelopes)
    .where(and(eq(envelopes.companyId, companyId), id === undefined ? undefined : eq(envelopes.id, id)))
    .orderBy(desc(envelopes.sentAt));
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const signers = await orm
    .select()
    .from(envelopeSigners)
    .where(inArray(envelopeSigners.envelopeId, ids))
    .orderBy(asc(envelopeSigners.position));
  const events = await orm
    .select()
    .from(envelopeEvents)
    .where(inArray(envelopeEvents.envelopeId, ids))
    .orderBy(asc(envelopeEvents.position));
  return rows.map((row) => ({
    row,
    signers: inOrder(signers.filter(({ envelopeId }) => envelopeId === row.id)),
    events: events.filter(({ envelopeId }) => envelopeId === row.id),
  }));
}

/** By position, each before those who sign in their place. */
function inOrder(signers: readonly SignerRow[]): SignerRow[] {
  const depthOf = ({ inPlaceOf }: SignerRow): number => {
    const before = signers.find(({ id }) => id === inPlaceOf);
    return before ? depthOf(before) + 1 : 0;
  };
  return signers.toSorted((one, other) => one.position - other.position || depthOf(one) - depthOf(other));
}

/** Locks an envelope until the end of the transaction, so that what happens to it happens in turn. */
export async function lockEnvelope({ orm }: Rows, id: string): Promise<void> {
  await orm.select({ id: envelopes.id }).from(envelopes).where(eq(envelopes.id, id)).for('update');
}

export async function addEnvelope(
  { orm }: Rows,
  envelope: EnvelopeRow,
  signers: readonly SignerRow[],
): Promise<void> {
  await orm.insert(envelopes).values(envelope);
  await orm.insert(envelopeSigners).values([...signers]);
}

export async function addSigner({ orm }: Rows, signer: SignerRow): Promise<void> {
  await orm.insert(envelopeSigners).values(signer);
}

export async function extendRow({ orm }: Rows, id: string, expiresAt: Date): Promise<void> {
  await orm.update(envelopes).set({ expiresAt }).where(eq(envelopes.id, id));
}

export async function addEvent({ orm }: Rows, event: typeof envelopeEvents.$inferInsert): Promise<void> {
  await orm.insert(envelopeEvents).values(event);
}

export async function changeSigner(
  { orm }: Rows,
  id: string,
  change: Partial<Pick<SignerRow, 'email' | 'tokenHash' | 'codeHash' | 'codeUntil'>>,
): Promise<void> {
  await orm.update(envelopeSigners).set(change).where(eq(envelopeSigners.id, id));
}

export async function findSignerByToken({ orm }: Rows, tokenHash: string): Promise<SignerRow | undefined> {
  const [found] = await orm.select().from(envelopeSigners).where(eq(envelopeSigners.tokenHash, tokenHash));
  return found;
}

/** The email addresses of accounts. */
export async function listAddresses({ orm }: Rows, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await orm
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** The companies with envelopes that may still be open, or that have expired since a day. */
export async function listCompaniesWithEnvelopes({ orm }: Rows, since: Date): Promise<string[]> {
  const ended = orm
    .select({ id: envelopeEvents.envelopeId })
    .from(envelopeEvents)
    .where(inArray(envelopeEvents.kind, ['completed', 'voided', 'cancelled']));
  const rows = await orm
    .selectDistinct({ id: envelopes.companyId })
    .from(envelopes)
    .where(and(notInArray(envelopes.id, ended), gt(envelopes.expiresAt, since)));
  return rows.map(({ id }) => id);
}
