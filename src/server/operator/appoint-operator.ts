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
  /** Whether its address was never confirmed, so that what it was entered by until now does so no more. */
  wasShut: boolean;
  /** Where they choose their first password; `undefined` for somebody who can sign in already. */
  passwordAddress: string | undefined;
}

/** The operators there are, the first one first. */
export function allOperators({ database }: Pick<OperatorPorts, 'database'>) {
  return listOperators(database);
}

/**
 * Makes the owner of an address an operator, with an account where they have none yet. Done again it changes
 * nothing, but gives a new link to whoever has not chosen a password. Whoever registered with the address and never
 * confirmed it may be somebody else, and is shut out.
 *
 * @param fullName of a new account
 */
export async function appointOperator(
  services: Pick<OperatorPorts, 'clock' | 'database' | 'config'>,
  { email, fullName }: { email: string; fullName: string },
): Promise<Appointment> {
  try {
    return await appoint(services, { email, fullName });
  } catch (error) {
    // Somebody has registered with the address in the same moment: now it has an account.
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
 * Makes an operator a person like any other; their account stays.
 *
 * @returns whether the address was an operator's
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

/** By whom is not known: whoever may run commands on the server. */
async function writeDown(
  { clock }: Pick<OperatorPorts, 'clock'>,
  transaction: Transaction,
  action: 'operator-added' | 'operator-removed',
  email: string,
): Promise<void> {
  const actor = { kind: 'system', id: null, name: 'npm run operator' } as const;
  await addAuditEntry(transaction, { companyId: null, actor, action, subject: email, at: clock() });
}
