import { displayNameOf, type Person } from '#domain/accounts/person.ts';
import { requireVerifiedEmail } from '../accounts/index.ts';
import { readCompany } from '../companies/index.ts';
import { queueEmail, writeEmail } from '../mail/index.ts';
import { hashOfToken, newToken } from '../platform/one-time-token.ts';
import type { Limit } from '../platform/rate-limit.ts';
import { refuseEarlyProvider } from '../providers/index.ts';
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
 * @throws Failure 'company-not-found', 'not-allowed', 'email-not-verified', 'provider-not-accepted' or
 * 'too-many-requests'
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
  const { token, sending } = newSending(services);
  return inCompany(services, person, companyId, 'invite-member', async (scope) => {
    await requireVerifiedEmail(scope, person);
    const invitation = await store(scope, sending);
    await refuseEarlyProvider(scope, companyId, invitation.email);
    const inviter = displayNameOf(person);
    const company = scope.company.details.name;
    await queueEmail(services, scope, invitationEmail(services, invitation, { inviter, company, token }));
    return invitation;
  });
}

/** A new link for an invitation. */
export function newSending({ clock }: Pick<TeamPorts, 'clock'>): { token: string; sending: Sending } {
  const token = newToken();
  const sentAt = clock();
  const expiresAt = new Date(sentAt.getTime() + validForMs);
  return { token, sending: { tokenHash: hashOfToken(token), sentAt, expiresAt } };
}

/** What an invitation's email says of the installation. */
export interface InvitationConfig {
  config: Pick<TeamPorts['config'], 'brand' | 'publicUrl'>;
}

/** The email that carries an invitation's link. */
export function invitationEmail(
  { config: { brand, publicUrl } }: InvitationConfig,
  { name, email, role, expiresAt }: Invitation,
  { inviter, company, token }: { inviter: string; company: string; token: string },
) {
  return writeEmail(
    'invitation',
    { to: email, url: `${publicUrl}/app/invitation?token=${token}` },
    {
      name: asPlainWords(name),
      inviter: asPlainWords(inviter),
      company: asPlainWords(company),
      brand: brand.name,
      role,
      expiresAt,
    },
  );
}

/**
 * User input with an invisible character after each dot, colon, slash and @, so that mail programs make no links of
 * it and invitations cannot carry advertisements.
 */
function asPlainWords(typed: string): string {
  return typed.replaceAll(/[.:/@]/g, '$&\u2060');
}
