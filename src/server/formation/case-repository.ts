import { asc, eq } from 'drizzle-orm';
import type { CaseEvent } from '#domain/formation/case-state.ts';
import { companies } from '../companies/tables.ts';
import type { Database } from '../platform/database/database.ts';
import { caseEvents } from './tables.ts';

type EventRow = typeof caseEvents.$inferSelect;
type Reader = Pick<Database['orm'], 'select'>;

/** The events of a company's formation, in the order they were recorded. */
export async function listCaseEvents({ orm }: Database, companyId: string): Promise<CaseEvent[]> {
  return (await rowsOf(orm, companyId)).map(eventOf);
}

/**
 * Adds the event that `decide` makes of those before it. Whoever comes at the same time waits, so that
 * each decides on what is really there. Nothing is stored where `decide` throws.
 *
 * @returns all events, the new one last
 */
export async function appendCaseEvent(
  { orm }: Database,
  companyId: string,
  { by, at }: { by: string; at: Date },
  decide: (events: readonly CaseEvent[]) => CaseEvent,
): Promise<CaseEvent[]> {
  return orm.transaction(async (tx) => {
    await tx
      .select({ id: companies.id })
      .from(companies)
      .where(eq(companies.id, companyId))
      .for('no key update');
    const rows = await rowsOf(tx, companyId);
    const events = rows.map(eventOf);
    const event = decide(events);
    await tx.insert(caseEvents).values({
      companyId,
      position: (rows.at(-1)?.position ?? 0) + 1,
      kind: event.kind,
      step: 'step' in event ? event.step : null,
      date: 'date' in event ? event.date : null,
      onDay: 'on' in event ? event.on : null,
      recordedBy: by,
      recordedAt: at,
    });
    return [...events, event];
  });
}

function rowsOf(reader: Reader, companyId: string): Promise<EventRow[]> {
  return reader
    .select()
    .from(caseEvents)
    .where(eq(caseEvents.companyId, companyId))
    .orderBy(asc(caseEvents.position))
    .execute();
}

function eventOf({ kind, step, date, onDay }: EventRow): CaseEvent {
  if (kind === 'step-done' && step && onDay) return { kind, step, on: onDay };
  if (kind === 'step-reopened' && step) return { kind, step };
  if (kind === 'date-set' && date && onDay) return { kind, date, on: onDay };
  throw new Error(`A stored event of the kind ${kind} lacks a part.`);
}
