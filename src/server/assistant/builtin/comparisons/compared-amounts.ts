import { figuresIn, plainText, synonymsOf, wordsOf } from '../../../knowledge/index.ts';
import { asksMore, comparatives, type PlaceAnswer, type PointVerdict } from './side-by-side.ts';

/** What a place's sentence names: one value, or the ends of a range. */
interface PointAmount {
  kind: 'money' | 'percent' | 'period';
  /** A currency or a unit of time. */
  unit: string;
  /** What money is paid for, where it is a month or a year. */
  per?: 'month' | 'year' | undefined;
  low: number;
  high: number;
}

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
    verdict: /^(yes|no)\b/i.exec(text)?.[1]?.toLowerCase(),
  }));
  if (said.every(({ verdict }) => verdict !== undefined)) {
    const namesOf = (asked: string) =>
      said.filter(({ verdict }) => verdict === asked).map(({ name }) => name);
    return { kind: 'yes-no', yes: namesOf('yes'), no: namesOf('no') };
  }
  const wanted = kindWanted(plainText(question));
  const amounts = known.flatMap(({ name, text, heading }) => {
    const asked = isOrdered ? amountAsked(text, wanted, question, heading) : undefined;
    // Two rates of one sentence are mostly of two things, two amounts of money the ends of a range.
    const amount = (wanted === 'percent' ? asked : undefined) ?? amountIn(text, wanted) ?? asked;
    return amount ? [{ name, amount }] : [];
  });
  const isLess = !asksMore.test(plainText(question));
  if (amounts.length === known.length) {
    const verdict = verdictOf(amounts, isLess);
    if (verdict?.kind === 'same' && !isOrdered) return undefined;
    return verdict ?? (isOrdered ? unranked(amounts) : undefined);
  }
  const kinds = known.map(({ text }) => kindsIn(text));
  const isApart = kinds.some((own) =>
    kinds.some((other) => own.size > 0 && other.size > 0 && [...own].every((kind) => !other.has(kind))),
  );
  return isOrdered && isApart ? { kind: 'unranked', reason: 'units', names: [] } : undefined;
}

function unranked(amounts: readonly { amount: PointAmount }[]): PointVerdict {
  const [first, ...others] = amounts;
  const isAlike = first && others.every((other) => isComparable(other.amount, first.amount));
  return { kind: 'unranked', reason: isAlike ? 'overlap' : 'units', names: [] };
}

/** The kinds of value that a sentence names. */
function kindsIn(text: string): ReadonlySet<string> {
  return new Set(
    figuresIn(withoutMarks(text))
      .map(({ kind }) => kind)
      .filter((kind) => ['money', 'percent'].includes(kind)),
  );
}

/** Whether two values can be set against each other. */
function isComparable(one: PointAmount, other: PointAmount): boolean {
  return (
    one.kind === other.kind &&
    (one.kind === 'period' || one.unit === other.unit) &&
    (one.per === other.per || (one.per ?? 'year') === (other.per ?? 'year'))
  );
}

/** Amounts a month beside those a year, all of them a year. */
function byTheYear(amount: PointAmount): PointAmount {
  if (amount.per !== 'month') return amount;
  return { ...amount, per: 'year', low: amount.low * monthsPerYear, high: amount.high * monthsPerYear };
}

/** Whether a question asks which of several is more or less. */
export function asksOrder(question: string): boolean {
  return comparatives.test(plainText(question));
}

/** What kind of value a question sets side by side. */
function kindWanted(plain: string): PointAmount['kind'] {
  if (/\blong|\btime\b|\bquick|\bfast|\bsoon|\bdays?\b|\bmonths?\b|\bdeadline|\bvalid/.test(plain))
    return 'period';
  return asksRate(plain) ? 'percent' : 'money';
}

/** Whether a question about a tax asks for its rate, as long as it names nothing else of it. */
export function asksRate(question: string): boolean {
  const plain = plainText(question);
  return (
    /\brates?\b|\bper ?cent|\btax(?:es)?\b|\bvat\b|\bgst\b/.test(plain) &&
    !/\bthreshold|\blimit|\bturnover|\bregist|\bfees?\b|\bfines?\b|\bpenalt|\breturns?\b|\bfil(?:e|ing)\b|\bwhen\b|\bdeadlines?\b|\bdue\b/.test(
      plain,
    )
  );
}

/** Which of several amounts is the least, or the most; `undefined` where ranges overlap or units differ. */
export function verdictOf(
  amounts: readonly { name: string; amount: PointAmount }[],
  isLess: boolean,
): PointVerdict | undefined {
  const pers = new Set(amounts.map(({ amount: { per } }) => per));
  if (pers.size > 1 && pers.has('month') && pers.has('year') && !pers.has(undefined)) {
    return verdictOf(
      amounts.map((each) => ({ ...each, amount: byTheYear(each.amount) })),
      isLess,
    );
  }
  const [first] = amounts;
  if (!first || amounts.length < 2) return undefined;
  if (!amounts.every(({ amount }) => isComparable(amount, first.amount))) return undefined;
  const same = amounts.every(({ amount }) => isSame(amount, first.amount));
  if (same) {
    return { kind: 'same', names: amounts.map(({ name }) => name), amount: amountText(first.amount) };
  }
  const ordered = amounts.toSorted(({ amount: one }, { amount: other }) =>
    isLess
      ? inDays(one, one.low) - inDays(other, other.low)
      : inDays(other, other.high) - inDays(one, one.high),
  );
  const [best, next] = ordered;
  if (!best || !next) return undefined;
  const isClear = isLess
    ? inDays(best.amount, best.amount.high) < inDays(next.amount, next.amount.low)
    : inDays(best.amount, best.amount.low) > inDays(next.amount, next.amount.high);
  if (!isClear) return undefined;
  return {
    kind: 'amount',
    ordered: ordered.map(({ name, amount }) => ({ name, amount: amountText(amount) })),
    difference: differenceOf(best.amount, next.amount),
    isLess,
    isTime: best.amount.kind === 'period',
  };
}

const daysOf: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.4, quarter: 91, year: 365 };

function inDays({ kind, unit }: PointAmount, value: number): number {
  return kind === 'period' ? value * (daysOf[unit] ?? Number.NaN) : value;
}

function isSame(one: PointAmount, other: PointAmount): boolean {
  return (
    inDays(one, one.low) === inDays(other, other.low) && inDays(one, one.high) === inDays(other, other.high)
  );
}

/** The one amount, or the range, that a sentence names in bold, or at all. */
function amountIn(text: string, wanted: PointAmount['kind']): PointAmount | undefined {
  const [, before, after] = standardRate.exec(text) ?? [];
  if (wanted === 'percent' && (before ?? after)) return amountOf(`${before ?? after}%`, wanted);
  const bold = [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, inside = '']) => inside).join(' ; ');
  return amountOf(bold, wanted) ?? amountOf(withoutMarks(text), wanted);
}

function withoutMarks(text: string): string {
  return text.replaceAll(/\[[\d, ]+\]|\([^)]*\)/g, '');
}

/** Of several amounts the one that is asked for: where the sentence speaks of it alone, or what it is at most. */
function amountAsked(
  text: string,
  wanted: PointAmount['kind'],
  question: string,
  heading = '',
): PointAmount | undefined {
  const plain = withoutMarks(text);
  const asked = wordsOf(question).filter((word) => word !== modalMay);
  // Of several times in a clause, words do not tell which belongs to what.
  if (wanted === 'period') return timeOfPart(plain, asked) ?? limitIn(plain);
  const ofSubject = new Set(wordsOf(heading));
  // What tells one case from another is not in the name of the whole.
  const apart = asked.filter((word) => !ofSubject.has(word));
  return (
    amountOfPoint(plain, wanted, apart, false) ?? amountOfPoint(plain, wanted, asked, true) ?? limitIn(plain)
  );
}

const [modalMay] = wordsOf('may');

/** The time of the one part of a sentence, between semicolons, that holds most of the words. */
function timeOfPart(text: string, words: readonly string[]): PointAmount | undefined {
  const parts = text.split(/;\s/).map((part) => ({
    part,
    said: wordsOf(part).filter((word) => words.includes(word)).length,
  }));
  const [best, next] = parts.toSorted((one, other) => other.said - one.said);
  return best && next && best.said > next.said ? amountOf(best.part, 'period') : undefined;
}

/** The amount of the clause that holds most of the words, or of the only one that holds any. */
function amountOfPoint(
  text: string,
  wanted: PointAmount['kind'],
  words: readonly string[],
  isOnly: boolean,
): PointAmount | undefined {
  const asked = new Set(words);
  const alike = new Set(words.flatMap(synonymsOf));
  const clauses = text.split(/,? (?:and|or|but)(?: for)? |[,;] (?=\D)/).flatMap((clause) => {
    const amount = amountOf(clause, wanted);
    // A word that was asked for counts more than one of like meaning.
    const said = wordsOf(clause).reduce(
      (sum, word) => sum + (asked.has(word) ? 2 : alike.has(word) ? 1 : 0),
      0,
    );
    return amount && said > 0 ? [{ amount, said }] : [];
  });
  const [best, next] = clauses.toSorted((one, other) => other.said - one.said);
  const isClear = next === undefined || (!isOnly && best !== undefined && best.said > next.said);
  return isClear ? best?.amount : undefined;
}

/** The one length of time that something may have at most. */
function limitIn(text: string): PointAmount | undefined {
  const found = [...text.matchAll(/\b(?:at most|up to|not more than) (\d+ (?:day|week|month|year)s?)\b/g)];
  return found.length === 1 ? amountOf(found[0]?.[1] ?? '', 'period') : undefined;
}

/** Beside reduced rates, the standard one is the rate of a tax. */
const standardRate = /([\d.]+)% (?:at|as|is) the standard rate|\bstandard rate (?:of|is) ([\d.]+)%/;

function amountOf(text: string, wanted: PointAmount['kind']): PointAmount | undefined {
  const found = figuresIn(text).flatMap(({ kind, keys, per }) => {
    if (kind !== 'money' && kind !== 'percent' && kind !== 'period') return [];
    return keys.flatMap((key) => {
      const [of, ...rest] = key.split(':');
      const value = Number(rest.at(-1));
      if (of !== kind || !Number.isFinite(value)) return [];
      const months = kind === 'percent' ? Number(/^period:month:(\d+)$/.exec(per ?? '')?.[1]) : Number.NaN;
      // 1% a month is told as 12% a year beside 14% a year.
      if (months > 0)
        return [{ kind, unit: 'year', value: (value * monthsPerYear) / months, per: undefined }];
      const unit = rest.length > 1 ? (rest[0] ?? '') : '';
      return [{ kind, unit, value, per: kind === 'money' ? spanOf(per) : undefined }];
    });
  });
  const ofWanted = found.filter(({ kind }) => kind === wanted);
  // Beside what is paid each month, another sum is its limit or of something else.
  const paidEach = ofWanted.filter(({ per }) => per !== undefined);
  const asked = new Set(paidEach.map(({ value }) => value)).size === 1 ? paidEach : ofWanted;
  const [first] = asked;
  if (!first || asked.some(({ kind, unit }) => kind !== first.kind || unit !== first.unit)) return undefined;
  const values = [...new Set(asked.map(({ value }) => value))];
  const isRange =
    values.length === 2 && (first.kind === 'percent' || /\d ?(?:–|-|to) ?(?:[A-Z$£]{1,3} ?)?\d/.test(text));
  if (values.length > 1 && !isRange) return undefined;
  return {
    kind: first.kind,
    unit: first.unit,
    per: first.per,
    low: Math.min(...values),
    high: Math.max(...values),
  };
}

/** The month or year that an amount is paid for. */
function spanOf(per: string | undefined): PointAmount['per'] {
  if (per === 'period:month:1') return 'month';
  return per === 'period:year:1' ? 'year' : undefined;
}

const monthsPerYear = 12;

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

function amountText(amount: PointAmount): string {
  const { kind, unit, per, low, high } = inYears(amount);
  const ends = [...new Set([low, high])].map((value) => number.format(value));
  if (kind === 'percent') return ends.map((end) => (unit ? `${end}% a ${unit}` : `${end}%`)).join(' to ');
  if (kind === 'money') return `${unit} ${ends.join(' – ')}${per ? ` a ${per}` : ''}`;
  return `${ends.join(' to ')} ${unit}${high === 1 ? '' : 's'}`;
}

/** Months that are whole years, from two on, as years. */
function inYears(amount: PointAmount): PointAmount {
  const { kind, unit, low, high } = amount;
  const areYears = [low, high].every((months) => months >= 2 * monthsPerYear && months % monthsPerYear === 0);
  return kind === 'period' && unit === 'month' && areYears
    ? { ...amount, unit: 'year', low: low / monthsPerYear, high: high / monthsPerYear }
    : amount;
}

function differenceOf(one: PointAmount, other: PointAmount): string {
  if (one.low !== one.high || other.low !== other.high || one.unit !== other.unit) return '';
  const amount = Math.abs(one.low - other.low);
  if (one.kind !== 'percent') return amountText({ ...one, low: amount, high: amount });
  return `${number.format(amount)} percentage point${amount === 1 ? '' : 's'}`;
}
