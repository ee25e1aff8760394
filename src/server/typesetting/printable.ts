import anyAscii from 'any-ascii';
import { codePointsIn, readFonts } from './fonts.ts';

const firstStrongIsolate = '\u2068';
const popIsolate = '\u2069';

let known: Set<number> | undefined;

/** Joins, marks of direction and line breaks need no glyph. */
const needsGlyph = (letter: string) => !/^[\p{Default_Ignorable_Code_Point}\s]$/u.test(letter);

/** The letters of a text that the fonts of the documents lack, such as Chinese ones, each once. */
function unprintableLetters(text: string): string[] {
  known ??= new Set(readFonts().flatMap((font) => [...codePointsIn(font)]));
  const found = new Set<string>();
  for (const letter of text) {
    if (!known.has(letter.codePointAt(0) ?? 0) && needsGlyph(letter)) found.add(letter);
  }
  return [...found];
}

/**
 * The data with every letter that the fonts lack written in Latin letters, and Arabic text set apart from its line, so that
 * a name with Latin words or digits in it keeps its own order.
 */
export function withPrintableText(data: unknown): unknown {
  if (typeof data === 'string') {
    const lacking = unprintableLetters(data);
    const text =
      lacking.length > 0
        ? [...data].map((letter) => (lacking.includes(letter) ? anyAscii(letter) : letter)).join('')
        : data;
    return /\p{Script=Arabic}/u.test(text) ? `${firstStrongIsolate}${text}${popIsolate}` : text;
  }
  if (Array.isArray(data)) return data.map(withPrintableText);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withPrintableText(value)]));
}
