import { asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { displayNameOf, type Person } from '#domain/accounts/person.ts';
import type {
  Assignee,
  DeadlineEvent,
  DeadlineProof,
  RecordedDeadlineEvent,
} from '#domain/calendar/deadline-record.ts';
import { users } from '../accounts/tables.ts';
import { findSharedPapers } from '../papers/index.ts';
import type { Rows } from '../platform/database/scope.ts';
import { deadlineEvents } from './tables.ts';

const assignees = alias(users, 'assignees');

/** What was recorded about a company's deadlines, oldest first. */
export async function listDeadlineEvents(rows: Rows, companyId: string): Promise<RecordedDeadlineEvent[]> {
  return (await listDeadlineEventsOf(rows, [companyId])).get(companyId) ?? [];
}

/** The same for several companies. */
export async function listDeadlineEventsOf(
  { orm }: Rows,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, RecordedDeadlineEvent[]>> {
  const rows = await orm
    .select({
      row: deadlineEvents,
      by: users.name,
      assigneeName: assignees.name,
    })
    .from(deadlineEvents)
    .leftJoin(users, eq(users.id, deadlineEvents.recordedBy))
    .leftJoin(assignees, eq(assignees.id, deadlineEvents.assignee))
    .where(inArray(deadlineEvents.companyId, [...companyIds]))
    .orderBy(asc(deadlineEvents.position));
  const shown = await findSharedPapers(
    { orm },
    companyIds,
    rows.flatMap(({ row }) => row.paperId ?? []),
  );
  const byCompany = new Map<string, RecordedDeadlineEvent[]>();
  for (const { row, by, assigneeName } of rows) {
    const events = byCompany.get(row.companyId) ?? [];
    byCompany.set(row.companyId, events);
    events.push({
      deadline: row.deadline,
      occurrence: row.occurrence,
      event: eventOf(row, assigneeName, row.paperId ? shown.get(row.paperId) : undefined),
      by: by ?? undefined,
      side: row.side,
      at: row.recordedAt,
    });
  }
  return byCompany;
}

interface NewDeadlineEvent {
  companyId: string;
  /** Number of events recorded before it. */
  after: number;
  deadline: string;
  occurrence: string;
  event: DeadlineEvent;
  by: Person;
  side: RecordedDeadlineEvent['side'];
  at: Date;
}

/** Adds an event and returns it as it will be read. */
export async function addDeadlineEvent(
  { orm }: Rows,
  { companyId, after, deadline, occurrence, event, by, side, at }: NewDeadlineEvent,
): Promise<RecordedDeadlineEvent> {
  const to = event.kind === 'assigned' ? event.to : null;
  await orm.insert(deadlineEvents).values({
    companyId,
    position: after + 1,
    deadline,
    occurrence,
    kind: event.kind,
    onDay: event.kind === 'done' ? event.on : null,
    paperId: event.kind === 'done' ? (event.paper?.id ?? null) : null,
    reason: event.kind === 'does-not-apply' ? event.reason : null,
    always: event.kind === 'does-not-apply' && event.always,
    assignee: to?.kind === 'person' ? to.id : null,
    toAgency: to?.kind === 'agency',
    recordedBy: by.id,
    side,
    recordedAt: at,
  });
  return { deadline, occurrence, event, by: displayNameOf(by), side, at };
}

function eventOf(
  { kind, onDay, reason, always, assignee, toAgency }: typeof deadlineEvents.$inferSelect,
  assigneeName: string | null,
  paper: DeadlineProof | undefined,
): DeadlineEvent {
  if (kind === 'done' && onDay) return { kind, on: onDay, ...(paper && { paper }) };
  if (kind === 'does-not-apply' && reason !== null) return { kind, reason, always };
  if (kind === 'assigned') {
    const person: Assignee | null =
      assignee === null
        ? null
        : {
            kind: 'person',
            id: assignee,
            name: assigneeName ?? undefined,
          };
    return { kind, to: toAgency ? { kind: 'agency' } : person };
  }
  if (kind === 'reopened') return { kind };
  throw new Error(`A stored deadline event of the kind ${kind} lacks a part.`);
}
