import type { CheckedInputOf } from '#contract/operation.ts';
import type { signInWithPasskey as operation } from '#contract/passkeys.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { Client } from '../../platform/client.ts';
import { inScope, type Transaction } from '../../platform/database/scope.ts';
import { Failure } from '../../platform/failure.ts';
import type { Limit } from '../../platform/rate-limit.ts';
import { addChallenge, takeChallenge } from '../challenge-repository.ts';
import { openSession } from '../open-session.ts';
import type { AccountPorts } from '../ports.ts';
import { findPerson } from '../sign-in-method-repository.ts';
import { findPasskey, noteUse, type Passkey } from './passkey-repository.ts';
import { challengeIn, lastsMs, relyingPartyOf } from './relying-party.ts';

type Shown = CheckedInputOf<typeof operation>['response'];

/** The sign-in page sends a request each time it is opened. */
const beginnings: Limit = { name: 'passkey-begin', times: 300, windowSeconds: 15 * 60 };
const tries: Limit = { name: 'passkey', times: 100, windowSeconds: 15 * 60 };

/**
 * Options for finding a passkey in the browser. They name no account and so reveal none.
 * @throws Failure 'too-many-requests'
 */
export async function beginPasskeySignIn(
  { rateLimits, database, config, clock }: Pick<AccountPorts, 'clock' | 'database' | 'rateLimits' | 'config'>,
  client: Client,
): Promise<Record<string, unknown>> {
  await rateLimits.count(beginnings, client.network);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(config).id,
    userVerification: 'required',
    timeout: lastsMs,
  });
  const { challenge: token } = options;
  const kind = 'passkey-sign-in';
  await addChallenge(database, { kind, token, userId: null, expected: {}, now: clock(), lastsMs });
  return { ...options };
}

/**
 * Opens a session with a passkey. The device has verified a fingerprint, face or PIN, which makes two factors, so no
 * code is asked for.
 * @throws Failure 'passkey-refused' (whether unknown or wrong), 'sign-in-over' if it took too long, or
 * 'too-many-requests'
 */
export async function signInWithPasskey(
  services: Pick<
    AccountPorts,
    'log' | 'clock' | 'database' | 'rateLimits' | 'countryOf' | 'reopenAccount' | 'config'
  >,
  response: Shown,
  client: Client,
): Promise<{ person: Person; token: string }> {
  const { rateLimits, database, clock } = services;
  await rateLimits.count(tries, client.network);
  const challenge = challengeIn(response.response.clientDataJSON) ?? '';
  const begun = await takeChallenge(database, { kind: 'passkey-sign-in', token: challenge, now: clock() });
  if (!begun) throw new Failure('sign-in-over');
  const signedIn = await acceptPasskey(services, { challenge, response }, async (transaction, userId) => {
    const person = await findPerson(transaction, userId);
    if (!person) throw new Failure('passkey-refused');
    const opening = { transaction, secondFactor: 'passkey' } as const;
    return { person, token: await openSession(services, person, client, opening) };
  });
  await rateLimits.refund(tries, client.network);
  return signedIn;
}

/**
 * Checks what a passkey answered to a challenge, and does `work` with its use.
 * @param ownerId whose passkey it has to be; anybody's if left out
 * @throws Failure 'passkey-refused', whether unknown, wrong or another person's
 */
export async function acceptPasskey<T>(
  services: Pick<AccountPorts, 'log' | 'clock' | 'database' | 'config'>,
  { challenge, response, ownerId }: { challenge: string; response: Shown; ownerId?: string },
  work: (transaction: Transaction, userId: string) => Promise<T>,
): Promise<T> {
  const { database, clock, log } = services;
  const passkey = await findPasskey(database, response.id);
  const isOthers = ownerId !== undefined && passkey?.userId !== ownerId;
  if (!passkey || isOthers || !isOfOwner(response, passkey)) throw new Failure('passkey-refused');
  const { newCounter, credentialBackedUp } = await verified(services, { challenge, response, passkey });
  return inScope(database, { person: passkey.userId }, async (transaction) => {
    const use = { id: passkey.id, counter: newCounter, isBackedUp: credentialBackedUp, now: clock() };
    if (!(await noteUse(transaction, use))) {
      log.warn({ person: passkey.userId }, 'A passkey was refused: its counter has been seen before.');
      throw new Failure('passkey-refused');
    }
    return work(transaction, passkey.userId);
  });
}

/** A discovered passkey carries the user id. */
function isOfOwner({ response: { userHandle } }: Shown, passkey: Passkey): boolean {
  return !userHandle || Buffer.from(userHandle, 'base64url').toString('utf8') === passkey.userId;
}

async function verified(
  { config, log }: Pick<AccountPorts, 'log' | 'config'>,
  { challenge, response, passkey }: { challenge: string; response: Shown; passkey: Passkey },
) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { id, origin } = relyingPartyOf(config);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    if (verified) return authenticationInfo;
  } catch (error) {
    log.info({ err: error }, 'A passkey was refused.');
  }
  throw new Failure('passkey-refused');
}
