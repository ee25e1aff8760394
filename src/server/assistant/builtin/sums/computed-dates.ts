import { isDeepStrictEqual } from 'node:util';
import type { DeadlineStart, Jurisdiction } from '#domain/catalogue/definition.ts';
import { unconfirmed } from '#domain/catalogue/facts.ts';
import type { DueDate } from '#domain/plan/deadlines.ts';
import { type CompanyDates, deadlinesOf, startOf } from '#domain/plan/deadlines.ts';
import { addYears, endOfMonth, type PlainDate } from '#domain/values/plain-date.ts';
import { plainText } from '../../../knowledge/index.ts';
import { workCalendarOf } from '../../../plans/index.ts';
import { passportValidity } from '../../tools/passport-validity.ts';
import type { AnswerContext } from '../context.ts';
import { askedLate, isLateQuestion, lateFormOf, saysMissed } from '../question/late-question.ts';
import { isOfOtherState } from '../question/named-state.ts';
import { mainlandIds, requirementsOf, usualPlaceOf, zoneIds } from '../question/planned.ts';
import { amountsIn, onlyAmountIn, revenueBesideLimit } from '../question/quantities.ts';
import type { Reading } from '../question/understand.ts';
import type { TypedAnswer } from '../typed-answer.ts';
import { expertWordsIn } from '../wording/expert-words.ts';
import { kindOf } from '../wording/verdict.ts';
import { isRuledOut, meantAmong, meantBy } from './meant-deadlines.ts';

/** When the first financial year ends, counted from the incorporation. */
export function firstYearAnswer(
  { question, days, places, countries }: Reading,
  { catalogue }: AnswerContext,
): TypedAnswer | undefined {
  const isAsked = asksFirstYearEnd(question);
  const incorporation =
    days.find(({ event }) => event !== 'financial-year-end')?.on ?? (isAsked ? days[0]?.on : undefined);
  const [country] = countries;
  const id = places[0] ?? (country && usualPlaceOf(country));
  const jurisdiction = id === undefined ? undefined : catalogue.jurisdictionWith(id);
  if (!isAsked || !incorporation || !jurisdiction?.firstYearEnd) return undefined;
  return { kind: 'first-year-end', jurisdiction, incorporation };
}

/** Whether a question asks when a company's first financial year ends. */
export function asksFirstYearEnd(question: string): boolean {
  return /\bfirst (?:financial|fiscal|accounting) (?:year|period)\b.*\bends?\b|\bend of (?:the |its |our |my )?first (?:financial|fiscal|accounting) (?:year|period)\b|\baccounting reference date\b(?! (?:is|was|of|falls) (?:on )?(?:the )?\d)|\bends?\b.*\bfirst (?:financial|fiscal|accounting) (?:year|period)\b/.test(
    plainText(question),
  );
}

/** Asks whether, or until when, an authority put a day off: an article's subject. */
const asksExtension = /\b(?:extensions?|extended|postponed|grace period)\b/;

/** Says that the asker's own return is put off. */
const ofOwnExtension =
  /\b(?:we|i|our|my|if) (?:\w+ ){0,3}extend(?:ed)?\b|, extended\b|\b(?:with|(?:we|i) (?:\w+ )?(?:got|have|had|filed|took|received|sent)) (?:the |an? )?(?:extension|form 7004|7004)\b/;

/** Asks for an amount or consequence although it names a date. */
const besideDays =
  /(?<!\b(?:still|be|it|that|this) )\bfines?\b|\b(?:penalt\w+|how much|costs?|(?:if|when) (?:\w+ )?(?:am|is|are|were|was)? ?(?:\w+ )?late|happens?|(?:if|when) (?:i|we) (?:\w+ )?(?:miss(?:ed)?|forg[eo]t\w*))\b/;

/** Whether a date is asked for rather than only mentioned. */
export function asksDay({ question, before, subjects, days, isFollowUp }: Reading): boolean {
  const plain = plainText(question);
  if (isFollowUp && asksSum.test(plain) && !ofTime.test(question)) return false;
  if (asksExtension.test(plain) && !ofOwnExtension.test(plain)) return false;
  if (isLateQuestion(question)) return true;
  if (asksLength.test(plain) || asksWhether(question)) return false;
  if (subjects.includes('deadline') || subjects.includes('time')) return true;
  if (besideDays.test(plain)) return false;
  // That something happened last month is told of the case, where no day is asked for.
  if (days.every(({ isUndated }) => isUndated) && lateFormOf(question) === undefined) return false;
  const isOwn = days.some(({ said }) => question.includes(said));
  return isOwn || !besideDays.test(plainText(before));
}

/** Asks for an amount, whatever day the question before asked for. */
const asksSum = /\bhow much\b|\bwhat\b.*\b(?:pay|costs?|fees?|fines?|penalt\w+)\b/;

/** Asks how long something lasts, and for no day. */
const asksLength = /\bhow long\b.*\b(?:last|be|valid)\b/;

/** Asks whether something is due or open at all, as in 'Revenue S$4m, FYE 31 December 2026. Do we file ECI?' */
function asksWhether(question: string): boolean {
  const [last = ''] = question.split(/(?<=[.?!])\s+/).slice(-1);
  return asksDutyOrChoice.test(last) && !ofTime.test(last);
}

const asksDutyOrChoice =
  /^(?:so |and |then )?(?:(?:do|must|need) (?:i|we|they|you)\b|(?:can|may|could) (?:i|we|they|you) (?:still )?(?:elect|use|claim|take|choose)\b)/i;

const ofTime = /\b(?:when|by|until|before|date|day)\b/i;

/** Asks from when to when, rather than for the last day. */
const asksWindow =
  /\bwindow\b|\bbetween which (?:days|dates)\b|\bfrom (?:when|which (?:day|date)) (?:to|until|till) (?:when|which)\b/i;

/** The country of a licence or residence visa of which nothing else is told: in the UAE everybody has both. */
function countryOf(days: Reading['days']): 'AE' | undefined {
  return days.some(({ event }) => event === 'licence-issue' || event === 'visa-issue') ? 'AE' : undefined;
}

/** Due dates by the place's rules, counted from the dates in the question. */
export async function datesAnswer(
  reading: Reading,
  context: AnswerContext,
): Promise<TypedAnswer | undefined> {
  const { catalogue } = context;
  const { days, countries, places, question } = reading;
  if (
    days.length === 0 ||
    !asksDay(reading) ||
    isOfOtherState(question, reading.before) ||
    asksWindow.test(question)
  )
    return undefined;
  const [country = countryOf(days)] = countries;
  const [place] = places;
  const id = place ?? (country && usualPlaceOf(country)) ?? (country === 'AE' ? mainlandIds[0] : undefined);
  const jurisdiction = id === undefined ? undefined : catalogue.jurisdictionWith(id);
  if (!jurisdiction) return undefined;
  const late = askedLate(question);
  const dates: CompanyDates = {};
  const otherDates: CompanyDates = {};
  for (const { on, event, isEnd, earliest = on } of days) {
    if (!event || dates[event]) continue;
    // Nobody is called late for a day that may not have been meant; else the first of them is the safe one.
    const [first, other] = late === undefined ? [earliest, on] : [on, earliest];
    const term = isEnd ? -termOf(event) : 0;
    dates[event] = addYears(first, term);
    otherDates[event] = addYears(other, term);
  }
  const said = days.reduce((text, day) => text.replace(day.said, ' '), question);
  const marked = said
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.endsWith('?'))
    .join(' ');
  // A company is incorporated with its licence, for what counts from the one where only the other is told.
  const plain = plainText(question);
  const deadlines = jurisdiction.deadlines.filter((deadline) => !isRuledOut(deadline, plain));
  const isAskedOf = meantAmong(marked, deadlines);
  // 'We forgot about corporate tax. Until when can we register?' names it in the story.
  const named = [marked, said].map((text) => meantAmong(text, deadlines));
  const isNamed = named.find((isOf) => deadlines.some((deadline) => isOf({ deadline }))) ?? isAskedOf;
  const countsFromIncorporation = deadlines.some(
    (deadline) => startOf(deadline.rule.value) === 'incorporation' && isNamed({ deadline }),
  );
  for (const each of [dates, otherDates])
    if (countsFromIncorporation && each['licence-issue']) each.incorporation ??= each['licence-issue'];
  const isEnd = days.some(({ isEnd, event }) => isEnd && event);
  const [first] = Object.values(dates).sort();
  if (!first) return undefined;
  const requirements = requirementsOf(jurisdiction, reading);
  const counted = deadlines.filter(({ rule }) => {
    const start = startOf(rule.value);
    return start !== undefined && dates[start] !== undefined;
  });
  // What the question names best counts from a day that it does not tell: another date is no answer.
  const isCounted = counted.some((deadline) => isAskedOf({ deadline }));
  if (!isCounted && deadlines.some((deadline) => isAskedOf({ deadline }))) return undefined;
  const isMeant =
    [...(countsFromIncorporation ? [marked] : []), said, reading.asks, reading.words.join(' ')]
      .map((text) => meantAmong(text, counted))
      .find((isNamed) => counted.some((deadline) => isNamed({ deadline }))) ?? (() => false);
  const told = place === undefined && country === 'AE' ? sharedInUae(jurisdiction, catalogue) : jurisdiction;
  const isAsked = (due: Pick<DueDate, 'deadline'>) =>
    isMeant(due) && told.deadlines.some(({ id }) => id === due.deadline.id);
  const window = { from: first, until: addYears(first, 4) };
  const calendar = await workCalendarOf(jurisdiction.place.country);
  const meant = deadlinesOf(jurisdiction, requirements, dates, window, calendar).filter(isAsked);
  if (meant.length === 0) return undefined;
  const next = days.map((day) => (day.isYearly ? { ...day, ...inNextYear(day.on) } : day));
  const isPassed = deadlines.every(
    ({ id }) => (meant.find(({ deadline }) => deadline.id === id)?.on ?? '') < context.today,
  );
  // 'Our year ends in March' is told of each year: what is still to come is meant.
  if (isPassed && late === undefined && days.some(({ isYearly }) => isYearly))
    return datesAnswer({ ...reading, days: next }, context);
  return {
    kind: 'due-dates',
    jurisdiction: told,
    requirements,
    dates,
    ...(days.some(({ earliest }) => earliest) && { otherDates }),
    calendar,
    isMeant: isAsked,
    asksLate: late ?? (isEnd ? lateFormOf(question) : undefined),
    wasMissed: saysMissed(reading.message ?? question),
    isEnd,
  };
}

/** Whether a passport that expires on a day is valid long enough for a visa or permit. */
export function passportAnswer(
  { question, days, countries }: Reading,
  { passages, today }: AnswerContext,
): TypedAnswer | undefined {
  const plain = plainText(question);
  const [day] = days;
  if (!day || !/\bpassport\b.{0,40}\b(?:expir\w*|runs? out|ends?|valid)\b/.test(plain)) return undefined;
  if (!/\bvisas?\b|\bresiden|\bpermit|\benough\b/.test(plain)) return undefined;
  const [country = 'AE'] = countries;
  const isKnown = passportValidity(passages, country, day.on, today, expertWordsIn('en')) !== undefined;
  return isKnown ? { kind: 'passport', country, expiresOn: day.on } : undefined;
}

/** The last day of the same month a year later, which is no longer told of each year. */
function inNextYear(on: PlainDate): { on: PlainDate; isYearly: false } {
  return { on: endOfMonth(addYears(on, 1)), isYearly: false };
}

/** For how many years that holds which begins with an event. */
function termOf(event: DeadlineStart): number {
  return event === 'visa-issue' ? 2 : 1;
}

/** Asks about what nobody has to do: it has no last day. */
const byChoice = /\bvoluntar(?:y|ily)\b/i;

/** Days that the law names, such as the start of e-invoicing, where the question says on which side of a limit it is. */
export function namedDaysAnswer(reading: Reading, { catalogue }: AnswerContext): TypedAnswer | undefined {
  if (byChoice.test(reading.question)) return undefined;
  const { question, countries, places, words, subjects } = reading;
  const { revenue } = amountsIn(question);
  const amount =
    revenue ?? revenueBesideLimit(question) ?? (reading.isFollowUp ? onlyAmountIn(question) : undefined);
  if (amount === undefined) return undefined;
  if (!(subjects.includes('deadline') || isLateQuestion(question) || asksTimeLeft.test(question)))
    return undefined;
  if (kindOf(question) === 'may') return undefined;
  const [country] = countries;
  const id =
    places[0] ?? (country && usualPlaceOf(country)) ?? (country === 'AE' ? mainlandIds[0] : undefined);
  const jurisdiction = id === undefined ? undefined : catalogue.jurisdictionWith(id);
  if (!jurisdiction) return undefined;
  const isMeant = meantBy(words);
  const ids = jurisdiction.deadlines
    .filter((deadline) => 'on' in deadline.rule.value && isMeant({ deadline }))
    .filter(({ onlyIf }) => isWithinLimit(onlyIf, amount) === true)
    .map((deadline) => deadline.id);
  return ids.length === 0
    ? undefined
    : {
        kind: 'named-days',
        jurisdiction,
        ids,
        asksLate: askedLate(question),
      };
}

/** Asks for the time until a day, or for the day itself. */
const asksTimeLeft =
  /\b(?:how (?:many|much|long)\b.{0,40}\b(?:until|till|before|left)|(?:from|since) when|when)\b/i;

/** Whether an amount meets a condition such as 'with revenue of AED 50 million or more'; `undefined` for another one. */
function isWithinLimit(condition: string | undefined, amount: number): boolean | undefined {
  const plain = plainText(condition ?? '');
  const [, limit] = /\b(?:revenue|turnover)\b.*?(\d{4,})/.exec(plain) ?? [];
  if (limit === undefined) return undefined;
  if (/\bor more\b|\bat least\b/.test(plain)) return amount >= Number(limit);
  if (/\b(?:above|over|more than)\b/.test(plain)) return amount > Number(limit);
  return /\b(?:under|below|less than|up to)\b/.test(plain) ? amount < Number(limit) : undefined;
}

/** A place with the deadlines of every place of the UAE only, and without a penalty that is another elsewhere. */
function sharedInUae(
  jurisdiction: Jurisdiction,
  { jurisdictionWith }: AnswerContext['catalogue'],
): Jurisdiction {
  const all = [...zoneIds, ...mainlandIds].flatMap((id) => jurisdictionWith(id) ?? []);
  const deadlines = jurisdiction.deadlines.flatMap((deadline) => {
    const same = all.flatMap(({ deadlines }) => deadlines.find(({ id }) => id === deadline.id) ?? []);
    if (same.length < all.length) return [];
    const isOneForAll = same.every(({ penalty }) => isDeepStrictEqual(penalty, deadline.penalty));
    return [
      isOneForAll ? deadline : { ...deadline, penalty: unconfirmed('The penalty, which differs by place') },
    ];
  });
  return { ...jurisdiction, deadlines };
}
