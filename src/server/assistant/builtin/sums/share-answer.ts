import { corporateTaxRateOf } from '#domain/tax/corporate-tax.ts';
import { daysBetween, type PlainDate, plainDate, weekdayOf } from '#domain/values/plain-date.ts';
import { type FoundPassage, plainText, synonymsOf, wordsOf } from '../../../knowledge/index.ts';
import { currencyNamed } from '../../tools/limit-verdict.ts';
import { measureOf } from '../../tools/measured-amounts.ts';
import { shareOfAmount } from '../../tools/shares-of-amounts.ts';
import type { AnswerContext } from '../context.ts';
import { choosePassages } from '../passages/choose-passages.ts';
import { fitsPlace } from '../passages/fits-place.ts';
import { onlyPriceIn } from '../question/quantities.ts';
import type { Reading } from '../question/understand.ts';
import type { Part } from '../wording/word-answer.ts';
import { namesItsTax } from './counted-parts.ts';

/** A share of the asker's amount, and the passage with the rule. */
interface FoundShare {
  sum: Part;
  found: FoundPassage;
}

/** Asks for a sum of money rather than a rate or a day. */
const asksSum =
  /\bhow (?:much|big|high|large)\b|\bwhat\b|\bcosts?\b|\bcalculate\b|\bwork out\b|\b(?:tax|zakat|rebate|levy|sum)\W*$/;
const asksOther =
  /\b(?:what|which|how (?:much|high)|at what) (?:is the |is your |are the )?(?:\w+ )?(?:rate|percentage|per ?cent|date|day|form|deadline|documents?)\b|\bwhen\b|\bwho\b/;
const asksWhatIsLeft =
  /\b(?:left|leaves?|remains?|remaining|net of|after (?:the )?(?:rebate|deduction|withholding))\b/;

/** What a delay costs is no share of what is paid in time. */
const ofDelay = /\b(?:late|overdue|unpaid|miss(?:ed|es)?)\b/i;

/** Minimum confidence of a passage beside the chosen ones: what it is a share of is checked besides. */
const minConfidence = 0.4;

/** Maximum passages in which a share is looked for. */
const maxFound = 8;

/** The share of the one amount of a question, by the rule of a passage on what was asked. */
export async function shareFor(reading: Reading, context: AnswerContext): Promise<FoundShare | undefined> {
  const { question, message = question, days, countries, places } = reading;
  const plain = plainText(question);
  const amount = onlyPriceIn(message);
  const measure = amount === undefined ? undefined : measureOf(message, amount);
  if (amount === undefined || measure === undefined || places.length > 1) return undefined;
  if (!asksSum.test(plain) || asksOther.test(plain)) return undefined;
  const chosen = await choosePassages(reading, context);
  // Of several countries one may only be where a payment goes.
  const others = countries.length > 1 ? [] : await besideChosen(reading, context);
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
    const own = { amount, measure, currency, asksRest, years, isAbout, isDay };
    const sum = shareOfAmount(whole, own, saysIt);
    if (sum) return { sum, found };
  }
  return undefined;
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
    'tax amount sum share part percentage total it that this we pay due basic yearly annual exact exactly cost charge fee company federal one much money left back',
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
