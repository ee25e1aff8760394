import type { StaffRole } from '#domain/staff/permissions.ts';
import { createAccountWithoutPassword, firstPasswordAddress, shutIfUnconfirmed } from '../accounts/index.ts';
import { type AuditActor, addAuditEntry } from '../audit/index.ts';
import { violatedConstraintOf } from '../platform/database/database-errors.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import type { StaffPorts } from './ports.ts';
import {
  addOperator,
  findPersonByEmail,
  hasSignInMethod,
  listStaff,
  removeOperator,
  setStaffRole,
  staffRoleOf,
} from './staff-repository.ts';

/** The actor is unknown: a person with shell access to the server. */
const commandLine: AuditActor = { kind: 'system', id: null, name: 'npm run operator' };

interface NewOperator {
  email: string;
  fullName: string;
  role?: StaffRole | undefined;
}

interface Appointment {
  /** Whether the account is new. */
  isNewAccount: boolean;
  /** Whether they were an operator before. */
  wasOperator: boolean;
  /** Their role now. */
  role: StaffRole;
  /** Whether the address was never confirmed, so that its sign-in methods were removed. */
  wasShut: boolean;
  /** The link for choosing a first password; `undefined` if the person can already sign in. */
  passwordAddress: string | undefined;
}

/** The operators, oldest first. */
export function allOperators({ database }: Pick<StaffPorts, 'database'>) {
  return inScope(database, 'installation', listStaff);
}

/**
 * Makes the owner of an address an operator and creates an account if there is none. Running it again only gives a
 * new link to a person without a password. An unconfirmed account may have been registered by somebody else, so its
 * sign-in methods are removed.
 * @param fullName of a new account
 * @param role left out, a new operator becomes a manager and a known one keeps their role
 */
export async function appointOperator(
  services: Pick<StaffPorts, 'clock' | 'database' | 'config'>,
  { email, fullName, role }: NewOperator,
): Promise<Appointment> {
  try {
    return await appoint(services, { email, fullName, role });
  } catch (error) {
    // The address was registered concurrently and now has an account.
    if (violatedConstraintOf(error) === 'users_email_key')
      return appoint(services, { email, fullName, role });
    throw error;
  }
}

function appoint(
  services: Pick<StaffPorts, 'clock' | 'database' | 'config'>,
  newOperator: NewOperator,
): Promise<Appointment> {
  return inScope(services.database, 'installation', (transaction) =>
    appointIn(services, transaction, commandLine, newOperator),
  );
}

/** The same in a transaction, by somebody who is known. */
export async function appointIn(
  services: Pick<StaffPorts, 'clock' | 'config'>,
  transaction: Transaction,
  actor: AuditActor,
  { email, fullName, role }: NewOperator,
): Promise<Appointment> {
  const known = await findPersonByEmail(transaction, email);
  const person = known ?? (await createAccountWithoutPassword(services, transaction, { email, fullName }));
  const before = await staffRoleOf(transaction, person.id);
  const now = role ?? before ?? 'manager';
  const isNew = await addOperator(transaction, person.id, now, services.clock());
  const wasShut = known !== undefined && isNew && (await shutIfUnconfirmed(transaction, person.id));
  const at = services.clock();
  const entry = { companyId: null, actor, subject: email, at };
  if (isNew) {
    await addAuditEntry(transaction, { ...entry, action: 'operator-added', details: { role: now } });
  } else if (before && before !== now) {
    await setStaffRole(transaction, person.id, now);
    const details = { from: before, to: now };
    await addAuditEntry(transaction, { ...entry, action: 'operator-role-changed', details });
  }
  const canSignIn = await hasSignInMethod(transaction, person.id);
  return {
    isNewAccount: !known,
    wasOperator: !isNew,
    role: now,
    wasShut,
    passwordAddress: canSignIn ? undefined : await firstPasswordAddress(services, transaction, person),
  };
}

/**
 * Removes the operator role; the account stays.
 * @returns whether the address belonged to an operator
 */
export function dismissOperator(
  services: Pick<StaffPorts, 'clock' | 'database'>,
  email: string,
): Promise<boolean> {
  return inScope(services.database, 'installation', async (transaction) => {
    const person = await findPersonByEmail(transaction, email);
    const wasOperator = person !== undefined && (await removeOperator(transaction, person.id));
    if (wasOperator) {
      await addAuditEntry(transaction, {
        companyId: null,
        actor: commandLine,
        action: 'operator-removed',
        subject: email,
        at: services.clock(),
      });
    }
    return wasOperator;
  });
}
