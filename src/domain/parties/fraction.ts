/** An exact fraction in lowest terms, with a positive denominator. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

export const zero: Fraction = { over: 0n, under: 1n };
export const one: Fraction = { over: 1n, under: 1n };

/** @throws RangeError for the denominator 0 */
export function fraction(over: bigint | number, under: bigint | number = 1n): Fraction {
  const [top, bottom] = [BigInt(over), BigInt(under)];
  if (bottom === 0n) throw new RangeError('A fraction has no denominator 0.');
  const sign = bottom < 0n ? -1n : 1n;
  const divisor = greatestDivisor(top < 0n ? -top : top, bottom * sign);
  return { over: (sign * top) / divisor, under: (sign * bottom) / divisor };
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.under + b.over * a.under, a.under * b.under);
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { over: -b.over, under: b.under });
}

export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.over, a.under * b.under);
}

/** @throws RangeError where `b` is 0 */
export function dividedBy(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.under, a.under * b.over);
}

/** Below 0, 0 or above 0, as for sorting. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.over * b.under - b.over * a.under;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** How people write a share: '33.33', '1/3' or '1,000,000'; `undefined` for anything else, and below 0. */
export function parseFraction(text: string): Fraction | undefined {
  const plain = text.trim().replaceAll(/[,\s]/g, '').replace(/%$/, '');
  const parts = /^(\d{1,18})(?:\.(\d{1,12}))?(?:\/(\d{1,18}))?$/.exec(plain);
  if (!parts?.[1]) return undefined;
  const decimals = parts[2] ?? '';
  const under = BigInt(parts[3] ?? 1);
  if (under === 0n) return undefined;
  return fraction(BigInt(parts[1] + decimals), 10n ** BigInt(decimals.length) * under);
}

/** The same for a percentage: '33.33' and '1/3' of the whole are 33.33 and 100/3. */
export function parsePercentage(text: string): Fraction | undefined {
  const read = parseFraction(text);
  return read && text.includes('/') ? times(read, fraction(100)) : read;
}

/** As stored and sent: '70', '-3' or '100/3'. */
export function fractionText({ over, under }: Fraction): string {
  return under === 1n ? `${over}` : `${over}/${under}`;
}

/** @throws TypeError unless written by `fractionText` */
export function storedFraction(text: string): Fraction {
  const parts = /^(-?\d+)(?:\/(\d+))?$/.exec(text);
  if (!parts?.[1]) throw new TypeError(`'${text}' is no fraction.`);
  return fraction(BigInt(parts[1]), BigInt(parts[2] ?? 1));
}

/** Rounded half up to so many decimals, without trailing zeros: '33.33'. */
export function decimalText(value: Fraction, decimals = 2): string {
  const scale = 10n ** BigInt(decimals);
  const isNegative = value.over < 0n;
  const scaled = (isNegative ? -value.over : value.over) * scale * 2n + value.under;
  const rounded = scaled / (value.under * 2n);
  const text = `${rounded / scale}.${(rounded % scale).toString().padStart(decimals, '0')}`;
  return (isNegative && rounded > 0n ? '-' : '') + text.replace(/\.?0+$/, '');
}

/** As a percentage with its sign: '33.33%'. */
export function percentText(value: Fraction): string {
  return `${decimalText(times(value, fraction(100)))}%`;
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [left, right] = [a, b];
  while (right !== 0n) [left, right] = [right, left % right];
  return left === 0n ? 1n : left;
}
