import { rowsWithHeaders } from '../language/markdown-lines.ts';
import { wordsOf } from '../language/words.ts';
import type { Passage } from '../passages.ts';

/** What a question asks for by its words, and how a text looks that holds it. */
const wanted: readonly (readonly [asks: RegExp, holds: RegExp])[] = [
  [
    /\bhow much\b(?! (?:discount\b|of (?:the|my|our|an?) [a-z]))|\bcosts?\b|\bpric(?:e|es|ing)\b|\bfees?\b|\bfines?\b|\bpenalt|(?<!reverse )\bcharges?\b|\b(?:minimum|share|paid-up) capital\b|\b(?:minimum|maximum|least) (?:\w+ )?(?:balance|salary|wage|rent|tax|fee|fine|investment|deposit)\b|\b(?:tax|fee|report|investment|salary) (?:minimum|maximum)\b|\bamount\b|\blevy\b|\bsurcharge\b|\bthreshold\b|\bif (?:i|we|it|they)(?:['’ ]?(?:a?m|i?s|a?re))? late\b/i,
    /\b(?:AED|USD|GBP|SAR|SGD|S\$|EUR) ?\d|[£€$] ?\d|\d ?% (?:a|per) (?:year|month)\b|\bfree of charge\b|\bis free\b|\bno fee\b|\bnot found\b/,
  ],
  [
    /\bhow long\b|\bhow many (?:days|weeks|months|years)\b|\bhow (?:fast|quick|soon)|(?:^|[.,:;?!] |\b(?:and|or|by|until) )when\b(?! (?:was|were|did))|\bdeadline|\bby (?:when|which(?= (?:days?|dates?|month|year|week|quarter|time)\b|[ ?.!]*$)|what (?:date|day))|\buntil what (?:date|day)|\bdue\b|\bhow late (?:can|may|do|should|must)\b/i,
    /\b\d+(?:st|nd|rd|th)?[ -](?:to \d+ )?(?:working |business )?(?:days?|weeks?|months?|years?)\b|\b(?:several|a few) (?:days|weeks|months)\b|\b(?:days|weeks) to (?:weeks|months)\b|\b(?:about|under|within|around) an? (?:hour|day|week|month)\b|\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/,
  ],
  [
    /\bfines?\b|\bpenalt|\blate\b(?<!\bhow late)|\bhow late (?:am|are|is|was|were)\b|\boverdue\b|\bmiss(?:ed)?\b|\bforgot\b|\b(?:I|we|you) forget\b|\bforget to\b/i,
    /\bfin(?:es?|ed)\b|\bpenalt|\blate(?:r|ly)?\b|\bmiss|\boverdue\b|\boverstay|\bdelay|\bsurcharge|\bnot found\b/i,
  ],
  [/\bsince when\b|\bwhen (?:was|were|did)\b/i, /\b(?:19|20)\d\d\b/],
  [
    /\bhow many\b(?! (?:days|weeks|months|years)\b)|\bnumber of\b/i,
    /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|no)\b/i,
  ],
  [
    /\brates?\b|\b(?:what|which) share\b|\bhow much of (?:the|my|our|an?) [a-z]|\bper ?cent|\bdiscounts?\b|\b(?:what|which|how many) %/i,
    /\d ?%/,
  ],
  [
    /\b(?:what|which|minimum|least) age\b|\bhow old\b/i,
    /\b\d+ (?:years old|or (?:over|older|above))\b|\baged? \d|\bat least \d+\b|\bunder \d+\b/,
  ],
];

/** How the values that a question asks for look, such as an amount or a date; empty if it asks for none. */
export function valuesWantedBy(question: string): readonly RegExp[] {
  return wanted.filter(([asks]) => asks.test(question)).map(([, holds]) => holds);
}

/** A word of a question with its alternatives. */
interface AskedWord {
  meant: string;
  synonyms: readonly string[];
  weight: number;
}

/** How much a synonym counts beside the word itself. */
const synonymShare = 0.5;

interface ValueTexts {
  /** Gives for a passage the largest share of the words that a text with a wanted value holds, from 0 to 1. */
  openFor(wantedValues: readonly RegExp[], words: readonly AskedWord[]): (passage: Passage) => number;
}

/** Finds values in the sentences, items and table rows of passages; each passage is read once, when first found. */
export function openValueTexts(): ValueTexts {
  const known = new Map<Passage, readonly { text: string; words: ReadonlySet<string> }[]>();
  function textsOf(passage: Passage) {
    const before = known.get(passage);
    if (before) return before;
    const texts = rowsWithHeaders(passage.body)
      .flatMap(({ line }) => line.split(/(?<=[.;!?](?: ?\[[\d, ]+\])?)\s+/))
      .map((text) => ({ text, words: new Set(wordsOf(text)) }));
    known.set(passage, texts);
    return texts;
  }
  return {
    openFor(wantedValues, words) {
      const total = words.reduce((sum, { weight }) => sum + weight, 0);
      if (wantedValues.length === 0 || total === 0) return () => 0;
      const shareOf = (held: ReadonlySet<string>) =>
        words.reduce((sum, { meant, synonyms, weight }) => {
          if (held.has(meant)) return sum + weight;
          return synonyms.some((word) => held.has(word)) ? sum + weight * synonymShare : sum;
        }, 0) / total;
      return (passage) =>
        textsOf(passage)
          .filter(({ text }) => wantedValues.some((value) => value.test(text)))
          .reduce((most, { words: held }) => Math.max(most, shareOf(held)), 0);
    },
  };
}
