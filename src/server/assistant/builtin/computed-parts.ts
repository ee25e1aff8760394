import {
  type Country,
  freeZones,
  jurisdictionIdOf,
  type VisaChoice,
  visasUnlessNamed,
} from '#domain/catalogue/choices.ts';
import type { PlanRequirements } from '#domain/catalogue/condition.ts';
import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import type { CompanyDates, DueDate } from '#domain/plan/deadlines.ts';
import { makePlan, type Plan } from '#domain/plan/plan.ts';
import type { PricedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { type PlainDate, weekdayOf } from '#domain/values/plain-date.ts';
import { type Knowledge, plainText, synonymsOf, type Understanding, wordsOf } from '../../knowledge/index.ts';
import { workCalendarOf } from '../../plans/index.ts';
import { comparePlaces } from '../tools/compare-places.ts';
import { costOfPlace } from '../tools/cost-of-place.ts';
import { countedDays } from '../tools/counted-days.ts';
import { deMinimisLimit } from '../tools/de-minimis-limit.ts';
import { delawareFranchiseTax } from '../tools/delaware-franchise-tax.ts';
import { documentsOfPlace } from '../tools/documents-of-place.ts';
import { dueDates } from '../tools/due-dates.ts';
import { multiplied } from '../tools/multiplied.ts';
import { quotaOfPlace } from '../tools/quota-of-place.ts';
import { taxOnProfit } from '../tools/tax-on-profit.ts';
import { timeOfPlace } from '../tools/time-of-place.ts';
import { visasByArea } from '../tools/visas-by-area.ts';
import { amountsIn, countsIn, unitOf } from './numbers.ts';
import type { Part } from './word-answer.ts';

/** What answering needs besides the question. */
export interface AnswerContext extends Pick<Knowledge, 'index' | 'search'> {
  today: PlainDate;
  /** The catalogue with the prices that hold now. */
  catalogue: PricedCatalogue;
  /** Origin of this installation, for links to its pages. */
  publicUrl: string;
}

/** The company type most founders choose, if a question names only the country. */
const usualPlace: Partial<Record<Country, string>> = {
  US: 'us-llc',
  GB: 'gb-private-limited-company',
  SA: 'sa-llc',
  SG: 'sg-private-limited-company',
};

/** Only the number of working days is used, so a calendar with weekends is enough. */
const weekdays = { isWorkingDay: (date: PlainDate) => weekdayOf(date) < 6 };

/**
 * Computed rather than looked up: sums, days counted from a date, and plans for general questions.
 * @param passages from the knowledge base, best first
 */
export async function computedParts(
  understood: Understanding,
  passages: readonly Part[],
  context: AnswerContext,
): Promise<Part[]> {
  const sum = sumFor(understood);
  // A question about a place's cost with a number of visas wants the plan, not a product of two numbers.
  const plans = sum || understood.particular.length > 0 ? [] : plansFor(understood, context);
  if (plans.length > 0) return plans;
  const product = sum ?? visasFor(understood, passages) ?? productFor(understood, passages);
  return [...(product ? [product] : []), ...(await datesFor(understood, passages, context))];
}

/** A sum by a rule of tax law. */
function sumFor({ question, before, countries }: Understanding): Part | undefined {
  const plain = plainText(`${before} ${question}`);
  const { profit, revenue, authorised, issued, assets } = amountsIn(question);
  if (authorised !== undefined && /franchise|delaware/.test(plain)) {
    return delawareFranchiseTax({ authorised, issued, assets });
  }
  if (revenue !== undefined && /non-? ?qualifying|de-? ?minimis/.test(plain)) return deMinimisLimit(revenue);
  const [country = 'AE'] = countries;
  if (profit !== undefined && /\btax/.test(plain) && !/\bvat\b|\bgst\b/.test(plain)) {
    return taxOnProfit(country, profit, /\bnew\b|start-?up|first (?:year|three)/.test(plain));
  }
  return undefined;
}

/** How many visas an area allows, if a passage gives square metres per visa. */
function visasFor({ question }: Understanding, passages: readonly Part[]): Part | undefined {
  const plain = plainText(question);
  const area = /\b(\d+)[ -]?(?:square (?:metre|meter)s?|sq ?m|sqm|m2)\b/.exec(plain);
  if (!area || !/visa/.test(plain)) return undefined;
  return passages.flatMap((passage) => visasByArea(passage, Number(area[1])) ?? [])[0];
}

/** An amount per day, month or person, multiplied by the number in the question. */
function productFor(
  { question, subjects, topics }: Understanding,
  passages: readonly Part[],
): Part | undefined {
  const asksAmount =
    subjects.includes('cost') ||
    topics.includes('cost') ||
    /owe|fine|penalt|levy|contribution/i.test(question);
  const counts = asksAmount ? countsIn(question) : [];
  if (counts.length === 0) return undefined;
  for (const passage of passages.slice(0, 2)) {
    const product = multiplied(passage, counts, unitOf);
    if (product) return product;
  }
  return undefined;
}

/** Days counted from dates in the question: by the place's rules, else by periods in the passages. */
async function datesFor(
  understood: Understanding,
  passages: readonly Part[],
  context: AnswerContext,
): Promise<Part[]> {
  const [first] = understood.days;
  if (!first || !asksDay(understood)) return [];
  const byRule = await dueDatesFor(understood, context);
  if (byRule) return [byRule];
  const words = [...understood.words, ...understood.context];
  const asked = new Set([...words, ...words.flatMap(synonymsOf)]);
  const fitOf = (sentence: string) =>
    wordsOf(sentence).reduce((sum, word) => sum + (asked.has(word) ? context.index.weightOf(word) : 0), 0);
  const isPeriodEnd =
    first.event === 'financial-year-end' || /\b(?:period|quarter|month|year)\b/i.test(understood.question);
  // The first passage is about the question; others may be about another tax with another term.
  const counted =
    countedDays(passages.slice(0, 1), first.on, isPeriodEnd, fitOf) ??
    countedDays(passages, first.on, isPeriodEnd, fitOf);
  return counted ? [counted] : [];
}

/** Questions about a date that do not ask for another date: an amount, or the consequences of being late. */
const besideDays =
  /\b(?:fines?|penalt\w+|how much|costs?|(?:am|is|are|if|were|was) (?:\w+ )?late|happens?|miss(?:ed)?)\b/;

/** Whether a date is asked for rather than only mentioned. */
function asksDay({ question, before, subjects, days }: Understanding): boolean {
  if (subjects.includes('deadline') || subjects.includes('time')) return true;
  const plain = plainText(question);
  if (besideDays.test(plain)) return false;
  const isOwn = days.some(({ said }) => question.includes(said));
  return isOwn || !besideDays.test(plainText(before));
}

async function dueDatesFor(
  understood: Understanding,
  { catalogue }: AnswerContext,
): Promise<Part | undefined> {
  const [id = ''] = placesMeant({ ...understood, subjects: [] });
  const jurisdiction = catalogue.jurisdictionWith(id);
  if (!jurisdiction) return undefined;
  const dates: CompanyDates = {};
  for (const { on, event } of understood.days) if (event) dates[event] ??= on;
  const calendar = await workCalendarOf(jurisdiction.place.country);
  return dueDates(
    jurisdiction,
    requirementsOf(jurisdiction, understood),
    dates,
    calendar,
    meantBy(understood),
  );
}

/** Words that are common to all deadlines. */
const ofAnyDeadline = new Set(
  wordsOf(
    'due date deadline file filing incorporate incorporation year end last first day register company annual month',
  ),
);

/** The deadlines a question means: those whose name shares a distinctive word with it. */
function meantBy({ words }: Understanding): (due: DueDate) => boolean {
  const asked = words.filter((word) => !/\d/.test(word) && !ofAnyDeadline.has(word));
  return ({ deadline }) => {
    const own = new Set(wordsOf(deadline.label));
    return asked.some((word) => own.has(word));
  };
}

/** Plans and comparisons, if a question only asks for a place's cost, time, papers or quota. */
function plansFor(understood: Understanding, context: AnswerContext): Part[] {
  const { publicUrl } = context;
  const { subjects, topics } = understood;
  const plans = placesMeant(understood).flatMap((id) => planOf(id, understood, context));
  const [plan] = plans;
  if (!plan) return [];
  if (plans.length > 1) return [comparePlaces(plans, publicUrl)];
  if (subjects.includes('quota')) return [quotaOfPlace(plan.jurisdiction)];
  if (subjects.includes('cost')) return [costOfPlace(plan, publicUrl)];
  if (subjects.includes('documents')) {
    return [documentsOfPlace(plan, publicUrl)].flatMap((part) => part ?? []);
  }
  const isOfRenewal = topics.includes('renewal') || topics.includes('closing');
  if (isOfRenewal) return [];
  return subjects.includes('time') || subjects.includes('steps') ? [timeOfPlace(plan, publicUrl)] : [];
}

/** The places of a general question: those named, else the usual one, else the free zones to choose from. */
function placesMeant({ places, countries, kinds, subjects }: Understanding): readonly string[] {
  if (places.length > 0) return places;
  const asksFigures = subjects.some((subject) => ['cost', 'time', 'comparison'].includes(subject));
  const usual = countries.flatMap((country) => usualPlace[country] ?? []);
  if (usual.length > 0) return usual;
  if (!asksFigures) return [];
  const zones = freeZones.map((subType) =>
    jurisdictionIdOf({ country: 'AE', companyType: 'free-zone', subType }),
  );
  if (kinds.includes('free-zone')) return zones;
  return kinds.includes('mainland-llc') ? ['ae-dubai'] : [...zones, 'ae-dubai'];
}

/** The requested choice for a place, as far as it was given. */
type Wanted = Partial<Pick<Understanding, 'visas' | 'officeType'>>;

/** The plan for a place, or none if it is not in the catalogue. */
export function planOf(
  id: string,
  wanted: Wanted,
  { catalogue, today }: Pick<AnswerContext, 'catalogue' | 'today'>,
): Plan[] {
  const jurisdiction = catalogue.jurisdictionWith(id);
  return jurisdiction ? [makePlan(jurisdiction, requirementsOf(jurisdiction, wanted), weekdays, today)] : [];
}

/** What was asked for, with the usual visas and office of the place for the rest. */
export function requirementsOf({ place }: Jurisdiction, { visas, officeType }: Wanted): PlanRequirements {
  const wanted = Math.min(visas ?? visasUnlessNamed(place.country) ?? 1, 5) as VisaChoice;
  return { visas: wanted, officeType: officeType ?? (wanted > 3 ? 'physical' : 'flexi') };
}
