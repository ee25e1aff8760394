import { distance } from 'fastest-levenshtein';
import type { Vocabulary } from './vocabulary.ts';

/** Single letters, as in 'A. D. G. M.' and 'V A T'. */
const spelledOut = /(?<![A-Za-z'’])(?:[A-Za-z](?:[.,]|\b)[ .,-]*){2,}(?![a-z'’])/g;
/** Short enough to be an abbreviation misheard as a word. */
const shortWord = /(?<![A-Za-z'’])[A-Za-z]{2,6}(?![a-z'’])/g;

/** Joins spelled letters and writes abbreviations in their usual form. */
export function withAcronyms(text: string, vocabulary: Vocabulary): string {
  return text
    .replaceAll(spelledOut, (spelled) => {
      const letters = spelled.replaceAll(/[^A-Za-z]/g, '').toUpperCase();
      // 'I' and 'a' are also words.
      if (letters.length < 3 && !spelled.includes('.')) return spelled;
      const acronym = acronymFor(letters, vocabulary);
      if (!acronym) return letters.length < 3 ? spelled : letters + endOf(spelled);
      return acronym + endOf(spelled);
    })
    .replaceAll(shortWord, (word) => {
      const letters = word.toUpperCase();
      if (word === letters) return word;
      if (vocabulary.acronyms.has(letters) && !vocabulary.knows(word.toLowerCase())) return letters;
      if (word.length < 3 || vocabulary.knows(word.toLowerCase()) || /[aeiou].*[aeiou]/i.test(word))
        return word;
      return acronymFor(letters, vocabulary, 4) ?? word;
    });
}

/** The intended abbreviation: an exact match, or the only well-known one that differs in one letter. */
function acronymFor(letters: string, { acronyms, wellKnown }: Vocabulary, minLength = 3): string | undefined {
  if (acronyms.has(letters)) return letters;
  const close = wellKnown.filter((known) => known.length >= minLength && distance(known, letters) === 1);
  if (close.length === 1) return close[0];
  // An article before it may have been taken for a letter: 'an A. D. G. M.'.
  const without = letters.slice(1);
  return acronyms.has(without) && without.length >= 3 ? without : undefined;
}

/** The space or comma after spelled letters; a full stop belongs to the last letter. */
function endOf(spelled: string): string {
  const [end = ''] = /[ ,-]*$/.exec(spelled) ?? [];
  return end.includes(',') ? ', ' : end ? ' ' : '';
}
