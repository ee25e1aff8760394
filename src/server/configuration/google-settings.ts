import { matching, type ReadSetting } from './read-setting.ts';

/** Signing in with Google, where the operator has registered this installation there. */
export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  /** Whom people sign in with: Google, or another OpenID provider that stands in for it. */
  issuer: string;
}

const google = 'https://accounts.google.com';

/** Reads the settings of signing in with Google and notes every mistake in them; `undefined` where it is off. */
export function readGoogle(setting: ReadSetting, mistakes: string[]): GoogleSettings | undefined {
  const oneWord = matching(/^[\x21-\x7e]{1,300}$/);
  const clientId = setting('GOOGLE_CLIENT_ID', 'the client id that Google gave you', oneWord);
  const clientSecret = setting('GOOGLE_CLIENT_SECRET', 'the client secret that Google gave you', oneWord);
  const issuer = setting(
    'GOOGLE_ISSUER',
    "an address like 'https://accounts.google.com', with https unless it is on this machine",
    readIssuer,
  );
  if (clientId && clientSecret) return { clientId, clientSecret, issuer: issuer ?? google };
  if (clientId || clientSecret) {
    mistakes.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together.');
  }
  return undefined;
}

function readIssuer(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const { protocol, hostname } = new URL(value);
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
  return protocol === 'https:' || (protocol === 'http:' && isHere) ? value : undefined;
}
