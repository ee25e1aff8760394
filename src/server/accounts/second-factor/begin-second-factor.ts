import { Failure } from '../../platform/failure.ts';
import type { Session } from '../../platform/session.ts';
import type { AccountPorts } from '../ports.ts';
import { reauthenticate } from '../reauthenticate.ts';
import { secondFactorSeal } from './check-code.ts';
import { addressOf, newSecret } from './codes.ts';
import { keepUnconfirmed } from './second-factor-repository.ts';

/**
 * Creates a secret for the signed-in person's authenticator app. It takes effect once a code is confirmed, so that
 * nobody is locked out.
 * @throws Failure 'second-factor-on' or what `reauthenticate` throws
 */
export async function beginSecondFactor(
  services: Pick<
    AccountPorts,
    'clock' | 'database' | 'secrets' | 'rateLimits' | 'passwords' | 'accounts' | 'config'
  >,
  session: Session,
  currentPassword: string | undefined,
): Promise<{ secret: string; uri: string }> {
  const { database, config, clock } = services;
  const { person } = session;
  await reauthenticate(services, session, currentPassword);
  const secret = newSecret();
  const sealedSecret = secondFactorSeal(services).seal(secret, person.id);
  if (!(await keepUnconfirmed(database, { userId: person.id, sealedSecret, now: clock() }))) {
    throw new Failure('second-factor-on');
  }
  return { secret, uri: addressOf(secret, { issuer: config.brand.name, label: person.email }) };
}
