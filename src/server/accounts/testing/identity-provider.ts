import { OAuth2Server } from 'oauth2-mock-server';

/** The claims about the next person to sign in. */
interface Claims {
  sub: string;
  [claim: string]: unknown;
}

export type TestIdentityProvider = Awaited<ReturnType<typeof startIdentityProvider>>;

/** A local OpenID provider that signs everyone in as the configured person. */
export async function startIdentityProvider() {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  let claims: Claims = { sub: 'nobody' };
  let nextNonce: string | undefined;
  server.service.on('beforeTokenSigning', ({ payload }) => {
    Object.assign(payload, claims, nextNonce !== undefined && { nonce: nextNonce });
  });
  return {
    /** Settings of a server that uses this provider. */
    settings: {
      GOOGLE_CLIENT_ID: 'landfall-tests',
      GOOGLE_CLIENT_SECRET: 'secret-of-the-tests',
      GOOGLE_ISSUER: server.issuer.url ?? '',
    },
    /** Sets the next person to sign in. */
    becomes(next: Claims): void {
      claims = next;
    },
    /** Answers with a wrong nonce. */
    confuseNonce(nonce: string | undefined): void {
      nextNonce = nonce;
    },
    /** The next request for tokens fails. */
    failNext(statusCode: number, body: Record<string, unknown>): void {
      server.service.once('beforeResponse', (answer) => Object.assign(answer, { statusCode, body }));
    },
    stop: () => server.stop(),
  };
}
