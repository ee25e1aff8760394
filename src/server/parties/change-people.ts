import type { PeopleView } from '#contract/party-view.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { AuditEntry } from '#domain/audit/audit-entry.ts';
import { type CompanyAction, may } from '#domain/team/permissions.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { addAuditEntry, personActor } from '../audit/index.ts';
import { Failure } from '../platform/failure.ts';
import { type CompanyScope, inCompany, lockCompanies } from '../tenancy/index.ts';
import { type People, peopleOf } from './people-of.ts';
import type { PartyPorts } from './ports.ts';
import { viewPeople } from './views.ts';

/** Entries of a company's registers, and its parties: far more than any company has. */
const maxEntries = 5_000;

/** What a change to the people knows and may use. */
export interface PeopleChange {
  scope: CompanyScope;
  people: People;
  today: PlainDate;
  now: Date;
}

/**
 * The people and owners of a company as of a day.
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export function readPeople(
  services: Pick<PartyPorts, 'clock' | 'database'>,
  person: Pick<Person, 'id'>,
  companyId: string,
  on?: PlainDate,
): Promise<PeopleView> {
  return inCompany(services, person, companyId, 'read-parties', async (scope) =>
    view(
      await peopleOf(scope, scope.company.details),
      scope,
      person,
      on ?? todayOf(services),
      services.clock(),
    ),
  );
}

/**
 * Changes something of a company's people and owners. Changes are made one after another, so that each sees what the
 * one before has written.
 * @param change makes the change and returns the log's entry
 * @throws Failure 'company-not-found', 'not-allowed', 'too-many-entries', or what `change` throws
 */
export function changePeople(
  services: Pick<PartyPorts, 'clock' | 'database'>,
  person: Person,
  companyId: string,
  change: (change: PeopleChange) => Promise<AuditEntry | undefined>,
  action: CompanyAction = 'change-parties',
  after: (scope: CompanyScope, people: PeopleView) => Promise<void> = async () => {},
): Promise<PeopleView> {
  return inCompany(services, person, companyId, action, async (scope) => {
    await lockCompanies(scope, companyId);
    const now = services.clock();
    const today = todayOf(services);
    const people = await peopleOf(scope, scope.company.details);
    const { entries, offices } = people.record;
    if (entries.length + offices.length + people.stored.length > maxEntries)
      throw new Failure('too-many-entries');
    const entry = await change({ scope, people, today, now });
    if (entry) await addAuditEntry(scope, { ...entry, companyId, actor: personActor(person), at: now });
    const changed = await peopleOf(scope, scope.company.details);
    const viewed = view(changed, scope, person, today, now);
    await after(scope, viewed);
    return viewed;
  });
}

function view(
  people: People,
  { company }: CompanyScope,
  { id }: Pick<Person, 'id'>,
  day: PlainDate,
  now: Date,
): PeopleView {
  return viewPeople(people, day, { userId: id, seesDetails: may(company.role, 'read-party-details'), now });
}

export function todayOf({ clock }: Pick<PartyPorts, 'clock'>): PlainDate {
  return plainDate(clock().toISOString().slice(0, 10));
}
