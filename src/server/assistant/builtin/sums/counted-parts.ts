import { daysBetween, monthsBegun, type PlainDate } from '#domain/values/plain-date.ts';
import { placesIn, plainText, type Quotable, synonymsOf, wordsOf } from '../../../knowledge/index.ts';
import { workCalendarOf } from '../../../plans/index.ts';
import { boundVerdict } from '../../tools/bound-verdict.ts';
import { countedDays, tellsWorkingDays } from '../../tools/counted-days.ts';
import { amountTier, countTier, lateTier } from '../../tools/deciding-tier.ts';
import { lateInterest } from '../../tools/late-interest.ts';
import { dayLimitVerdict, limitSide, limitVerdict } from '../../tools/limit-verdict.ts';
import { pricedQuantity, type Quantity, quantitiesIn } from '../../tools/typed-rates.ts';
import { visasByArea } from '../../tools/visas-by-area.ts';
import type { AnswerContext } from '../context.ts';
import { withoutCase } from '../question/clauses.ts';
import { continued } from '../question/continued.ts';
import { isDueDay, lateFormOf } from '../question/late-question.ts';
import { numberWords, onlyAmountIn, onlyPriceIn } from '../question/quantities.ts';
import type { Reading } from '../question/understand.ts';
import type { QuotedPart } from '../typed-answer.ts';
import { kindOf, openingVerdict, withoutVerdict } from '../wording/verdict.ts';
import type { Part } from '../wording/word-answer.ts';
import { asksDay } from './computed-dates.ts';

/** Days counted from a date in the question by a period in the passages. */
export async function countedFor(
  reading: Reading,
  passages: readonly Quotable[],
  { index, today }: AnswerContext,
): Promise<Part | undefined> {
  const [first] = reading.days;
  if (!first || !asksDay(reading) || !namesItsTax(reading.question, passages[0])) return undefined;
  // From the day on which something fell due nothing is counted but the delay.
  if (reading.days.some(({ said }) => isDueDay(reading.question, said))) return undefined;
  const words = [...reading.words, ...reading.context];
  const asked = new Set([...words, ...words.flatMap(synonymsOf)]);
  const [country] = reading.countries;
  const countsWork = passages.some(({ text }) => tellsWorkingDays(text));
  const calendar = country && countsWork ? await workCalendarOf(country) : undefined;
  const counting = {
    calendar,
    from: first.on,
    ...(first.earliest && { earliest: first.earliest }),
    today,
    asksLate: lateFormOf(reading.question),
    isYearEnd: first.event === 'financial-year-end',
    isPeriodEnd:
      first.endsPeriod ||
      first.event === 'financial-year-end' ||
      /\b(?:period|quarter|month|year)\b/i.test(reading.question),
    isDuty: asksDuty.test(reading.question) && !asksEnd.test(reading.question),
    asksFirst: /\bfirst (?:\w+ ){0,3}(?:report|return|filing|payment)\b/i.test(reading.question),
    fitOf: (sentence: string) =>
      wordsOf(sentence).reduce((sum, word) => sum + (asked.has(word) ? index.weightOf(word) : 0), 0),
  };
  // The first passage is about the question; others may be about another tax with another term.
  return countedDays(passages.slice(0, 1), counting) ?? countedDays(passages, counting);
}

const asksDuty = /\b(?:must|have to|has to|needs? to|apply|be done)\b/i;

/** Asks when something ends that has begun. */
const asksEnd =
  /\b(?:expir\w*|valid\w*|(?:runs?|ran|running) out|renew\w*|lapse\w*|lasts?|ends?|over|good for|use (?:it|this|that|them))\b/i;

/** Whether a passage is about the tax that a question names: the terms of another one are no answer. */
export function namesItsTax(question: string, passage: Pick<Quotable, 'text'> | undefined): boolean {
  const named = taxes.filter((tax) => tax.test(question));
  return named.length === 0 || named.some((tax) => tax.test(passage?.text ?? ''));
}

const taxes = [
  /\bvat\b/i,
  /\bgst\b/i,
  /\b(?:corporate|corporation|company|income) tax\b/i,
  /\bzakat\b/i,
  /\bwithholding\b/i,
];

/** How many visas an area allows, if a passage gives square metres per visa. */
export function visasFor({ question, area }: Reading, passages: readonly Quotable[]): Part | undefined {
  if (area === undefined || !/visa|sponsor/.test(plainText(question))) return undefined;
  const isWarehouse = /\bwarehouse/i.test(question);
  return passages.flatMap((passage) => visasByArea(passage, area, isWarehouse) ?? [])[0];
}

/** Yes or no to what an amount of the asker's decides, such as whether a turnover has to be registered. */
export function limitFor(
  { question, message = question, particular, days }: Reading,
  passages: readonly Quotable[],
): Part | undefined {
  const amount = onlyAmountIn(message);
  const asks = kindOf(withoutCase(question));
  const [day] = days;
  if (day && asks === 'may' && passages[0]) {
    const late = dayLimitVerdict(passages[0], day.on);
    if (late) return late;
  }
  const tooMany = passages
    .slice(0, 1)
    .flatMap((passage) => countTier(passage, question, quantitiesIn(message)) ?? [])[0];
  if (tooMany) return tooMany;
  if (asks === 'open') return undefined;
  const asked = new Set(particular.filter((word) => !/^\d/.test(word)));
  const isAbout = (sentence: string) => asked.size === 0 || wordsOf(sentence).some((word) => asked.has(word));
  const bound = passages.slice(0, 1).flatMap((passage) => boundVerdict(passage, message, isAbout) ?? [])[0];
  if (bound || amount === undefined) return bound;
  // 'Do I get it with AED 14,000?' asks whether that is enough.
  const limit = { question: message, amount, asks: asks === 'must' ? asks : 'may', isAbout } as const;
  return passages.flatMap((passage) => limitVerdict(passage, limit) ?? [])[0];
}

/** Asks for an amount of money. */
const asksAmount =
  /\bhow much\b|\bcosts?\b|\bprices?\b|\bfees?\b|\bfines?\b|\bpenalt|\bowe\b|\blevy\b|\bcontribut|\btotal\b|\bpay\b|\btax\b|\bcharges?\b|\b(?:comes?|adds?) (?:up )?to\b|\badd(?:ed)? up\b|\bin all\b|\baltogether\b|\bdeposits?\b/i;

const forOneYear = /\b(?:for|in|per|each|a|every) (?:one |the |whole |full )*year\b|\byearly\b|\bannually\b/;

/** A price per unit in the passages times the question's quantity of that unit. */
export function priceFor(
  { question: asked, asks, years, words, context: before, places }: Reading,
  passages: readonly Quotable[],
  { index }: AnswerContext,
): Part | undefined {
  // Half a year is no whole one that a monthly price is told for.
  const isHalf = /\bhalf an? year\b/i.test(asked);
  const question = asked.replaceAll(/\bhalf an? year\b/gi, '');
  const listed = listOfYears.exec(question)?.[0].match(/20\d\d/g)?.length;
  const ofYears = [years, listed].flatMap((number) => (number ? [{ number, unit: 'year' as const }] : []));
  const quantities = [
    ...quantitiesIn(question).filter(({ unit }) => unit !== 'year'),
    ...ofYears,
    ...quantitiesIn(question),
    ...visasOf(question),
  ].filter(({ number }) => number > 1);
  if (quantities.length === 0 || !asksAmount.test(`${question} ${asks}`)) return undefined;
  // A share is no price of anything.
  if (/\bdiscounts?\b|\bper ?cent\b/i.test(question)) return undefined;
  const wanted = new Set(
    [...words, ...before, ...words.flatMap(synonymsOf)].filter((word) => !/^\d/.test(word)),
  );
  const classes = plainText(question).match(numbered) ?? [];
  const isElsewhere = (sentence: string) => {
    const named = places.length > 0 ? placesIn(sentence).places : [];
    return named.length > 0 && !named.some((id) => places.includes(id));
  };
  const fitOf = (sentence: string) => {
    if (isElsewhere(sentence)) return 0;
    const fit = wordsOf(sentence).reduce(
      (sum, word) => sum + (wanted.has(word) ? index.weightOf(word) : 0),
      0,
    );
    return classes.some((each) => plainText(sentence).includes(each)) ? fit * ofItsClass : fit;
  };
  const [ofYear, ...otherYears] = yearsMeant(question);
  // Of which of several years a price is asked for, nothing tells, unless it is for each of them.
  if (otherYears.length > 0 && listed === undefined) return undefined;
  const oneYear = isHalf ? 0.5 : forOneYear.test(plainText(question)) ? 1 : undefined;
  return passages
    .slice(0, 2)
    .flatMap(
      (passage) =>
        pricedQuantity(passage, quantities, fitOf, years ?? oneYear, listed ? undefined : ofYear) ?? [],
    )[0];
}

/** The visas that the people of a question need, each one. */
function visasOf(question: string): Quantity[] {
  if (!/\bvisas?\b/i.test(question)) return [];
  return quantitiesIn(question).flatMap(({ number, unit }) =>
    unit === 'employee' ? [{ number, unit: 'visa' as const }] : [],
  );
}

/** The years of a question, without the day or month of another one on which something is paid. */
function yearsMeant(question: string): ReadonlySet<string> {
  const named = question.match(/\b20\d\d\b/g) ?? [];
  const alone = question.replaceAll(dayOrMonth, ' ').match(/\b20\d\d\b/g);
  return new Set(alone ?? named);
}

const dayOrMonth =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december) 20\d\d\b/gi;

/** Years that something is counted for, as in 'for 2023, 2024 and 2025'. */
const listOfYears = /(?:\bfor |\()(?:(?:the )?years? )?20\d\d(?:, 20\d\d)*,? and (?:for )?20\d\d\b/i;

/** A class with its number, as in 'category 2'. */
const numbered = /\b[a-z]{4,} \d\b/g;

/** How much better a sentence fits on the class that the question names. */
const ofItsClass = 10;

/** What paying the one sum of a question late comes to, by its own time or between the two days that it names. */
export function interestFor(
  { question, message = question, days }: Reading,
  passages: readonly Quotable[],
  { today }: AnswerContext,
): Part | undefined {
  const amount = onlyPriceIn(message);
  if (amount === undefined) return undefined;
  const [from, to] = days.map(({ on }) => on).toSorted();
  const times = quantitiesIn(begun(message)).filter(({ unit }) => timesOfDelay.some((time) => time === unit));
  const isDue = days.some(({ said }) => isDueDay(message, said));
  const until = to ?? (isDue ? today : undefined);
  const isBetween = from && until && from < until && days.length <= 2 && (days.length === 2 || isDue);
  const between: Quantity | undefined = isBetween
    ? { number: monthsBegun(from, until), unit: 'month' }
    : undefined;
  const late = between ?? (times.length === 1 ? times[0] : undefined);
  const asked = isDue ? `${message} late` : message;
  return passages
    .slice(0, 1)
    .filter((passage) => namesItsTax(message, passage))
    .flatMap((passage) => lateInterest(passage, asked, amount, late) ?? [])[0];
}

/** Of 'two and a half months', three have begun. */
function begun(message: string): string {
  return plainText(message).replaceAll(
    new RegExp(`\\b(\\d{1,2}|${numberWords.join('|')}) and a half (?=months?\\b)`, 'g'),
    (_, said: string) => `${(/^\d/.test(said) ? Number(said) : numberWords.indexOf(said)) + 1} `,
  );
}

const timesOfDelay: readonly Quantity['unit'][] = ['day', 'week', 'month', 'year'];

/** The price or fine that a time or an amount in the question decides. */
export function tierFor(
  { question, message = question, days }: Reading,
  passages: readonly Quotable[],
  { today }: AnswerContext,
): Part | undefined {
  const amount = onlyAmountIn(message);
  const delay = delaySince(message, days, today);
  const times = delay === undefined ? quantitiesIn(message) : [{ number: delay, unit: 'day' as const }];
  const isLate = delay !== undefined;
  const late = passages.flatMap((passage) => lateTier(passage, message, times, isLate) ?? [])[0];
  const [first] = passages;
  return late ?? (first && amount !== undefined ? amountTier(first, amount) : undefined);
}

/** The days since the day on which something fell due, until it was done or today. */
function delaySince(question: string, days: Reading['days'], today: PlainDate): number | undefined {
  const due = days.find(({ said }) => isDueDay(question, said));
  const done = days.find((day) => day !== due);
  const late = due && daysBetween(due.on, done?.on ?? today);
  return late !== undefined && late > 0 ? late : undefined;
}

/** The opening sentence below the side of its limit on which the question's amount is. */
export function withSide(
  parts: readonly QuotedPart[],
  { question, message = question }: Reading,
  [whole]: readonly Quotable[],
): QuotedPart[] {
  const [first, ...others] = parts;
  const amount = onlyAmountIn(message);
  if (!first || !whole || amount === undefined || kindOf(withoutCase(question)) !== 'open') return [...parts];
  const side = withoutVerdict(first.text).startsWith(withoutVerdict(whole.text).slice(0, samePrefix))
    ? limitSide(whole, message, amount)
    : undefined;
  if (!side) return [...parts];
  // The yes or no of a rule for the other side of the limit is not the answer.
  const told = side.holds ? first.text : withoutVerdict(first.text);
  const text = continued(told);
  const verdict = openingVerdict(told);
  return [
    {
      ...first,
      text: verdict ? `${verdict}, ${side.text}: ${text.slice(verdict.length + 2)}` : `${side.text}: ${text}`,
    },
    ...others,
  ];
}

/** So many characters alike, and a quotation opens with the passage's own first sentence. */
const samePrefix = 40;
