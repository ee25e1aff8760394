import { createHash, randomInt } from 'node:crypto';

/** Crockford's base32, without look-alike characters. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const groups = 7;
const groupLength = 4;
/** The formats of earlier versions, which still work, and of today. */
const lengths = [16, groups * groupLength];
const howMany = 10;

/**
 * Ten codes like 'k3v9-7qpm-x2ht-4dwe-0s6r-c8zj-m1ny' of 140 random bits each. From 112 bits on, NIST SP 800-63B-4
 * (section 3.1.2.2) requires no slower hash than the one below.
 */
export function newRecoveryCodes(): string[] {
  const letter = () => alphabet[randomInt(alphabet.length)];
  const group = () => Array.from({ length: groupLength }, letter).join('');
  return Array.from({ length: howMany }, () => Array.from({ length: groups }, group).join('-'));
}

/**
 * The stored hash of a code in any spelling; `undefined` if it cannot be one.
 * @param userId makes equal codes of two people differ
 */
export function hashOfRecoveryCode(code: string, userId: string): string | undefined {
  const letters = code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  if (!lengths.includes(letters.length) || !/^[0-9a-hjkmnp-tv-z]+$/.test(letters)) return undefined;
  return createHash('sha256').update(`${userId}/${letters}`).digest('base64url');
}
