import { type ToolSet, tool } from 'ai';
import * as z from 'zod/mini';
import { catalogue as published } from '#domain/catalogue/catalogue.ts';
import { officeTypes } from '#domain/catalogue/choices.ts';
import type { PricedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import type { Knowledge } from '../../knowledge/index.ts';
import { workCalendarOf } from '../../plans/index.ts';
import { findEvidence } from '../builtin/answer.ts';
import { planOf, requirementsOf } from '../builtin/question/planned.ts';
import { understand } from '../builtin/question/understand.ts';
import type { Part } from '../builtin/wording/word-answer.ts';
import { comparePlaces } from '../tools/compare-places.ts';
import { costOfPlace } from '../tools/cost-of-place.ts';
import { documentsOfPlace } from '../tools/documents-of-place.ts';
import { dueDates } from '../tools/due-dates.ts';
import { quotaOfPlace } from '../tools/quota-of-place.ts';
import { timeOfPlace } from '../tools/time-of-place.ts';

interface ToolContext extends Pick<Knowledge, 'passages' | 'index' | 'search'> {
  today: PlainDate;
  /** The catalogue with the prices that hold now. */
  catalogue: PricedCatalogue;
  /** Origin of this installation, for links to its pages. */
  publicUrl: string;
  /** The asker's own companies; empty if there are none. */
  ownPlan: readonly Part[];
  /** Adds a tool's results to the evidence and returns them as text for the model. */
  add(parts: readonly Part[]): string;
  /**
   * Whether every figure in a text comes from the evidence or the question: tools are only called with such figures.
   */
  isKnown(text: string): boolean;
}

const jurisdictions = published.flatMap((country) => country.jurisdictions);
const place = z.enum(jurisdictions.map(({ id }) => id));
const choice = z.object({
  place,
  visas: z.optional(z.int().check(z.minimum(0), z.maximum(5))),
  officeType: z.optional(z.enum(officeTypes)),
});
const day = z.optional(z.iso.date());

const nothingFound = 'Nothing is known about that. Say so, and name whom to ask.';

const madeUp = 'Ask with the figures and days that the founder named, and with no others.';

/** The model's tools: the same functions as in the built-in expert. They are read-only and do not know the asker. */
export function toolsFor({
  passages,
  index,
  search,
  today,
  catalogue,
  publicUrl,
  ownPlan,
  add,
  isKnown,
}: ToolContext): ToolSet {
  const found = (parts: readonly (Part | undefined)[]) => {
    const known = parts.filter((part) => part !== undefined);
    return known.length > 0 ? add(known) : nothingFound;
  };
  return {
    search_knowledge: tool({
      description:
        'Finds passages on forming, running and closing companies: tax, audit, visas, banking, renewal. Query: a question in English that names the country or place.',
      inputSchema: z.object({ query: z.string().check(z.minLength(2), z.maxLength(300)) }),
      execute: async ({ query }) => {
        if (!isKnown(query)) return madeUp;
        const understood = understand([{ role: 'user', content: query }], today);
        return found(
          await findEvidence(understood, { passages, index, search, today, publicUrl, catalogue }),
        );
      },
    }),
    cost_of_place: tool({
      description: `What a company costs in its first and later years. Places: ${placeList()}.`,
      inputSchema: choice,
      execute: async ({ place: id, ...wanted }) =>
        found(planOf(id, chosen(wanted), { catalogue, today }).map((plan) => costOfPlace(plan, publicUrl))),
    }),
    time_of_place: tool({
      description: 'How long forming a company takes, step by step.',
      inputSchema: choice,
      execute: async ({ place: id, ...wanted }) =>
        found(planOf(id, chosen(wanted), { catalogue, today }).map((plan) => timeOfPlace(plan, publicUrl))),
    }),
    documents_of_place: tool({
      description: 'Which documents forming a company takes, and from whom.',
      inputSchema: choice,
      execute: async ({ place: id, ...wanted }) =>
        found(
          planOf(id, chosen(wanted), { catalogue, today }).map((plan) => documentsOfPlace(plan, publicUrl)),
        ),
    }),
    visas_of_place: tool({
      description: 'How many visas each kind of office brings in a place.',
      inputSchema: z.object({ place }),
      execute: async ({ place: id }) =>
        found([catalogue.jurisdictionWith(id)].map((known) => known && quotaOfPlace(known))),
    }),
    compare_places: tool({
      description: 'Cost, time and whom they suit of two to seven places side by side.',
      inputSchema: z.object({
        places: z.array(place).check(z.minLength(2), z.maxLength(7)),
        visas: choice.shape.visas,
        officeType: choice.shape.officeType,
      }),
      execute: async ({ places, ...wanted }) => {
        const plans = places.flatMap((id) => planOf(id, chosen(wanted), { catalogue, today }));
        return found([comparePlaces(plans, publicUrl)]);
      },
    }),
    due_dates: tool({
      description:
        'Dates on which filings, renewals and taxes of a company fall due, counted from days of its life as YYYY-MM-DD. Give the days that the founder has named.',
      inputSchema: z.object({
        place,
        incorporation: day,
        licenceIssue: day,
        financialYearEnd: day,
        visaIssue: day,
      }),
      execute: async ({ place: id, incorporation, licenceIssue, financialYearEnd, visaIssue }) => {
        const jurisdiction = catalogue.jurisdictionWith(id);
        if (!jurisdiction) return nothingFound;
        const days = [incorporation, licenceIssue, financialYearEnd, visaIssue].filter(Boolean);
        if (!isKnown(days.join(' '))) return madeUp;
        const dates = {
          ...(incorporation && { incorporation: plainDate(incorporation) }),
          ...(licenceIssue && { 'licence-issue': plainDate(licenceIssue) }),
          ...(financialYearEnd && { 'financial-year-end': plainDate(financialYearEnd) }),
          ...(visaIssue && { 'visa-issue': plainDate(visaIssue) }),
        };
        const calendar = await workCalendarOf(jurisdiction.place.country);
        const asked = { isMeant: () => true, calendar, today };
        return found([dueDates(jurisdiction, requirementsOf(jurisdiction, {}), dates, asked)]);
      },
    }),
    ...(ownPlan.length > 0 && {
      own_company: tool({
        description: "Where the asking founder's own companies stand: steps done, next step, due dates.",
        inputSchema: z.object({}),
        execute: async () => add(ownPlan),
      }),
    }),
  };
}

function chosen({ visas, officeType }: Pick<z.infer<typeof choice>, 'visas' | 'officeType'>) {
  return { ...(visas !== undefined && { visas }), ...(officeType && { officeType }) };
}

function placeList(): string {
  return jurisdictions.map(({ id, name }) => `${id} = ${name}`).join('; ');
}
