import { and, asc, eq } from 'drizzle-orm';
import { displayNameOf, type Person } from '#domain/accounts/person.ts';
import type { ProviderEvent, ProviderSide, RecordedProviderEvent } from '#domain/providers/appointment.ts';
import type { OwnProvider } from '#domain/providers/provider-terms.ts';
import { users } from '../accounts/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { listEvents } from '../tenancy/index.ts';
import { members } from '../tenancy/tables.ts';
import { ownProviders, providerEvents } from './tables.ts';

/** What was recorded about a company's providers, oldest first. */
export async function listProviderEvents(rows: Rows, companyId: string): Promise<RecordedProviderEvent[]> {
  const events = await listEvents(rows, providerEvents, companyId);
  return events.map(({ row, by }) => ({
    ...{ position: row.position, event: eventOf(row), by, side: row.side, at: row.recordedAt },
  }));
}

/** Adds an event and returns it as it will be read. */
export async function addProviderEvent(
  { orm }: Rows,
  { companyId, position, event, person, side, at }: NewProviderEvent,
): Promise<RecordedProviderEvent> {
  await orm.insert(providerEvents).values({
    companyId,
    position,
    kind: event.kind,
    terms: event.kind === 'chosen' ? event.terms : null,
    alsoAdvises: event.kind === 'chosen' && event.alsoAdvises,
    appointment: event.kind === 'answered' ? event.appointment : null,
    outcome: event.kind === 'answered' ? event.outcome : null,
    onDay: event.kind === 'exempted' ? null : event.on,
    note: event.kind === 'chosen' ? '' : event.note,
    recordedBy: person.id,
    side,
    recordedAt: at,
  });
  return { position, event, by: displayNameOf(person), side, at };
}

interface NewProviderEvent {
  companyId: string;
  position: number;
  event: ProviderEvent;
  person: Person;
  side: ProviderSide;
  at: Date;
}

/** The addresses of those who advise a company as its members. */
export async function listAdvisersEmails({ orm }: Rows, companyId: string): Promise<string[]> {
  const advisers = await orm
    .select({ email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.companyId, companyId), eq(members.role, 'adviser'), eq(members.status, 'active')));
  return advisers.map(({ email }) => email);
}

/** The providers that the agency has entered, oldest first. */
export async function listOwn({ orm }: Rows): Promise<OwnProvider[]> {
  const rows = await orm.select().from(ownProviders).orderBy(asc(ownProviders.addedAt), asc(ownProviders.id));
  return rows.map(({ id, terms, places }) => ({ id, places, ...terms }));
}

export async function addOwn({ orm }: Rows, { id, places, ...terms }: OwnProvider, at: Date): Promise<void> {
  await orm.insert(ownProviders).values({ id, terms, places: [...places], addedAt: at });
}

/** @returns the name of the provider; `undefined` if there is none */
export async function removeOwn({ orm }: Rows, id: string): Promise<string | undefined> {
  const [gone] = await orm.delete(ownProviders).where(eq(ownProviders.id, id)).returning();
  return gone?.terms.name;
}

function eventOf(row: typeof providerEvents.$inferSelect): ProviderEvent {
  const { kind, terms, alsoAdvises, appointment, outcome, onDay, note } = row;
  if (kind === 'chosen' && terms && onDay) return { kind, terms, alsoAdvises, on: onDay };
  if (kind === 'answered' && appointment !== null && outcome && onDay)
    return { kind, appointment, outcome, on: onDay, note };
  if (kind === 'exempted') return { kind, note };
  throw new Error(`A stored provider event of the kind ${kind} lacks a part.`);
}
