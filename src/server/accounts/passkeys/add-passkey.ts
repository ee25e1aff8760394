import type { CheckedInputOf } from '#contract/operation.ts';
import type { addPasskey as operation } from '#contract/passkeys.ts';
import { inScope } from '../../platform/database/scope.ts';
import { Failure } from '../../platform/failure.ts';
import type { Session } from '../../platform/session.ts';
import { takeChallenge } from '../challenge-repository.ts';
import type { AccountPorts } from '../ports.ts';
import { noteSecondFactor } from '../second-factor/second-factor-repository.ts';
import { isStillSession } from '../sign-in-method-repository.ts';
import { tellOwner } from '../tell-owner.ts';
import { countPasskeys, insertPasskey, type Passkey } from './passkey-repository.ts';
import { algorithms, challengeIn, maxPasskeys, relyingPartyOf } from './relying-party.ts';

type Made = CheckedInputOf<typeof operation>['response'];

/**
 * Adds the passkey that the signed-in person's browser has made.
 * @throws Failure 'passkey-refused', 'passkey-known', 'too-many-passkeys', 'sign-in-over' if it took too long, or
 * 'sign-in-required' if the session ended meanwhile
 */
export async function addPasskey(
  services: Pick<AccountPorts, 'log' | 'clock' | 'database' | 'jobs' | 'config'>,
  { id: sessionId, person }: Session,
  { name, response }: { name: string; response: Made },
): Promise<Passkey> {
  const { database, clock } = services;
  const token = challengeIn(response.response.clientDataJSON) ?? '';
  const begun = await takeChallenge(database, { kind: 'passkey', token, now: clock() });
  if (begun?.userId !== person.id) throw new Failure('sign-in-over');
  const { credential, credentialBackedUp } = await verified(services, token, response);
  return inScope(database, { person: person.id }, async (transaction) => {
    if ((await countPasskeys(transaction, person.id)) >= maxPasskeys) throw new Failure('too-many-passkeys');
    if (!(await isStillSession(transaction, sessionId))) throw new Failure('sign-in-required');
    const passkey = await insertPasskey(transaction, {
      id: credential.id,
      userId: person.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: (credential.transports ?? []).join(','),
      name,
      isBackedUp: credentialBackedUp,
      createdAt: clock(),
    });
    if (!passkey) throw new Failure('passkey-known');
    await noteSecondFactor(transaction, sessionId, 'passkey');
    await tellOwner(services, transaction, person, 'passkey-added', name);
    return passkey;
  });
}

/** Reads the new key from the browser's answer. */
async function verified(
  { config, log }: Pick<AccountPorts, 'log' | 'config'>,
  expectedChallenge: string,
  response: Made,
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { id, origin } = relyingPartyOf(config);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (registrationInfo) return registrationInfo;
  } catch (error) {
    log.info({ err: error }, 'A new passkey was refused.');
  }
  throw new Failure('passkey-refused');
}
