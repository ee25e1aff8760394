import { createAccountWithoutPassword, firstPasswordAddress, shutIfUnconfirmed } from '../accounts/index.ts';
import { addAuditEntry } from '../audit/index.ts';
import { violatedConstraintOf } from '../platform/database/database-errors.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import {
  addOperator,
  findPersonByEmail,
  hasSignInMethod,
  listOperators,
  removeOperator,
} from './operator-repository.ts';
import type { OperatorPorts } from './ports.ts';

interface Appointment {
  /** Whether the account is new. */
  isNewAccount: boolean;
  /** Whether they were an operator before. */
  wasOperator: boolean;
  /** Whether the address was never confirmed, so that its sign-in methods were removed. */
  wasShut: boolean;
  /** The link for choosing a first password; `undefined` if the person can already sign in. */
  passwordAddress: string | undefined;
}

/** The operators, oldest first. */
export function allOperators({ database }: Pick<OperatorPorts, 'database'>) {
  return listOperators(database);
}

/**
 * Makes the owner of an address an operator and creates an account if there is none. Running it again only gives a
 * new link to a person without a password. An unconfirmed account may have been registered by somebody else, so its
 * sign-in methods are removed.
 * @param fullName of a new account
 */
export async function appointOperator(
  services: Pick<OperatorPorts, 'clock' | 'database' | 'config'>,
  { email, fullName }: { email: string; fullName: string },
): Promise<Appointment> {
  try {
    return await appoint(services, { email, fullName });
  } catch (error) {
    // The address was registered concurrently and now has an account.
    if (violatedConstraintOf(error) === 'users_email_key') return appoint(services, { email, fullName });
    throw error;
  }
}

function appoint(
  services: Pick<OperatorPorts, 'clock' | 'database' | 'config'>,
  { email, fullName }: { email: string; fullName: string },
): Promise<Appointment> {
  return inScope(services.database, 'installation', async (transaction) => {
    const known = await findPersonByEmail(transaction, email);
    const person = known ?? (await createAccountWithoutPassword(services, transaction, { email, fullName }));
    const isNew = await addOperator(transaction, person.id, services.clock());
    const wasShut = known !== undefined && isNew && (await shutIfUnconfirmed(transaction, person.id));
    if (isNew) await writeDown(services, transaction, 'operator-added', email);
    const canSignIn = await hasSignInMethod(transaction, person.id);
    return {
      isNewAccount: !known,
      wasOperator: !isNew,
      wasShut,
      passwordAddress: canSignIn ? undefined : await firstPasswordAddress(services, transaction, person),
    };
  });
}

/**
 * Removes the operator role; the account stays.
 * @returns whether the address belonged to an operator
 */
export function dismissOperator(
  services: Pick<OperatorPorts, 'clock' | 'database'>,
  email: string,
): Promise<boolean> {
  return inScope(services.database, 'installation', async (transaction) => {
    const person = await findPersonByEmail(transaction, email);
    const wasOperator = person !== undefined && (await removeOperator(transaction, person.id));
    if (wasOperator) await writeDown(services, transaction, 'operator-removed', email);
    return wasOperator;
  });
}

/** The actor is unknown: a person with shell access to the server. */
async function writeDown(
  { clock }: Pick<OperatorPorts, 'clock'>,
  transaction: Transaction,
  action: 'operator-added' | 'operator-removed',
  email: string,
): Promise<void> {
  const actor = { kind: 'system', id: null, name: 'npm run operator' } as const;
  await addAuditEntry(transaction, { companyId: null, actor, action, subject: email, at: clock() });
}
