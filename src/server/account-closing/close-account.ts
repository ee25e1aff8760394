import { reauthenticate, signInAddress } from '../accounts/index.ts';
import { queueEmail, writeEmail } from '../mail/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import type { Session } from '../platform/session.ts';
import { closingOutcomes } from './closing-outcome.ts';
import { close } from './closing-repository.ts';
import { removalAfter } from './grace.ts';
import { noteInCompanies } from './note-in-companies.ts';
import type { AccountClosingPorts } from './ports.ts';

/**
 * Closes the signed-in person's account and ends every session. After the grace period the account is removed, with
 * the companies that have no other members. Signing in before then reopens it.
 * @returns when it is removed
 * @throws Failure 'wrong-password', 'sign-in-again', 'last-admin', 'subscription-running', 'case-open',
 * 'too-many-requests' or 'busy'
 */
export async function closeAccount(
  services: Pick<
    AccountClosingPorts,
    'clock' | 'database' | 'jobs' | 'rateLimits' | 'passwords' | 'accounts' | 'config'
  >,
  session: Session,
  {
    currentPassword,
    endsOpenCases = false,
  }: { currentPassword?: string | undefined; endsOpenCases?: boolean | undefined },
): Promise<Date> {
  const { database, config, clock } = services;
  const { person } = session;
  await reauthenticate(services, session, currentPassword);
  return inScope(database, { person: person.id }, async (transaction) => {
    const companies = await closingOutcomes(transaction, person.id);
    const outcomes = companies.map(({ outcome }) => outcome);
    if (outcomes.includes('needs-admin')) throw new Failure('last-admin');
    if (outcomes.includes('is-billed')) throw new Failure('subscription-running');
    if (!endsOpenCases && companies.some(({ openCases }) => openCases.length > 0))
      throw new Failure('case-open');
    const now = clock();
    const removedAfter = removalAfter(now);
    await close(transaction, person.id, removedAfter);
    await noteInCompanies(transaction, person, 'account-closed', now);
    const url = signInAddress(config);
    await queueEmail(
      services,
      transaction,
      writeEmail('account-closed', { to: person.email, url }, { removedAfter }),
    );
    return removedAfter;
  });
}
