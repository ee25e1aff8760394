import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { CaseActor } from '#domain/cases/allowed-actions.ts';
import { type AnswerPaper, sides } from '#domain/cases/case-event.ts';
import { caseKinds } from '#domain/cases/case-kind.ts';
import { outsiders, turns } from '#domain/cases/task-template.ts';
import { companyQuestions } from '#domain/catalogue/company-question.ts';
import { type KitReading, type KitSection, recordSection, rowsOf } from '../kits/index.ts';
import type { CasesPorts } from './ports.ts';
import { caseEvents, cases, type EventDetail } from './tables.ts';

const text = z.string().check(z.maxLength(20_000));
const answers = z.looseObject({ place: text });

/** What kinds of events carry, as `EventDetail` has it. */
const detail = z.strictObject({
  reference: z.optional(text),
  values: z.optional(z.record(z.string(), text)),
  papers: z.optional(z.array(z.strictObject({ paperId: z.uuid(), version: z.int() }))),
  points: z.optional(z.array(z.strictObject({ text, about: z.optional(text) }))),
  from: z.optional(z.enum(['agency', ...outsiders])),
  reason: z.optional(text),
  nextPath: z.optional(text),
  answers: z.optional(
    z.strictObject({
      from: answers,
      to: answers,
      begun: z.record(z.string(), z.strictObject({ label: text, decidedBy: z.enum(turns) })),
    }),
  ),
});

const tables = {
  cases: rowsOf(cases, {
    name: 'cases',
    key: ['id'],
    orderBy: ['openedAt', 'kind', 'id'],
    leaveOut: ['listedBy', 'reachedOn'],
    fields: { kind: z.enum(caseKinds) },
  }),
  events: rowsOf(caseEvents, {
    name: 'case-events',
    key: ['position'],
    people: ['recordedBy'],
    fields: { detail, side: z.enum(sides), question: z.enum(companyQuestions) },
  }),
};
const records = recordSection('cases', 'read-company', tables);

type Rows = Record<string, unknown>[];

/**
 * A company's cases with all that happened in them. Open tasks are computed again. Of papers that went with answers
 * only those are named that the reader may open.
 */
export function casesSection({ answerPapers }: Pick<CasesPorts, 'answerPapers'>): KitSection {
  return {
    ...records,
    async read(reading) {
      const given = { cases: await tables.cases.read(reading), events: await tables.events.read(reading) };
      return {
        data: { ...given, events: await withOwnPapers(answerPapers, reading, given.events) },
        files: [],
      };
    },
    async restore(_preparing, data: Record<keyof typeof tables, Rows>) {
      return async (writing) => {
        // The database gives a new company its formation.
        await writing.orm.delete(cases).where(eq(cases.companyId, writing.companyId));
        await tables.cases.write(writing, data.cases);
        const named = (paper: AnswerPaper) => ({ ...paper, paperId: writing.newId(paper.paperId) });
        await tables.events.write(
          writing,
          data.events.map((event) => withPapers(event, (papers) => papers.map(named))),
        );
      };
    },
  };
}

/** An id alone would say that somebody else's paper is there, and which. */
async function withOwnPapers(
  answerPapers: CasesPorts['answerPapers'],
  { orm, client, company, viewer }: KitReading,
  events: Rows,
): Promise<Rows> {
  const sent = events.flatMap(({ detail: stored }) => (stored as EventDetail | null)?.papers ?? []);
  if (sent.length === 0) return events;
  const actor: CaseActor =
    viewer.side === 'staff' ? { side: 'agency', role: viewer.role } : { side: 'founder', role: viewer.role };
  const describe = await answerPapers.describe({ orm, client, company, actor }, viewer.person, sent);
  const isOpen = (paper: AnswerPaper) => describe(paper).access === 'open';
  return events.map((event) => withPapers(event, (papers) => papers.filter(isOpen)));
}

function withPapers(
  event: Rows[number],
  change: (papers: readonly AnswerPaper[]) => readonly AnswerPaper[],
): Rows[number] {
  const { papers, ...rest } = (event.detail ?? {}) as EventDetail;
  if (!papers) return event;
  const left = change(papers);
  return { ...event, detail: left.length > 0 ? { ...rest, papers: left } : rest };
}
