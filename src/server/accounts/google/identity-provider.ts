import type { Configuration } from 'openid-client';
import { googleCallbackPath } from '#contract/google-return.ts';
import type { GoogleSettings } from '../../configuration/google-settings.ts';

/** What a sign-in stores while the browser is away, to check the answer against. */
export interface Checks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The person as described by the provider. */
export interface Identity {
  /** Unique at the provider and never reassigned. */
  subject: string;
  /** Trimmed and in lower case; '' if the provider gives none. */
  email: string;
  isEmailVerified: boolean;
  /**
   * Whether the provider hosts the mailbox. Of any other address it only knows that it once belonged to this person
   * (Google, 'Verify the Google ID token').
   */
  runsMailbox: boolean;
  fullName: string;
}

/** The provider did not answer, or sent something unreadable. */
export class ProviderUnavailable extends Error {}

/** Signs people in at an external provider: OpenID Connect authorization code flow with PKCE, state and nonce. */
export interface IdentityProvider {
  /**
   * The address to redirect the browser to.
   * @throws ProviderUnavailable
   */
  begin(): Promise<{ url: string; checks: Checks }>;
  /**
   * Reads the provider's redirect.
   * @param query of the address that the browser returned to
   * @throws ProviderUnavailable, or Error if the answer is not valid
   */
  answer(query: string, checks: Checks): Promise<Identity>;
}

/** In seconds, short because a person is waiting. */
const timeout = 10;

export function openIdentityProvider(
  { clientId, clientSecret, issuer }: GoogleSettings,
  publicUrl: string,
): IdentityProvider {
  const callback = publicUrl + googleCallbackPath;
  let known: Promise<Configuration> | undefined;

  /** Loaded on first use; retried next time if the provider did not answer. */
  async function configuration(): Promise<Configuration> {
    const client = await import('openid-client');
    const server = new URL(issuer);
    const execute = server.protocol === 'http:' ? [client.allowInsecureRequests] : [];
    known ??= client.discovery(server, clientId, clientSecret, undefined, { execute, timeout });
    return known.catch((error: unknown) => {
      known = undefined;
      throw new ProviderUnavailable('The provider cannot be read.', { cause: error });
    });
  }

  return {
    async begin() {
      const client = await import('openid-client');
      const codeVerifier = client.randomPKCECodeVerifier();
      const checks = { state: client.randomState(), nonce: client.randomNonce(), codeVerifier };
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: callback,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      });
      return { url: url.href, checks };
    },

    async answer(query, { state, nonce, codeVerifier }) {
      const client = await import('openid-client');
      const tokens = await client
        .authorizationCodeGrant(await configuration(), new URL(callback + query), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          throw isUnreached(error) ? new ProviderUnavailable('No answer.', { cause: error }) : error;
        });
      const claims = tokens.claims();
      if (!claims) throw new Error('The answer names nobody.');
      const email = textOf(claims.email).toLowerCase();
      return {
        subject: claims.sub,
        email,
        isEmailVerified: claims.email_verified === true,
        runsMailbox: textOf(claims.hd) !== '' || /@(gmail|googlemail)\.com$/.test(email),
        fullName: textOf(claims.name),
      };
    },
  };
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim.trim() : '';
}

/** A network failure, a timeout or an unreadable response. */
function isUnreached(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return error instanceof TypeError || code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM';
}
