import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in base64url. */
const shape = /^[\w-]{43}$/;
const ending = '.ics';

/** The secret part of a new feed address. */
export function newFeedToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a secret. It has 256 random bits, so a plain hash cannot be tried through. */
export function hashOfFeedToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The file that a secret is asked for as. */
export function feedFileOf(token: string): string {
  return token + ending;
}

/** The secret in the name of a file; `undefined` where it cannot be one of ours. */
export function feedTokenIn(file: string): string | undefined {
  const token = file.endsWith(ending) ? file.slice(0, -ending.length) : '';
  return shape.test(token) ? token : undefined;
}
