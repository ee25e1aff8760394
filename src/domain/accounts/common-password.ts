import { normalisePassword } from './password.ts';

/**
 * Lists of common passwords are kept as Bloom filters, which never miss a listed password and rarely report another:
 * one byte with the number of hash functions, then the bits. `scripts/build-common-passwords.ts` builds them.
 */

/** The form in which passwords are listed. */
export function listed(password: string): string {
  return normalisePassword(password).toLowerCase();
}

/** The password and what it may be derived from: without digits and symbols around it or in place of letters. */
export function formsListed(password: string): readonly string[] {
  const typed = listed(password);
  return [...new Set([typed, wordIn(typed)].flatMap((form) => [form, spelledOut(form)]))];
}

/**
 * The bits of a listed form, by double hashing (Kirsch and Mitzenmacher).
 *
 * @param digest SHA-256 of the form
 * @param size number of bits in the filter
 */
export function bitsOf(digest: Uint8Array, count: number, size: number): number[] {
  const start = numberIn(digest.subarray(0, 6));
  const step = 1 + numberIn(digest.subarray(6, 10));
  return Array.from({ length: count }, (_, index) => (start + index * step) % size);
}

/** Whether the form with this digest is listed. */
export function isInFilter(filter: Uint8Array, digest: Uint8Array): boolean {
  const bits = filter.subarray(1);
  return bitsOf(digest, filter[0] ?? 0, bits.length * 8).every(
    (bit) => ((bits[bit >>> 3] ?? 0) >>> (bit & 7)) & 1,
  );
}

function numberIn(bytes: Uint8Array): number {
  return bytes.reduce((number, byte) => number * 256 + byte, 0);
}

/** Symbols commonly substituted for letters. */
const lettersFor: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

function spelledOut(text: string): string {
  return text.replaceAll(/[013457@$!]/g, (sign) => lettersFor[sign] ?? sign);
}

/** The password without leading and trailing digits and symbols. */
function wordIn(text: string): string {
  return text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
}
