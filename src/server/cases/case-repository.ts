import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { displayNameOf, type Person } from '#domain/accounts/person.ts';
import type { CaseEvent, RecordedEvent, Side, TaskEvent } from '#domain/cases/case-event.ts';
import type { Place } from '#domain/catalogue/definition.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Rows } from '../platform/database/scope.ts';
import { type CompanyRecord, listEvents } from '../tenancy/index.ts';
import { companies } from '../tenancy/tables.ts';
import { caseEvents, cases, type EventDetail } from './tables.ts';

export type CaseRow = typeof cases.$inferSelect;
/** The answers of a company that select its plan. */
export type PlannedBy = Pick<CompanyRecord, 'visas' | 'officeType' | 'subType' | 'freezone'>;

/** The cases of companies, the formation of each first, then the newest. */
export function listCaseRows({ orm }: Rows, ...companyIds: readonly string[]): Promise<CaseRow[]> {
  return orm
    .select()
    .from(cases)
    .where(inArray(cases.companyId, [...companyIds]))
    .orderBy(sql`${cases.kind} <> 'formation'`, sql`${cases.openedAt} desc`, asc(cases.id))
    .execute();
}

/** A case that is not closed, with the answers that its company is planned by. */
export interface OpenCase {
  id: string;
  kind: CaseRow['kind'];
  company: Pick<CompanyRecord, 'id' | 'name' | 'visas' | 'officeType'>;
}

/** The open cases of all companies in a place that the scope shows, by the company's name. */
export function listOpenCasesIn(
  { orm }: Rows,
  { country, companyType, subType }: Place,
): Promise<OpenCase[]> {
  const { id, name, visas, officeType } = companies;
  return orm
    .select({ id: cases.id, kind: cases.kind, company: { id, name, visas, officeType } })
    .from(cases)
    .innerJoin(companies, eq(companies.id, cases.companyId))
    .where(
      and(
        isNull(cases.closedOn),
        eq(companies.country, country),
        eq(companies.companyType, companyType),
        sql`${companies.subType} is not distinct from ${subType ?? null}`,
      ),
    )
    .orderBy(asc(companies.name), asc(cases.openedAt))
    .execute();
}

/** The kinds of some cases, by id. */
export async function kindsOfCases(
  { orm }: Rows,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CaseRow['kind']>> {
  if (ids.length === 0) return new Map();
  const { id, kind } = cases;
  const found = await orm
    .select({ id, kind })
    .from(cases)
    .where(inArray(id, [...ids]));
  return new Map(found.map((row) => [row.id, row.kind]));
}

/** Opens a case other than the formation, which begins with its company. */
export async function addCase(
  { orm }: Rows,
  values: Pick<CaseRow, 'companyId' | 'kind' | 'openedAt'>,
): Promise<CaseRow> {
  const [row] = await orm.insert(cases).values(values).returning();
  if (!row) throw new Error('A new case was not stored.');
  return row;
}

/** Some companies with cases of other than these templates, for which open tasks have to be listed again. */
export async function findUnlistedCompanies(
  { orm }: Rows,
  listedBy: string,
  limit: number,
): Promise<string[]> {
  const rows = await orm
    .selectDistinct({ id: cases.companyId })
    .from(cases)
    .where(or(isNull(cases.listedBy), ne(cases.listedBy, listedBy)))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function closeCase({ orm }: Rows, id: string, on: PlainDate | null): Promise<void> {
  await orm.update(cases).set({ closedOn: on }).where(eq(cases.id, id));
}

/** The events of all cases of companies by case, in the order of recording. */
export async function listEventsByCase(
  rows: Rows,
  ...companyIds: readonly string[]
): Promise<ReadonlyMap<string, readonly RecordedEvent[]>> {
  const byCase = new Map<string, RecordedEvent[]>();
  for (const { row, by } of await listEvents(rows, caseEvents, ...companyIds)) {
    const events = byCase.get(row.caseId) ?? [];
    byCase.set(row.caseId, events);
    events.push({ event: eventOf(row), record: { by, side: row.side, at: row.recordedAt } });
  }
  return byCase;
}

/** Plans a company by other answers. */
export async function storeAnswers(
  { orm }: Rows,
  companyId: string,
  answers: PlannedBy,
  at: Date,
): Promise<void> {
  await orm
    .update(companies)
    .set({ ...answers, updatedAt: at })
    .where(eq(companies.id, companyId));
}

/** Adds an event of a case; the caller holds the lock. */
export async function addCaseEvent(
  { orm }: Rows,
  { companyId, id }: Pick<CaseRow, 'companyId' | 'id'>,
  event: CaseEvent,
  { by, side, at }: { by: Person; side: Side; at: Date },
): Promise<RecordedEvent> {
  await orm.insert(caseEvents).values({
    companyId,
    caseId: id,
    position: sql<number>`(select coalesce(max(position), 0) + 1 from case_events where company_id = ${companyId})`,
    kind: event.kind,
    task: 'task' in event ? event.task : null,
    date: 'date' in event ? event.date : null,
    onDay: 'on' in event ? event.on : null,
    question: 'question' in event ? event.question : null,
    answer: 'question' in event ? event.answer : null,
    detail: detailOf(event),
    side,
    recordedBy: by.id,
    recordedAt: at,
  });
  return { event, record: { by: displayNameOf(by), side, at } };
}

function detailOf(event: CaseEvent): EventDetail {
  if (event.kind === 'answers-changed') {
    const { from, to, begun } = event;
    return { answers: { from, to, begun } };
  }
  if (event.kind === 'opened') return { values: event.values };
  if (event.kind === 'withdrawn') return { reason: event.reason };
  if (!('task' in event)) return {};
  const { kind: _kind, task: _task, on: _on, ...detail } = event;
  return detail;
}

function eventOf({
  kind,
  task,
  date,
  onDay,
  question,
  answer,
  detail,
}: typeof caseEvents.$inferSelect): CaseEvent {
  if (task && onDay) return { kind, task, on: onDay, ...detail } as TaskEvent;
  if (kind === 'date-set' && date && onDay) return { kind, date, on: onDay };
  if (kind === 'date-cleared' && date) return { kind, date };
  if (kind === 'question-answered' && question) return { kind, question, answer };
  if (kind === 'answers-changed' && onDay && detail.answers) return { kind, on: onDay, ...detail.answers };
  if (kind === 'opened' && onDay) return { kind, on: onDay, values: detail.values ?? {} };
  if (kind === 'withdrawn' && onDay && detail.reason) return { kind, on: onDay, reason: detail.reason };
  throw new Error(`A stored event of the kind ${kind} lacks a part.`);
}
