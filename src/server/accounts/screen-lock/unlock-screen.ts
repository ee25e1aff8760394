import type { CheckedInputOf } from '#contract/operation.ts';
import type { unlockSession as operation } from '#contract/screen-lock.ts';
import { inScope } from '../../platform/database/scope.ts';
import { Failure } from '../../platform/failure.ts';
import type { Limit } from '../../platform/rate-limit.ts';
import type { Session } from '../../platform/session.ts';
import { addChallenge, takeChallenge } from '../challenge-repository.ts';
import { listPasskeys } from '../passkeys/passkey-repository.ts';
import { challengeIn, lastsMs, relyingPartyOf } from '../passkeys/relying-party.ts';
import { acceptPasskey } from '../passkeys/sign-in-with-passkey.ts';
import type { AccountPorts } from '../ports.ts';
import { checkPassword } from '../reauthenticate.ts';
import { withRightCode } from '../second-factor/check-code.ts';
import { unlock } from '../session-repository.ts';

type Shown = CheckedInputOf<typeof operation>;
type Ports = Pick<
  AccountPorts,
  'log' | 'clock' | 'database' | 'secrets' | 'rateLimits' | 'passwords' | 'accounts' | 'config'
>;

/** Attempts of one person, whatever they show. */
const tries: Limit = { name: 'unlock', times: 10, windowSeconds: 15 * 60 };

/**
 * Options for showing one of the person's own passkeys.
 * @throws Failure 'too-many-requests'
 */
export async function beginUnlock(
  { rateLimits, database, config, clock }: Pick<Ports, 'rateLimits' | 'database' | 'config' | 'clock'>,
  { person, id }: Session,
): Promise<Record<string, unknown>> {
  await rateLimits.count({ ...tries, name: 'unlock-begin', times: 60 }, person.id);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(config).id,
    userVerification: 'required',
    timeout: lastsMs,
    allowCredentials: (await listPasskeys(database, person.id)).map((passkey) => ({ id: passkey.id })),
  });
  await addChallenge(database, {
    kind: 'unlock',
    token: options.challenge,
    userId: person.id,
    expected: { session: id },
    now: clock(),
    lastsMs,
  });
  return { ...options };
}

/**
 * Unlocks the session by the password, a code or a passkey of its person. Attempts are counted before the check, and
 * refused ones are in the log.
 * @throws Failure 'session-not-locked', 'wrong-password', 'wrong-code', 'second-factor-off', 'passkey-refused',
 * 'sign-in-over', 'too-many-requests' or 'busy'
 */
export async function unlockScreen(services: Ports, session: Session, shown: Shown): Promise<void> {
  if (!session.isLocked) throw new Failure('session-not-locked');
  const { rateLimits, database, clock, accounts } = services;
  const { person, id } = session;
  await rateLimits.count(tries, person.id);
  let by: string;
  try {
    by = await prove(services, session, shown);
  } catch (error) {
    if (error instanceof Failure && refusals.has(error.code)) {
      await inScope(database, 'installation', (rows) =>
        accounts.noteScreenLock(rows, { person, action: 'unlock-refused', details: {}, at: clock() }),
      );
    }
    throw error;
  }
  await inScope(database, 'installation', async (rows) => {
    if (!(await unlock(rows, id, clock()))) throw new Failure('session-not-locked');
    await accounts.noteScreenLock(rows, { person, action: 'screen-unlocked', details: { by }, at: clock() });
  });
  await rateLimits.reset(tries, person.id);
}

const refusals = new Set<string>(['wrong-password', 'wrong-code', 'passkey-refused']);

/** @returns what was shown */
async function prove(services: Ports, session: Session, shown: Shown): Promise<string> {
  const { person } = session;
  if (shown.response) {
    await showPasskey(services, session, shown.response);
    return 'passkey';
  }
  if (shown.code !== undefined) {
    await withRightCode(services, { userId: person.id, code: shown.code }, async () => {});
    return 'code';
  }
  await checkPassword(services, person, shown.currentPassword ?? '');
  return 'password';
}

async function showPasskey(
  services: Ports,
  { person, id }: Session,
  response: NonNullable<Shown['response']>,
): Promise<void> {
  const { database, clock } = services;
  const challenge = challengeIn(response.response.clientDataJSON) ?? '';
  const begun = await takeChallenge(database, { kind: 'unlock', token: challenge, now: clock() });
  if (begun?.userId !== person.id || JSON.parse(begun.expected).session !== id) {
    throw new Failure('sign-in-over');
  }
  await acceptPasskey(services, { challenge, response, ownerId: person.id }, async () => {});
}
