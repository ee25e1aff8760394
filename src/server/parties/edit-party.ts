import type { PartyChanges, PeopleView } from '#contract/party-view.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { PartyKind } from '#domain/parties/party.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { Failure } from '../platform/failure.ts';
import type { CompanyScope } from '../tenancy/index.ts';
import { changePeople } from './change-people.ts';
import { deleteParty, addParty as insertParty, isInRegister, updateParty } from './party-repository.ts';
import type { People } from './people-of.ts';
import type { PartyPorts } from './ports.ts';

/** A party as it is entered. */
type NewParty = PartyChanges & { kind: PartyKind; name: string; isYou: boolean };

/**
 * Adds a person, company or trust to a company's people.
 * @throws Failure as `changePeople`, or 'party-yours'
 */
export function addParty(
  services: Pick<PartyPorts, 'clock' | 'database'>,
  person: Person,
  companyId: string,
  { isYou, birthDate, ...values }: NewParty,
  storeAnswer: (scope: CompanyScope, people: PeopleView) => Promise<void>,
): Promise<PeopleView> {
  return changePeople(
    services,
    person,
    companyId,
    async ({ scope, now }) => {
      const added = await insertParty(scope, {
        ...values,
        companyId,
        birthDate: birthDate as PlainDate | null | undefined,
        userId: isYou && values.kind === 'person' ? person.id : null,
        createdAt: now,
        updatedAt: now,
      });
      if (!added) throw new Failure('party-yours');
      return { action: 'party-added', subject: added.name };
    },
    'change-parties',
    storeAnswer,
  );
}

/**
 * Changes the details of a party that has no page of its own, or of one's own.
 * @throws Failure as `changePeople`, 'party-not-found' or 'party-joined'
 */
export function changeParty(
  services: Pick<PartyPorts, 'clock' | 'database'>,
  person: Person,
  companyId: string,
  id: string,
  changes: PartyChanges,
): Promise<PeopleView> {
  return changePeople(services, person, companyId, async ({ scope, people, now }) => {
    const party = partyIn(people, id);
    if (party.userId !== null && party.userId !== person.id) throw new Failure('party-joined');
    await updateParty(scope, party, changes, now);
    return { action: 'party-changed', subject: changes.name ?? party.name };
  });
}

/**
 * Removes a party that no register names.
 * @throws Failure as `changePeople`, 'party-not-found' or 'party-in-register'
 */
export function removeParty(
  services: Pick<PartyPorts, 'clock' | 'database'>,
  person: Person,
  companyId: string,
  id: string,
): Promise<PeopleView> {
  return changePeople(services, person, companyId, async ({ scope, people }) => {
    const party = partyIn(people, id);
    if (await isInRegister(scope, companyId, id)) throw new Failure('party-in-register');
    await deleteParty(scope, companyId, id);
    return { action: 'party-removed', subject: party.name };
  });
}

/** @throws Failure 'party-not-found' */
export function partyIn({ stored }: Pick<People, 'stored'>, id: string): People['stored'][number] {
  const party = stored.find((one) => one.id === id);
  if (!party) throw new Failure('party-not-found');
  return party;
}
