import { numbersToNineteen, plainText } from '../../../knowledge/index.ts';

/** The words for numbers up to ten, each at its number. */
export const numberWords = numbersToNineteen.slice(0, 11);
const count = `(\\d{1,2}|${numberWords.join('|')})`;

const overYears = new RegExp(
  `\\b(?:over|for|during|within|across|in|after|next|first|of|total of|all) (?:the )?(?:next |first |coming |whole |full )?${count}[ -]years?\\b|\\b${count}[ -]years? (?:total|costs?|budget|in total|altogether|plan)\\b`,
);
const squareMetres = /\b(\d+(?:\.\d+)?)[ -]?(?:square (?:metre|meter)s?|sq ?m|sqm|m2|m²)\b/;

/** Most years that a sum is made for. */
const maxYears = 10;

/** How many years a sum is asked for, as in 'over five years'. */
export function yearsIn(question: string): number | undefined {
  const plain = plainText(question);
  const [, after, before] = overYears.exec(plain) ?? [];
  const found = after ?? before;
  if (found === undefined) return undefined;
  const years = /^\d/.test(found) ? Number(found) : numberWords.indexOf(found);
  return years >= 1 && years <= maxYears ? years : undefined;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
const ofYear = new RegExp(
  `\\b(?:(${ordinals.slice(1).join('|')})|([2-5])(?:nd|rd|th)|next|following|later|coming) years?\\b|\\byear (${numberWords.slice(2, 6).join('|')}|[2-5])\\b|\\bafter (?:the |my |our |its )?(?:first|1st|initial) year\\b`,
);

/** The one later year whose costs are asked for, as in 'in the second year' or 'after the first year'; 2 is the second. */
export function laterYearIn(question: string): number | undefined {
  const found = ofYear.exec(plainText(question));
  if (!found) return undefined;
  const [, ordinal, digit, number] = found;
  if (ordinal) return ordinals.indexOf(ordinal) + 1;
  if (digit) return Number(digit);
  if (number) return /\d/.test(number) ? Number(number) : numberWords.indexOf(number);
  return 2;
}

/** An area in square metres. */
export function areaIn(question: string): number | undefined {
  const [, area] = squareMetres.exec(plainText(question)) ?? [];
  return area === undefined ? undefined : Number(area);
}

/** What an amount in a question measures. */
const measures = {
  profit: /profit|taxable|normal income|chargeable|net income|earn|\bincome\b/,
  revenue: /revenue|turnover|turn(?:s|ed|ing)? over|sales/,
  assets: /assets/,
  authorised: /authori[sz]ed/,
  issued: /issued/,
} as const;
type Measure = keyof typeof measures;

/** The amounts in a question by what they measure, in major units; the first of each. */
export function amountsIn(question: string): Partial<Record<Measure, number>> {
  const plain = plainText(question);
  const found: Partial<Record<Measure, number>> = {};
  for (const { amount, start, end } of amountsOf(plain)) {
    const near = nearestMeasure(plain, start, end);
    if (near) found[near] ??= amount;
  }
  return found;
}

/** A revenue that is only said to lie on one side of a limit, as in 'revenue of less than AED 50 million'. */
export function revenueBesideLimit(question: string): number | undefined {
  const plain = plainText(question);
  const [, below, limit] =
    /\b(?:(less than|under|below|up to)|more than|over|above|exceeding) (?:[a-z$£€]{1,4} ?)?(\d{4,})(?![\d%]|\.\d)/.exec(
      plain,
    ) ?? [];
  if (limit === undefined || !measures.revenue.test(plain)) return undefined;
  return Number(limit) + (below ? -1 : 1);
}

/** The only amount in a question, whatever it measures. */
export function onlyAmountIn(question: string): number | undefined {
  const amounts = amountsOf(plainText(question));
  return amounts.length === 1 ? amounts[0]?.amount : undefined;
}

/** A sum and a part of it, as in 'we sold 4 million, 300,000 of it non-qualifying'. */
export function partOfTotal(question: string): { total: number; part: number } | undefined {
  const [one, other, ...more] = amountsOf(plainText(question)).map(({ amount }) => amount);
  if (one === undefined || other === undefined || more.length > 0 || one === other) return undefined;
  return { total: Math.max(one, other), part: Math.min(one, other) };
}

/** The only price in a question: an amount, or a smaller number that names its currency. */
export function onlyPriceIn(question: string): number | undefined {
  const [first, ...others] = pricesIn(question);
  return others.length === 0 ? first : undefined;
}

/** The amounts of a question, or else its smaller numbers that name their currency. */
export function pricesIn(question: string): readonly number[] {
  const plain = plainText(question);
  const amounts = amountsOf(plain).map(({ amount }) => amount);
  if (amounts.length > 0) return amounts;
  const currency = '(?:aed|usd|gbp|sgd|sar|dhs?|dirhams?|pounds?|riyals?|dollars?|s?[$£€])';
  return [
    ...plain.matchAll(new RegExp(`${currency} ?(\\d+(?:\\.\\d+)?)|(\\d+(?:\\.\\d+)?) ?${currency}\\b`, 'g')),
  ].map(([, after, before]) => Number(after ?? before));
}

function amountsOf(plain: string): { amount: number; start: number; end: number }[] {
  return [...plain.matchAll(/(?<![\d.])\d{4,}(?:\.\d+)?(?![\d%])/g)]
    .filter((match) => !isNoAmount(plain.slice(Math.max(0, match.index - nearby), match.index), match[0]))
    .map((match) => ({
      amount: Number(match[0]),
      start: match.index,
      end: match.index + match[0].length,
    }));
}

/** A year, or a limit rather than the asker's own number: 'the first 100,000', 'over 375,000'. */
function isNoAmount(before: string, number: string): boolean {
  if (
    /\b(?:first|between|above|(?<!turn(?:s|ed|ing)? )over|below|under|than|exceeds?|threshold of|limit of|form) (?:[a-z$£€]{1,4} ?)?$/.test(
      before,
    )
  )
    return true;
  return /^(?:19|20)\d\d$/.test(number) && !/(?:aed|usd|gbp|sgd|sar|dhs?|[$£€]) ?$/.test(before);
}

/** Maximum distance between an amount and the word that describes it, in characters. */
const reach = 48;
/** The same with room for the longest such word. */
const nearby = reach + 20;

function nearestMeasure(plain: string, start: number, end: number): Measure | undefined {
  // Of a long text only what stands near is read.
  const from = Math.max(0, start - nearby);
  const near = plain.slice(from, end + nearby);
  if (!/[a-z]/.test(near)) return undefined;
  let nearest: { measure: Measure; away: number } | undefined;
  for (const measure of Object.keys(measures) as Measure[]) {
    for (const match of near.matchAll(new RegExp(measures[measure], 'g'))) {
      const after = from + match.index - end;
      const before = start - (from + match.index + match[0].length);
      const away = Math.max(after, before);
      if (away <= reach && (!nearest || away < nearest.away)) nearest = { measure, away };
    }
  }
  return nearest?.measure;
}
