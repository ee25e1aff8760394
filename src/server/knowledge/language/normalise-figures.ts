import { withDigits } from './number-words.ts';
import { shownCharacters } from './plain-characters.ts';
import { romanAsDigits } from './roman-numerals.ts';

/** Names of the months, as patterns. */
export const months = [
  'jan(?:uary)?',
  'feb(?:ruary)?',
  'mar(?:ch)?',
  'apr(?:il)?',
  'may',
  'june?',
  'july?',
  'aug(?:ust)?',
  'sept?(?:ember)?',
  'oct(?:ober)?',
  'nov(?:ember)?',
  'dec(?:ember)?',
];

/** A month by its name or abbreviation. */
export const month = `(?:${months.join('|')})\\b\\.?`;

/** What may stand between a number and a unit of time; the first group matches working days. */
export const periodKind =
  '(?:(working|business|office|banking)|full|calendar|consecutive|more|further|additional|complete|tax|financial|fiscal|whole)';

/**
 * Notations of a single period: 'a month', 'monthly', 'per month' and 'one month' are the same figure, as are 'a
 * year', 'annual' and '12 months'.
 */
const adverbs: readonly (readonly [RegExp, string])[] = [
  // Singapore's years of assessment.
  [/\b(\d+) YAs?\b/g, '$1 years'],
  [/\bdaily\b/gi, '1 day'],
  [/\bweekly\b/gi, '1 week'],
  [/\bfortnightly\b/gi, '1 fortnight'],
  [/\bmonthly\b/gi, '1 month'],
  [/\bquarterly\b/gi, '1 quarter'],
  [/\bhalf an hour\b/gi, '30 minutes'],
  [/\b(?:half-yearly|semi-?annual(?:ly)?|half a year|half-year)\b/gi, '6 months'],
  [/\b(?:biennial(?:ly)?)\b/gi, '2 years'],
  [/\b(?:yearly|annual(?:ly)?|per annum)\b/gi, '1 year'],
  [
    new RegExp(
      `(?:\\b(?:a|an|per|each|every)\\s(?<!\\ban?\\s(?=(?:calendar|tax|financial|fiscal) (?:year|quarter)))|/)(?=(?:${periodKind}\\s)?(?:hour|day|week|fortnight|month|quarter(?! of)|year|decade)\\b)`,
      'gi',
    ),
    '1 ',
  ],
];

/** The name of a licence of open data, whose version is no figure. */
const licence = /\bCC[ -]BY(?:-[A-Z]{2})* \d\.\d/g;

/** 'Between A and B', as 'A to B'. */
const between =
  /\bbetween ((?:[^\s\d.,;]{1,8} ?)?\d[\d.]*(?: ?(?:%|[a-z]{1,8}))?) and (?=(?:[^\s\d.,;]{1,8} ?)?\d)/gi;

/**
 * Normalises a text's figures: ASCII digits without separators, number words, thousands and millions as digits, and
 * 'monthly' as '1 month'.
 */
export function normaliseFigures(text: string): string {
  const digits = romanAsDigits(shownCharacters(text).replaceAll(/\p{Nl}/gu, (sign) => sign.normalize('NFKC')))
    .replaceAll(licence, ' ')
    .replaceAll(/(\d*)([¼½¾])/g, (_, whole: string, part: string) =>
      plain(Number(whole) + { '¼': 0.25, '½': 0.5, '¾': 0.75 }[part as '¼' | '½' | '¾']),
    )
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll('٪', '%')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(
      /\bsquare (?:metres?|meters?)\b|\bsq\.? ?m(?:et(?:re|er)s?)?\b|\bm2\b|\bsqm\b/gi,
      'squaremetres',
    )
    .replaceAll(/\bsquare f(?:eet|oot)\b|\bsq\.? ?ft\b/gi, 'squarefeet')
    .replaceAll(/\b24\/7\b/g, ' ');
  const joined = withDigits(ordinalsAsDigits(digits))
    .replaceAll(/(?<=\d),(?=\d{2},\d{3}(?!\d))/g, '')
    .replaceAll(/(?<=\d)[,'](?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<![\d.])\d{1,3}(?: \d{3})+(?!\d)/g, (grouped) => grouped.replaceAll(' ', ''))
    .replaceAll(
      /(\d+)(\s?(?:-|to)\s?)(?=(\d+(?:\.\d+)?) ?(k|thousand|mn|million|bn|billion|lakhs?|lacs?|crores?|grand)\b)/gi,
      scaledLike,
    )
    .replaceAll(
      /(\d+(?:\.\d+)?)(?:(k|m)|[ -]?(mn|mln|bn|thousand|million|billion|lakhs?|lacs?|crores?|grand))\b/gi,
      scaled,
    )
    .replaceAll(/\b(\d+) ?\(\1\)/g, '$1')
    .replaceAll(between, '$1 to ');
  return adverbs.reduce((said, [written, same]) => said.replaceAll(written, same), joined);
}

/** The digit's value in any script: Unicode encodes digits in blocks of ten, from 0 to 9. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 0x80) return digit;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const ordinalOfDay = new RegExp(`\\b(${ordinals.join('|')}) (?:day )?of (?=${month})`, 'gi');

const moreOrdinals = [
  ...ordinals,
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
];
const ordinalOfUnit = new RegExp(
  `\\b(?:(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-(?=${ordinals.slice(0, 9).join('|')}))?(${moreOrdinals.join('|')})(?= (?:(?:working|business|calendar) )?(?:day|week|month|quarter|year)s?\\b)`,
  'gi',
);
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function ordinalsAsDigits(text: string): string {
  return text
    .replaceAll(ordinalOfDay, (_, ordinal: string) => `${ordinals.indexOf(ordinal.toLowerCase()) + 1} of `)
    .replaceAll(ordinalOfUnit, (word, ten: string | undefined, ordinal: string) => {
      const value = moreOrdinals.indexOf(ordinal.toLowerCase()) + 1;
      const tenfold = ten === undefined ? 0 : (tens.indexOf(ten.toLowerCase()) + 2) * 10;
      // The first and second of something are mostly named, not counted.
      return value + tenfold > 2 ? `${value + tenfold}th` : word;
    });
}

const factors: Record<string, number> = {
  k: 1e3,
  grand: 1e3,
  thousand: 1e3,
  lakh: 1e5,
  lac: 1e5,
  m: 1e6,
  mn: 1e6,
  mln: 1e6,
  million: 1e6,
  crore: 1e7,
};

function factorOf(name: string): number {
  return factors[name.toLowerCase().replace(/s$/, '')] ?? 1e9;
}

function scaled(_: string, value: string, attached: string | undefined, apart: string | undefined): string {
  return plain(Number(value) * factorOf(attached ?? apart ?? ''));
}

/** '10-15k' is ten to fifteen thousand. */
function scaledLike(match: string, low: string, between: string, high: string, scale: string): string {
  return Number(low) < Number(high) && Number(low) < 1000
    ? plain(Number(low) * factorOf(scale)) + between
    : match;
}

/** A number without redundant zeros. */
export function plain(value: number): string {
  return String(Math.round(value * 1e6) / 1e6);
}
