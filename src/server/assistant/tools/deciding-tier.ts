import { expertMessages } from '#messages/expert.ts';
import { plainText, type Quotable, tableIn } from '../../knowledge/index.ts';
import { sentencesIn } from './sentences.ts';
import type { Quantity } from './typed-rates.ts';

const price = '(?<price>(?:AED|USD|GBP|SAR|SGD) \\d[\\d,]*|S\\$\\d[\\d,]*)';
const unit = '(?<unit>day|week|month|year)s?';

/** One price of several that a time decides, as in 'GBP 375 for 1 to 3 months'. */
const tier = new RegExp(
  `${price}(?: (?<first>at once)| (?:for )?up to (?<most>\\d+) ${unit}| for (?<from>\\d+) to (?<to>\\d+) ${unit.replace('unit', 'rangeUnit')}| (?:if it is )?(?:over|more than|after) (?<over>\\d+) ${unit.replace('unit', 'overUnit')}| (?<later>after that))`,
  'g',
);

interface Tier {
  price: string;
  /** How long it holds, both ends included; the lower one not for a later tier. */
  above: number;
  most: number;
}

/**
 * The price that the lateness in a question decides, of those that a text gives by time.
 * @param isLate whether something is known to be late, whatever the question's words
 */
export function lateTier(
  { text, sources }: Quotable,
  question: string,
  quantities: readonly Quantity[],
  isLate = false,
): Quotable | undefined {
  if (
    !isLate &&
    !/\blate\b|\boverdue\b|\bdelay|\bmiss|\bexpired?\b|\blapsed?\b|\bago\b|\bout of date\b|\bran out\b/.test(
      plainText(question),
    )
  )
    return undefined;
  const sentences = sentencesIn(text);
  const hasRepeat = sentences.some((sentence) => ofRepeat.test(sentence));
  const isRepeat = asksRepeat.test(plainText(question));
  for (const sentence of sentences) {
    if (hasRepeat && ofRepeat.test(sentence) !== isRepeat) continue;
    const { tiers, per } = tiersIn(sentence);
    const late =
      quantities.find(({ unit: of }) => of === per) ?? quantities.find(({ unit: of }) => of in share);
    if (tiers.length < 2 || !late) continue;
    // 'More than 3 months' is later than the tier that ends with the third.
    const isMore = moreThan.test(plainText(question));
    const time = isMore ? { ...late, number: late.number + shortest } : late;
    const [held, ...others] = tiers.filter(({ above, most }) => isWithin(time, per, above, most));
    if (!held || others.length > 0) return undefined;
    const marks = marksIn(sentence);
    const { late: fine, laterThan } = expertMessages.limit;
    return { text: `${(isMore ? laterThan : fine)(late.number, late.unit, held.price, marks)}.`, sources };
  }
  return undefined;
}

/** Says that a delay is longer than the time it names. */
const moreThan =
  /\b(?:more than|over|longer than) (?:\d+|an?|one|two|three|four|five|six) (?:day|week|month|year)s?\b/;

/** How much longer it is at least. */
const shortest = 0.01;

/** The prices of who is late again, and asking for them. */
const ofRepeat = /^Late again\b|\bif (?:it is )?(?:late )?again\b/i;
const asksRepeat =
  /\b(?:again|twice|two years|second (?:time|year)|in a row|running|last year|year before|previous year|already (?:late )?once)\b/;

/** Days and weeks as parts of a month, for tiers that count months. */
const share: Partial<Record<Quantity['unit'], number>> = { day: 1 / 31, week: 7 / 31 };

function isWithin(
  { number, unit: of }: Quantity,
  per: string | undefined,
  above: number,
  most: number,
): boolean {
  if (of === per) return number > above && number <= most;
  if (per !== 'month') return false;
  const months = number * (share[of] ?? Number.NaN);
  return months > above && months <= most;
}

function tiersIn(sentence: string): { tiers: readonly Tier[]; per: string | undefined } {
  const tiers: Tier[] = [];
  let per: string | undefined;
  for (const { groups = {} } of sentence.matchAll(tier)) {
    per ??= groups.unit ?? groups.rangeUnit ?? groups.overUnit;
    const before = tiers.at(-1);
    const above = Number(groups.from ?? groups.over ?? before?.most ?? 0);
    // 'GBP 200 at once and GBP 400 if it is more than 3 months late'
    if (before && before.most === Number.POSITIVE_INFINITY) before.most = above;
    const most = Number(groups.most ?? groups.to ?? Number.POSITIVE_INFINITY);
    tiers.push({ price: groups.price ?? '', above, most });
  }
  return { tiers, per };
}

/** A row of a table that holds for amounts of some size. */
const ofAmounts =
  /^(?:(?<under>under|below|less than)|(?<upTo>(?:up )?to)|(?<above>above|over|more))(?: (?<limit>.+))?$/;

/** The row of a table that an amount decides, where its rows rise by amount. */
export function amountTier({ text, sources }: Quotable, amount: number): Quotable | undefined {
  for (const { heads, rows } of text.split(/\n{2,}/).flatMap((block) => tableIn(block) ?? [])) {
    const held = rows.find(({ label }) => {
      const { under, upTo, above, limit } = ofAmounts.exec(plainText(label).trim())?.groups ?? {};
      const value = Number(/\d+(?:\.\d+)?/.exec(limit ?? '')?.[0] ?? Number.NaN);
      if (under) return amount < value;
      if (upTo) return amount <= value;
      return above !== undefined && (limit === undefined || amount > value);
    });
    const isOfAmounts = rows.length > 1 && rows.every(({ label }) => ofAmounts.test(plainText(label).trim()));
    if (!isOfAmounts || !held) continue;
    const [name = ''] = heads;
    const {
      label,
      cells: [value = ''],
    } = held;
    const plain = value.replaceAll(/ ?\[[\d, ]+\]/g, '');
    const own = amount.toLocaleString('en');
    return {
      text: `${expertMessages.limit.ofAmount(own, label, name, plain, marksIn(value))}.`,
      sources,
    };
  }
  return undefined;
}

/** A count that is open only up to a number, as in 'up to 20 shareholders'. */
const counted =
  /\b(?:up to|at most|no more than|\d+ to) (?<most>\d+) (?:\w+ )?(?<unit>shareholder|partner|director|member|employee|owner)s?\b/i;

/** No to what a text opens only up to a number of people, where the question counts more. */
export function countTier(
  { text, sources }: Quotable,
  question: string,
  quantities: readonly Quantity[],
): Quotable | undefined {
  const asks = /\b(?:can|may|could|get|qualif\w+|eligible|allowed|entitled)\b/;
  // One condition of several that need not all hold decides nothing.
  if (!asks.test(plainText(question)) || /\b(?:\d|two) of (?:the )?(?:\d|three)\b|\beither\b/i.test(text))
    return undefined;
  for (const sentence of text.split('\n').flatMap((line) => sentencesIn(line.replace(/^- /, '')))) {
    const { most = '', unit: of = '' } = counted.exec(sentence)?.groups ?? {};
    const own = quantities.find(({ unit: asked }) => asked === of.toLowerCase());
    if (most === '' || !own || own.number <= Number(most)) continue;
    const said = `${own.number} ${of}s`;
    return {
      text: `${expertMessages.limit.isMore(said, most)} ${marksIn(sentence)}.`.replace(' .', '.'),
      sources,
    };
  }
  return undefined;
}

function marksIn(text: string): string {
  return /\[\d+(?:, ?\d+)*\]/.exec(text)?.[0] ?? '';
}
