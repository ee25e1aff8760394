import { displayNameOf, type Person } from '#domain/accounts/person.ts';
import { requireVerifiedEmail } from '../accounts/index.ts';
import { readCompany } from '../companies/index.ts';
import { queueEmail, writeEmail } from '../mail/index.ts';
import { hashOfToken, newToken } from '../platform/one-time-token.ts';
import type { Limit } from '../platform/rate-limit.ts';
import { type CompanyScope, inCompany } from '../tenancy/index.ts';
import type { Invitation } from './invitation-repository.ts';
import type { TeamPorts } from './ports.ts';

/** How long an invitation can be accepted after its email. */
const validForMs = 7 * 24 * 60 * 60 * 1000;

const byPerson: Limit = { name: 'invite-by-person', times: 30, windowSeconds: 60 * 60 };

/** The fields of an invitation that change with each email. */
export type Sending = Pick<Invitation, 'tokenHash' | 'sentAt' | 'expiresAt'>;

/**
 * Stores an invitation and its email together.
 * @param store stores the changed fields and returns the invitation
 * @throws Failure 'company-not-found', 'not-allowed', 'email-not-verified' or 'too-many-requests'
 */
export async function sendInvitation(
  services: Pick<TeamPorts, 'clock' | 'database' | 'jobs' | 'rateLimits' | 'config'>,
  person: Person,
  companyId: string,
  store: (scope: CompanyScope, sending: Sending) => Promise<Invitation>,
): Promise<Invitation> {
  // Checked before counting: a person without permission uses up nothing.
  await readCompany(services, person, companyId, 'invite-member');
  await services.rateLimits.count(byPerson, person.id);
  const token = newToken();
  const sentAt = services.clock();
  const expiresAt = new Date(sentAt.getTime() + validForMs);
  return inCompany(services, person, companyId, 'invite-member', async (scope) => {
    await requireVerifiedEmail(scope, person);
    const invitation = await store(scope, { tokenHash: hashOfToken(token), sentAt, expiresAt });
    const { brand, publicUrl } = services.config;
    const url = `${publicUrl}/app/invitation?token=${token}`;
    const message = writeEmail(
      'invitation',
      { to: invitation.email, url },
      {
        name: asPlainWords(invitation.name),
        inviter: asPlainWords(displayNameOf(person)),
        company: asPlainWords(scope.company.details.name),
        brand: brand.name,
        role: invitation.role,
        expiresAt,
      },
    );
    await queueEmail(services, scope, message);
    return invitation;
  });
}

/**
 * User input with an invisible character after each dot, colon, slash and @, so that mail programs make no links of
 * it and invitations cannot carry advertisements.
 */
function asPlainWords(typed: string): string {
  return typed.replaceAll(/[.:/@]/g, '$&\u2060');
}
