import { termsOf } from './terms.ts';

/** Which things texts join by 'and', and which by 'or'. */
export interface Connectives {
  learn(text: string): void;
  /** What a sentence joins by the one where the sources join it by the other. */
  contradicted(sentence: string): readonly string[];
}

type Word = 'and' | 'or';

const joined = /([^,;:.()]*?)\b(and|or)\b(?=([^,;:.()]*))/gi;

/**
 * Asks for what follows. Of things that a sentence begins with, 'A and B are restricted' and 'A or B is restricted' say
 * the same.
 */
const asking =
  /\b(?:if|when|unless|with|needs?|requires?|required|must|has|have|had|is|are|holds?|takes?|of|for|to|costs?)\b/i;

/** Says that several things are left apart: 'neither A nor B', 'not A or B' denies both. */
const denied = /\b(?:no|not|nor|neither|never|without|cannot)\b|n['’]t\b/i;

/** @param shorten replaces the words that an acronym stands for */
export function openConnectives(shorten: (text: string) => string): Connectives {
  const known = new Map<string, Set<Word>>();
  /** Read when a sentence is compared, which a search never does. */
  let unread: string[] = [];
  return {
    learn(text) {
      unread.push(text);
    },
    contradicted(sentence) {
      if (denied.test(sentence)) return [];
      for (const { pair, word } of unread.flatMap((text) => pairsIn(shorten(text)))) {
        const words = known.get(pair) ?? new Set();
        words.add(word);
        known.set(pair, words);
      }
      unread = [];
      return pairsIn(shorten(sentence))
        .filter(({ pair, word, isAsked }) => isAsked && known.get(pair)?.has(word) === false)
        .map(({ word }) => word);
    },
  };
}

/** The things that stand right before and behind each 'and' and 'or'. */
function pairsIn(text: string): { pair: string; word: Word; isAsked: boolean }[] {
  return [...text.matchAll(joined)].flatMap(({ 1: before = '', 2: word = '', 3: behind = '', index }) => {
    const one = termsOf(before).at(-1);
    const other = termsOf(behind.split(/\b(?:and|or)\b/)[0] ?? '')[0];
    if (one === undefined || other === undefined || one === other) return [];
    return [
      {
        pair: [one, other].sort().join(' '),
        word: word.toLowerCase() as Word,
        isAsked: asking.test(text.slice(0, index + before.length)),
      },
    ];
  });
}
