import { countries as countriesOfCatalogue } from '#domain/catalogue/choices.ts';
import { corporateTaxRateOf } from '#domain/tax/corporate-tax.ts';
import { daysBetween, type PlainDate, plainDate, weekdayOf } from '#domain/values/plain-date.ts';
import { type FoundPassage, plainText, synonymsOf, wordsOf } from '../../../knowledge/index.ts';
import { currencyNamed } from '../../tools/limit-verdict.ts';
import { measureOf } from '../../tools/measured-amounts.ts';
import { shareOfAmount } from '../../tools/shares-of-amounts.ts';
import type { AnswerContext } from '../context.ts';
import { choosePassages } from '../passages/choose-passages.ts';
import { fitsPlace } from '../passages/fits-place.ts';
import { withoutCase } from '../question/clauses.ts';
import { pricesIn } from '../question/quantities.ts';
import type { Reading } from '../question/understand.ts';
import { kindOf } from '../wording/verdict.ts';
import type { Part } from '../wording/word-answer.ts';
import { namesItsTax } from './counted-parts.ts';

/** A share of the asker's amount, and the passage with the rule. */
interface FoundShare {
  sum: Part;
  found: FoundPassage;
}

/** Asks for a rate, a day or anything else but a sum of money. */
const asksOther =
  /\b(?:what|how (?:much|high)|at what) (?:is the |is your |are the )?(?:\w+ )?(?:rate|percentage|per ?cent|date|day|form|deadline|documents?)\b|\b(?:when|who|where|why|which|how (?:do|does|can|to|long|many|soon|often))\b/;
/** Asks what of the amount is free, which no rate gives. */
const asksFreePart = /\bhow much (?:\w+ ){1,5}?(?:exempt|free|untaxed)\b/;
/** Part of what the amount measures may be no base. */
const isElsewhere = /\b(?:none|nothing|outside|elsewhere|not (?:in|located))\b/;
const asksWhatIsLeft =
  /\b(?:left|leaves?|remains?|remaining|net of|after (?:the )?(?:\w+ ){0,3}(?:rebate|deduction|withholding)|(?:finally|still) (?:pay|owe))\b/;

/** What a delay costs is no share of what is paid in time. */
const ofDelay = /\b(?:late|overdue|unpaid|miss(?:ed|es)?)\b/i;

/** Minimum confidence of a passage beside the chosen ones: what it is a share of is checked besides. */
const minConfidence = 0.3;

/** Maximum amounts of a question: more are a list. */
const maxAmounts = 3;

/** Maximum passages in which a share is looked for. */
const maxFound = 8;

/** The share of the one amount of a question, by the rule of a passage on what was asked. */
export async function shareFor(reading: Reading, context: AnswerContext): Promise<FoundShare | undefined> {
  const { question, message = question, days } = reading;
  const plain = plainText(question);
  if (kindOf(withoutCase(question)) !== 'open' || asksOther.test(plain) || asksFreePart.test(plain))
    return undefined;
  if (isElsewhere.test(plainText(message))) return undefined;
  const prices = pricesIn(message);
  if (prices.length > maxAmounts) return undefined;
  const amounts = prices.flatMap((amount) => {
    const measure = measureOf(message, amount);
    return measure === undefined ? [] : [{ amount, measure }];
  });
  const placed = ofCurrency(reading);
  const { countries, places } = placed;
  if (amounts.length === 0 || places.length > 1) return undefined;
  const chosen = await choosePassages(placed, context);
  // Of several countries one may only be where a payment goes.
  const others = countries.length > 1 ? [] : await besideChosen(placed, context);
  const asked = resultIn(question);
  const years = message.match(/\b20\d\d\b/g) ?? [];
  const asksRest = asksWhatIsLeft.test(plain);
  const isLate = ofDelay.test(message);
  const isAbout = (sentence: string) => ofDelay.test(sentence) === isLate;
  const isDay = (said: string) => namesDay(plain, days, said, context.today);
  for (const found of new Set([...chosen, ...others])) {
    const { passage } = found;
    const country = passage.country ?? countries[0];
    const whole = { text: passage.body, sources: passage.sources };
    if (!namesItsTax(message, { text: `${passage.heading} ${passage.body}` })) continue;
    const saysIt = (text: string) => speaksOf(text, asked, context);
    if (country === undefined || saysIt(`${passage.heading} ${passage.body}`) <= 0.5) continue;
    const currency = currencyNamed(message) ?? corporateTaxRateOf(country).currency;
    const own = { currency, asksRest, years, isAbout, isDay };
    const [sum, ...more] = amounts.flatMap(
      (amount) => shareOfAmount(whole, { ...own, ...amount }, saysIt) ?? [],
    );
    if (sum && more.length === 0) return { sum, found };
  }
  return undefined;
}

/**
 * A question with the one country whose currency it names: a payment may go to another one, and dollars are paid
 * anywhere.
 */
function ofCurrency(reading: Reading): Reading {
  const { countries, places, question, message = question } = reading;
  const currency = currencyNamed(message);
  const [country] = countriesOfCatalogue.filter((each) => corporateTaxRateOf(each).currency === currency);
  if (country === undefined || currency === 'USD' || countries.length === 0) return reading;
  const isOf = (id: string) => id.startsWith(`${country.toLowerCase()}-`);
  return { ...reading, countries: [country], places: places.filter(isOf), isGuessed: false };
}

async function besideChosen(reading: Reading, { search }: AnswerContext): Promise<readonly FoundPassage[]> {
  const found = await search.find(reading, maxFound);
  return found.filter((each) => each.confidence >= minConfidence && fitsPlace(each.passage, reading));
}

/** Whether a question names a day of the year, by its date, its month or its weekday within a week from today. */
function namesDay(plain: string, days: Reading['days'], said: string, today: PlainDate): boolean {
  if (days.some(({ on }) => dayIn(said, on) === on)) return true;
  const on = dayIn(said, today);
  const away = daysBetween(today, on);
  const [, weekday] = comingWeekday.exec(plain) ?? [];
  if (weekday !== undefined)
    return away > 0 && away <= 7 && weekdays[weekdayOf(on) - 1] === weekday.slice(0, 3);
  const [, month = ''] = said.split(' ');
  return (
    new RegExp(`\\b${month.toLowerCase()}\\b`).test(plain) && days.every(({ event }) => event !== undefined)
  );
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const comingWeekday = /\b(?:next|this|on|coming|by) ((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/;

/** A day such as '1 June' in the year of another one. */
function dayIn(said: string, other: PlainDate): PlainDate {
  return plainDate(new Date(`${said} ${other.slice(0, 4)} UTC`).toISOString().slice(0, 10));
}

const verbs = 'is|are|was|do|does|did|must|will|would|should|falls?|comes?|can|has|have';
const endOfResult = `(?= (?:${verbs}|on|for|of|to|from|we|i|at|if|after|that|this)\\b|[?.,:]|$)`;
const thing = `((?!(?:${verbs}|that|it|this)\\b)(?:[a-z-]+ ){0,4}?[a-z-]+)${endOfResult}`;
const results = [
  new RegExp(`\\bhow (?:much|big|high|large) (?:is |are |of )?(?:the |our |my |an? )?${thing}`),
  new RegExp(`\\bwhat(?: is| are| s)? (?:the |our |my )${thing}`),
];
const anyResult = new Set(
  wordsOf(
    'tax amount sum share part percentage total it that this we pay due basic yearly annual exact exactly cost charge fee company federal one much money left back dollar pound riyal dirham',
  ),
);

/** The words of what a question wants to know the amount of, such as a rebate. */
function resultIn(question: string): readonly string[] {
  const plain = plainText(question);
  return results
    .flatMap((pattern) => wordsOf(pattern.exec(plain)?.[1] ?? ''))
    .filter((word) => !anyResult.has(word));
}

/** How much of what is asked for a text speaks of, as a share of its weight. */
function speaksOf(text: string, asked: readonly string[], { index }: AnswerContext): number {
  if (asked.length === 0) return 1;
  const said = new Set(wordsOf(text));
  const weight = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + Math.max(1, index.weightOf(word)), 0);
  const shared = asked.filter((word) => [word, ...synonymsOf(word)].some((each) => said.has(each)));
  return weight(shared) / weight(asked);
}
