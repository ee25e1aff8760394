import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in base64url. */
const shape = /^[\w-]{43}$/;

/** The secret part of an address that opens something to anyone who has it, as a link in an email does. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of such a secret. It has 256 random bits, so a plain hash cannot be tried through. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Whether this can be one of ours: what cannot is not looked up. */
export function isToken(text: string): boolean {
  return shape.test(text);
}
