import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/** Signs session tokens, so that a copy of the sessions table opens no session. */
export interface SessionTokens {
  /** The cookie or bearer token: token, dot, signature. */
  sign(token: string): string;
  /** The token of a signed value; `undefined` if the signature is not valid. */
  verify(signed: string): string | undefined;
}

const maxKnown = 1_000;

/** HMAC-SHA-256 in base64. The key is created once, because this runs on every request. */
export function createSessionTokens(secret: string): SessionTokens {
  const key = createSecretKey(secret, 'utf8');
  /** Cache of verified signatures. */
  const known = new Map<string, string>();
  const signatureOf = (token: string) => createHmac('sha256', key).update(token).digest();

  return {
    sign: (token) => `${token}.${signatureOf(token).toString('base64')}`,
    verify(signed) {
      const knownToken = known.get(signed);
      if (knownToken !== undefined) return knownToken;
      const dot = signed.lastIndexOf('.');
      if (dot < 1 || signed.length > 200) return undefined;
      const token = signed.slice(0, dot);
      const given = Buffer.from(signed.slice(dot + 1), 'base64');
      const right = signatureOf(token);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      if (known.size >= maxKnown) known.delete(known.keys().next().value ?? '');
      known.set(signed, token);
      return token;
    },
  };
}
