import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { normalisePassword } from '#domain/accounts/password.ts';

/**
 * The list of common passwords, as a Bloom filter: a bit array that never misses a password of the list
 * and takes about one in a million others for one of them. `scripts/build-common-passwords.ts` makes the
 * file; it begins with the number of hash functions in one byte, and the bits follow.
 */
const file = new URL('./common-passwords.bloom', import.meta.url);

let filter: Promise<Buffer> | undefined;

/**
 * Whether many people use this password, in whatever letter case. The list is read when it is first
 * asked for and stays in memory.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  filter ??= readFile(file);
  const bytes = await filter.catch((error: unknown) => {
    filter = undefined;
    throw error;
  });
  const bits = bytes.subarray(1);
  return bitsOf(password, bytes[0] ?? 0, bits.length * 8).every(
    (bit) => ((bits[bit >>> 3] ?? 0) >>> (bit & 7)) & 1,
  );
}

/** The bits that stand for a password: `count` of them, by double hashing (Kirsch and Mitzenmacher). */
export function bitsOf(password: string, count: number, size: number): number[] {
  const digest = createHash('sha256').update(listed(password)).digest();
  const start = digest.readUIntBE(0, 6);
  const step = 1 + digest.readUInt32BE(6);
  return Array.from({ length: count }, (_, index) => (start + index * step) % size);
}

/** The form passwords have in the list. */
export function listed(password: string): string {
  return normalisePassword(password).toLowerCase();
}
