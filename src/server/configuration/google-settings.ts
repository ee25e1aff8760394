import * as z from 'zod/mini';
import { isEncryptedOrLocal, parsed, text, withRules } from './setting.ts';

/** Sign-in with Google: the client that the operator registered there. */
export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  /** Google, or another OpenID provider in its place. */
  issuer: string;
}

const settings = z.object({
  GOOGLE_CLIENT_ID: text('the client id that Google gave you', /^[\x21-\x7e]{1,300}$/),
  GOOGLE_CLIENT_SECRET: text('the client secret that Google gave you', /^[\x21-\x7e]{1,300}$/),
  GOOGLE_ISSUER: parsed(
    "an address like 'https://accounts.google.com', with https unless it is on this machine",
    (value) => {
      const url = URL.parse(value);
      return url && /^https?:$/.test(url.protocol) && isEncryptedOrLocal(url) ? value : undefined;
    },
  ),
});

/** `undefined` if sign-in with Google is off. */
export const googleSettings = z.pipe(
  withRules(settings, ({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }) => [
    (GOOGLE_CLIENT_ID === undefined) !== (GOOGLE_CLIENT_SECRET === undefined) &&
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together.',
  ]),
  z.transform((values): GoogleSettings | undefined => {
    const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
    if (clientId === undefined || clientSecret === undefined) return undefined;
    return { clientId, clientSecret, issuer: values.GOOGLE_ISSUER ?? 'https://accounts.google.com' };
  }),
);
