import { figuresIn, placesIn, plainText, synonymsOf, wordsOf } from '../../../knowledge/index.ts';

/** What a place's sentence names: one value, or the ends of a range. */
export interface PointValue {
  kind: 'money' | 'percent' | 'period' | 'count';
  /** A currency, a unit of time or what is counted. */
  unit: string;
  /** What money is paid for, where it is a month or a year. */
  per?: 'month' | 'year' | undefined;
  low: number;
  high: number;
  /** Whether it has to be passed, and not only reached. */
  isPassed?: boolean;
  /** A day after a period in words, where it is no number of days or months. */
  day?: string;
}

/** What is asked of a value, as far as the question says it. */
export interface WantedValue {
  kind: PointValue['kind'];
  /** What is counted. */
  thing: string;
}

const countable =
  'visas?|directors?|shareholders?|owners?|partners?|members?|founders?|people|employees|jobs|activities';

/** What kind of value a question sets side by side. */
export function valueWanted(question: string): WantedValue {
  // 'Dearer per month' asks for money.
  const plain = plainText(question).replaceAll(/\b(?:per|a|each|every) (?:day|week|month|year)\b/g, ' ');
  const [, thing = ''] =
    new RegExp(`\\b(?:fewer|fewest|more|most|many)(?! than)(?: (?!than)\\w+){0,2}? (${countable})\\b`).exec(
      plain,
    ) ?? [];
  const ofTime =
    /\b(?:quick|fast|soon|slow|long|short|earli|lat)(?:er|est)\b|\b(?:more|most|less|least|same) (?:time|days|weeks|months|years)\b/;
  if (thing !== '') return { kind: 'count', thing };
  if (ofTime.test(plain)) return { kind: 'period', thing };
  if (/\b(?:fines?|penalt\w+|fees?|prices?|costs?|capital|deposits?|salary|money)\b/.test(plain))
    return { kind: asksRate(question) ? 'percent' : 'money', thing };
  if (/\blong|\btime\b|\bquick|\bfast|\bsoon|\bdays?\b|\bmonths?\b|\bdeadline|\bvalid/.test(plain))
    return { kind: 'period', thing };
  return {
    kind: asksRate(question) || /\bshare (?:of|to)\b|\bstake\b/.test(plain) ? 'percent' : 'money',
    thing,
  };
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

/** The one value, or the range, that a sentence names in bold, or at all. */
export function valueIn(text: string, wanted: WantedValue): PointValue | undefined {
  const [, before, after] = standardRate.exec(text) ?? [];
  if (wanted.kind === 'percent' && (before ?? after)) return valueNamed(`${before ?? after}%`, wanted);
  const bold = [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, inside = '']) => inside).join(' ; ');
  return valueNamed(bold, wanted) ?? valueNamed(withoutMarks(text), wanted);
}

/** A text without its citations and what stands in brackets. */
export function withoutMarks(text: string): string {
  return text.replaceAll(/\[[\d, ]+\]|\([^)]*\)/g, '');
}

/** Of several values the one of the clause that speaks of what is asked, or what something is at most. */
export function valueAsked(
  text: string,
  wanted: WantedValue,
  question: string,
  heading = '',
): PointValue | undefined {
  const plain = withoutMarks(text);
  const ofPlaces = new Set(wordsOf(placesIn(question).used.join(' ')));
  const asked = wordsOf(question).filter((word) => !ofPlaces.has(word) && !ofEveryCompany.has(word));
  const ofSubject = new Set(wordsOf(heading));
  // What tells one case from another is not in the name of the whole.
  const apart = asked.filter((word) => !ofSubject.has(word));
  if (wanted.kind === 'period') {
    return (
      valueOfClause(plain.split(/;\s/), wanted, asked, true) ??
      valueOfClause(clausesOf(plain), wanted, apart, true) ??
      valueOfClause(clausesOf(plain), wanted, asked, true) ??
      limitIn(plain)
    );
  }
  return (
    valueOfClause(clausesOf(plain), wanted, apart, true) ??
    valueOfClause(clausesOf(plain), wanted, asked, false) ??
    limitIn(plain)
  );
}

/** Words that tell no value from another. */
const ofEveryCompany = new Set(wordsOf('may company mainland year'));

/** The parts of a sentence that may each have a value of their own. */
export function clausesOf(text: string): readonly string[] {
  return text.split(/,? (?:and|or|but)(?: for)? |[,;] (?=\D)/);
}

/** The value of the clause that holds most of the words, or of the only one that holds any. */
export function valueOfClause(
  clauses: readonly string[],
  wanted: WantedValue,
  words: readonly string[],
  isBest: boolean,
): PointValue | undefined {
  const asked = new Set(words);
  const alike = new Set(words.flatMap(synonymsOf));
  const having = clauses.flatMap((clause) => {
    const value = valueNamed(clause, wanted);
    // A word that was asked for counts more than one of like meaning.
    const said = wordsOf(clause).reduce(
      (sum, word) => sum + (asked.has(word) ? 2 : alike.has(word) ? 1 : 0),
      0,
    );
    return value && said > 0 ? [{ value, said }] : [];
  });
  const [best, next] = having.toSorted((one, other) => other.said - one.said);
  const isClear = next === undefined || (isBest && best !== undefined && best.said > next.said);
  return isClear ? best?.value : undefined;
}

/** The one length of time that something may have at most. */
function limitIn(text: string): PointValue | undefined {
  const found = [...text.matchAll(/\b(?:at most|up to|not more than) (\d+ (?:day|week|month|year)s?)\b/g)];
  return found.length === 1 ? valueNamed(found[0]?.[1] ?? '', { kind: 'period', thing: '' }) : undefined;
}

/** Beside reduced rates, the standard one is the rate of a tax. */
const standardRate = /([\d.]+)% (?:at|as|is) the standard rate|\bstandard rate (?:of|is) ([\d.]+)%/;

function valueNamed(text: string, wanted: WantedValue): PointValue | undefined {
  if (wanted.kind === 'count') return countIn(text, wanted.thing);
  return (wanted.kind === 'period' && dayAfterIn(text)) || figureOf(text, wanted.kind);
}

/** How many of a thing a text allows or asks for: of a range both ends, of 'at least' and 'up to' the one. */
function countIn(text: string, thing: string): PointValue | undefined {
  const noun = `(?: (?!per\\b)\\w+){0,2}? ${thing.replace(/s$/, '')}(?:s|ies)?\\b`;
  const [, from, until] =
    new RegExp(`\\b(?:at least |at most |up to )?(\\d+)(?:(?: to |–)(\\d+))?${noun}`, 'i').exec(text) ??
    /\b(?:at least|at most|up to) (\d+)(?! ?%)\b/i.exec(text) ??
    /^(\d+) (?=an? |per )/i.exec(text) ??
    [];
  if (from === undefined) return undefined;
  // As in '10 jobs in the first year and 10 more in the second'.
  const [, further = '0'] = /\band (\d+) more\b/i.exec(text) ?? [];
  const [low, high] = [from, until ?? from].map((count) => Number(count) + Number(further));
  return low === undefined || high === undefined ? undefined : { kind: 'count', unit: thing, low, high };
}

const monthDays = 30.4;

/** A day of a month after a period, as in 'the 28th day after' or 'the last day of the month after'. */
function dayAfterIn(text: string): PointValue | undefined {
  const [told = '', day, , month] =
    /\b(\d+)(?:st|nd|rd|th) day (of the (\d+)(?:st|nd|rd|th) month )?after\b(?: the (?:\w+ )?(?:year|period|quarter|month|payment)\b)?/.exec(
      text,
    ) ?? [];
  const [last] =
    /\blast day of the (?:next month|month after\b(?: the (?:\w+ )?(?:year|period|quarter|month|payment)\b)?)/.exec(
      text,
    ) ?? [];
  if (day !== undefined) {
    const days = Number(day) + (month === undefined ? 0 : (Number(month) - 1) * monthDays);
    return { kind: 'period', unit: 'day', low: days, high: days, day: `the ${told}` };
  }
  const [, ofEnd] = /\bend of (?:the (?=\d+th )|month (?=\d))(\d+)(?:th month after)?/.exec(text) ?? [];
  if (ofEnd !== undefined) return { kind: 'period', unit: 'month', low: Number(ofEnd), high: Number(ofEnd) };
  if (last === undefined) return undefined;
  // No quarter is followed by February.
  const shortest = /\bquarter/i.test(text) ? 30 : 28;
  return { kind: 'period', unit: 'day', low: shortest, high: 31, day: `the ${last}` };
}

function figureOf(text: string, wanted: 'money' | 'percent' | 'period'): PointValue | undefined {
  // An annual meeting names no length of time.
  const said = wanted === 'period' ? text.replaceAll(/\b(?:annual|yearly)(?:ly)? /gi, '') : text;
  const found = figuresIn(said).flatMap(({ kind, keys, per }) => {
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
  const isPassed = first.kind === 'percent' && /\b(?:more than|over|above) \d/i.test(text);
  // Weeks are told as the source does.
  const inWeeks = first.unit === 'day' && /\bweeks?\b/i.test(text) && values.every((days) => days % 7 === 0);
  const [low, high] = [Math.min(...values), Math.max(...values)].map((value) =>
    inWeeks ? value / 7 : value,
  );
  if (low === undefined || high === undefined) return undefined;
  return {
    kind: first.kind,
    unit: inWeeks ? 'week' : first.unit,
    per: first.per,
    low,
    high,
    ...(isPassed && { isPassed }),
  };
}

/** The month or year that an amount is paid for. */
function spanOf(per: string | undefined): PointValue['per'] {
  if (per === 'period:month:1') return 'month';
  return per === 'period:year:1' ? 'year' : undefined;
}

/** The months of a year. */
export const monthsPerYear = 12;

/** The currencies, or the rates, that a sentence names. */
export function unitsIn(text: string): ReadonlySet<string> {
  return new Set(
    figuresIn(withoutMarks(text)).flatMap(({ kind, keys: [key = ''] }) =>
      kind === 'money' ? [key.replace(/:[^:]*$/, '')] : kind === 'percent' ? [kind] : [],
    ),
  );
}
