/** Foreign and local legal forms, as names end with them. */
export const legalForms = [
  'gmbh',
  'ug',
  'ag',
  'kg',
  'ohg',
  'sarl',
  'sas',
  'sa',
  'srl',
  'spa',
  'bv',
  'nv',
  'ab',
  'oy',
  'aps',
  'llc',
  'llp',
  'ltd',
  'limited',
  'plc',
  'inc',
  'incorporated',
  'corp',
  'corporation',
  'pte',
  'pvt',
  'fze',
  'fzco',
  'fzllc',
  'dmcc',
  'establishment',
] as const;

/** Marks of Arabic vowels, the tatweel, and marks that NFKD parts from Latin letters. */
const marks = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g;

/** A text to compare names by: small letters without marks, Arabic letters in one form. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه');
}

/** The words of a name in order, folded. Full stops within a word go: 'L.L.C.' is 'llc'. */
export function nameWords(name: string): readonly string[] {
  return (
    folded(name)
      .replace(/[.'’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The first of some words or phrases that a name contains as whole words, each as it is written in the rule. */
export function wordsFoundIn(name: string, words: readonly string[]): readonly string[] {
  const own = ` ${nameWords(name).map(withoutArticle).join(' ')} `;
  return words.filter((word) => own.includes(` ${nameWords(word).map(withoutArticle).join(' ')} `));
}

/** A word of a rule as a name has it, such as 'Bank' for 'bank'. */
export function asWrittenIn(name: string, word: string): string {
  const at = name.toLowerCase().indexOf(word.toLowerCase());
  return at < 0 ? word : name.slice(at, at + word.length);
}

/** Arabic writes the article and 'for the' on the word: 'البنك' and 'للبنك' are 'بنك'. */
function withoutArticle(word: string): string {
  return /^(?:ال|لل|وال)../.test(word) ? word.replace(/^(?:وال|ال|لل)/, '') : word;
}
