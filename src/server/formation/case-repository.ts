import { asc, eq } from 'drizzle-orm';
import { displayNameOf, type Person } from '#domain/accounts/person.ts';
import type { CaseEvent, RecordedEvent } from '#domain/formation/case-state.ts';
import { users } from '../accounts/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { companies } from '../tenancy/tables.ts';
import { caseEvents } from './tables.ts';

type EventRow = { event: typeof caseEvents.$inferSelect; name: string | null };

/** Reads the events of a company's formation in the order of recording. */
export async function listCaseEvents({ orm }: Rows, companyId: string): Promise<RecordedEvent[]> {
  return (await rowsOf({ orm }, companyId)).map(recordedEventOf);
}

/**
 * Adds the event that `decide` creates from the previous ones. Concurrent calls wait, so each decides on the
 * current state. If `decide` throws, nothing is stored.
 * @returns all events, ending with the new one
 */
export async function appendCaseEvent(
  { orm }: Rows,
  companyId: string,
  { by, at }: { by: Person; at: Date },
  decide: (events: readonly RecordedEvent[]) => CaseEvent,
): Promise<RecordedEvent[]> {
  await orm
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update');
  const rows = await rowsOf({ orm }, companyId);
  const events = rows.map(recordedEventOf);
  const event = decide(events);
  await orm.insert(caseEvents).values({
    companyId,
    position: (rows.at(-1)?.event.position ?? 0) + 1,
    kind: event.kind,
    step: 'step' in event ? event.step : null,
    date: 'date' in event ? event.date : null,
    onDay: 'on' in event ? event.on : null,
    question: 'question' in event ? event.question : null,
    answer: 'question' in event ? event.answer : null,
    recordedBy: by.id,
    recordedAt: at,
  });
  return [...events, { event, record: { by: displayNameOf(by), at } }];
}

function rowsOf({ orm }: Rows, companyId: string): Promise<EventRow[]> {
  return orm
    .select({ event: caseEvents, name: users.name })
    .from(caseEvents)
    .leftJoin(users, eq(users.id, caseEvents.recordedBy))
    .where(eq(caseEvents.companyId, companyId))
    .orderBy(asc(caseEvents.position))
    .execute();
}

function recordedEventOf({ event, name }: EventRow): RecordedEvent {
  return { event: eventOf(event), record: { by: name ?? undefined, at: event.recordedAt } };
}

function eventOf({ kind, step, date, onDay, question, answer }: EventRow['event']): CaseEvent {
  if (kind === 'step-done' && step && onDay) return { kind, step, on: onDay };
  if (kind === 'step-reopened' && step) return { kind, step };
  if (kind === 'date-set' && date && onDay) return { kind, date, on: onDay };
  if (kind === 'date-cleared' && date) return { kind, date };
  if (kind === 'question-answered' && question) return { kind, question, answer };
  throw new Error(`A stored event of the kind ${kind} lacks a part.`);
}
