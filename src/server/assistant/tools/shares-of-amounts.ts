import { type Currency, currencies, money } from '#domain/values/money.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { expertMessages } from '#messages/expert.ts';
import type { Quotable } from '../../knowledge/index.ts';
import { type Measure, measuresIn } from './measured-amounts.ts';
import { sentencesIn } from './sentences.ts';

/** A share of something, as in '2% of the rent, at most AED 10,000' or '20% by 1 December'. */
interface Share {
  /** As a text says it, as in '5%' or '0.0002'. */
  said: string;
  low: number;
  high: number;
  /** What it is a share of. */
  of: ReadonlySet<Measure>;
  /** The day by which it is due, of a sum that is paid in parts. */
  by: string | undefined;
}

/** The asker's own amount, in major units. */
export interface OwnAmount {
  amount: number;
  measure: Measure;
  currency: Currency;
  /** The years that the question names. */
  years: readonly string[];
  /** Whether what is left of it is asked for. */
  asksRest: boolean;
  /** Whether a rule may be the one that is asked about. */
  isAbout(sentence: string): boolean;
  /** Whether a day is one that the question names. */
  isDay(said: string): boolean;
}

const percent = String.raw`(?<low>\d+(?:\.\d+)?)%(?: (?:to|or|–|-) ?(?<high>\d+(?:\.\d+)?)%)?`;
const factor = String.raw`(?<factor>0\.\d+) (?:times|×|x)`;
const fraction = String.raw`\b(?<count>one|a|two|three) (?<part>half|third|quarter|fifth|tenth)s?(?= of )`;
const day = String.raw`\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)`;
const rate = new RegExp(`${percent}|${factor}|${fraction}|(?<rest>the (?:rest|balance))(?= by ${day})`, 'g');
const parts: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, fifth: 5, tenth: 10 };
const counts: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3 };
const byDay = new RegExp(`^ (?:(?:is )?due )?by (?<day>${day})`);

/** A rate for a time, for part of an amount, or for an ownership is no share of the whole amount. */
const ofAnother =
  /^ ?(?:(?:(?!of\b|on\b)\w+ )?(?:a|per|each|for each) (?:day|month|year)\b|(?:off |on |of )?(?:the (?:first|next|part|share)|what exceeds)\b|(?:up to|above|over|below|between|from) )/;

/** A rule that no longer holds. */
const ofBefore = /\b(?:until [A-Z]\w+ \d{4}|before \d|were|was|old|former|no longer|superseded)\b/;

/** Where what a share is of ends. */
const endOfBase =
  /[;:([]|\.(?!\d)|, (?!(?:[\w-]+)(?:,| and | or )|and )|\b(?:until|by|if|when|unless|less|whichever|capped|is|are|for the year)\b/;

const sum = String.raw`(?<currency>AED|SAR|USD|GBP|SGD|S\$) ?(?<number>\d[\d,]*(?:\.\d+)?)(?<million> million)?`;
const mostPatterns = [
  new RegExp(String.raw`\b(?:capped at|at most|no more than|cap of|maximum of) ${sum}`),
  new RegExp(String.raw`\bor ${sum}, whichever is (?:lower|less)`),
];
const leastPatterns = [
  new RegExp(String.raw`\b(?:greater|higher) of ${sum}`),
  new RegExp(String.raw`\bat least ${sum}`),
  new RegExp(String.raw`\bor ${sum}, whichever is (?:greater|higher|more)`),
];
const fromPattern = new RegExp(String.raw`${sum} or more\b`);
const measured = '(?:profits?|income|turnover|revenues?|sales)';
const abovePattern = new RegExp(String.raw`\b${measured} (?:of )?(?:above|over|more than) ${sum}`);
const belowPattern = new RegExp(String.raw`\b${measured} (?:of )?(?:up to|below|under) ${sum}`);

/**
 * The share of the asker's amount by a rule in a text. Only a share of what the amount measures is taken.
 *
 * @param fitOf how well a sentence matches what is asked for
 * @returns `undefined` if the text names no such share, or several alike
 */
export function shareOfAmount(
  { text, sources }: Quotable,
  own: OwnAmount,
  fitOf: (sentence: string) => number = () => 1,
): Quotable | undefined {
  const sentences = text.split('\n').flatMap((line) => sentencesIn(line.replace(/^- /, '')));
  const found = sentences.flatMap((sentence) =>
    sharesIn(sentence)
      .filter(({ of, by }) => of.has(own.measure) && (by === undefined || own.isDay(by)))
      .filter(() => own.isAbout(sentence) && !isOfOtherYear(sentence, own.years))
      .map((share) => ({ share, sentence, fit: fitOf(sentence) })),
  );
  const best = Math.max(0, ...found.map(({ fit }) => fit));
  const [first, ...others] = found.filter(({ fit }) => fit === best);
  if (!first || others.some(({ share }) => share.low !== first.share.low || share.high !== first.share.high))
    return undefined;
  const { share, sentence } = first;
  const elsewhere = sentences.filter((each) => each !== sentence && sharesIn(each).length === 0);
  const limits = limitsIn(sentence, elsewhere);
  // A limit in another currency decides nothing, and neither does a rule for larger or smaller amounts.
  if (limits.some(({ currency }) => currency !== own.currency)) return undefined;
  if (limits.some(({ kind, value }) => kind === 'from' && own.amount < value)) return undefined;
  if (limits.some(({ kind, value }) => kind === 'to' && own.amount > value)) return undefined;
  const marks = /\[\d+(?:, ?\d+)*\]/.exec(sentence)?.[0] ?? marksAfter(text, sentence);
  return { text: `${worded(share, own, limits)} ${marks}.`.replace(' .', '.'), sources };
}

/** Whether a rule is for one year alone, and another one is asked about. */
function isOfOtherYear(sentence: string, years: readonly string[]): boolean {
  const [, year] = /(?:\bfor|\bYA|\(YA\)|\bof) (20\d\d)\b/.exec(sentence) ?? [];
  return year !== undefined && years.length > 0 && !years.includes(year);
}

function marksAfter(text: string, sentence: string): string {
  return /\[\d+(?:, ?\d+)*\]/.exec(text.slice(text.indexOf(sentence)))?.[0] ?? '';
}

function sharesIn(sentence: string): Share[] {
  if (sentence.startsWith('|') || ofBefore.test(sentence)) return [];
  const matches = [...sentence.matchAll(rate)];
  const shares: Share[] = [];
  let paid = 0;
  for (const [position, match] of matches.entries()) {
    const { low, high, factor: times, count = '', part = '', rest } = match.groups ?? {};
    const end = match.index + match[0].length;
    const after = sentence.slice(end, matches[position + 1]?.index);
    const previous = matches[position - 1];
    const before = sentence.slice(previous ? previous.index + previous[0].length : 0, match.index);
    if (ofAnother.test(after)) continue;
    const by = byDay.exec(after)?.groups?.day;
    const inWords = (counts[count] ?? Number.NaN) / (parts[part] ?? Number.NaN);
    const inFigures = times === undefined ? Number(low) / 100 : Number(times);
    const least = part === '' ? inFigures : inWords;
    const value = rest === undefined ? least : 1 - paid;
    if (by !== undefined) paid += value;
    const of =
      by === undefined ? baseOf(before, after, times !== undefined) : sentence.slice(0, matches[0]?.index);
    shares.push({
      said: rest === undefined ? (times ?? match[0].trim()) : `${Math.round(value * 100)}%`,
      low: value,
      high: high === undefined ? value : Number(high) / 100,
      of: measuresIn(of),
      by,
    });
  }
  return shares;
}

/** A share is of what stands behind its 'of' or 'on', and else of what stands in front of it. */
function baseOf(before: string, after: string, isFactor: boolean): string {
  const linked = (isFactor ? /^ (?<base>.*)$/s : /^(?: (?:[a-z]+ )*tax)? (?:of|on) (?<base>.*)$/s).exec(
    after,
  );
  if (linked) return (linked.groups?.base ?? '').split(endOfBase)[0] ?? '';
  return before.replaceAll(/\b(?:[a-z]+ )?tax(?:es)? (?:on|of)\b/gi, '');
}

interface Limit {
  kind: 'most' | 'least' | 'from' | 'to';
  currency: Currency;
  value: number;
}

/** The limits of a rule: those of its sentence, or else the one ceiling that the text names elsewhere. */
function limitsIn(sentence: string, elsewhere: readonly string[]): Limit[] {
  const found = (kind: Limit['kind'], pattern: RegExp, where: string): Limit[] => {
    const { currency = '', number = '', million } = pattern.exec(where)?.groups ?? {};
    const code = currencies.find((each) => each === currency.replace('S$', 'SGD'));
    const value = Number(number.replaceAll(',', '')) * (million === undefined ? 1 : 1_000_000);
    return code && number !== '' ? [{ kind, currency: code, value }] : [];
  };
  const all = (kind: Limit['kind'], patterns: readonly RegExp[], where: string) =>
    patterns.flatMap((pattern) => found(kind, pattern, where)).slice(0, 1);
  const own = all('most', mostPatterns, sentence);
  return [
    ...(own.length > 0 ? own : elsewhere.flatMap((each) => all('most', mostPatterns, each)).slice(0, 1)),
    ...all('least', leastPatterns, sentence.replace(/^.*;/, '')),
    ...found('from', fromPattern, sentence),
    ...found('from', abovePattern, sentence),
    ...found('to', belowPattern, sentence),
  ];
}

function worded(
  { said, low, high, by }: Share,
  { amount, currency, asksRest }: OwnAmount,
  limits: readonly Limit[],
): string {
  const { share: words } = expertMessages.arithmetic;
  const cent = (value: number) => Math.round(value * 100) / 100;
  const textOf = (value: number) => moneyText(money(currency, cent(value)));
  const whole = textOf(amount);
  const most = limits.find(({ kind }) => kind === 'most')?.value ?? Number.POSITIVE_INFINITY;
  const least = limits.find(({ kind }) => kind === 'least')?.value ?? 0;
  const within = (value: number) => Math.max(least, Math.min(most, value));
  const [from, to] = [within(low * amount), within(high * amount)];
  const result = from === to ? textOf(from) : words.range(textOf(from), textOf(to));
  const limited = from === to && cent(from) !== cent(low * amount);
  if (limited) return words.limited(said, whole, textOf(low * amount), result, from === most);
  if (asksRest && from === to) return words.rest(said, whole, result, textOf(amount - from));
  return by === undefined ? words.of(said, whole, result) : words.by(said, whole, by, result);
}
