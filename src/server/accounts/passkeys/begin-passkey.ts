import { Failure } from '../../platform/failure.ts';
import type { Session } from '../../platform/session.ts';
import { addChallenge } from '../challenge-repository.ts';
import type { AccountPorts } from '../ports.ts';
import { reauthenticate } from '../reauthenticate.ts';
import { listPasskeys } from './passkey-repository.ts';
import { algorithms, lastsMs, maxPasskeys, relyingPartyOf } from './relying-party.ts';

/**
 * Options for creating a passkey in the signed-in person's browser: user verification required (fingerprint, face or
 * PIN), discoverable without a user name.
 * @throws Failure 'too-many-passkeys' or what `reauthenticate` throws
 */
export async function beginPasskey(
  services: Pick<AccountPorts, 'clock' | 'database' | 'rateLimits' | 'passwords' | 'accounts' | 'config'>,
  session: Session,
  currentPassword: string | undefined,
): Promise<Record<string, unknown>> {
  const { database, config, clock } = services;
  const { person } = session;
  await reauthenticate(services, session, currentPassword);
  const known = await listPasskeys(database, person.id);
  if (known.length >= maxPasskeys) throw new Failure('too-many-passkeys');
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const { id, name } = relyingPartyOf(config);
  const options = await generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userID: Buffer.from(person.id),
    userName: person.email,
    userDisplayName: person.fullName,
    timeout: lastsMs,
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transportsIn(transports) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await addChallenge(database, {
    kind: 'passkey',
    token: options.challenge,
    userId: person.id,
    expected: {},
    now: clock(),
    lastsMs,
  });
  return { ...options };
}

function transportsIn(kept: string): string[] {
  return kept.split(',').filter(Boolean);
}
