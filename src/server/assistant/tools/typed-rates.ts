import { type Currency, money } from '#domain/values/money.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { expertMessages } from '#messages/expert.ts';
import { plainText, type Quotable } from '../../knowledge/index.ts';
import { sentencesIn } from './sentences.ts';

/** What a price is per, or a question counts, with the words for it. */
const unitWords = {
  day: 'days?',
  week: 'weeks?',
  month: 'months?',
  year: 'years?',
  employee: 'employees?|workers?|staff|people|persons?|labourers?|expat(?:riate)?s?',
  emirati: 'emiratis?|uae nationals?|missing emiratis?',
  dependant: 'dependants?|dependents?|children|family members?',
  parent: 'parents?',
  director: 'directors?',
  shareholder: 'shareholders?|partners?|owners?',
  visa: 'visas?',
  permit: 'permits?',
  form: 'forms?',
  activity: 'activit(?:y|ies)',
  share: 'shares?',
} as const;
type Unit = keyof typeof unitWords;

/** A number with its unit, as in '5 months late'. */
export interface Quantity {
  number: number;
  unit: Unit;
}

const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const count = `(\\d{1,3}|${numberWords.join('|')})`;
/** 'A two-year permit' counts no permits. */
const noTime = '(?!(?:days?|weeks?|months?|years?) )';
/** A larger number is rather an amount. */
const maxNumber = 200;

const family = '(?:my|our|his|her|their)';
const bothParents = new RegExp(
  `\\b(?:(?:both )?${family} )?(?:(?:mother|mum|mom) and (?:${family} )?(?:father|dad)|(?:father|dad) and (?:${family} )?(?:mother|mum|mom))\\b|\\bboth (?:of )?(?:${family} )?parents\\b`,
  'g',
);

/** The quantities of a question. */
export function quantitiesIn(question: string): Quantity[] {
  const plain = plainText(question).replaceAll(bothParents, 'two parents');
  return (Object.keys(unitWords) as Unit[])
    .flatMap((unit) =>
      [
        ...plain.matchAll(
          new RegExp(`\\b${count}[ -](?:${noTime}[a-z]+ ){0,2}?(?:${unitWords[unit]})\\b(?! old)`, 'g'),
        ),
      ].map(([, number = '']) => ({
        number: /^\d/.test(number) ? Number(number) : numberWords.indexOf(number),
        unit,
      })),
    )
    .filter(({ number }) => number > 0 && number <= maxNumber);
}

/** A price per unit, as in 'AED 500 a month for the first 12 months, then AED 1,000 a month, at most AED 4,000'. */
interface Rate {
  unit: Unit;
  currency: Currency;
  each: number;
  /** Where the price changes: after so many units, and to what. */
  later: { after: number; each: number } | undefined;
  /** The most that it comes to. */
  cap: number | undefined;
  /** Whether it is the most that may be charged. */
  isMost: boolean;
  /** A further unit of time, as in 'SAR 800 a month' for each employee. */
  time: 'day' | 'month' | 'year' | undefined;
}

const currencyCodes = '(AED|USD|GBP|SAR|SGD)';
const amount = '(\\d{1,3}(?:,?\\d{3})*(?:\\.\\d+)?)(?!\\d)';
/** What makes an amount a range, a choice or one of a list. */
const noRange = '(?! ?(?:to|or|–|-|and) ?\\d|, ?\\d)';
/** What makes a price one of units beyond a number only, as in 'AED 100 for each year beyond two', or a limit. */
const noFurther = '(?! (?:beyond|above|over|after|more than) | or (?:more|less)\\b)';
/** 'For each further 30 days' is no price of one day. */
const noSpan = '(?! (?:[a-z]+ )?\\d)';
const article = `(?:an?|per|for (?:each|every)|each|every)${noSpan}`;

/** The prices of a sentence per one of these units. */
function ratesIn(sentence: string, unit: Unit): Rate[] {
  const words = unitWords[unit];
  const cap =
    /\b(?:at most|up to|no more than|capped at|stops? at|maximum(?: of)?) (?:AED|USD|GBP|SAR|SGD) (\d[\d,]*)(?! (?:a|an|per|each|for each|for every)\b)/i.exec(
      sentence,
    )?.[1];
  const rates: Rate[] = [];
  const add = (currency: string, each: string, more: Partial<Rate> = {}) =>
    rates.push({
      unit,
      currency: currency as Currency,
      each: numberOf(each),
      later: undefined,
      cap: cap === undefined ? undefined : numberOf(cap),
      time: undefined,
      isMost: false,
      ...more,
    });
  const timed = new RegExp(
    `${currencyCodes} ${amount}${noRange} (?:a|per) (day|month|year) ${article} (?:\\w+ ){0,2}?(?:${words})\\b${noFurther}`,
    'i',
  ).exec(sentence);
  if (timed) {
    const [, currency = '', each = '', time] = timed;
    add(currency, each, { time: time as Rate['time'] });
    return rates;
  }
  const direct = new RegExp(
    `(?<!(?<!up )to |or |– ?)${currencyCodes} ${amount}${noRange} ${article} (?:\\w+ ){0,2}?(?:${words})\\b${noFurther}(?:(?: or part of (?:an?|the) \\w+)? for the first (\\d+) \\w+,? (?:then|and then|afterwards|followed by) (?:${currencyCodes} )?${amount})?`,
    'gi',
  );
  for (const match of sentence.matchAll(direct)) {
    const [, currency = '', each = '', first, , after] = match;
    add(currency, each, {
      isMost: /\bup to $/.test(sentence.slice(0, match.index)),
      later:
        first !== undefined && after !== undefined
          ? { after: Number(first), each: numberOf(after) }
          : undefined,
    });
  }
  if (rates.length > 0) return rates;
  const head = new RegExp(
    `(?<!\\bwith |\\bwithout )\\b${article} (?:\\w+ ){0,2}?(?:${words})\\b[^.;]{0,60}?\\b${currencyCodes} ${amount}${noRange}(?: an? (day|month|year))?`,
    'i',
  ).exec(sentence);
  if (head) {
    const [, currency = '', each = '', time] = head;
    add(currency, each, { time: time as Rate['time'] });
    return rates;
  }
  if (unit !== 'year') return rates;
  const yearly = new RegExp(
    `\\b(?:annual|yearly)\\b[^.;]{0,40}?\\b${currencyCodes} ${amount}${noRange}`,
    'i',
  ).exec(sentence);
  if (yearly) add(yearly[1] ?? '', yearly[2] ?? '');
  return rates;
}

/**
 * A price per unit in a text times the quantity of that unit in a question. Nothing else is multiplied.
 *
 * @param fitOf how well a sentence matches the question; 0 for one about something else
 * @param years for how many years a price that is also per month is asked
 * @param ofYear the year whose price is asked for, where a text gives one for each
 * @returns `undefined` if the text has no price per a unit that the question counts
 */
export function pricedQuantity(
  { text, sources }: Quotable,
  quantities: readonly Quantity[],
  fitOf: (sentence: string) => number,
  years?: number,
  ofYear?: string,
): Quotable | undefined {
  const stated = statedTotal({ text, sources }, quantities, fitOf);
  if (stated) return stated;
  const found = sentencesIn(text.replaceAll('S$', 'SGD ')).flatMap((sentence) =>
    quantities.flatMap((quantity) =>
      ratesIn(sentence, quantity.unit).map((rate) => ({
        sentence,
        quantity,
        rate: { ...rate, each: eachIn(sentence, rate, ofYear) },
        fit: fitOf(sentence),
      })),
    ),
  );
  const [best] = found.filter(({ fit }) => fit > 0).toSorted((one, other) => other.fit - one.fit);
  if (!best) return undefined;
  const { rate, quantity, sentence } = best;
  if (namesProduct(sentence, quantity)) return undefined;
  const { total: once, terms, isCapped } = productOf(rate, quantity.number);
  const months = rate.time === 'month' && years !== undefined ? monthsPerYear * years : undefined;
  const total = once * (months ?? 1);
  const textOf = (major: number) => moneyText(money(rate.currency, major));
  const marks = /\[\d+(?:, ?\d+)*\]/.exec(sentence.slice(sentence.indexOf(rate.currency)))?.[0] ?? '';
  const { arithmetic } = expertMessages;
  const sum = terms.map(({ number, each }) => {
    const term = arithmetic.term(number, textOf(each));
    return months === undefined ? term : `${term} × ${arithmetic.months(months)}`;
  });
  const besides = deposit.exec(sentence)?.groups;
  const held = numberOf(besides?.each ?? '0');
  const added = besides
    ? arithmetic.besides(textOf(quantity.number * held), arithmetic.term(quantity.number, textOf(held)))
    : '';
  const whole = rate.isMost ? arithmetic.upTo(textOf(total)) : textOf(total);
  const time = months === undefined ? rate.time : undefined;
  const capped = isCapped && rate.cap !== undefined ? textOf(rate.cap) : undefined;
  return { text: `${arithmetic.total(whole, sum, time, capped, `${added}${marks}`)}.`, sources };
}

/** A deposit for each, beside a price. */
const deposit = new RegExp(`\\bplus an? refundable deposit of ${currencyCodes} (?<each>\\d[\\d,]*) each\\b`);

/** Whether a sentence itself says what so many units cost, as in 'AED 300 for 2 years' and 'USD 522.50 after 3 months'. */
function namesProduct(sentence: string, { number, unit }: Quantity): boolean {
  return new RegExp(`${currencyCodes} ${amount} (?:for|after) ${number} (?:${unitWords[unit]})\\b`).test(
    sentence,
  );
}

/** The sum that a text itself gives for the quantity, as in 'for 5 years that makes AED 1,940'. */
function statedTotal(
  { text, sources }: Quotable,
  quantities: readonly Quantity[],
  fitOf: (sentence: string) => number,
): Quotable | undefined {
  const sentences = text.split('\n').flatMap((line) => sentencesIn(line.replace(/^- /, '')));
  const told = sentences.find((sentence) =>
    quantities.some(
      ({ number, unit }) =>
        new RegExp(
          `^For ${number} (?:${unitWords[unit]}) (?:that|this|it) (?:makes|is|comes)\\b.*\\b${currencyCodes} \\d`,
          'i',
        ).test(sentence) && fitOf(text) > 0,
    ),
  );
  return told === undefined ? undefined : { text: told.replace(/[.;]?$/, '.'), sources };
}

/** The price of the asked year in a sentence such as 'AED 96,000 for 2024 and AED 108,000 for 2025'. */
function eachIn(sentence: string, { currency, each }: Rate, year: string | undefined): number {
  if (year === undefined) return each;
  const [, named] = new RegExp(`${currency} ${amount} (?:for|in) ${year}\\b`).exec(sentence) ?? [];
  return named === undefined ? each : numberOf(named);
}

const monthsPerYear = 12;

function productOf({ each, later, cap }: Rate, number: number) {
  const inFirst = later ? Math.min(number, later.after) : number;
  const beyond = number - inFirst;
  const terms = [
    { number: inFirst, each },
    ...(later && beyond > 0 ? [{ number: beyond, each: later.each }] : []),
  ];
  const whole = terms.reduce((sum, term) => sum + term.number * term.each, 0);
  const isCapped = cap !== undefined && whole > cap;
  return { total: isCapped ? cap : whole, terms, isCapped };
}

function numberOf(text: string): number {
  return Number(text.replaceAll(',', ''));
}
