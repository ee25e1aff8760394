import { inScope, type Transaction } from '../../platform/database/scope.ts';
import { Failure } from '../../platform/failure.ts';
import type { Limit } from '../../platform/rate-limit.ts';
import { openSeal, type Seal } from '../../platform/seal.ts';
import type { AccountPorts } from '../ports.ts';
import { stepOf } from './codes.ts';
import { hashOfRecoveryCode } from './recovery-codes.ts';
import {
  findSecondFactor,
  type SecondFactor,
  takeRecoveryCode,
  takeStep,
} from './second-factor-repository.ts';

/**
 * Wrong codes of one person, across all sign-ins and sessions. Three codes in a million are valid at any moment: at
 * thirty a day, an attacker with the password needs twenty years for even odds.
 */
const failedAttempts: Limit = { name: 'second-factor', times: 10, windowSeconds: 15 * 60 };
const failedAttemptsPerDay: Limit = { name: 'second-factor-day', times: 30, windowSeconds: 24 * 60 * 60 };

/** The key that seals second factors. */
export function secondFactorSeal({ secrets }: Pick<AccountPorts, 'secrets'>): Seal {
  return openSeal(secrets.authSecret, 'second factors');
}

interface Shown {
  userId: string;
  code: string;
}

/**
 * Runs `work` if the code is right and uses up the code in the same transaction. The attempt is counted before the
 * check, against concurrent guesses, and refunded if right.
 * @param work is told whether it was a recovery code
 * @throws Failure 'wrong-code', 'second-factor-off' or 'too-many-requests'
 */
export async function withRightCode<T>(
  services: Pick<AccountPorts, 'log' | 'clock' | 'database' | 'secrets' | 'rateLimits'>,
  { userId, code }: Shown,
  work: (transaction: Transaction, used: 'app' | 'recovery') => Promise<T>,
): Promise<T> {
  const { rateLimits, database } = services;
  await rateLimits.count(failedAttempts, userId);
  await rateLimits.count(failedAttemptsPerDay, userId);
  const result = await inScope(database, { person: userId }, async (transaction) =>
    work(transaction, await takeCode(services, transaction, { userId, code })),
  );
  await Promise.all([
    rateLimits.reset(failedAttempts, userId),
    rateLimits.reset(failedAttemptsPerDay, userId),
  ]);
  return result;
}

async function takeCode(
  services: Pick<AccountPorts, 'log' | 'clock' | 'secrets'>,
  transaction: Transaction,
  { userId, code }: Shown,
): Promise<'app' | 'recovery'> {
  const factor = await findSecondFactor(transaction, userId);
  if (!factor) throw new Failure('second-factor-off');
  const { sealedSecret } = factor;
  const now = services.clock();
  const hash = hashOfRecoveryCode(code, userId);
  if (hash && (await takeRecoveryCode(transaction, { userId, hash, now }))) return 'recovery';
  const secret = unsealed(services, factor);
  const step = secret && stepOf(code, secret, now);
  if (step && (await takeStep(transaction, { userId, sealedSecret, step }))) return 'app';
  throw new Failure('wrong-code', { fields: { code: { code: 'wrong-code' } } });
}

/** `undefined` if the installation's secret has changed; recovery codes still work then. */
function unsealed(
  services: Pick<AccountPorts, 'log' | 'secrets'>,
  { sealedSecret, userId }: SecondFactor,
): string | undefined {
  try {
    return secondFactorSeal(services).open(sealedSecret, userId);
  } catch (error) {
    services.log.error({ err: error }, 'A second factor cannot be unsealed. Has AUTH_SECRET been changed?');
    return undefined;
  }
}
