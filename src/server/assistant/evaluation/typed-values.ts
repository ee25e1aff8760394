import { dayText } from '#domain/values/day-text.ts';
import { currencies } from '#domain/values/money.ts';

/** An amount that a text names. */
export interface NamedAmount {
  amount: number;
  /** The upper end of a range. */
  to?: number;
  currency: string;
  /** Where it begins. */
  at: number;
}

/** Names of currencies in running text. */
const currencyNames: readonly (readonly [currency: string, names: string])[] = [
  ['AED', 'AED|dirhams?|dhs?\\.?|درهما?(?: إماراتي)?'],
  ['USD', 'USD|US\\$|US dollars?|dollars?|\\$|دولارا?(?: أمريكي)?'],
  ['GBP', 'GBP|pounds?|£|جنيها?(?: إسترليني)?'],
  ['SAR', 'SAR|riyals?|ريالا?(?: سعودي)?'],
  ['SGD', 'SGD|S\\$|Singapore dollars?|دولارا?(?: سنغافوري)?'],
];

const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  billion: 1e9,
};

const number = String.raw`\d{1,3}(?:[,\u00a0 ]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const scale = String.raw`(?:\s?(?:k|m|thousand|million|billion)(?![\p{L}]))?`;
const rangeOf = (names: string) =>
  String.raw`(?<low>${number})(?<lowScale>${scale})(?:\s?(?:-|to|إلى)\s?(?:(?:${names})\s?)?(?<high>${number})(?<highScale>${scale}))?`;

// 'S$' and 'US$' come before '$', which is part of them.
const currencyPatterns = [...currencyNames].reverse().map(([currency, names]) => ({
  currency,
  before: new RegExp(String.raw`(?<![\p{L}\d])(?:${names})\s?${rangeOf(names)}`, 'giu'),
  after: new RegExp(String.raw`(?<![\p{L}\d.,])${rangeOf(names)}\s?(?:${names})(?![\p{L}\d])`, 'giu'),
}));

const percentage = new RegExp(
  String.raw`(?<![\d.,])(?<digits>${number})(?=\s?(?:%|per ?cent|بالمئة|بالمائة))`,
  'gu',
);

/** Text with one kind of dash, space and quotation mark, in lower case. */
export function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
}

/** The amounts of money that a text names, in the order of the text. */
export function amountsIn(text: string): NamedAmount[] {
  const plain = comparable(text);
  const found = new Map<number, NamedAmount>();
  const taken: { from: number; to: number }[] = [];
  for (const side of ['before', 'after'] as const) {
    for (const { currency, [side]: pattern } of currencyPatterns) {
      for (const match of plain.matchAll(pattern)) {
        const at = match.index + match[0].search(/\d/);
        const end = match.index + match[0].length;
        if (taken.some(({ from, to }) => from < end && at < to)) continue;
        taken.push({ from: at, to: end });
        const { low = '', lowScale = '', high, highScale = '' } = match.groups ?? {};
        const to = high === undefined ? undefined : readNumber(high, highScale);
        // In '2 to 4 million' the scale belongs to both.
        const isShared = to !== undefined && lowScale === '' && highScale !== '';
        const amount = readNumber(low, isShared ? highScale : lowScale);
        found.set(at, { amount, currency, at, ...(to !== undefined && to > amount && { to }) });
      }
    }
  }
  return [...found.values()].sort((one, other) => one.at - other.at);
}

/** The amounts of money and the percentages of a text; a percentage's currency is '%'. */
export function figuresIn(text: string): NamedAmount[] {
  const plain = comparable(text);
  const percentages = [...plain.matchAll(percentage)].map(
    ({ index, groups }): NamedAmount => ({
      amount: readNumber(groups?.digits ?? '', ''),
      currency: '%',
      at: index,
    }),
  );
  return [...amountsIn(text), ...percentages];
}

function readNumber(digits: string, scaleWord: string): number {
  const factor = scales[scaleWord.trim()] ?? 1;
  return Number(digits.replaceAll(/[, \u00a0]/g, '')) * factor;
}

/** The numbers that a text names with or without a unit, as in '40k'. */
export function numbersIn(text: string): number[] {
  return [...comparable(text).matchAll(new RegExp(`(?<digits>${number})(?<scale>${scale})`, 'gu'))].map(
    ({ groups }) => readNumber(groups?.digits ?? '', groups?.scale ?? ''),
  );
}

const smallNumbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** Whether a text names an amount with its unit: money, a percentage, or something counted. */
export function namesAmount(text: string, amount: number, unit: string, to?: number): boolean {
  if ((currencies as readonly string[]).includes(unit)) {
    return amountsIn(text).some(
      (named) =>
        named.currency === unit &&
        isSame(named.amount, amount) &&
        (to === undefined ? named.to === undefined : named.to !== undefined && isSame(named.to, to)),
    );
  }
  const plain = comparable(text);
  const digits = String.raw`(?<![\d.,])(?:${amountPatterns(amount).join('|')})`;
  const upTo =
    to === undefined ? '' : String.raw`\s?(?:-|to|%? ?(?:-|to))\s?(?:${amountPatterns(to).join('|')})`;
  if (unit === '%')
    return new RegExp(String.raw`${digits}${upTo}\s?(?:%|per ?cent|بالمئة|بالمائة)`, 'u').test(plain);
  const counted = comparable(unit).replace(/s$/, '');
  return new RegExp(String.raw`${digits}${upTo}[\s-]?(?:\p{L}+[\s-]){0,2}${escaped(counted)}`, 'u').test(
    plain,
  );
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.005;
}

function amountPatterns(amount: number): string[] {
  const plain = String(amount);
  const grouped = amount.toLocaleString('en-GB', { maximumFractionDigits: 4 });
  const word = Number.isInteger(amount) ? smallNumbers[amount] : undefined;
  return [escaped(plain), escaped(grouped), ...(word ? [String.raw`(?<!\p{L})${word}`] : [])];
}

const arabicMonths = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل|ابريل|إبريل',
  'مايو',
  'يونيو|يونيه',
  'يوليو|يوليه',
  'أغسطس|اغسطس',
  'سبتمبر',
  'أكتوبر|اكتوبر',
  'نوفمبر',
  'ديسمبر',
];

/** Whether a text names a day, as YYYY-MM-DD, in any usual notation. */
function namesDay(text: string, date: string): boolean {
  const plain = comparable(text);
  const [dayOfMonth = '', month = '', year = ''] = dayText(date).toLowerCase().split(' ');
  const months = `${month}|${month.slice(0, 3)}\\.?|${comparable(arabicMonths[Number(date.slice(5, 7)) - 1] ?? '')}`;
  const ordinal = `0?${dayOfMonth}(?:st|nd|rd|th)?`;
  return [
    escaped(date),
    String.raw`(?<!\d)${ordinal}(?: of)? (?:${months}),? ${year}`,
    `(?:${months}) ${ordinal},? ${year}`,
    String.raw`(?<!\d)0?${dayOfMonth}/${date.slice(5, 7)}/${year}`,
  ].some((pattern) => new RegExp(pattern, 'u').test(plain));
}

/**
 * Whether a text contains an alternative, ignoring case and typography. 'AED:12900' is that amount in any notation,
 * '%:9' a percentage, '2027-05-31' a day, '6 months:' a number of things; anything else has to begin where a word
 * begins, and a number has to end where one ends.
 */
export function contains(text: string, alternative: string): boolean {
  const typed = /^(?<unit>[A-Z]{3}|%):(?<amount>[\d.]+)(?:-(?<to>[\d.]+))?$/.exec(alternative)?.groups;
  if (typed) {
    const { unit = '', amount = '', to } = typed;
    return namesAmount(text, Number(amount), unit, to === undefined ? undefined : Number(to));
  }
  const counted = /^(?<amount>[\d.]+) (?<unit>[\p{L} -]+):$/u.exec(alternative)?.groups;
  if (counted) return namesAmount(text, Number(counted.amount), counted.unit ?? '');
  if (/^\d{4}-\d{2}-\d{2}$/.test(alternative)) return namesDay(text, alternative);
  const wanted = comparable(alternative);
  const begins = /^[\p{L}\p{N}]/u.test(wanted) ? String.raw`(?<![\p{L}\p{N}]|\d[.,])` : '';
  const ends = /\d$/.test(wanted) ? String.raw`(?!\d|[.,]\d)` : '';
  return new RegExp(begins + escaped(wanted) + ends, 'u').test(comparable(text));
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
