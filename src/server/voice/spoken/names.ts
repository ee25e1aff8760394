/**
 * Pronunciations of names that neither their letters nor English rules tell. Spelled so that the voice says them
 * right, verified by transcribing the result.
 */
const saidAs: Readonly<Record<string, string>> = {
  IFZA: 'iffza',
  DAFZA: 'daffza',
  JAFZA: 'jaffza',
  RAK: 'rack',
  MOHRE: 'mohray',
  ZATCA: 'zatka',
  MISA: 'meesa',
  ACRA: 'akra',
  IRAS: 'eye rass',
  GOSI: 'gossy',
  EmaraTax: 'Emara Tax',
  goAML: 'go A M L',
  Ejari: 'ee jaree',
  Nafis: 'nafees',
  Qiwa: 'keewa',
  Muqeem: 'mookeem',
  Absher: 'abshir',
  CorpPass: 'corp pass',
  Corppass: 'corp pass',
  SingPass: 'sing pass',
  Singpass: 'sing pass',
  BizFile: 'biz file',
  Bizfile: 'biz file',
  Fujairah: 'foojaira',
  Khaimah: 'kymah',
  Quwain: 'quwayne',
  Sharjah: 'sharja',
  Ltd: 'limited',
  Pte: 'private',
  Inc: 'incorporated',
  vs: 'versus',
  eg: 'for example',
  ID: 'I D',
  OK: 'okay',
};

/** Words in capitals that are not abbreviations. */
const words = new Set(['AND', 'OR', 'NOT', 'NO', 'YES', 'THE', 'SAFE', 'COMPASS', 'WIO', 'TIDE', 'LTD']);

const letterWords: Readonly<Record<string, string>> = { A: 'A', Z: 'Z' };

/** Writes names and abbreviations as they are spoken: 'DMCC' as 'D M C C', 'IFZA' as a word. */
export function sayNames(text: string): string {
  return text
    .replaceAll(/\be\.g\.,?/gi, 'for example')
    .replaceAll(/\bi\.e\.,?/gi, 'that is')
    .replaceAll(/\betc\./gi, 'and so on')
    .replaceAll(/\bapprox\./gi, 'about')
    .replaceAll(/\bincl\./gi, 'including')
    .replaceAll(/\bp\.a\./gi, 'a year')
    .replaceAll(/\bNos?\. (?=\d)/g, 'number ')
    .replaceAll(/[A-Za-z][A-Za-z]*/g, (word) => {
      const known = Object.hasOwn(saidAs, word) ? saidAs[word] : undefined;
      if (known) return known;
      if (words.has(word)) return word.toLowerCase();
      if (/^[A-Z]{2,6}s?$/.test(word)) return spelled(word);
      return word;
    });
}

/** 'QFZPs' as 'Q F Z Ps'. */
function spelled(word: string): string {
  const isPlural = word.endsWith('s');
  const letters = [...(isPlural ? word.slice(0, -1) : word)].map((letter) => letterWords[letter] ?? letter);
  return letters.join(' ') + (isPlural ? 's' : '');
}
