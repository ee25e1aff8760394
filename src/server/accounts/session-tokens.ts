import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/** Signs session tokens, so that a copy of the sessions table alone opens no session. */
export interface SessionTokens {
  /** What travels in the cookie or as a bearer token: the token, a dot, and its signature. */
  sign(token: string): string;
  /** The token of a signed one, or `undefined` where the signature is not ours. */
  verify(signed: string): string | undefined;
}

const maxKnown = 1_000;

/** The signature is HMAC-SHA-256 in base64. The key is made once, as this runs on every request. */
export function createSessionTokens(secret: string): SessionTokens {
  const key = createSecretKey(secret, 'utf8');
  /** Signatures that were right before, as each request shows the same one again. */
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
