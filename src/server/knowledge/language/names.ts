import { termsOf } from './terms.ts';
import { wordsOf } from './words.ts';

/** The proper names of authorities, firms, laws and products. */
export interface Names {
  /** Learns a text of the sources or of the asker. */
  learn(text: string): void;
  /** The names of a sentence that no text has. */
  unknown(sentence: string): readonly string[];
}

const small = '(?:of|and|for|the|in|on|de|al|&)';
const capital = "\\p{Lu}[\\p{L}\\d&'’.-]*";
/** 'Companies House', 'Registrar of Companies', 'FTA'. */
const name = new RegExp(`(?<![\\p{L}\\d])${capital}(?: (?:${small} ){0,2}${capital})*`, 'gu');

/** Capital letters that name nothing. */
const common = new Set(
  `i ok id ids pdf ai ceo cfo eu ngo ip it hr po qr faq am pm bc ad no nb ie eg etc vs plc ltd llc llp inc gmbh fze fzco sme smes
   english arabic western islamic christmas ramadan eid internet january february march april may june july august september october november
   december jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday aed usd gbp eur sar sgd inr
   cv md ii iii iv vi vii viii ix xi xii part schedule annex article section chapter title roman gregorian q1 q2 q3 q4 uae uk us usa ksa gcc vat gst pro kyc spv`.split(
    /\s+/,
  ),
);

/** @param isPlace whether a word names a place, which is compared apart */
export function openNames(isPlace: (word: string) => boolean): Names {
  const known = new Set<string>();
  /** First letters of the names of several words: an acronym may stand for them, and they for it. */
  const initials = new Set<string>();
  const isKnown = (word: string) => {
    const plain = word.replace(/['’]s?$/, '').replace(/[.-]+$/, '');
    const lower = plain.toLowerCase();
    if (plain.length < 2 || /^\P{L}*$/u.test(plain) || common.has(lower)) return true;
    if (known.has(lower) || isPlace(plain)) return true;
    const stems = wordsOf(plain);
    return stems.length === 0 || stems.every((stem) => known.has(stem));
  };
  return {
    learn(text) {
      for (const word of text.match(/[\p{L}\d]+/gu) ?? []) known.add(word.toLowerCase());
      for (const stem of wordsOf(text)) known.add(stem);
      for (const [each] of text.matchAll(name)) initials.add(initialsOf(each));
    },
    unknown(sentence) {
      const plain = sentence.replaceAll(/[*_`]/g, '');
      return [...plain.matchAll(name)].flatMap((match) => {
        const [whole] = match;
        const before = plain.slice(0, match.index);
        const isFirst = /(?:^|[.!?:;|([>"“‘'-])\s*$/.test(before);
        const words = whole.split(' ').filter((word) => /^\p{Lu}/u.test(word));
        // Its acronym is known.
        if (words.length > 1 && known.has(initialsOf(whole).toLowerCase())) return [];
        return words.filter((word, index) => {
          if (isKnown(word)) return false;
          const isAcronym = /^\p{Lu}{2,6}s?$/u.test(word);
          if (isAcronym) return !initials.has(word.replace(/s$/, ''));
          // The first word of a sentence has a capital anyway, and so have the words of a label.
          return (
            !(isFirst && index === 0) &&
            termsOf(word).length > 0 &&
            !/^\s*:/.test(plain.slice(match.index + whole.length))
          );
        });
      });
    },
  };
}

function initialsOf(words: string): string {
  return words
    .split(' ')
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.charAt(0))
    .join('');
}
