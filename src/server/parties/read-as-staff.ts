import type { PeopleView } from '#contract/party-view.ts';
import { displayNameOf, type Person } from '#domain/accounts/person.ts';
import type { SensitiveAnswers } from '#domain/parties/party.ts';
import { inCompanyAsStaff } from '../audit/index.ts';
import { Failure } from '../platform/failure.ts';
import { todayOf } from './change-people.ts';
import { findParty } from './party-repository.ts';
import { peopleOf } from './people-of.ts';
import type { PartyPorts } from './ports.ts';
import { readAnswers, recordOpening } from './sensitive-answers-repository.ts';
import { viewPeople } from './views.ts';

/**
 * The people and owners of a client's company, for staff; its log says so.
 * @throws Failure 'company-not-found'
 */
export function readClientPeople(
  services: Pick<PartyPorts, 'clock' | 'database'>,
  staff: Person,
  companyId: string,
): Promise<PeopleView> {
  return inCompanyAsStaff(services, staff, companyId, async (scope) => {
    await scope.recordRead('people');
    const people = await peopleOf(scope, scope.company);
    return viewPeople(people, todayOf(services), { seesDetails: true, now: services.clock() });
  });
}

/**
 * The sensitive answers of one person, for staff with that right. The person sees who opened them, and when.
 * @throws Failure 'company-not-found' or 'party-not-found'
 */
export function openSensitiveAnswers(
  services: Pick<PartyPorts, 'clock' | 'database' | 'secrets'>,
  staff: Person,
  companyId: string,
  id: string,
): Promise<SensitiveAnswers> {
  return inCompanyAsStaff(services, staff, companyId, async (scope) => {
    const party = await findParty(scope, companyId, { id });
    if (!party) throw new Failure('party-not-found');
    await scope.record({ action: 'sensitive-answers-opened', subject: party.name });
    const opening = { companyId, partyId: id, readerId: staff.id, readerName: displayNameOf(staff) };
    await recordOpening(scope, { ...opening, at: services.clock() });
    return readAnswers(scope, services.secrets, companyId, id);
  });
}
