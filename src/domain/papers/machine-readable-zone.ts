import { addYears, isPlainDate, type PlainDate, yearOf } from '../values/plain-date.ts';
import type { Read, ReadFields } from './inspection.ts';
import { countryOfPrinted } from './printed-country.ts';

/*
 * The machine-readable zone of passports (TD3) and identity cards (TD1), ICAO 9303 parts 3 to 5. A zone counts as
 * read only if every check digit fits and its letters were seen clearly: a wrong number is worse than none.
 */

/** Characters that may stand at a place. */
type Kind = 'any' | 'letter' | 'digit' | 'sex' | 'type';
/** A run of characters: line, first and one past the last place. */
type Span = readonly [line: number, from: number, to: number];
type Field = 'number' | 'birth' | 'expiry' | 'sex' | 'nationality' | 'issuer' | 'names';

export interface ZoneFormat {
  name: ReadFields['zone'];
  lines: number;
  /** Characters in a line. */
  width: number;
  /** The kinds of character by place; all others are letters. */
  kinds: readonly (readonly [Kind, Span])[];
  fields: Readonly<Record<Field, Span>>;
  /** Spans with the place of the digit that checks them. */
  checks: readonly { over: readonly Span[]; digit: readonly [line: number, at: number] }[];
}

export const passportZone: ZoneFormat = {
  name: 'TD3',
  lines: 2,
  width: 44,
  kinds: [
    ['type', [0, 0, 1]],
    ['any', [1, 0, 9]],
    ['digit', [1, 9, 10]],
    ['digit', [1, 13, 20]],
    ['sex', [1, 20, 21]],
    ['digit', [1, 21, 28]],
    ['any', [1, 28, 43]],
    ['digit', [1, 43, 44]],
  ],
  fields: {
    issuer: [0, 2, 5],
    names: [0, 5, 44],
    number: [1, 0, 9],
    nationality: [1, 10, 13],
    birth: [1, 13, 19],
    sex: [1, 20, 21],
    expiry: [1, 21, 27],
  },
  checks: [
    { over: [[1, 0, 9]], digit: [1, 9] },
    { over: [[1, 13, 19]], digit: [1, 19] },
    { over: [[1, 21, 27]], digit: [1, 27] },
    { over: [[1, 28, 42]], digit: [1, 42] },
    {
      over: [
        [1, 0, 10],
        [1, 13, 20],
        [1, 21, 43],
      ],
      digit: [1, 43],
    },
  ],
};

export const cardZone: ZoneFormat = {
  name: 'TD1',
  lines: 3,
  width: 30,
  kinds: [
    ['type', [0, 0, 1]],
    ['any', [0, 5, 14]],
    ['digit', [0, 14, 15]],
    ['any', [0, 15, 30]],
    ['digit', [1, 0, 7]],
    ['sex', [1, 7, 8]],
    ['digit', [1, 8, 15]],
    ['any', [1, 18, 29]],
    ['digit', [1, 29, 30]],
  ],
  fields: {
    issuer: [0, 2, 5],
    number: [0, 5, 14],
    birth: [1, 0, 6],
    sex: [1, 7, 8],
    expiry: [1, 8, 14],
    nationality: [1, 15, 18],
    names: [2, 0, 30],
  },
  checks: [
    { over: [[0, 5, 14]], digit: [0, 14] },
    { over: [[1, 0, 6]], digit: [1, 6] },
    { over: [[1, 8, 14]], digit: [1, 14] },
    {
      over: [
        [0, 5, 30],
        [1, 0, 7],
        [1, 8, 15],
        [1, 18, 29],
      ],
      digit: [1, 29],
    },
  ],
};

const digits = '0123456789';
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const allowed: Record<Kind, string> = {
  any: `${digits}${capitals}<`,
  letter: `${capitals}<`,
  digit: digits,
  sex: 'MFX<',
  type: 'PACI',
};

/** The characters that may stand at a place. */
export function charactersAt({ kinds }: ZoneFormat, line: number, at: number): string {
  const found = kinds.find(([, [row, from, to]]) => row === line && at >= from && at < to);
  return allowed[found?.[0] ?? 'letter'];
}

/** What a reader saw: the lines, and how sure it is of each character. */
export interface SeenZone {
  format: ZoneFormat;
  lines: readonly string[];
  confidences: readonly (readonly number[])[];
}

/** How many of the format's check digits fit. */
export function fittingChecks({ checks }: ZoneFormat, lines: readonly string[]): number {
  return checks.filter(({ over, digit: [line, at] }) => {
    const found = lines[line]?.[at];
    const expected = String(checkDigit(over.map((span) => textIn(lines, span)).join('')));
    return found === expected || (found === '<' && expected === '0');
  }).length;
}

/** The check digit of ICAO 9303: weights 7, 3, 1; A is 10, Z 35 and the filler 0. */
function checkDigit(text: string): number {
  const sum = [...text].reduce((total, character, at) => {
    const value = character === '<' ? 0 : Number.parseInt(character, 36);
    return total + value * ([7, 3, 1][at % 3] ?? 0);
  }, 0);
  return sum % 10;
}

function textIn(lines: readonly string[], [line, from, to]: Span): string {
  return lines[line]?.slice(from, to) ?? '';
}

/** How sure the reader has to be on average. */
const minConfidence = 0.95;

/** The fields of a zone, or `null` if it was not read for certain. Years count from `today`. */
export function fieldsOf(seen: SeenZone, today: PlainDate): ReadFields | null {
  const { format, confidences } = seen;
  const all = confidences.flat();
  if (meanOf(all) < minConfidence) return null;
  const lines = repaired(format, seen.lines);
  if (!lines) return null;
  const read = <Value>(field: Field, value: Value): Read<Value> => {
    const [line, from, to] = format.fields[field];
    return { value, confidence: Math.round(meanOf(confidences[line]?.slice(from, to) ?? []) * 1000) / 1000 };
  };
  const text = (field: Field) => textIn(lines, format.fields[field]);
  const birth = dayOf(text('birth'), today);
  const expiry = dayOf(text('expiry'), addYears(today, 50));
  const [surname = '', ...given] = text('names').replace(/<+$/, '').split('<<');
  if (!birth || !expiry || !surname) return null;
  return {
    zone: format.name,
    documentNumber: read('number', text('number').replaceAll('<', '')),
    surname: read('names', spaced(surname)),
    givenNames: read('names', spaced(given.join(' '))),
    nationality: read('nationality', countryOfPrinted(text('nationality'))),
    issuer: read('issuer', countryOfPrinted(text('issuer'))),
    birth: read('birth', birth),
    expiry: read('expiry', expiry),
    sex: read('sex', text('sex') === 'M' ? 'male' : text('sex') === 'F' ? 'female' : 'unspecified'),
  };
}

const spaced = (text: string) => text.replaceAll('<', ' ').trim().replace(/ +/g, ' ');

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Characters that look alike in print; both directions. */
const alike: ReadonlyMap<string, string> = new Map(
  ['O0', 'I1', 'S5', 'B8', 'Z2', 'G6'].flatMap(([a = '', b = '']) => [
    [a, b],
    [b, a],
  ]),
);

/** Repairs one character that looks like another; `undefined` unless there is one way alone for all checks to fit. */
function repaired(format: ZoneFormat, lines: readonly string[]): readonly string[] | undefined {
  const fits = (candidate: readonly string[]) => fittingChecks(format, candidate) === format.checks.length;
  if (fits(lines)) return lines;
  const fitting = format.kinds
    .filter(([kind]) => kind === 'any')
    .flatMap(([, [line, from, to]]) =>
      Array.from({ length: to - from }, (_, at) => swapped(lines, line, from + at)),
    )
    .filter((candidate) => candidate !== undefined)
    .filter(fits);
  return fitting.length === 1 ? fitting[0] : undefined;
}

function swapped(lines: readonly string[], row: number, column: number): readonly string[] | undefined {
  const other = alike.get(lines[row]?.[column] ?? '');
  if (other === undefined) return undefined;
  return lines.map((line, at) =>
    at === row ? line.slice(0, column) + other + line.slice(column + 1) : line,
  );
}

/** Six digits as the last such day that is not after `latest`. */
function dayOf(text: string, latest: PlainDate): PlainDate | undefined {
  const year = Number(text.slice(0, 2));
  const century = Math.floor(yearOf(latest) / 100) * 100;
  const rest = `${text.slice(2, 4)}-${text.slice(4, 6)}`;
  return [century + year, century - 100 + year]
    .map((full) => `${full}-${rest}`)
    .find((day): day is PlainDate => isPlainDate(day) && day <= latest);
}
