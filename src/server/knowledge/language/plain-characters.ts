/** Named character references that can stand in or beside a figure. */
const named: Readonly<Record<string, string>> = {
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  zwj: '',
  zwnj: '',
  shy: '',
  pound: '£',
  euro: '€',
  yen: '¥',
  cent: '¢',
  dollar: '$',
  percnt: '%',
  num: '#',
  comma: ',',
  period: '.',
  plus: '+',
  minus: '-',
  ndash: '-',
  mdash: '-',
  hyphen: '-',
  times: '×',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  half: '½',
};

const reference = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));?/gi;

/** A text with its character references resolved, as a reader sees it. Unknown ones stay. */
function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  // Twice: '&amp;#52;' is resolved once by Markdown and may be once more by a page.
  return decodeOnce(decodeOnce(text));
}

function decodeOnce(text: string): string {
  return text.replaceAll(reference, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      ? String.fromCodePoint(code)
      : whole;
  });
}

/**
 * A text with the references resolved that only disguise a character. Those that keep a character from being read as
 * a mark of HTML or Markdown stay.
 */
export function withoutDisguise(text: string): string {
  return text.replaceAll(reference, (whole) => {
    const decoded = decodeReferences(whole);
    return /^[\p{L}\p{N}\p{Sc} %:/.,@#+×-]$/u.test(decoded) ? decoded : whole;
  });
}

/**
 * A text without what a page does not show: tags, escapes, marks of emphasis and marks that only change how the
 * character before them looks. Any of these can stand inside a number.
 */
export function shownCharacters(text: string): string {
  return decodeReferences(text)
    .replaceAll(/<!--[\s\S]*?-->|<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replaceAll(/[*`~\p{Cf}]|\ufe0e|\ufe0f|\u20e3/gu, '')
    .replaceAll(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replaceAll(/(?<=\d)_(?=\d)/g, '');
}
