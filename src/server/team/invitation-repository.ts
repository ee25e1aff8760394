import { and, asc, eq, isNull } from 'drizzle-orm';
import { users } from '../accounts/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { companies } from '../tenancy/tables.ts';
import { invitations } from './tables.ts';

export type Invitation = typeof invitations.$inferSelect;

/** An invitation as seen with the email's link. */
export interface OpenedInvitation {
  invitation: Invitation;
  companyName: string;
  /** `null` once that account is gone. */
  invitedByName: string | null;
  /** Whether the invited address has an account. */
  hasAccount: boolean;
}

const isOpen = and(isNull(invitations.acceptedAt), isNull(invitations.withdrawnAt));

/** Invitations neither accepted nor withdrawn, oldest first, including expired ones. */
export function listOpenInvitations({ orm }: Rows, companyId: string): Promise<Invitation[]> {
  return orm
    .select()
    .from(invitations)
    .where(and(eq(invitations.companyId, companyId), isOpen))
    .orderBy(asc(invitations.createdAt), asc(invitations.id));
}

export async function addInvitation(
  { orm }: Rows,
  invitation: typeof invitations.$inferInsert,
): Promise<Invitation> {
  const [added] = await orm.insert(invitations).values(invitation).returning();
  if (!added) throw new Error('An invitation that was inserted is not there.');
  return added;
}

/** Changes an open invitation and returns it; `undefined` if there is none with that id. */
export async function changeOpenInvitation(
  { orm }: Rows,
  { companyId, id }: { companyId: string; id: string },
  change: Partial<Pick<Invitation, 'tokenHash' | 'sentAt' | 'expiresAt' | 'withdrawnAt'>>,
): Promise<Invitation | undefined> {
  const [changed] = await orm
    .update(invitations)
    .set(change)
    .where(and(eq(invitations.id, id), eq(invitations.companyId, companyId), isOpen))
    .returning();
  return changed;
}

/** Ends the open invitations of those who are to run a company. */
export async function withdrawAdminInvitations({ orm }: Rows, companyId: string, at: Date): Promise<void> {
  await orm
    .update(invitations)
    .set({ withdrawnAt: at })
    .where(and(eq(invitations.companyId, companyId), eq(invitations.role, 'admin'), isOpen));
}

/**
 * The invitation of a link.
 * @param lock whether to lock it until the transaction ends
 */
export async function findInvitation(
  { orm }: Rows,
  tokenHash: string,
  lock?: 'lock',
): Promise<Invitation | undefined> {
  const query = orm.select().from(invitations).where(eq(invitations.tokenHash, tokenHash));
  const [found] = await (lock ? query.for('update') : query);
  return found;
}

/** What the email's reader needs besides the invitation itself. */
export async function describeInvitation({ orm }: Rows, invitation: Invitation): Promise<OpenedInvitation> {
  const [company] = await orm
    .select({ name: companies.name, invitedByName: users.name })
    .from(companies)
    .leftJoin(users, invitation.invitedBy ? eq(users.id, invitation.invitedBy) : isNull(users.id))
    .where(eq(companies.id, invitation.companyId));
  const accounts = await orm.select({ id: users.id }).from(users).where(eq(users.email, invitation.email));
  return {
    invitation,
    companyName: company?.name ?? '',
    invitedByName: company?.invitedByName ?? null,
    hasAccount: accounts.length > 0,
  };
}

export async function markAccepted({ orm }: Rows, id: string, at: Date): Promise<void> {
  await orm.update(invitations).set({ acceptedAt: at }).where(eq(invitations.id, id));
}

/** A person with the email's link can read the address's emails. */
export async function markVerified({ orm }: Rows, userId: string, at: Date): Promise<void> {
  await orm
    .update(users)
    .set({ emailVerified: true, updatedAt: at })
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)));
}
