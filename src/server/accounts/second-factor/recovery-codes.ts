import { createHash, randomInt } from 'node:crypto';

/** Crockford's base32: no letter can be taken for another or for a digit. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const groups = 4;
const groupLength = 4;
const howMany = 10;

/** Ten codes like 'k3v9-7qpm-x2ht-4dwe'; each has 80 random bits, so that a plain hash cannot be tried through. */
export function newRecoveryCodes(): string[] {
  const letter = () => alphabet[randomInt(alphabet.length)];
  const group = () => Array.from({ length: groupLength }, letter).join('');
  return Array.from({ length: howMany }, () => Array.from({ length: groups }, group).join('-'));
}

/**
 * What the database keeps of a code, however it was typed; `undefined` for what cannot be one.
 *
 * @param userId makes equal codes of two people unlike
 */
export function hashOfRecoveryCode(code: string, userId: string): string | undefined {
  const letters = code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  if (letters.length !== groups * groupLength || !/^[0-9a-hjkmnp-tv-z]+$/.test(letters)) return undefined;
  return createHash('sha256').update(`${userId}/${letters}`).digest('base64url');
}
