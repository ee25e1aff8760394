import { figuresIn, placesIn, plainText, wordsOf } from '../../knowledge/index.ts';
import type { Part } from './word-answer.ts';

/** What a question about several places asks of one of them. */
export interface PlaceAnswer {
  /** As it is said in a sentence. */
  name: string;
  /** The sentence that answers, with its sources; `undefined` where nothing is known. */
  part: Part | undefined;
  /** Whether it speaks of all that was asked, so that its figures may be set against others. */
  isExact: boolean;
}

/** Which of several places has less or more of what was asked, or which of them says yes. */
export type PointVerdict =
  | {
      kind: 'amount';
      /** Places by their amount, the one that was asked for first. */
      ordered: readonly { name: string; amount: string }[];
      /** Between the first two; '' where it cannot be said in one unit. */
      difference: string;
      isLess: boolean;
      isTime: boolean;
    }
  | { kind: 'same'; names: readonly string[]; amount: string }
  | { kind: 'yes-no'; yes: readonly string[]; no: readonly string[] };

/** How a comparison is asked of one place: 'which is cheaper' as 'how much does it cost'. */
const alone: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:fewer|fewest|more|most) (?=directors?|shareholders?|owners?|partners?|people|visas?|activities)/g,
    'how many ',
  ],
  [/\b(?:more|less|most|least) time\b|\b(?:long|short|quick|fast|soon|slow)(?:er|est)\b/g, 'how long'],
  [
    /\b(?:cheap|dear)(?:er|est)?\b|\b(?:more|less|most|least) expensive\b|\bcosts? (?:more|less)\b/g,
    'cost how much',
  ],
  [/\b(?:low|high|great|small|bigg|larg)(?:er|est)\b/g, 'how much'],
  [
    /\b(?:compar(?:e|ed|ison|ing)|versus|vs|difference|differ|differs|different|between|respectively|which one|which|where|each|both|all|either|only|than|against|the two|instead)\b/g,
    ' ',
  ],
];

/** Words of places that are a part of a country, and of company forms that come with its name. */
const besidePlaces =
  /\b(?:delaware|riyadh|jeddah|england|scotland|wales|pte|ltd|limited|llc|companies house|acra|private|free zones?)\b/g;

/** A question about several places, asked of one place alone. */
export function askedOfOne(question: string, name: string, id?: string): string {
  const asked = alone.reduce(
    (text, [words, instead]) => text.replaceAll(words, instead),
    withoutPlaces(id === undefined ? question : ownPartOf(question, id)),
  );
  const plain = asked
    .replaceAll(
      /(?:[\s,:;]+(?:and|or|an?|the|in|of|for)\b)+(?=[\s,:;?.]*(?:$|[,:;?.]|\b(?:and|or|in|of|each|do|does|is|are)\b))/g,
      ' ',
    )
    .replaceAll(/[\s,:;?.]+/g, ' ')
    .trim()
    // A tax alone is asked for by its rate.
    .replace(
      /^(?:(?:is|are|has|have|how much|charges?|pays?) )*(vat|gst|vat gst)(?: how much)?$/,
      'what is the $1 rate',
    );
  const [wanted = ''] = /\b(?:how (?:many \w+|much|long)|cost how much)\b/.exec(plain) ?? [];
  return `${wanted} ${plain.replace(wanted, '')} in ${name}?`.replaceAll(/\s+/g, ' ').trim();
}

function withoutPlaces(question: string): string {
  const named = new Set(placesIn(question).used);
  return plainText(question)
    .replaceAll(besidePlaces, ' ')
    .replaceAll(/[a-z0-9]+/g, (word) => (named.has(word) ? ' ' : word));
}

/** What is asked of one place where another thing is asked of each, as in 'is A in one place dearer than B in another'. */
function ownPartOf(question: string, id: string): string {
  const halves = plainText(question).split(/\b(?:than|versus|vs)\b/);
  const isNamedIn = (half: string) => {
    const { places, countries } = placesIn(half);
    return places.includes(id) || countries.some((country) => id.startsWith(country.toLowerCase()));
  };
  const [own, ...others] = halves.filter(isNamedIn);
  const thingsIn = (half: string) => wordsOf(withoutPlaces(half)).length;
  if (
    halves.length !== 2 ||
    own === undefined ||
    others.length > 0 ||
    !halves.every((half) => thingsIn(half) > 1)
  )
    return question;
  const [comparative = ''] = comparatives.exec(plainText(question)) ?? [];
  // 'Compare the fines: A versus B' asks for the fine of each.
  const [, point = ''] = /^([^:]+): /.exec(plainText(question)) ?? [];
  const whole = own.includes(point) ? own : `${point} ${own}`;
  return whole.includes(comparative) ? whole : `${whole} ${comparative}`;
}

const comparatives =
  /\b(?:(?:more|less) (?:expensive|time)|costs? (?:more|less)|(?:cheap|dear|low|high|long|short|quick|fast)er)\b/;

/** Of a question's stemmed words those that neither name a place nor set several side by side. */
export function wordsOfPoint(words: readonly string[], question: string): readonly string[] {
  const own = new Set(wordsOf(withoutPlaces(question)));
  return words.filter((word) => own.has(word) && !ofComparison.has(word));
}

const ofComparison = new Set(
  wordsOf(
    'quick quicker quickest fast faster fastest slow slower slowest cheap cheaper cheapest low lower lowest high higher highest less more least most vs versus compare both each',
  ),
);

/** Whether a question sets places side by side, rather than only naming several. */
export function comparesPlaces(question: string): boolean {
  const plain = plainText(question);
  if (setsBeside.test(plain)) return true;
  return /§\s*(?:,|\/|&|\band\b|\bor\b)+\s*(?:(?:who|what|which|how much|when|where|in|of|for|at|an?|the|or|and)\s+)*§/.test(
    withMarkedPlaces(plain, question),
  );
}

const setsBeside =
  /\bcompar|\bvs\b|\bversus\b|\bthan\b|\bdiffer|\beach\b|\brespectively\b|\b(?:cheap|dear|low|high|long|short|quick|fast|great|small|bigg|larg)(?:er|est)\b|\b(?:more|less) (?:expensive|time)\b|\bfewer\b/;

/** A plain question with '§' for each place that it names. */
function withMarkedPlaces(plain: string, question: string): string {
  const named = new Set(placesIn(question).used);
  return plain
    .replaceAll(besidePlaces, ' § ')
    .replaceAll(/[a-z0-9]+/g, (word) => (named.has(word) ? '§' : word))
    .replaceAll(/§(?:\s+§)+/g, '§');
}

/** Whether places as a whole are set side by side for a purpose, as in 'A or B for a small shop?'. */
export function comparesForPurpose(question: string): boolean {
  const marked = withMarkedPlaces(plainText(question), question).replaceAll(/\s+/g, ' ').trim();
  return forPurpose.test(marked);
}

const choice =
  '(?:(?:which|what|one|of|these|zone|zones|free|place|emirate|country|should|shall|would|do|does|can|i|we|you|take|pick|choose|use|go|with|is|s|better|best|right|suits?|recommend|compare|between|prefer|to|set|up|open|in|the)[ ,:]+)*';
const places = '(?:the )?§(?:[ ,/]*(?:or|vs|versus|and|with)?[ ,.]*(?:the )?§)+';
const purpose = 'for (?:an?|my|our|the|some)\\b[^§?]*';
const forPurpose = new RegExp(
  `^${choice}${places},? ${purpose}\\??$|^${choice}${purpose}[,:] ?${places}[ ?]*$`,
);

/** Whether anything but the places themselves is asked. */
export function hasPoint(question: string): boolean {
  return wordsOfPoint(wordsOf(askedOfOne(question, '')), question).length > 0;
}

/** Asks which place has more rather than less of something. */
export const asksMore =
  /\b(?:high|great|bigg|larg|dear|long|slow)(?:er|est)\b|\bmore\b|\bmost\b|\bdearer\b|\bexpensive\b/;

/** What a place's sentence names: one value, or the ends of a range. */
interface PointAmount {
  kind: 'money' | 'percent' | 'period';
  /** A currency or a unit of time. */
  unit: string;
  low: number;
  high: number;
}

/** What the answers of several places show when they are set against each other; `undefined` where nothing can be said. */
export function verdictOn(question: string, answers: readonly PlaceAnswer[]): PointVerdict | undefined {
  const known = answers.flatMap(({ name, part }) => (part ? [{ name, text: part.text }] : []));
  if (known.length < answers.length || !answers.every(({ isExact }) => isExact)) return undefined;
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
  const amounts = known.flatMap(({ name, text }) => {
    const amount = amountIn(text, wanted);
    return amount ? [{ name, amount }] : [];
  });
  return amounts.length < known.length ? undefined : verdictOf(amounts, !asksMore.test(plainText(question)));
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
  const [first] = amounts;
  if (!first || amounts.length < 2) return undefined;
  const isAlike = ({ amount: { kind, unit } }: typeof first) =>
    kind === first.amount.kind && (kind === 'period' || unit === first.amount.unit);
  if (!amounts.every(isAlike)) return undefined;
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
  return amountOf(bold, wanted) ?? amountOf(text.replaceAll(/\[[\d, ]+\]|\([^)]*\)/g, ''), wanted);
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
      if (months > 0) return [{ kind, unit: 'year', value: (value * monthsPerYear) / months }];
      const unit = rest.length > 1 ? (rest[0] ?? '') : '';
      return [{ kind, unit, value }];
    });
  });
  const asked = found.filter(({ kind }) => kind === wanted);
  const [first] = asked;
  if (!first || asked.some(({ kind, unit }) => kind !== first.kind || unit !== first.unit)) return undefined;
  const values = [...new Set(asked.map(({ value }) => value))];
  const isRange =
    values.length === 2 && (first.kind === 'percent' || /\d ?(?:–|-|to) ?(?:[A-Z$£]{1,3} ?)?\d/.test(text));
  if (values.length > 1 && !isRange) return undefined;
  return { kind: first.kind, unit: first.unit, low: Math.min(...values), high: Math.max(...values) };
}

const monthsPerYear = 12;

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

function amountText({ kind, unit, low, high }: PointAmount): string {
  const ends = [...new Set([low, high])].map((value) => number.format(value));
  if (kind === 'percent') return ends.map((end) => (unit ? `${end}% a ${unit}` : `${end}%`)).join(' to ');
  if (kind === 'money') return `${unit} ${ends.join(' – ')}`;
  return `${ends.join(' to ')} ${unit}${high === 1 ? '' : 's'}`;
}

function differenceOf(one: PointAmount, other: PointAmount): string {
  if (one.low !== one.high || other.low !== other.high || one.unit !== other.unit) return '';
  const amount = Math.abs(one.low - other.low);
  if (one.kind !== 'percent') return amountText({ ...one, low: amount, high: amount });
  return `${number.format(amount)} percentage point${amount === 1 ? '' : 's'}`;
}
