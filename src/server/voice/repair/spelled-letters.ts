import { distance } from 'fastest-levenshtein';
import type { Vocabulary } from './vocabulary.ts';

/** The names of letters. Some are words, too: they count only where all of a run make an abbreviation. */
const letterNames: Readonly<Record<string, string>> = {
  ay: 'A',
  bee: 'B',
  be: 'B',
  see: 'C',
  sea: 'C',
  dee: 'D',
  ee: 'E',
  eff: 'F',
  gee: 'G',
  jee: 'G',
  aitch: 'H',
  eye: 'I',
  jay: 'J',
  kay: 'K',
  el: 'L',
  ell: 'L',
  em: 'M',
  en: 'N',
  oh: 'O',
  pee: 'P',
  cue: 'Q',
  queue: 'Q',
  are: 'R',
  ar: 'R',
  ess: 'S',
  tee: 'T',
  tea: 'T',
  you: 'U',
  vee: 'V',
  ex: 'X',
  why: 'Y',
  zee: 'Z',
  zed: 'Z',
};
const letterName = `(?:${Object.keys(letterNames).join('|')}|[a-z]\\b\\.?)`;
const namedLetters = new RegExp(`(?<![A-Za-z'’])${letterName}(?:[ -]+${letterName})+(?![a-z'’])`, 'gi');

/** Single letters, as in 'A. D. G. M.' and 'V A T'. */
const spelledOut = /(?<![A-Za-z'’])(?:[A-Za-z](?:[.,]|\b)[ .,-]*){2,}(?![a-z'’])/g;
/** Short enough to be an abbreviation misheard as a word. */
const shortWord = /(?<![A-Za-z'’])[A-Za-z]{2,6}(?![a-z'’])/g;

/** Joins spelled letters and writes abbreviations in their usual form. */
export function withAcronyms(text: string, vocabulary: Vocabulary): string {
  return text
    .replaceAll(namedLetters, (named) => {
      const words = named.split(/[ -]+/);
      if (words.every((word) => word.length < 2 || word.endsWith('.'))) return named;
      return withoutNames(words, vocabulary);
    })
    .replaceAll(spelledOut, (spelled) => {
      const letters = spelled.replaceAll(/[^A-Za-z]/g, '').toUpperCase();
      const several = severalIn(letters, vocabulary);
      if (several) return several + endOf(spelled);
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

/** A run of letters by name, with the longest abbreviations in it written as such. */
function withoutNames(words: readonly string[], vocabulary: Vocabulary): string {
  const written: string[] = [];
  for (let from = 0; from < words.length; ) {
    let to = words.length;
    const lettersOf = () =>
      words
        .slice(from, to)
        .map((word) => letterNames[word.toLowerCase()] ?? word.charAt(0).toUpperCase())
        .join('');
    while (to - from > 1 && !isAbbreviation(lettersOf(), vocabulary)) to -= 1;
    written.push(to - from > 1 ? lettersOf() : (words[from] ?? ''));
    from = to;
  }
  return written.join(' ');
}

/** Others that callers spell. */
const spelled = new Set(['UK', 'US', 'CR', 'PC', 'VC', 'KSA']);

function isAbbreviation(letters: string, { acronyms, names }: Vocabulary): boolean {
  if (spelled.has(letters)) return true;
  if (letters.length < 3) return false;
  return acronyms.has(letters) || names.some(({ written }) => written === letters);
}

/** 'UK VAT' of 'u k v a t', and 'a UK' of 'a u k'; `undefined` if the letters are nothing but one abbreviation. */
function severalIn(letters: string, vocabulary: Vocabulary): string | undefined {
  const parts = (rest: string): string[] | undefined => {
    if (rest === '') return [];
    for (let end = rest.length; end > 0; end -= 1) {
      const first = rest.slice(0, end);
      const isWord = first === 'A' || first === 'I';
      if (!isWord && !isAbbreviation(first, vocabulary)) continue;
      const others = parts(rest.slice(end));
      if (others) return [first === 'A' ? 'a' : first, ...others];
    }
    return undefined;
  };
  const found = parts(letters);
  return found?.some((part) => part.length > 1) ? found.join(' ') : undefined;
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
