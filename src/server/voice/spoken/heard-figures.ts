import { toOrdinal } from 'n2words/en-GB';
import { openFigureGuard } from '../../knowledge/index.ts';

const small: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
};
const teens = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'.split('|');
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'.split('|');
const digit = Object.keys(small).join('|');
const underHundred = `(?:${teens.join('|')}|(?:${tens.join('|')})(?:-(?:${digit}))?|oh (?:${digit}))`;
const spokenYear = new RegExp(
  `(?<!-)\\b(nineteen|twenty) (${underHundred})\\b(?! (?:thousand|million|hundred))`,
  'g',
);
const spokenFraction = new RegExp(` point ((?:(?:${digit})\\b ?)+)`, 'g');

/**
 * Whether spoken words contain no figure that the original text lacks: the figure guard of the chat, applied to what
 * a listener hears.
 */
export function sayTheSame(words: string, text: string): boolean {
  const guard = openFigureGuard();
  // The digits of a name, such as CT600, are spoken as numbers.
  guard.learn(`${text} ${text.replaceAll(/(?<=[A-Za-z])-?(?=\d)|(?<=\d)(?=[A-Z])/g, ' ')}`);
  // As of a query: only the figures count. The words around them are the text's own, and no model's.
  return guard.check(asWritten(words), { isQuery: true }).unsupported.length === 0;
}

const dayOrdinals = new Map(Array.from({ length: 31 }, (_, index) => [toOrdinal(index + 1), index + 1]));
const spokenDay = new RegExp(
  `\\b(${[...dayOrdinals.keys()].sort((one, other) => other.length - one.length).join('|')}) of (?=[A-Z])`,
  'g',
);

/** What the guard does not parse itself: days, years, and digits after a decimal point. */
function asWritten(words: string): string {
  return (
    words
      // 'Five dollars a year' is not 'dollars one'.
      .replaceAll(/\b(dirham|dollar|pound|euro|riyal)(s?) (?=(?:an?|per|each|every|one|\w+ly)\b)/g, '$1$2, ')
      .replaceAll(spokenDay, (_, ordinal: string) => `${dayOrdinals.get(ordinal)} `)
      .replaceAll(
        spokenYear,
        (_, century: string, rest: string) => `${century === 'twenty' ? 20 : 19}${twoDigits(rest)}`,
      )
      .replaceAll(
        spokenFraction,
        (_, digits: string) =>
          `.${digits
            .trim()
            .split(' ')
            .map((each) => small[each])
            .join('')}${digits.endsWith(' ') ? ' ' : ''}`,
      )
  );
}

function twoDigits(words: string): string {
  const teen = teens.indexOf(words);
  if (teen !== -1) return String(teen + 10);
  const [first = '', second = ''] = words.split(/[- ]/);
  const ten = first === 'oh' ? 0 : (tens.indexOf(first) + 2) * 10;
  return String(ten + (small[second] ?? 0)).padStart(2, '0');
}
