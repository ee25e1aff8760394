/** Letters that a passport writes with two others (ICAO 9303 part 3), and those that lose a stroke. */
const written: Readonly<Record<string, string>> = {
  Ä: 'AE',
  Ö: 'OE',
  Ü: 'UE',
  ß: 'SS',
  ẞ: 'SS',
  Å: 'AA',
  Æ: 'AE',
  Ø: 'OE',
  Œ: 'OE',
  Þ: 'TH',
  Ð: 'D',
  Đ: 'D',
  Ł: 'L',
  Ħ: 'H',
  İ: 'I',
  ı: 'I',
};

/** Consonants by which two spellings of a name from another script are told to be the same. */
const minConsonants = 3;
const minJoinedConsonants = 6;

/**
 * Whether two names can be one person's: in any order, with or without middle names, accents or hyphens, and in
 * another spelling from another script. `undefined` if one has no Latin letters to compare.
 */
export function isSameName(a: string, b: string): boolean | undefined {
  const [first, second] = [partsOf(a), partsOf(b)];
  if (first.length === 0 || second.length === 0) return undefined;
  if (first.toSorted().join('') === second.toSorted().join('')) return true;
  if (isSamePart(first.join(''), second.join(''), minJoinedConsonants)) return true;
  const [fewer, more] = first.length <= second.length ? [first, second] : [second, first];
  return fewer.every((part) => more.some((other) => isSamePart(part, other)));
}

function isSamePart(a: string, b: string, needed = minConsonants): boolean {
  if (a === b) return true;
  const [first, second] = [consonantsOf(a), consonantsOf(b)];
  return first.length >= needed && first === second;
}

function consonantsOf(part: string): string {
  return part.replace(/[AEIOUY]/g, '').replace(/(.)\1/g, '$1');
}

/** The parts of a name in capitals, with 'UE' and 'Ü' and 'U' alike. */
function partsOf(name: string): string[] {
  const letters = name
    .toUpperCase()
    .replace(/[^\0-\x7f]/g, (letter) => written[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}|['’ʼ`.]/gu, '');
  if (/[^\P{L}A-Z]/u.test(letters)) return [];
  return letters
    .replace(/AE|AA/g, 'A')
    .replaceAll('OE', 'O')
    .replaceAll('UE', 'U')
    .split(/[^A-Z]+/)
    .filter((part) => part.length > 0);
}
