import { OAuth2Server } from 'oauth2-mock-server';

/** What the provider says of whoever signs in next. */
interface Claims {
  sub: string;
  [claim: string]: unknown;
}

export type TestIdentityProvider = Awaited<ReturnType<typeof startIdentityProvider>>;

/** An OpenID provider on this machine, which believes whoever comes to be the one it was told of. */
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
    /** Settings of a server whose people sign in here. */
    settings: {
      GOOGLE_CLIENT_ID: 'landfall-tests',
      GOOGLE_CLIENT_SECRET: 'secret-of-the-tests',
      GOOGLE_ISSUER: server.issuer.url ?? '',
    },
    /** Decides who signs in from now on. */
    becomes(next: Claims): void {
      claims = next;
    },
    /** Answers with another nonce than it was asked with. */
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
