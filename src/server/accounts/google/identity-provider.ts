import type { Configuration } from 'openid-client';
import { googleCallbackPath } from '#contract/google-return.ts';
import type { GoogleSettings } from '../../configuration/google-settings.ts';

/** What a sign-in keeps while the browser is away, and its answer is checked against. */
export interface Checks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Whom the provider says that somebody is. */
export interface Identity {
  /** Unique at the provider, and never given to anybody else. */
  subject: string;
  /** Trimmed and in lower case; '' where the provider names none. */
  email: string;
  isEmailVerified: boolean;
  /**
   * Whether the provider itself runs the mailbox. Of any other address it only knows that it belonged to
   * this person at some time (Google, 'Verify the Google ID token').
   */
  runsMailbox: boolean;
  fullName: string;
}

/** The provider did not answer, or could not be understood. */
export class ProviderUnavailable extends Error {}

/** Signs people in somewhere else: the authorization code flow of OpenID Connect, with PKCE, state and nonce. */
export interface IdentityProvider {
  /**
   * Where the browser is to go.
   *
   * @throws ProviderUnavailable
   */
  begin(): Promise<{ url: string; checks: Checks }>;
  /**
   * Reads what the browser came back with.
   *
   * @param query of the address it came back to
   * @throws ProviderUnavailable, or Error where the answer is not right
   */
  answer(query: string, checks: Checks): Promise<Identity>;
}

/** In seconds: somebody waits. */
const timeout = 10;

export function openIdentityProvider(
  { clientId, clientSecret, issuer }: GoogleSettings,
  publicUrl: string,
): IdentityProvider {
  const callback = publicUrl + googleCallbackPath;
  let known: Promise<Configuration> | undefined;

  /** Read once it is needed; a provider that did not answer is asked again the next time. */
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

/** A request that failed on its way, took too long, or met an answer that is none. */
function isUnreached(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return error instanceof TypeError || code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM';
}
