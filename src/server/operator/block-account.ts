import type { Person } from '#domain/accounts/person.ts';
import { endEverySession, holdAccount, setBlocked } from '../accounts/index.ts';
import { queueEmail, writeEmail } from '../mail/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { keepManager } from '../staff/index.ts';
import { noteAboutPerson } from './note-about-person.ts';
import type { OperatorPorts } from './ports.ts';

type Blocking = Pick<OperatorPorts, 'clock' | 'database' | 'jobs' | 'config'>;

/**
 * Blocks an account: ends every session and API token and refuses sign-in until an operator unblocks it. The logs
 * record the actor, the installation's log also the reason, and the owner is emailed.
 * @throws Failure 'person-not-found', 'account-is-yours', 'account-blocked-already', or 'last-manager'
 */
export function blockAccount(
  services: Blocking,
  operator: Person,
  id: string,
  reason: string,
): Promise<void> {
  if (id === operator.id) throw new Failure('account-is-yours');
  const { database, config, clock } = services;
  return inScope(database, 'installation', async (transaction) => {
    await keepManager(transaction, id);
    const account = await holdAccount(transaction, id);
    if (!account) throw new Failure('person-not-found');
    if (account.isBlocked) throw new Failure('account-blocked-already');
    const at = clock();
    await setBlocked(transaction, id, { at, reason });
    await endEverySession(transaction, id);
    await noteAboutPerson(transaction, {
      action: 'account-blocked',
      operator,
      person: account.person,
      details: { reason },
      at,
    });
    const { operatorName, supportEmail: support } = config.brand;
    await queueEmail(
      services,
      transaction,
      writeEmail(
        'account-blocked',
        { to: account.person.email },
        { reason, operator: operatorName, support },
      ),
    );
  });
}

/**
 * Unblocks an account.
 * @throws Failure 'person-not-found' or 'account-not-blocked'
 */
export function unblockAccount(services: Blocking, operator: Person, id: string): Promise<void> {
  const { database, config, clock } = services;
  return inScope(database, 'installation', async (transaction) => {
    const account = await holdAccount(transaction, id);
    if (!account) throw new Failure('person-not-found');
    if (!account.isBlocked) throw new Failure('account-not-blocked');
    const { person } = account;
    await setBlocked(transaction, id, null);
    await noteAboutPerson(transaction, { action: 'account-unblocked', operator, person, at: clock() });
    const url = `${config.publicUrl}/app/signin`;
    await queueEmail(services, transaction, writeEmail('account-unblocked', { to: person.email, url }));
  });
}
