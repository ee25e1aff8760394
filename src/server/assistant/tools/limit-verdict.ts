import { type Currency, currencies } from '#domain/values/money.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { expertMessages } from '#messages/expert.ts';
import { type Quotable, synonymsOf, wordsOf } from '../../knowledge/index.ts';
import { sentencesIn } from './sentences.ts';

/** An amount with its currency, as in 'AED 375,000', 'S$1 million' or 'GBP 90,000'. */
const money =
  /(?<currency>AED|SAR|USD|GBP|SGD|EUR|S\$|US\$|£|€) ?(?<number>\d[\d,]*(?:\.\d+)?)(?<million> million)?/;
const after = (words: RegExp) => new RegExp(`\\b(?:${words.source})\\b (?:(?:of|is|a) )*${money.source}`);

/** A duty that begins above an amount. */
const above = after(/above|over|exceeds?|passes|more than/);
/** What is asked for at least, as in 'the minimum salary for a permit is S$5,600'. */
const atLeast = new RegExp(`\\b(?:minimum|at least)\\b[^.;]{0,60}?${money.source}`);
/** The same said afterwards, as in 'property worth AED 2,000,000 or more'. */
const orMore = new RegExp(`${money.source}(?: (?:a|per) (?:month|year))? or (?:more|over|above)\\b`);
/** What is open up to an amount, as in 'relief is for revenue up to AED 3 million'. */
const atMost = new RegExp(
  `\\b(?:revenue|turnover|sales|income|profits?)\\b[^.,;:]{0,30}?\\b(?:up to|at most|not above) ${money.source}`,
);
/** What may be done above an amount, as in 'may register voluntarily when its supplies are above AED 187,500'. */
const openAbove = new RegExp(`\\bmay\\b[^.;]{0,80}\\b(?:when|if|from)\\b[^.;]{0,80}?${above.source}`);
/** The same where something else may be above it instead. */
const orElse = /\b(?:when|if)\b[^.;,]*\bor\b/;
/** A text that opens with a yes or a no of its own. */
const ownVerdict = /^(?:\*\*)?(?:Yes|No|Not)\b/;
/** A sentence about what may be done besides, or about who is left out. */
const noDuty = /\b(?:voluntar\w*|optional\w*|may|not|no|exempt\w*|unless)\b/i;

/** What an amount may measure. */
const measures: readonly RegExp[] = [
  /\b(?:revenue|turnover|turn(?:s|ed|ing)? over|sales|supplies|sells?|sold)\b/i,
  /\b(?:salar(?:y|ies)|wages?|i earn)\b/i,
  /\bcapital\b/i,
  /\b(?:deposit|balance)\b/i,
  /\b(?:profits?|income)\b/i,
  /\b(?:propert(?:y|ies)|flats?|apartments?|villas?|houses?|real estate)\b/i,
];

/** The currencies that a question may name, by what it calls them. */
const named: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:aed|dirhams?|dhs?)\b/i, ['AED']],
  [/\b(?:sar|riyals?)\b/i, ['SAR']],
  [/\b(?:gbp|pounds?)\b|£/i, ['GBP', '£']],
  [/\b(?:sgd|singapore dollars?)\b|s\$/i, ['SGD', 'S$']],
  [/\busd\b|us\$/i, ['USD', 'US$']],
  [/\beur(?:os?)?\b|€/i, ['EUR', '€']],
];

/** The currency that a question names by its code or its name. */
export function currencyNamed(question: string): Currency | undefined {
  const [, [code] = []] = named.find(([pattern]) => pattern.test(question)) ?? [];
  return currencies.find((currency) => currency === code);
}

/** What a question asks about an amount of its own: whether a duty begins with it, or whether it is enough. */
interface AskedLimit {
  question: string;
  /** In major units. */
  amount: number;
  asks: 'must' | 'may';
  /** Whether a sentence is about what is asked. */
  isAbout(sentence: string): boolean;
}

/**
 * Yes or no by the limit in a text: whether the asker's amount is above the one from which something must be done, or
 * below the least that something takes.
 * @returns `undefined` if the text names no such limit in the question's currency
 */
export function limitVerdict(
  { text, sources }: Quotable,
  { question, amount, asks, isAbout }: AskedLimit,
): Quotable | undefined {
  for (const sentence of sentencesIn(text)) {
    // Of what may be done, the same measure is enough: a list names its subject above.
    if (!measuresTheSame(sentence, question, asks) || (asks === 'must' && !isAbout(sentence))) continue;
    for (const { pattern, verdictFor } of limitsAsked[asks]) {
      if (asks === 'must' && noDuty.test(sentence)) continue;
      const { currency = '', number = '', million } = pattern.exec(sentence)?.groups ?? {};
      if (number === '' || isInAnother(question, currency)) continue;
      const limit = Number(number.replaceAll(',', '')) * (million === undefined ? 1 : 1_000_000);
      const verdict = verdictFor(amount, limit, sentence);
      if (!verdict || (verdict === isNotAbove && namesOthers(question, sentence))) continue;
      // An amount that is no obstacle takes back no other one.
      if ((verdict === isEnough || verdict === isWithin) && ownVerdict.test(text)) continue;
      const marks = /\[\d+(?:, ?\d+)*\]/.exec(sentence)?.[0] ?? '';
      const gap = /[$£€]/.test(currency) ? '' : ' ';
      const own = `${currency}${gap}${amount.toLocaleString('en')}`;
      const said = `${currency}${gap}${number}${million ?? ''}`;
      return { text: `${verdict(own, said)} ${marks}.`.replace(' .', '.'), sources };
    }
  }
  return undefined;
}

/** Whether a question is about those for whom a duty begins at any amount, as in 'and of every branch, whatever its revenue'. */
function namesOthers(question: string, sentence: string): boolean {
  const [, others = ''] = /\bevery ([^,]+), whatever\b/.exec(sentence) ?? [];
  const named = new Set(wordsOf(others).flatMap((word) => [word, ...synonymsOf(word)]));
  return wordsOf(question).some(
    (word) => named.has(word) || synonymsOf(word).some((each) => named.has(each)),
  );
}

/** On which side of a limit an amount is. */
interface LimitSide {
  /** In words, as in 'AED 400,000 is above AED 375,000'. */
  text: string;
  /** Whether the sentence with the limit tells what holds on that side. */
  holds: boolean;
}

/** On which side of a limit that opens a text an amount is, for the sentence that tells what holds there. */
export function limitSide({ text }: Quotable, question: string, amount: number): LimitSide | undefined {
  const [sentence = ''] = sentencesIn(text);
  const amounts = [...sentence.matchAll(new RegExp(money.source, 'g'))];
  const isFrom = above.test(sentence);
  const found = (above.exec(sentence) ?? anyMost.exec(sentence))?.groups;
  if (amounts.length !== 1 || !found || !measuresTheSame(sentence, question, 'may')) return undefined;
  const { currency = '', number = '', million } = found;
  if (isInAnother(question, currency)) return undefined;
  const limit = Number(number.replaceAll(',', '')) * (million === undefined ? 1 : 1_000_000);
  // Who names the limit itself asks for the rule.
  if (amount === limit) return undefined;
  const gap = /[$£€]/.test(currency) ? '' : ' ';
  const own = `${currency}${gap}${amount.toLocaleString('en')}`;
  const said = `${currency}${gap}${number}${million ?? ''}`;
  const isBeyond = amount > limit;
  return { text: (isBeyond ? isOver : isUpTo)(own, said), holds: isBeyond === isFrom };
}

/** A sum up to which something holds. */
const anyMost = new RegExp(`\\b(?:up to|at most|not above) ${money.source}`);

/** What is open only until a day, as in 'only for tax periods that end on or before 31 December 2026'. */
const untilDay =
  /\bonly\b[^.;]{0,60}\b(?:on or before|until|not later than) (?<day>\d{1,2}) (?<month>[A-Z][a-z]+) (?<year>\d{4})/;

/** No to what a text opens only until a day before the asker's; `undefined` if the day decides nothing. */
export function dayLimitVerdict({ text, sources }: Quotable, on: PlainDate): Quotable | undefined {
  for (const sentence of sentencesIn(text)) {
    const { day = '', month = '', year = '' } = untilDay.exec(sentence)?.groups ?? {};
    const at = Date.parse([day, month, year, 'UTC'].join(' '));
    if (Number.isNaN(at)) continue;
    const last = plainDate(new Date(at).toISOString().slice(0, 10));
    if (on <= last) continue;
    const marks = /\[\d+(?:, ?\d+)*\]/.exec(sentence)?.[0] ?? '';
    const { day: worded, limit } = expertMessages;
    return { text: `${limit.isAfter(worded(on), worded(last))} ${marks}.`.replace(' .', '.'), sources };
  }
  return undefined;
}

const {
  isAbove,
  isAtLeast,
  isEnough,
  isWithin,
  isNotAbove,
  isNotAboveAlone,
  isTooLittle,
  isTooMuch,
  isOver,
  isUpTo,
} = expertMessages.limit;

interface Limit {
  pattern: RegExp;
  /** The words of the verdict; `undefined` if the amount does not decide. */
  verdictFor(
    amount: number,
    limit: number,
    sentence: string,
  ): ((amount: string, limit: string) => string) | undefined;
}

/**
 * That an amount is enough, or little enough, says nothing of what else is asked for: a yes says so, unless a sentence
 * says what may be done above it.
 */
const limitsAsked: Readonly<Record<AskedLimit['asks'], readonly Limit[]>> = {
  must: [
    { pattern: above, verdictFor: (amount, limit) => (amount > limit ? isAbove : isNotAbove) },
    { pattern: orMore, verdictFor: (amount, limit) => (amount < limit ? isTooLittle : isAtLeast) },
  ],
  may: [
    {
      pattern: openAbove,
      verdictFor(amount, limit, sentence) {
        if (amount > limit) return isAbove;
        return orElse.test(sentence) ? isNotAboveAlone : isNotAbove;
      },
    },
    { pattern: atLeast, verdictFor: (amount, limit) => (amount < limit ? isTooLittle : isEnough) },
    { pattern: orMore, verdictFor: (amount, limit) => (amount < limit ? isTooLittle : isEnough) },
    { pattern: atMost, verdictFor: (amount, limit) => (amount > limit ? isTooMuch : isWithin) },
  ],
};

/** Whether a limit is one of what the question's amount measures: a turnover is not compared with a profit. */
function measuresTheSame(sentence: string, question: string, asks: AskedLimit['asks']): boolean {
  // The amount stands in one sentence: 'Turnover of 2 million. Can we say that we have no taxable income?'
  const told = sentencesIn(question).find(
    (each) => /\d/.test(each) && measures.some((measure) => measure.test(each)),
  );
  const own = measures.filter((measure) => measure.test(told ?? question));
  const others = measures.filter((measure) => measure.test(sentence));
  if (asks === 'must' && (own.length === 0 || others.length === 0)) return true;
  return own.some((measure) => others.includes(measure));
}

function isInAnother(question: string, currency: string): boolean {
  const own = named.filter(([words]) => words.test(question)).flatMap(([, currencies]) => currencies);
  return own.length > 0 && !own.includes(currency);
}
