import { plainText } from '../../../knowledge/index.ts';
import { inDollars } from './in-dollars.ts';
import { monthsPerYear, type PointValue, unitsIn, valueAsked, valueIn, valueWanted } from './point-values.ts';
import { asksMore, comparatives, type Measure, type PlaceAnswer, type PointVerdict } from './side-by-side.ts';

/** What the answers of several places show when they are set against each other; `undefined` where nothing can be said. */
export function verdictOn(question: string, answers: readonly PlaceAnswer[]): PointVerdict | undefined {
  const isOrdered = asksOrder(question);
  const known = answers.flatMap(({ name, part, heading }) =>
    part ? [{ name, text: part.text, heading }] : [],
  );
  if (known.length < answers.length) {
    const names = answers.filter(({ part }) => !part).map(({ name }) => name);
    return isOrdered ? { kind: 'unranked', reason: 'unknown', names } : undefined;
  }
  if (!answers.every(({ isExact }) => isExact)) return undefined;
  const said = known.map(({ name, text }) => ({
    name,
    verdict: /^(yes|no)(?=[.,:;]|$)/i.exec(text)?.[1]?.toLowerCase(),
  }));
  if (said.every(({ verdict }) => verdict !== undefined)) {
    const namesOf = (asked: string) =>
      said.filter(({ verdict }) => verdict === asked).map(({ name }) => name);
    return { kind: 'yes-no', yes: namesOf('yes'), no: namesOf('no') };
  }
  const wanted = valueWanted(question);
  const amounts = known.flatMap(({ name, text, heading }) => {
    const asked = isOrdered ? valueAsked(text, wanted, question, heading) : undefined;
    // Two rates of one sentence are mostly of two things, two amounts of money the ends of a range.
    const amount = (wanted.kind === 'percent' ? asked : undefined) ?? valueIn(text, wanted) ?? asked;
    return amount ? [{ name, amount }] : [];
  });
  if (wanted.kind === 'money' && known.some(({ text }) => isPart.test(text))) return undefined;
  const isLess = !asksMore.test(plainText(question));
  if (amounts.length === known.length) {
    const verdict = verdictOf(amounts, isLess, measureAsked(question, wanted.kind));
    if (verdict?.kind === 'same' && !isOrdered) return undefined;
    return verdict ?? (isOrdered ? unranked(amounts) : undefined);
  }
  if (wanted.kind !== 'money' && wanted.kind !== 'percent') return undefined;
  const units = known.map(({ text }) => unitsIn(text));
  const isApart = units.some((own) =>
    units.some((other) => own.size > 0 && other.size > 0 && [...own].every((unit) => !other.has(unit))),
  );
  return isOrdered && isApart ? { kind: 'unranked', reason: 'units', names: [] } : undefined;
}

/** Says that an amount is only a part of what is paid, as in 'USD 50, beside the franchise tax'. */
export const isPart = /\bbesides? (?:the|its|an?)\b/i;

/** Whether a verdict says which is first, or that all are the same. */
export function isRanked(verdict: PointVerdict | undefined): boolean {
  return verdict?.kind === 'amount' || verdict?.kind === 'same';
}

/** What is more or less about a value, as the question says it. */
export function measureAsked(question: string, kind: PointValue['kind']): Measure {
  const plain = plainText(question);
  if (kind === 'count') return 'count';
  if (kind !== 'period') return 'amount';
  if (/\b(?:soon|lat|earli)(?:er|est)\b/.test(plain)) return 'date';
  return /\b(?:quick|fast|slow)(?:er|est)\b/.test(plain) ? 'speed' : 'length';
}

function unranked(amounts: readonly { amount: PointValue }[]): PointVerdict {
  const [first, ...others] = amounts;
  const isAlike = first && others.every((other) => isComparable(other.amount, first.amount));
  return { kind: 'unranked', reason: isAlike ? 'overlap' : 'units', names: [] };
}

/** Whether two values can be set against each other. */
function isComparable(one: PointValue, other: PointValue): boolean {
  return (
    one.kind === other.kind &&
    (one.kind === 'period' || one.unit === other.unit) &&
    (one.per === other.per || (one.per ?? 'year') === (other.per ?? 'year'))
  );
}

/** Amounts a month beside those a year, all of them a year. */
function byTheYear(amount: PointValue): PointValue {
  if (amount.per !== 'month') return amount;
  return { ...amount, per: 'year', low: amount.low * monthsPerYear, high: amount.high * monthsPerYear };
}

/** Whether a question asks which of several is more or less. */
export function asksOrder(question: string): boolean {
  const plain = plainText(question);
  return comparatives.test(plain) || /\bsame (?!as\b)\w+\b|\bequally\b/.test(plain);
}

/** Which of several amounts is the least, or the most; `undefined` where ranges overlap or units differ. */
export function verdictOf(
  amounts: readonly { name: string; amount: PointValue }[],
  isLess: boolean,
  measure: Measure = 'amount',
): PointVerdict | undefined {
  const pers = new Set(amounts.map(({ amount: { per } }) => per));
  if (pers.size > 1 && pers.has('month') && pers.has('year') && !pers.has(undefined)) {
    return verdictOf(
      amounts.map((each) => ({ ...each, amount: byTheYear(each.amount) })),
      isLess,
      measure,
    );
  }
  const [first] = amounts;
  if (!first || amounts.length < 2) return undefined;
  if (new Set(amounts.map(({ amount }) => amount.unit)).size > 1 && first.amount.kind === 'money')
    return verdictInDollars(amounts, isLess, measure);
  if (!amounts.every(({ amount }) => isComparable(amount, first.amount))) return undefined;
  const areYears =
    amounts.every(({ amount }) => isWholeYears(amount)) &&
    amounts.some(({ amount }) => amount.low > monthsPerYear);
  const same = amounts.every(({ amount }) => isSame(amount, first.amount));
  if (same) {
    return {
      kind: 'same',
      names: amounts.map(({ name }) => name),
      amount: amountText(first.amount, areYears),
    };
  }
  const ordered = amounts.toSorted(({ amount: one }, { amount: other }) =>
    isLess ? lowOf(one) - lowOf(other) : highOf(other) - highOf(one),
  );
  const [best, next] = ordered;
  if (!best || !next) return undefined;
  const isClear = isLess ? isClearlyLess(best.amount, next.amount) : isClearlyLess(next.amount, best.amount);
  if (!isClear) return undefined;
  return {
    kind: 'amount',
    ordered: ordered.map(({ name, amount }) => ({ name, amount: amountText(amount, areYears) })),
    difference: differenceOf(best.amount, next.amount, areYears),
    isLess,
    measure,
  };
}

/** The order of amounts of several currencies, where it is clear at any rate. */
function verdictInDollars(
  amounts: readonly { name: string; amount: PointValue }[],
  isLess: boolean,
  measure: Measure,
): PointVerdict | undefined {
  const converted = amounts.flatMap(({ name, amount }) => {
    const dollars = inDollars(amount);
    return dollars ? [{ name, amount: dollars }] : [];
  });
  if (converted.length < amounts.length) return undefined;
  const verdict = verdictOf(converted, isLess, measure);
  if (verdict?.kind !== 'amount') return undefined;
  const ordered = verdict.ordered.flatMap(({ name }) => {
    const own = amounts.find((each) => each.name === name);
    return own ? [{ name, amount: amountText(own.amount, false) }] : [];
  });
  return { ...verdict, ordered, difference: '' };
}

const daysOf: Readonly<Record<string, number>> = {
  hour: 1 / 24,
  day: 1,
  'working-day': 7 / 5,
  week: 7,
  month: 30.4,
  quarter: 91,
  year: 365,
};

function inDays({ kind, unit }: PointValue, value: number): number {
  return kind === 'period' ? value * (daysOf[unit] ?? Number.NaN) : value;
}

/** What has to be passed is more than what has only to be reached. */
const passing = 1e-6;

function lowOf(amount: PointValue): number {
  return inDays(amount, amount.low) + (amount.isPassed ? passing : 0);
}

function highOf(amount: PointValue): number {
  return inDays(amount, amount.high) + (amount.isPassed ? passing : 0);
}

/** How much longer a time in other units has to be, as months have no fixed number of days. */
const otherUnits = 1.05;

function isClearlyLess(one: PointValue, other: PointValue): boolean {
  return highOf(one) * (one.unit === other.unit ? 1 : otherUnits) < lowOf(other);
}

function isSame(one: PointValue, other: PointValue): boolean {
  return lowOf(one) === lowOf(other) && highOf(one) === highOf(other);
}

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

function amountText(amount: PointValue, areYears: boolean): string {
  const { kind, unit, per, low, high, isPassed, day } = areYears ? inYears(amount) : amount;
  if (day !== undefined) return day;
  const ends = [...new Set([low, high])].map((value) => number.format(value));
  if (kind === 'percent') {
    const rates = ends.map((end) => (unit ? `${end}% a ${unit}` : `${end}%`)).join(' to ');
    return isPassed ? `more than ${rates}` : rates;
  }
  if (kind === 'money') return `${unit} ${ends.join(' – ')}${per ? ` a ${per}` : ''}`;
  if (kind === 'count') return `${ends.join(' to ')} ${high === 1 ? singular(unit) : unit}`;
  return `${ends.join(' to ')} ${unit.replace('-', ' ')}${high === 1 ? '' : 's'}`;
}

/** Whether a time is told in months that are whole years. */
function isWholeYears({ kind, unit, low, high }: PointValue): boolean {
  return kind === 'period' && unit === 'month' && [low, high].every((months) => months % monthsPerYear === 0);
}

function inYears(amount: PointValue): PointValue {
  return { ...amount, unit: 'year', low: amount.low / monthsPerYear, high: amount.high / monthsPerYear };
}

function singular(things: string): string {
  return things.replace(/ies$/, 'y').replace(/s$/, '');
}

function differenceOf(one: PointValue, other: PointValue, areYears: boolean): string {
  if (one.unit !== other.unit || one.isPassed !== other.isPassed) return '';
  const [less, more] = one.high < other.high ? [one, other] : [other, one];
  if (less.day !== undefined && more.day !== undefined) {
    const ends = [...new Set([more.low - less.high, more.high - less.low])].map((days) => Math.round(days));
    return `${ends.join(' to ')} day${ends.at(-1) === 1 ? '' : 's'}`;
  }
  if (one.low !== one.high || other.low !== other.high || (one.day ?? other.day) !== undefined) return '';
  const amount = Math.abs(one.low - other.low);
  if (one.kind !== 'percent') return amountText({ ...one, low: amount, high: amount }, areYears);
  return `${number.format(amount)} percentage point${amount === 1 ? '' : 's'}`;
}
