import type { Figure } from './figure.ts';
import { isSameLimit } from './limits.ts';
import { hasSameModifiers } from './modifiers.ts';
import { normaliseFigures } from './normalise-figures.ts';
import { termsOf } from './terms.ts';
import { wordsOf } from './words.ts';

/** What a source says of one of its figures. */
interface Known {
  figure: Figure;
  text: string;
  /** All figures of the statement. */
  figures: readonly Figure[];
}

/** Says from or to what something is counted, right behind a period or date. */
const earlier = /^ ?(?:before|prior to|ahead of|in advance of)\b/i;
const later = /^ ?(?:after|from|of|following|since|upon)\b/i;

const past = /\b(?:last|past|preceding|previous|prior) $/i;
const next = /\b(?:next|following|coming|subsequent) $/i;

/** What something is counted from: 'within 7 months of the end of the period'. */
const startOf = /^ ?(?:of|after|from|following|before|prior to|since|upon) ([^,;:()]*)/i;

/** 'In two of the four preceding years' says nothing of all four. */
const partOf = /\b(\d+)(?: or more)? (?:of|out of) (?:the |these |those |its )?(?:\p{L}+ )?(\d+)\b/giu;

/** A figure that is said of what stands right before 'which'. */
const relative = /([^,;:()]*), (?:which|who|that)\b[^,;:()]*$/i;

/** What a source only says that something does without. */
const withoutIt = /\b(?:without|instead of|rather than)\b([^,;:()]*)/i;
const denied = /\b(?:without|no|not|never|neither|instead|rather)\b|n['’]t\b/i;

/** What an amount, share or number is a limit of. */
const measures: readonly (readonly [string, RegExp])[] = [
  ['turnover', /\b(?:turnover|revenues?|sales|suppl(?:y|ies))\b/i],
  ['profit', /\bprofits?\b|\bincome\b(?! tax)/i],
  ['capital', /\bcapital\b/i],
  ['assets', /\bassets\b|\bbalance sheet\b/i],
  ['salary', /\b(?:salar(?:y|ies)|wages?)\b/i],
  ['stake', /\b(?:shares?|stakes?|votes?|voting rights)\b/i],
  ['staff', /\b(?:employees?|staff|workers?|people|headcount)\b/i],
];

/** Whether a sentence sets a figure in the same relation to what is around it as its source. */
export function isSameRelation(said: Figure, sentence: string, source: Known): boolean {
  return (
    hasSameDirection(said, source) &&
    hasSameStart(said, source) &&
    isSameLimit(said, source.figure) &&
    // 'Annual meeting' says that it is held every year, and nothing of 12 months.
    (said.isName === true || source.figure.isName !== true || said.text.startsWith('1 ')) &&
    hasSameBase(said, sentence, source) &&
    hasSameRole(said, source) &&
    isSamePart(said, sentence, source) &&
    isOfSameOwner(said, source) &&
    isWithoutAlike(sentence, source) &&
    measuresTheSame(said, source) &&
    hasSameModifiers(said.clause, sentence, source.text)
  );
}

function hasSameDirection({ kind, before, after }: Figure, { figure }: Known): boolean {
  if (kind !== 'period' && kind !== 'number') return true;
  const isEarlier = earlier.test(after) || past.test(before);
  if (isEarlier && /\bwithin $/i.test(figure.before) && !earlier.test(figure.after)) return false;
  const isLater = later.test(after) || next.test(before);
  const isKnownEarlier = earlier.test(figure.after) || past.test(figure.before);
  const isKnownLater = later.test(figure.after) || next.test(figure.before);
  return !(
    (isEarlier && !isLater && isKnownLater && !isKnownEarlier) ||
    (isLater && !isEarlier && isKnownEarlier && !isKnownLater)
  );
}

function hasSameStart({ kind, after }: Figure, { figure }: Known): boolean {
  if (kind !== 'period') return true;
  const [said, known] = [after, figure.after].map((behind) => termsOf(startOf.exec(behind)?.[1] ?? ''));
  if (!said || !known || said.length === 0 || known.length === 0) return true;
  // 'After the year end' is another start than 'after the renewal', though both may stand in one sentence.
  return said.some((term) => known.includes(term));
}

/** What a share is one of: 'of its Saudi staff' is less than 'of its staff'. */
const baseOf =
  /^ ?(?:of|on) (?:the |an? |its |your |their |all |any )?(?:(?:UAE|UK|US) )?((?:[\p{L}-]+ ?){1,4})/u;

function hasSameBase({ kind, after }: Figure, sentence: string, { figure }: Known): boolean {
  if (kind !== 'percent') return true;
  const [[, said = ''], [, known = '']] = [baseOf.exec(after) ?? [], baseOf.exec(figure.after) ?? []];
  const [own, others] = [wordsOf(said), wordsOf(known)];
  if (own.length === 0 || !own.some((word) => others.includes(word))) return true;
  const words = new Set(wordsOf(sentence));
  const [end = 0] = others.flatMap((word, index) => (own.includes(word) ? [index] : [])).slice(-1);
  return others.slice(0, end).every((word) => words.has(word));
}

const since = /\b(?:since|from|as of|starting|after) $/i;
const inTime = /\b(?:in|on|during) $/i;

/** Whether a date that a source only sets in time is not said to begin what another date of it begins. */
function hasSameRole({ kind, before }: Figure, { figure, figures }: Known): boolean {
  if (kind !== 'date' || !since.test(before) || !inTime.test(figure.before)) return true;
  const month = ({ keys }: Figure) => /:(\d{4}-\d\d)/.exec(keys[0] ?? '')?.[1];
  return !figures.some(
    (other) => other.kind === 'date' && month(other) !== month(figure) && since.test(other.before),
  );
}

function isSamePart({ text: said, kind }: Figure, sentence: string, { text }: Known): boolean {
  if (kind !== 'number') return true;
  return [...normaliseFigures(text).matchAll(partOf)].every(
    ([, part = '', whole]) => whole !== said || normaliseFigures(sentence).includes(part),
  );
}

function isOfSameOwner({ before }: Figure, { figure }: Known): boolean {
  const [, owner = ''] = relative.exec(figure.before) ?? [];
  const [known, said] = [termsOf(owner), termsOf(before)];
  return known.length === 0 || said.length === 0 || said.some((term) => known.includes(term));
}

function isWithoutAlike(sentence: string, { figure, text }: Known): boolean {
  if (figure.kind === 'date' || denied.test(sentence)) return true;
  const [, behind = ''] = withoutIt.exec(normaliseFigures(text)) ?? [];
  if (!behind.includes(figure.text)) return true;
  // 'Without the capital that an ordinary one needs' says that an ordinary one needs it.
  const [, owner = ''] = /\bthat ([^,;:()]*)/.exec(figure.after) ?? [];
  return owner
    .split(/\W+/)
    .some((word) => word.length > 4 && sentence.toLowerCase().includes(word.toLowerCase()));
}

function measuresTheSame({ kind, before, after }: Figure, { figure }: Known): boolean {
  if (kind !== 'money' && kind !== 'percent') return true;
  const near = (front: string, behind: string) =>
    measureIn(`${front.slice(-45)} ${(behind.split(/[,;:()]/)[0] ?? '').slice(0, 30)}`);
  const [said, known] = [near(before, after), near(figure.before, figure.after)];
  if (said.size === 0 || known.size === 0) return true;
  return [...said].some((measure) => known.has(measure));
}

function measureIn(text: string): ReadonlySet<string> {
  return new Set(measures.filter(([, named]) => named.test(text)).map(([measure]) => measure));
}
