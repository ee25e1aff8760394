/** As passports write these letters (ICAO 9303), where the library only drops the marks. */
const asInPassports: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  å: 'aa',
  ø: 'oe',
  æ: 'ae',
};

/**
 * A name in plain Latin letters, for forms that take no others; `null` if it is written in them. The tables of the
 * library are loaded with the first other name.
 */
export async function transliterated(name: string): Promise<string | null> {
  if (/^\p{ASCII}*$/u.test(name)) return null;
  const spelled = name.normalize('NFC').replace(/[äöüßåøæ]/giu, (letter, position: number) => {
    const plain = asInPassports[letter.toLowerCase()] ?? letter;
    if (letter === letter.toLowerCase()) return plain;
    const next = name.normalize('NFC')[position + 1] ?? '';
    const isAllCapitals = next !== next.toLowerCase();
    return isAllCapitals ? plain.toUpperCase() : plain.charAt(0).toUpperCase() + plain.slice(1);
  });
  const { default: anyAscii } = await import('any-ascii');
  return anyAscii(spelled).replace(/\s+/g, ' ').trim();
}
