import { toCardinal, toOrdinal } from 'n2words/en-GB';

/** A number in words: '13.5' is 'thirteen and a half', '1.25' is 'one point two five'. */
export function numberWords(digits: string): string {
  const [whole = '0', part = ''] = digits.replaceAll(',', '').split('.');
  const said = toCardinal(BigInt(whole));
  const fraction = part.replace(/0+$/, '');
  if (fraction === '') return said;
  if (fraction === '5' && whole !== '0') return `${said} and a half`;
  return `${said} point ${[...fraction].map((digit) => toCardinal(Number(digit))).join(' ')}`;
}

/** '9' as 'ninth'. */
export function ordinalWords(digits: string): string {
  return toOrdinal(Number(digits));
}

/** A year in words: 'twenty twenty-five', 'nineteen ninety', 'two thousand and nine'. */
export function yearWords(year: string): string {
  const century = Number(year.slice(0, 2));
  const rest = Number(year.slice(2));
  if (rest === 0) return century % 10 === 0 ? toCardinal(Number(year)) : `${toCardinal(century)} hundred`;
  if (rest < 10)
    return century === 20 ? toCardinal(Number(year)) : `${toCardinal(century)} oh ${toCardinal(rest)}`;
  return `${toCardinal(century)} ${toCardinal(rest)}`;
}
