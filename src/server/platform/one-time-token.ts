import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in base64url. */
const shape = /^[\w-]{43}$/;

/** The secret part of a link in an email, which works for any bearer. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash. The secret has 256 random bits, so a plain hash cannot be brute-forced. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Whether this has the form of a token; otherwise it is not looked up. */
export function isToken(text: string): boolean {
  return shape.test(text);
}
