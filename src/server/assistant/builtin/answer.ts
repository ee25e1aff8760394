import { jurisdictionWith } from '#domain/catalogue/catalogue.ts';
import type { Country, VisaChoice } from '#domain/catalogue/choices.ts';
import { freeZones, jurisdictionIdOf } from '#domain/catalogue/choices.ts';
import type { PlanRequirements } from '#domain/catalogue/condition.ts';
import type { CompanyDates, DueDate } from '#domain/plan/deadlines.ts';
import { makePlan, type Plan } from '#domain/plan/plan.ts';
import { type PlainDate, weekdayOf } from '#domain/values/plain-date.ts';
import { comparePlaces } from '../tools/compare-places.ts';
import { costOfPlace } from '../tools/cost-of-place.ts';
import { documentsOfPlace } from '../tools/documents-of-place.ts';
import { dueDates } from '../tools/due-dates.ts';
import { quotaOfPlace } from '../tools/quota-of-place.ts';
import { timeOfPlace } from '../tools/time-of-place.ts';
import { choosePassages } from './choose-passages.ts';
import type { Found, PassageIndex } from './passage-index.ts';
import { outsideTheTrade, smallTalk } from './small-talk.ts';
import type { Understanding } from './understand.ts';
import { type Part, wordAnswer } from './word-answer.ts';
import { wordsOf } from './words.ts';

/** An answer, and whether it says that nothing is known. */
export interface Answer {
  text: string;
  isUnknown: boolean;
}

/** What answering needs beside the question. */
export interface AnswerContext {
  index: PassageIndex;
  today: PlainDate;
  /** Origin of this installation, for links to its pages. */
  publicUrl: string;
}

/** Where a country's question names no company type, the one that most founders take. */
const usualPlace: Partial<Record<Country, string>> = {
  US: 'us-llc',
  GB: 'gb-private-limited-company',
  SA: 'sa-llc',
  SG: 'sg-private-limited-company',
};

/** Only the number of working days is told, so that the weekend alone will do for a calendar. */
const weekdays = { isWorkingDay: (date: PlainDate) => weekdayOf(date) < 6 };

/** Answers a question from the catalogue and the knowledge base. */
export function answerTo(understood: Understanding, context: AnswerContext): Answer {
  const talk = smallTalk(understood.question);
  if (talk) return { text: talk, isUnknown: false };
  const parts = groundsOf(understood, context);
  if (parts.length === 0) return unknownAnswer(understood, context.index);
  const askBack = questionBack(understood);
  return { text: wordAnswer(askBack ? [...parts, askBack] : parts), isUnknown: false };
}

/** What a question is answered from, the most important first; nothing where nothing is known. */
export function groundsOf(understood: Understanding, context: AnswerContext): readonly Part[] {
  const computed = computedParts(understood, context);
  const passages = choosePassages(understood, context.index);
  return [...computed, ...passages.map(partOf)].slice(0, computed.length > 0 ? 2 : 3);
}

/** A passage as a part of an answer. */
export function partOf({ passage }: Found): Part {
  return { heading: passage.heading, text: passage.body, sources: passage.sources };
}

/** What is computed for the question rather than looked up; nothing where it asks for something particular. */
function computedParts(understood: Understanding, context: AnswerContext): Part[] {
  const { subjects, days } = understood;
  const dated = days.length > 0 && subjects.includes('deadline') ? datedPart(understood, context) : undefined;
  if (dated) return [dated];
  if (understood.particular.length > 0) return [];
  const places = placesMeant(understood);
  const plans = places.flatMap((id) => planOf(id, understood, context.today));
  const [plan] = plans;
  if (!plan) return [];
  const { publicUrl } = context;
  if (plans.length > 1) return [comparePlaces(plans.slice(0, 7), publicUrl)];
  if (subjects.includes('quota')) return [quotaOfPlace(plan.jurisdiction)];
  if (subjects.includes('cost')) return [costOfPlace(plan, publicUrl)];
  if (subjects.includes('documents'))
    return [documentsOfPlace(plan, publicUrl)].flatMap((part) => part ?? []);
  if (subjects.includes('time') || subjects.includes('steps')) return [timeOfPlace(plan, publicUrl)];
  return [];
}

/** The places a general question is about: those named, else the usual one, else the free zones to choose among. */
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

/** What is wanted in a place, as far as it was said. */
type Wanted = Partial<Pick<Understanding, 'visas' | 'officeType'>>;

/** The plan for a place, or none where the catalogue has no such place. */
export function planOf(id: string, wanted: Wanted, today: PlainDate): Plan[] {
  const jurisdiction = jurisdictionWith(id);
  return jurisdiction ? [makePlan(jurisdiction, requirementsOf(wanted), weekdays, today)] : [];
}

/** The visas and the office that are counted with where nothing else was said. */
export function requirementsOf({ visas = 1, officeType }: Wanted): PlanRequirements {
  const wanted = Math.min(visas, 5) as VisaChoice;
  return { visas: wanted, officeType: officeType ?? (wanted > 3 ? 'physical' : 'flexi') };
}

function datedPart(understood: Understanding, { index }: AnswerContext): Part | undefined {
  const [id = ''] = placesMeant({ ...understood, subjects: [] });
  const jurisdiction = jurisdictionWith(id);
  if (!jurisdiction) return undefined;
  const dates: CompanyDates = {};
  for (const { on, event } of understood.days) dates[event ?? 'incorporation'] ??= on;
  return dueDates(jurisdiction, requirementsOf(understood), dates, meantBy(understood, index));
}

/** Which deadlines a question means: those whose name shares its most telling words, else all. */
function meantBy({ words }: Understanding, index: PassageIndex): (due: DueDate) => boolean {
  const asked = words.filter(
    (word) => !/\d/.test(word) && !['due', 'date', 'deadlin', 'file', 'incorpor'].includes(word),
  );
  return ({ deadline }) => {
    const own = new Set(wordsOf(deadline.label));
    const shared = asked.filter((word) => own.has(word));
    return shared.length > 0 && shared.some((word) => index.weightOf(word) > 0);
  };
}

/** Asks for what an answer depends on and the question left out. */
function questionBack({ places, countries, kinds, subjects, particular }: Understanding): Part | undefined {
  if (particular.length > 0 || places.length > 0) return undefined;
  if (!subjects.some((subject) => ['cost', 'time', 'documents', 'steps'].includes(subject))) return undefined;
  const text =
    countries.length === 0 && kinds.length === 0
      ? 'Which country, and in the UAE which free zone or emirate, do you have in mind, and how many visas do you need? Then I can be exact.'
      : 'Which free zone, emirate or company type do you have in mind, and how many visas do you need? Then I can be exact.';
  return { text, sources: [] };
}

function unknownAnswer(understood: Understanding, index: PassageIndex): Answer {
  const { places, countries, topics, particular } = understood;
  const isOfTrade =
    places.length > 0 ||
    topics.length > 0 ||
    (countries.length > 0 && particular.some((word) => index.knows(word)));
  if (!isOfTrade) return { text: outsideTheTrade, isUnknown: true };
  const whom = places
    .flatMap((id) => jurisdictionWith(id) ?? [])
    .flatMap(({ authority }) => ('value' in authority ? [authority.value] : []));
  return {
    text: `I do not know that: I have found no reliable source for it. ${
      whom.length > 0
        ? `Please ask the authority itself: ${[...new Set(whom)].join('; ')}.`
        : 'Please ask the authority that is responsible, or a licensed adviser.'
    } Your question has been noted without your name, so that the answer can be added.`,
    isUnknown: true,
  };
}
