import type { PeopleView } from '#contract/party-view.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { PartyRole } from '#domain/team/permissions.ts';
import { Failure } from '../platform/failure.ts';
import { invitePartyByEmail } from '../team/index.ts';
import { readPeople } from './change-people.ts';
import { findParty } from './party-repository.ts';
import type { PartyPorts } from './ports.ts';

/**
 * Invites a person to fill in their own page: one of the company's invitations, which opens that page alone.
 * @throws Failure 'company-not-found', 'not-allowed', 'party-not-found', 'party-joined', 'party-not-a-person',
 * 'email-not-verified', 'already-invited' or 'too-many-requests'
 */
export async function inviteParty(
  services: PartyPorts,
  person: Person,
  companyId: string,
  id: string,
  { email, role }: { email: string; role: PartyRole },
): Promise<PeopleView> {
  await invitePartyByEmail(services, person, companyId, { email, role }, async (scope) => {
    const party = await findParty(scope, companyId, { id });
    if (!party) throw new Failure('party-not-found');
    if (party.kind !== 'person') throw new Failure('party-not-a-person');
    if (party.userId !== null) throw new Failure('party-joined');
    return { partyId: party.id, name: party.name };
  });
  return readPeople(services, person, companyId);
}
