import { distance } from 'fastest-levenshtein';
import { keyOf, type Name, type Vocabulary } from './vocabulary.ts';

/** How much two pronunciations may differ, relative to the longer one: by consonants, and by letters. */
const farthestKey = 0.26;
const farthestLetters = 0.45;
/** Maximum words that one name may have been misheard as. */
const maxWords = 4;

interface Token {
  text: string;
  /** Lower-case letters only. */
  letters: string;
  at: number;
  end: number;
}

interface Match {
  name: Name;
  from: number;
  to: number;
  far: number;
}

/** Replaces unknown words by domain names that sound alike. */
export function withNames(text: string, vocabulary: Vocabulary): string {
  const tokens = [...text.matchAll(/[A-Za-z][A-Za-z'’]*/g)].map(({ 0: word, index }) => ({
    text: word,
    letters: word.toLowerCase().replaceAll(/[^a-z]/g, ''),
    at: index,
    end: index + word.length,
  }));
  const matches: Match[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    for (let to = from + 1; to <= Math.min(tokens.length, from + maxWords); to += 1) {
      const match = bestName(tokens.slice(from, to), text, vocabulary);
      if (match) matches.push({ ...match, from, to });
    }
  }
  // Most similar first; among equals the one that covers more words.
  matches.sort((one, other) => one.far - other.far || other.to - other.from - (one.to - one.from));
  const taken: Match[] = [];
  for (const match of matches) {
    if (taken.every(({ from, to }) => match.to <= from || match.from >= to)) taken.push(match);
  }
  taken.sort((one, other) => other.from - one.from);
  return taken.reduce((said, { name, from, to }) => {
    const first = tokens[from];
    const last = tokens[to - 1];
    return first && last ? said.slice(0, first.at) + name.written + said.slice(last.end) : said;
  }, text);
}

function bestName(
  words: readonly Token[],
  text: string,
  { names, knows }: Vocabulary,
): { name: Name; far: number } | undefined {
  if (words.every(({ text: word }) => knows(word.toLowerCase()))) return undefined;
  // Words at its ends are part of the name only if they are not known words.
  if (words.length > 1 && words.some(({ text: word }) => word === word.toUpperCase() && word.length > 2))
    return undefined;
  const letters = words.map(({ letters: each }) => each).join('');
  if (letters.length < 4) return undefined;
  const key = keyOf(letters);
  let best: { name: Name; far: number } | undefined;
  for (const name of names) {
    if (name.near && !name.near.test(text)) continue;
    // It is already there, in the possessive or with a letter after it: 'Delaware C'.
    if (letters.startsWith(name.written.toLowerCase().replaceAll(' ', ''))) return undefined;
    for (const sound of name.sounds) {
      const byKey = share(key, sound.key);
      const byLetters = share(letters, sound.letters);
      if (byKey > farthestKey || byLetters > farthestLetters) continue;
      const far = byKey + byLetters;
      if (!best || far < best.far) best = { name, far };
    }
  }
  return best;
}

function share(one: string, other: string): number {
  return distance(one, other) / Math.max(one.length, other.length, 1);
}
