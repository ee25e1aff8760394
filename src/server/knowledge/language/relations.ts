import type { Figure } from './figure.ts';
import { normaliseFigures } from './normalise-figures.ts';
import { termsOf } from './terms.ts';

/** What a source says of one of its figures. */
interface Known {
  figure: Figure;
  text: string;
}

/** Says from or to what something is counted, right behind a period or date. */
const earlier = /^ ?(?:before|prior to|ahead of|in advance of)\b/i;
const later = /^ ?(?:after|from|of|following|since|upon)\b/i;

/** What something is counted from: 'within 7 months of the end of the period'. */
const startOf = /^ ?(?:of|after|from|following|before|prior to|since|upon) ([^,;:()]*)/i;

/** One side of a number that stands behind it: '9 or fewer people', '9 or more'. */
const orMore = /^ ?(?:or|and) (?:more|above|over|older|longer|higher|upwards)\b/i;
const orLess = /^ ?(?:or|and) (?:fewer|less|below|under|younger|shorter|lower)\b/i;

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
    hasSameTail(said, source) &&
    isSamePart(said, sentence, source) &&
    isOfSameOwner(said, source) &&
    isWithoutAlike(sentence, source) &&
    measuresTheSame(said, source)
  );
}

function hasSameDirection({ kind, after }: Figure, { figure }: Known): boolean {
  if (kind !== 'period') return true;
  return !(
    (earlier.test(after) && later.test(figure.after)) ||
    (later.test(after) && earlier.test(figure.after))
  );
}

function hasSameStart({ kind, after }: Figure, { figure, text }: Known): boolean {
  if (kind !== 'period') return true;
  const [said, known] = [after, figure.after].map((behind) => termsOf(startOf.exec(behind)?.[1] ?? ''));
  if (!said || !known || said.length === 0 || known.length === 0) return true;
  const own = new Set([...termsOf(text)]);
  return said.some((term) => own.has(term));
}

function hasSameTail({ after }: Figure, { figure }: Known): boolean {
  return !(
    (orMore.test(after) && orLess.test(figure.after)) ||
    (orLess.test(after) && orMore.test(figure.after))
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
