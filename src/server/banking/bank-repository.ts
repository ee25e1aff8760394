import { eq } from 'drizzle-orm';
import { displayNameOf, type Person } from '#domain/accounts/person.ts';
import type { BankEvent, BankSide, RecordedBankEvent } from '#domain/banking/bank-application.ts';
import type { BankProfile } from '#domain/banking/bank-rules.ts';
import type { Rows } from '../platform/database/scope.ts';
import { listEvents } from '../tenancy/index.ts';
import { bankEvents, bankProfiles } from './tables.ts';

/** What a company told about itself; `undefined` before it has. */
export async function findBankProfile({ orm }: Rows, companyId: string): Promise<BankProfile | undefined> {
  const { activity, websiteText, appliesFromWithin, paysAbroad, holdsClientMoney, hasLargeTurnover } =
    bankProfiles;
  const [found] = await orm
    .select({ activity, websiteText, appliesFromWithin, paysAbroad, holdsClientMoney, hasLargeTurnover })
    .from(bankProfiles)
    .where(eq(bankProfiles.companyId, companyId));
  return found;
}

/** Keeps what a company told, in place of what it told before. */
export async function keepBankProfile(
  { orm }: Rows,
  companyId: string,
  profile: BankProfile,
  at: Date,
): Promise<void> {
  const set = { ...profile, changedAt: at };
  await orm
    .insert(bankProfiles)
    .values({ companyId, ...set })
    .onConflictDoUpdate({ target: bankProfiles.companyId, set });
}

/** What was recorded about a company's banks, oldest first. */
export async function listBankEvents(rows: Rows, companyId: string): Promise<RecordedBankEvent[]> {
  const events = await listEvents(rows, bankEvents, companyId);
  return events.map(({ row, by }) => ({
    ...{ position: row.position, event: eventOf(row), by, side: row.side, at: row.recordedAt },
  }));
}

/** Adds an event and returns it as it will be read. */
export async function addBankEvent(
  { orm }: Rows,
  { companyId, position, event, person, side, at }: NewBankEvent,
): Promise<RecordedBankEvent> {
  await orm.insert(bankEvents).values({
    companyId,
    position,
    kind: event.kind,
    bank: event.kind === 'sent' ? event.bank : null,
    application: event.kind === 'answered' ? event.application : null,
    outcome: event.kind === 'answered' ? event.outcome : null,
    onDay: event.kind === 'repaired' ? null : event.on,
    reasons: event.kind === 'answered' ? [...event.reasons] : event.kind === 'repaired' ? [event.reason] : [],
    lastDay: event.kind === 'answered' ? (event.lastDay ?? null) : null,
    note: event.kind === 'sent' ? '' : event.note,
    recordedBy: person.id,
    side,
    recordedAt: at,
  });
  return { position, event, by: displayNameOf(person), side, at };
}

interface NewBankEvent {
  companyId: string;
  position: number;
  event: BankEvent;
  person: Person;
  side: BankSide;
  at: Date;
}

function eventOf(row: typeof bankEvents.$inferSelect): BankEvent {
  const { kind, bank, application, outcome, onDay, lastDay, reasons, note } = row;
  const [reason] = reasons;
  if (kind === 'sent' && bank !== null && onDay) return { kind, bank, on: onDay };
  if (kind === 'answered' && application !== null && outcome && onDay)
    return { kind, application, outcome, on: onDay, reasons, note, ...(lastDay && { lastDay }) };
  if (kind === 'repaired' && reason) return { kind, reason, note };
  throw new Error(`A stored bank event of the kind ${kind} lacks a part.`);
}
