/** Scripts that tell a language well enough for a list, with its code. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Han}/gu, 'zh'],
];

/** Frequent words of languages in Latin letters that English questions hardly contain. */
const words: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ich|wie|kostet|eine|und|nicht|firma|welche|brauche)\b/gi, 'de'],
  [/\b(?:cu[aá]nto|cuesta|empresa|quiero|necesito|c[oó]mo|qu[eé])\b/gi, 'es'],
  [/\b(?:combien|co[uû]te|soci[eé]t[eé]|entreprise|quelle|est-ce|puis-je)\b/gi, 'fr'],
  [/\b(?:kya|kitna|kitne|kaise|mujhe|chahiye|hai|mein|kharcha|kab|lagega)\b/gi, 'hi-Latn'],
];

/** The language of a question as a BCP 47 code; 'en' if nothing tells otherwise. */
export function languageOf(question: string): string {
  const letters = question.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, code] of scripts) {
    if ((question.match(script)?.length ?? 0) > letters / 2) return code;
  }
  for (const [telling, code] of words) {
    if (new Set(question.toLowerCase().match(telling) ?? []).size >= 2) return code;
  }
  return 'en';
}
