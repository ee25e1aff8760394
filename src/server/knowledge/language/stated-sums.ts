import type { Figure } from './figure.ts';
import { normaliseFigures, plain } from './normalise-figures.ts';

/** An amount of a sentence that its sources hold, with what they say of it. */
export interface Operand {
  figure: Figure;
  /** The period that the source names it for, such as 'period:month:1'. */
  per: string | undefined;
  /** Whether its source says that other amounts are in it. */
  isWhole: boolean;
  /** Whether its source sets it a limit, or other amounts for other times: it is then not multiplied. */
  isCapped: boolean;
}

/** '120 + 620 + 220', '155 plus 10' and '520 - 320', with currencies left out. */
const chain = /\d+(?:\.\d+)?(?: ?[-+] ?\d+(?:\.\d+)?)+/g;

const currency = /\b(?:AED|USD|GBP|EUR|SAR|SGD)\b ?|US\$|S\$|[$£€]/g;

/** Says that an amount is what two others differ by. */
const difference = /\b(?:more|less|left|remains?|difference|saves?|cheaper|dearer|on top|adds?)\b/i;

/** Says that an amount is several others together. */
const sum =
  /\b(?:together|in all|in total|altogether|adds? up|sums? up|comes? to|makes?|total|plus)\b|[+:=×]/i;

/** A number that only multiplies what is behind it. */
const factorBefore = /(\d+) ?×[^\d×]*$/;

function amountOf({ keys }: Figure): { unit: string; value: number } | undefined {
  const [, unit = '', value = ''] = /^(money:[A-Z]{3}|number):([\d.]+)$/.exec(keys[0] ?? '') ?? [];
  return value === '' ? undefined : { unit, value: Number(value) };
}

/**
 * The figures of a sentence that are rightly computed in it from known ones, with the numbers that take part in that:
 * sums, differences, what is left of a whole, and what is paid for so many days, months or years.
 */
export function computedIn(
  sentence: string,
  said: readonly Figure[],
  operands: readonly Operand[],
): ReadonlySet<Figure> {
  const products = said.flatMap((figure) => {
    const times = timesOf(figure, operands, said);
    return times ? [figure, times] : [];
  });
  const results = said.filter(
    (figure) =>
      products.includes(figure) ||
      isStatedSum(figure, sentence, operands) ||
      isStatedRest(figure, sentence, operands),
  );
  const parts = said.filter(
    (figure) =>
      results.some(({ per = '' }) => figure.keys.includes(per)) ||
      (results.length > 0 && isFactor(figure, sentence)),
  );
  return new Set([...results, ...parts]);
}

/**
 * Whether an amount is rightly computed, in its own sentence, from amounts that sources hold. All have one currency and
 * one period, and none is part of another: what differs in kind is not added. Only what is paid each month is
 * multiplied, by the 12 of a year.
 */
function isStatedSum(result: Figure, sentence: string, operands: readonly Operand[]): boolean {
  const total = amountOf(result);
  if (total?.unit.startsWith('money:') !== true) return false;
  const text = normaliseFigures(sentence);
  const others = operands.flatMap((operand) => {
    const { figure, isWhole } = operand;
    const amount = amountOf(figure);
    const isAlike = amount?.unit === total.unit || amount?.unit === 'number';
    // Of ranges, low ends make the low end of the sum.
    const isOtherEnd = result.range ? figure.range && figure.range.end !== result.range.end : false;
    if (!amount || !isAlike || isOtherEnd || figure.at === result.at) return [];
    const [, times] = factorBefore.exec(text.slice(0, figure.at)) ?? [];
    const isYearly = times === '12' && operand.per === 'period:month:1';
    const per = isYearly ? undefined : operand.per;
    return [
      {
        kind: figure.kind,
        isWhole,
        single: amount.value,
        value: amount.value * (isYearly ? 12 : 1),
        per: per === 'period:month:12' ? undefined : per,
        isTyped: times === undefined || isYearly,
      },
    ];
  });
  if (others.some(({ isWhole, isTyped }) => isWhole || !isTyped)) return false;
  const isOneKind = (some: typeof others) => new Set(some.map(({ per }) => per)).size === 1;
  const isWritten = chainsIn(text).some(({ values, value }) => {
    const used = values.flatMap((each) => others.find(({ single }) => single === each) ?? []);
    return isSame(value, total.value) && used.length === values.length && isOneKind(used);
  });
  if (isWritten) return true;
  const amounts = others.filter(({ kind }) => kind === 'money');
  if (amounts.length === 0 || !isOneKind(amounts)) return false;
  const [one, other] = amounts;
  if (amounts.length === 1) return one?.value !== one?.single && isSame(one?.value ?? 0, total.value);
  const apart = Math.abs((one?.value ?? 0) - (other?.value ?? 0));
  if (amounts.length === 2 && difference.test(sentence) && isSame(apart, total.value)) return true;
  const all = amounts.reduce((added, { value }) => added + value, 0);
  return sum.test(sentence) && isSame(all, total.value);
}

/** Says that amounts, periods or numbers are counted together. */
const together = /\b(?:in all|in total|altogether|together|adds? up|makes?|comes? to)\b/i;

const unitOf = /^(?:points|percent|number|period:[a-z-]+)(?=:)/;

/** Whether a sentence computes a rate, time or number: what is left of 85% is 15%, and 30 and 90 days are 120 in all. */
function isStatedRest(result: Figure, sentence: string, operands: readonly Operand[]): boolean {
  const [key = ''] = result.keys;
  const value = Number(key.split(':').at(-1));
  const valuesOf = (unit: string) =>
    operands.flatMap(({ figure: { at, keys } }) =>
      at !== result.at && unitOf.exec(keys[0] ?? '')?.[0] === unit
        ? [Number(keys[0]?.split(':').at(-1))]
        : [],
    );
  if (result.kind === 'percent') {
    const [one = 0, other, ...more] = valuesOf('percent');
    if (key.startsWith('points:'))
      return other !== undefined && more.length === 0 && isSame(Math.abs(one - other), value);
    return other === undefined && isSame(one + value, 100);
  }
  if (result.kind !== 'period' && result.kind !== 'number') return false;
  const unit = unitOf.exec(key)?.[0] ?? '';
  const parts = [...new Set([unit, 'number'])].flatMap(valuesOf);
  const all = parts.reduce((sum, part) => sum + part, 0);
  return together.test(sentence) && parts.length > 1 && isSame(all, value);
}

/**
 * The time that an amount of a sentence is rightly multiplied by, from a known amount for each day, month or year: '10
 * days at AED 50 a day' for AED 500.
 */
function timesOf(result: Figure, operands: readonly Operand[], said: readonly Figure[]): Figure | undefined {
  const total = amountOf(result);
  return said.find(({ keys: [key = ''] }) =>
    operands.some(({ figure, isCapped }) => {
      const amount = amountOf(figure);
      const [, unit = '', one] = /^(period:[a-z-]+):(\d+)$/.exec(figure.per ?? '') ?? [];
      if (!amount || !total || amount.unit !== total.unit || one === undefined || isCapped) return false;
      const [, times] = new RegExp(`^${unit}:(\\d+)$`).exec(key) ?? [];
      return times !== undefined && isSame((Number(times) / Number(one)) * amount.value, total.value);
    }),
  );
}

/** Whether a number only multiplies the amount behind it, as in '12 × SAR 400'. */
function isFactor({ at, text }: Figure, sentence: string): boolean {
  return /^ ?×/.test(normaliseFigures(sentence).slice(at + text.length));
}

function isSame(one: number, other: number): boolean {
  return plain(one) === plain(other);
}

/** The sums and differences that a text writes out. */
function chainsIn(text: string): { values: readonly number[]; value: number }[] {
  const bare = text
    .replaceAll(currency, '')
    .replaceAll(/ plus (?=\d)/g, ' + ')
    .replaceAll(/ (?:minus|less) (?=\d)/g, ' - ');
  return [...bare.matchAll(chain)].map(([written]) => {
    const signed = written.split(/(?=[-+])/).map((part) => Number(part.replaceAll(' ', '')));
    return {
      values: signed.map(Math.abs),
      value: signed.reduce((added, each) => added + each, 0),
    };
  });
}
