import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { normalisePassword } from '#domain/accounts/password.ts';

/**
 * The list of common passwords as a Bloom filter, which never misses a listed password and wrongly reports about one
 * in a million others. `scripts/build-common-passwords.ts` writes the file: one byte with the number of hash
 * functions, then the bits.
 */
const file = new URL('./common-passwords.bloom', import.meta.url);

let filter: Promise<Buffer> | undefined;

/** Whether many people use this password, in any letter case. The list is loaded on first use and stays in memory. */
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

/** The `count` bits for a password, by double hashing (Kirsch and Mitzenmacher). */
export function bitsOf(password: string, count: number, size: number): number[] {
  const digest = createHash('sha256').update(listed(password)).digest();
  const start = digest.readUIntBE(0, 6);
  const step = 1 + digest.readUInt32BE(6);
  return Array.from({ length: count }, (_, index) => (start + index * step) % size);
}

/** The form in which passwords are listed. */
export function listed(password: string): string {
  return normalisePassword(password).toLowerCase();
}
