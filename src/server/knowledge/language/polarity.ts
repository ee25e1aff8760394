import { termsOf } from './terms.ts';

/** What texts affirm and deny. */
export interface Polarity {
  /** Learns what a statement of a source affirms and denies. */
  learn(text: string, heading: string): void;
  /** What a sentence denies that no source denies, or affirms that the sources only deny. */
  contradicted(sentence: string): readonly string[];
}

/** Says that something is not so, with what is not so behind it, or in front of it if nothing tells behind. */
const negator =
  /\b(?:no|not|never|neither|nor|nobody|cannot|closed to|exempt(?:ed|ion|s)?|excused|released|optionally|voluntarily|(?:is|are|stays?|remains?) (?:optional|voluntary|unnecessary|superfluous|needless)|abolished|skip|omit|avoid|free from|free of)\b|n['’]t\b/i;

/** Limits, emphasis and advice, which deny nothing. */
const harmless =
  /\b(?:no|not|never) (?:be )?(?:(?:more|less|fewer|later|longer|earlier|sooner|older) than|above|below|over|under|exceed\w*|before|until|only|just|matter|doubt|yet)\b|\bnot? \w+ (?:price|fee|figure|total|rule|rate|amount|date|time)s?\b[^,;.]*\b(?:published|found|known|told|given|read)\b|\b(?:do not|don['’]t|never|not to) (?:forget|rely|miss|worry|confuse|assume|wait|trust|mix|let)\b|\bfree of charge\b|\bno (?:\w+ )?(?:fee|charge|cost)s?\b/gi;

/** Says that something is not known, which needs no source. */
const unknowing =
  /\bno (?:\w+ ){0,4}(?:rule|figure|price|source|text|page|total|list|amount|information)s?\b|\b(?:not|n['’]t|no|never|none|cannot|nothing)\b[^,;.]{0,60}\b(?:know|known|find|found|published|read|tell|told|say|says|said|given|stated|seen|confirm\w*|checked|opened|gives?|named?|listed?|available|clear|agree)\b|\b(?:not|n['’]t|no|never|none|nothing)\b[^,;.]{0,40}\b(?:in|among) (?:my|the|these|its|any)(?: \w+)? (?:sources?|pages?|data|passages?|information)\b|\b(?:not|n['’]t) (?:answer|promise)/i;

/** Says that something is no part of a price. */
const leavesOut = /\b(?:without|left out|not published|on top|exclud\w+|not included|apart from)\b/i;

const parts = /[,;:()]|\.(?= |$)|\b(?:but|while|whereas|although|though|unless|except)\b/i;

/** The end of what a word in front denies. */
const scopeEnd = /\b(?:and|or (?=an? |the )|if|when|until|because|as|since|for)\b/i;

/** A denial: what is denied behind the word that denies it, and what stands in front. */
interface Denial {
  /** What its statement and the heading speak of. */
  about?: ReadonlySet<string>;
  before: ReadonlySet<string>;
  behind: ReadonlySet<string>;
  /** What stands in front since the last 'and'. */
  nearest?: ReadonlySet<string>;
}

/** What a part leaves out is neither affirmed nor denied. */
const without = /\b(?:without|excluding|except|apart from|instead of|rather than)\b(?: [\w-]+){1,5}/gi;

interface Part {
  text: string;
  affirmed: readonly string[];
  denial?: Denial;
}

/** Things that one word denies: 'not with the invoice, the account or the profit'. */
const deniedList = /\b(?:no|not|neither|without)\b(?:(?!\b(?:but|and)\b)[^.;:()])*?\b(?:or|nor)\b/gi;

function partsOf(text: string): Part[] {
  return text
    .replaceAll(deniedList, (list) =>
      list.replaceAll(/, (?=(?:an?|the|its|your|\p{L}+(?:,| n?or\b)))/gu, ' or '),
    )
    .replaceAll(/[*_`]/g, '')
    .replaceAll(/\(([A-Z][A-Za-z]{1,5})\)/g, '$1')
    .replaceAll(harmless, ' ')
    .split(parts)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const found = negator.exec(part);
      if (!found || unknowing.test(part))
        return { text: part, affirmed: termsOf(part.replaceAll(without, ' ')) };
      // What is closed to somebody stands in front.
      const isFront = /^closed to$/i.test(found[0]);
      const [near = '', ...rest] = isFront ? [] : part.slice(found.index + found[0].length).split(scopeEnd);
      const front = part.slice(0, found.index).replaceAll(without, ' ');
      const before = new Set(termsOf(front));
      const nearest = new Set(termsOf(front.split(/\band\b/).at(-1) ?? ''));
      const behind = new Set(termsOf(near));
      const others = termsOf(rest.join(' '));
      return {
        text: part,
        affirmed: behind.size > 0 ? [...before, ...others] : others,
        denial: { before, behind, nearest },
      };
    });
}

/** A text without the parts that say that something is not known. */
export function withoutUnknown(text: string): string {
  return text
    .split(/(?<=[,;:()])/)
    .filter((part) => !unknowing.test(part))
    .join('');
}

/** What a text says that something comes before, and after. */
interface Order {
  before: readonly string[];
  after: readonly string[];
}

const ordered = /\b(before|after)\s+(?:an?|the|your|its)?\s*([^,;:.()]*)/gi;

function orderIn(text: string): Order {
  const order: { before: string[]; after: string[] } = { before: [], after: [] };
  for (const [, word = '', behind = ''] of text.matchAll(ordered)) {
    order[word.toLowerCase() === 'before' ? 'before' : 'after'].push(...termsOf(behind));
  }
  return order;
}

/** What a sentence sets on the other side than a source. */
function reversedIn(said: Order, known: Order): readonly string[] {
  const isReversed = (own: readonly string[], here: readonly string[], there: readonly string[]) =>
    own.length > 0 && own.every((term) => there.includes(term)) && !own.some((term) => here.includes(term));
  return [
    ...(isReversed(said.before, known.before, known.after) ? said.before : []),
    ...(isReversed(said.after, known.after, known.before) ? said.after : []),
  ];
}

/** Says that no figure of something is known. */
const notKnown =
  /\b(?:not|n['’]t|no|none|never|nothing)\b[^,;.:]{0,80}\b(?:found|known|published|read|available|named|given|stated|seen)\b|\bunknown\b/i;

/** What each part of a text says no figure is known of, and what the others speak of. */
export function knownAndUnknownIn(text: string): {
  known: readonly string[];
  unknown: readonly (readonly string[])[];
} {
  const known: string[] = [];
  const unknown: (readonly string[])[] = [];
  for (const clause of text.split(/[:;()]|, (?:and|but)\b/)) {
    const all = clause.split(',');
    const unknowable = all
      .filter((part) => notKnown.test(part))
      .map((part) => termsOf(part.replaceAll(/\b(?:found|reliable|official|exact|current)\b/gi, ' ')));
    // 'For the renewal, no reliable figure was found' names what it is of in front.
    const isOfAll = unknowable.some((terms) => terms.length < 2);
    if (isOfAll) unknown.push(termsOf(clause));
    else {
      unknown.push(...unknowable);
      known.push(...all.filter((part) => !notKnown.test(part)).flatMap(termsOf));
    }
  }
  return { known, unknown };
}

/** What a text denies without affirming it elsewhere. */
export function onlyDeniedIn(text: string): ReadonlySet<string> {
  const parts = partsOf(text);
  const affirmed = new Set(parts.flatMap((part) => part.affirmed));
  return new Set(
    parts.flatMap(({ denial }) => [...(denial?.behind ?? [])].filter((term) => !affirmed.has(term))),
  );
}

/** What a text affirms without denying it elsewhere. */
export function affirmedIn(text: string): ReadonlySet<string> {
  const parts = partsOf(text);
  const denied = new Set(parts.flatMap(({ denial }) => [...(denial?.behind ?? [])]));
  return new Set(parts.flatMap(({ affirmed }) => affirmed).filter((term) => !denied.has(term)));
}

/** Says that something is not in a price. */
const notContained =
  /\b(?:not|n['’]t|no|nor) (?:\w+ ){0,2}(?:in|inside|includ\w+|cover\w*|contain\w*|part|count\w*|published)\b/i;

/**
 * Whether a denial is that of a source: what is denied agrees, or, where the sentence leaves that to what was said
 * before, of what it is denied.
 */
function isSame(said: Denial, known: Denial): boolean {
  const all = new Set([...said.before, ...said.behind]);
  const knownAll = new Set([...known.before, ...known.behind]);
  if (said.behind.size > 0 && known.behind.size > 0) {
    if (shareOf(all, known.before) > 0.7) return true;
    const isNamed = shareOf(said.behind, knownAll) > 0.5;
    const front = said.nearest ?? said.before;
    if (shareOf(front, new Set([...knownAll, ...(known.about ?? [])])) < 0.5 && front.size > 0) return false;
    return isNamed && shareOf(known.behind, all) > 0.5;
  }
  return shareOf(all, knownAll) >= 0.5;
}

function shareOf(terms: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...terms].filter((term) => others.has(term)).length / Math.max(terms.size, 1);
}

/**
 * @param isPlace whether a word names a place, of which the same may be denied as of another
 * @param shorten replaces the words that an acronym stands for
 */
export function openPolarity(
  isPlace: (word: string) => boolean,
  shorten: (text: string) => string,
): Polarity {
  const withoutPlaces = ({ before, behind, nearest = before }: Denial): Denial => ({
    nearest: new Set([...nearest].filter((term) => !isPlace(term))),
    before: new Set([...before].filter((term) => !isPlace(term))),
    behind: new Set([...behind].filter((term) => !isPlace(term))),
  });
  const affirmed = new Set<string>();
  const denied = new Set<string>();
  const denials: Denial[] = [];
  const orders: Order[] = [];
  const leftOut: Denial[] = [];
  return {
    learn(said, headedBy) {
      const [text, heading] = [shorten(said), shorten(headedBy)];
      const whole = new Set(termsOf(text));
      const about = new Set([...whole, ...termsOf(heading)]);
      for (const term of termsOf(heading)) affirmed.add(term);
      orders.push(orderIn(text));
      // 'Work permit: AED 250; none for an owner'
      const [, item, exempt] = /^\W*([^:;.]+):.*\bnone for ([^,;:.()]*)/i.exec(text) ?? [];
      if (item && exempt)
        denials.push({ before: new Set(termsOf(exempt)), behind: new Set(termsOf(item)), about });
      // 'Minimum capital: none'
      const [, label] = /^\W*([^:;.]+): none\b/i.exec(text) ?? [];
      if (label && !negator.test(label)) denials.push({ before: new Set(), behind: new Set(termsOf(label)) });
      if (/^\W*not?\b/i.test(text)) denials.push({ before: new Set(), behind: new Set(termsOf(heading)) });
      if (leavesOut.test(text)) leftOut.push({ before: whole, behind: new Set() });
      // 'Financial firms are not' leaves what they are not to what stands before.
      const sofar = new Set<string>();
      for (const part of partsOf(text)) {
        for (const term of termsOf(part.text)) sofar.add(term);
        for (const term of part.affirmed) affirmed.add(term);
        if (!part.denial) continue;
        const { before, behind } = part.denial;
        for (const term of behind.size > 0 ? behind : before) denied.add(term);
        denials.push({ ...(behind.size > 0 ? part.denial : { before: new Set(sofar), behind }), about });
      }
    },
    contradicted(said) {
      const sentence = shorten(said);
      const reversedOrder = orders.flatMap((order) => reversedIn(orderIn(sentence), order));
      if (reversedOrder.length > 0) return reversedOrder;
      const whole = new Set(termsOf(sentence));
      return partsOf(sentence).flatMap(({ text, affirmed: others, denial }) => {
        if (unknowing.test(text)) return [];
        const reversed = others.filter((term) => denied.has(term) && !affirmed.has(term));
        if (!denial) return reversed;
        // Of whom something is denied, it is not affirmed.
        const wrongly = reversed.filter((term) => !denial.before.has(term));
        const terms = [...denial.before, ...denial.behind].filter((term) => !isPlace(term));
        // 'But not the audit' leaves its verb to what stands before.
        const isShort = text.trim().split(/\s+/).length <= 4 && !/\bthere\b/i.test(text);
        const meant = withoutPlaces(isShort ? { before: whole, behind: denial.behind } : denial);
        const known = notContained.test(text) ? [...denials, ...leftOut] : denials;
        const isKnown = terms.length === 0 || known.some((each) => isSame(meant, each));
        return isKnown ? wrongly : [...terms, ...wrongly];
      });
    },
  };
}
