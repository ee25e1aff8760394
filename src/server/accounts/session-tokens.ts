import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/** Signs session tokens, so that a copy of the sessions table alone opens no session. */
export interface SessionTokens {
  /** What travels in the cookie or as a bearer token: the token, a dot, and its signature. */
  sign(token: string): string;
  /** The token of a signed one, or `undefined` where the signature is not ours. */
  verify(signed: string): string | undefined;
}

/** The signature is HMAC-SHA-256 in base64. The key is made once, as this runs on every request. */
export function createSessionTokens(secret: string): SessionTokens {
  const key = createSecretKey(secret, 'utf8');
  const signatureOf = (token: string) => createHmac('sha256', key).update(token).digest();

  return {
    sign: (token) => `${token}.${signatureOf(token).toString('base64')}`,
    verify(signed) {
      const dot = signed.lastIndexOf('.');
      if (dot < 1 || signed.length > 200) return undefined;
      const token = signed.slice(0, dot);
      const given = Buffer.from(signed.slice(dot + 1), 'base64');
      const right = signatureOf(token);
      return given.length === right.length && timingSafeEqual(given, right) ? token : undefined;
    },
  };
}
