/** Acronyms that texts explain, as in 'annual general meeting (AGM)'. */
export interface Acronyms {
  learn(text: string): void;
  /** A text with the explained words as their acronym. */
  shorten(text: string): string;
}

const explained = /((?:[A-Za-z]+(?:['’]s)?[ -]){1,6})\(([A-Z]{2,6})s?\)/g;

export function openAcronyms(): Acronyms {
  const known = new Map<string, RegExp>();
  return {
    learn(text) {
      for (const [, before = '', acronym = ''] of text.matchAll(explained)) {
        const words = before.trim().split(/[ -]/);
        const meant = wordsFor(acronym, words);
        if (meant.length > 1 && !known.has(acronym)) {
          known.set(acronym, new RegExp(`\\b${meant.join('[ -]')}s?(?: \\(${acronym}s?\\))?`, 'gi'));
        }
      }
    },
    shorten(text) {
      let short = text;
      for (const [acronym, words] of known) short = short.replaceAll(words, acronym);
      return short;
    },
  };
}

/** The words at the end whose initials an acronym is; small words may be left out. */
function wordsFor(acronym: string, words: readonly string[]): readonly string[] {
  for (let from = words.length - 1; from >= 0; from -= 1) {
    const some = words.slice(from);
    const initials = (all: readonly string[]) => all.map((word) => word.charAt(0).toUpperCase()).join('');
    const large = some.filter((word) => !/^(?:and|of|for|the|in|to)$/i.test(word));
    if (initials(some) === acronym || (initials(large) === acronym && large[0] === some[0])) return some;
  }
  return [];
}
