import { and, asc, eq, isNull } from 'drizzle-orm';
import { fractionText, storedFraction } from '#domain/parties/fraction.ts';
import type { Office, OfficeHeld } from '#domain/parties/party.ts';
import { type HoldingEntry, ordinaryClass, type ShareClass } from '#domain/parties/share-register.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Rows } from '../platform/database/scope.ts';
import type { CompanyRecord } from '../tenancy/index.ts';
import { holdings, officesHeld, shareClasses } from './tables.ts';

/** Who records an entry, and when. */
export interface Recorded {
  by: string | null;
  at: Date;
}

/** The classes of shares: the ordinary one from the company form, then the others. */
export async function listShareClasses({ orm }: Rows, company: CompanyRecord): Promise<ShareClass[]> {
  const others = await orm
    .select()
    .from(shareClasses)
    .where(eq(shareClasses.companyId, company.id))
    .orderBy(asc(shareClasses.createdAt), asc(shareClasses.id));
  return [
    {
      id: ordinaryClass,
      name: '',
      total: company.totalShares,
      nominalValue: company.parValue === null ? null : plain(company.parValue),
      votesPerShare: 1,
    },
    ...others.map(({ id, name, total, nominalValue, votesPerShare }) => ({
      id,
      name,
      total,
      nominalValue: plain(nominalValue),
      votesPerShare,
    })),
  ];
}

/** Without the zeros of the column. */
function plain(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}

export async function addClass({ orm }: Rows, values: typeof shareClasses.$inferInsert): Promise<void> {
  await orm.insert(shareClasses).values(values);
}

/** The register of holdings in the order in which it was written. */
export async function listEntries({ orm }: Rows, companyId: string): Promise<HoldingEntry[]> {
  const rows = await orm
    .select()
    .from(holdings)
    .where(eq(holdings.companyId, companyId))
    .orderBy(asc(holdings.position));
  return rows.map(({ holder, ofParty, shareClass, amount, onDay, nomineeFor }) => ({
    holder,
    of: ofParty,
    shareClass,
    amount: storedFraction(amount),
    on: onDay,
    nomineeFor,
  }));
}

export async function addEntries(
  { orm }: Rows,
  companyId: string,
  entries: readonly HoldingEntry[],
  { by, at }: Recorded,
): Promise<void> {
  if (entries.length === 0) return;
  await orm.insert(holdings).values(
    entries.map(({ holder, of, shareClass, amount, on, nomineeFor }) => ({
      companyId,
      holder,
      ofParty: of,
      shareClass,
      nomineeFor,
      amount: fractionText(amount),
      onDay: on,
      recordedBy: by,
      recordedAt: at,
    })),
  );
}

export async function listOffices({ orm }: Rows, companyId: string): Promise<OfficeHeld[]> {
  const rows = await orm
    .select()
    .from(officesHeld)
    .where(eq(officesHeld.companyId, companyId))
    .orderBy(asc(officesHeld.fromDay), asc(officesHeld.recordedAt), asc(officesHeld.id));
  return rows.map(({ id, partyId, office, fromDay, untilDay }) => ({
    id,
    party: partyId,
    office,
    from: fromDay,
    until: untilDay,
  }));
}

export async function addOffice(
  { orm }: Rows,
  companyId: string,
  { party, office, from }: { party: string; office: Office; from: PlainDate },
  { by, at }: Recorded,
): Promise<void> {
  await orm
    .insert(officesHeld)
    .values({ companyId, partyId: party, office, fromDay: from, recordedBy: by, recordedAt: at });
}

/** Ends an office that is still held. */
export async function endOfficeHeld(
  { orm }: Rows,
  companyId: string,
  id: string,
  until: PlainDate,
): Promise<boolean> {
  const ended = await orm
    .update(officesHeld)
    .set({ untilDay: until })
    .where(and(eq(officesHeld.companyId, companyId), eq(officesHeld.id, id), isNull(officesHeld.untilDay)))
    .returning({ id: officesHeld.id });
  return ended.length > 0;
}

/** Takes an end back, so that the office is held again without a last day. */
export async function resumeOffice({ orm }: Rows, companyId: string, id: string): Promise<void> {
  await orm
    .update(officesHeld)
    .set({ untilDay: null })
    .where(and(eq(officesHeld.companyId, companyId), eq(officesHeld.id, id)));
}
