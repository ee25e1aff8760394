import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** Holds the words beside the search index that `npm run build` makes. */
export const spellingFile = 'words.txt';

/** Words that a typing error is compared with. */
export interface SpellingWords {
  /** What a misspelt word may have been meant for, the commonest first. */
  meant: readonly string[];
  /** Other words that are spelt correctly. */
  others: readonly string[];
}

/** Shorter words have too many neighbours. */
const minLength = 5;

/** Most unknown words of a message that is corrected: more are another language or none. */
const maxUnknown = 6;

/** A word of the articles that stands there so often is one that askers may mean. */
const minCount = 3;

const word = /(?<![\p{L}\p{N}'’._/@-])\p{L}+(?![\p{L}\p{N}'’_/@-]|\.\p{L})/gu;

/**
 * The words of texts and of a language.
 * @param common the language's commonest words
 */
export function spellingWordsOf(texts: Iterable<string>, common: Iterable<string>): SpellingWords {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const [found] of text.toLowerCase().matchAll(word)) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  const isMeant = (known: string) => known.length >= minLength && (counts.get(known) ?? 0) >= minCount;
  const all = [...new Set([...counts.keys(), ...common])];
  return {
    meant: all.filter(isMeant).toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0)),
    others: all.filter((known) => !isMeant(known)),
  };
}

/** The words in a file that `writtenWords` made; none if there is no file. */
export async function readSpellingWords(file: string): Promise<SpellingWords> {
  if (!existsSync(file)) return { meant: [], others: [] };
  const [meant = '', others = ''] = (await readFile(file, 'utf8')).split('\n');
  return { meant: meant.split(' ').filter(Boolean), others: others.split(' ').filter(Boolean) };
}

/** Words as a file holds them. */
export function writtenWords({ meant, others }: SpellingWords): string {
  return `${meant.join(' ')}\n${others.join(' ')}\n`;
}

/**
 * Corrects typing errors: an unknown word becomes the word that is one error away. Words with capitals are names, and
 * stay.
 */
export function openSpelling({ meant, others }: SpellingWords): (message: string) => string {
  const known = new Set([...meant, ...others]);
  const byLetter = Map.groupBy(meant, (each) => each.charAt(0));
  const isKnown = (said: string) => known.has(said) || formsOf(said).some((form) => known.has(form));

  function corrected(said: string): string {
    if (said.length < minLength || said !== said.toLowerCase() || isKnown(said)) return said;
    return byLetter.get(said.charAt(0))?.find((each) => isOneSlip(said, each)) ?? said;
  }

  return (message) => {
    const words = (message.match(word) ?? []).filter((said) => said.length >= minLength);
    const unknown = words.filter((said) => !isKnown(said.toLowerCase()));
    if (unknown.length === 0 || unknown.length > maxUnknown) return message;
    return message.replaceAll(word, corrected);
  };
}

/** What a word may be a form of. */
function formsOf(said: string): readonly string[] {
  return endings.flatMap(([ending, instead]) =>
    said.endsWith(ending) ? [said.slice(0, -ending.length) + instead] : [],
  );
}

const endings = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['ed', ''],
  ['ed', 'e'],
  ['ing', ''],
  ['ing', 'e'],
  ['ly', ''],
  ['er', ''],
  ['er', 'e'],
  ['or', 'e'],
] as const;

/** Whether one letter was left out, added, mistaken, or swapped with the next one. */
function isOneSlip(said: string, meant: string): boolean {
  if (Math.abs(said.length - meant.length) > 1) return false;
  let start = 0;
  while (start < said.length && said[start] === meant[start]) start += 1;
  const [rest, other] = [said.slice(start), meant.slice(start)];
  return (
    rest.slice(1) === other.slice(1) ||
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    (rest.slice(2) === other.slice(2) && rest[0] === other[1] && rest[1] === other[0])
  );
}
