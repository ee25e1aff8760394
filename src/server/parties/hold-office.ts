import type { FieldProblem } from '#contract/field-problem.ts';
import type { PeopleView } from '#contract/party-view.ts';
import type { Person } from '#domain/accounts/person.ts';
import { checkRules } from '#domain/parties/check-officers.ts';
import { ageOn, type Office, officesOn } from '#domain/parties/party.ts';
import { addDays, type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { Failure } from '../platform/failure.ts';
import { changePeople } from './change-people.ts';
import { partyIn } from './edit-party.ts';
import type { People } from './people-of.ts';
import type { PartyPorts } from './ports.ts';
import { addOffice, endOfficeHeld } from './register-repository.ts';

/**
 * Enters a party in an office from a day on.
 * @throws Failure as `changePeople`, 'party-not-found', 'office-held', or 'invalid-input' where the place does not
 * allow it
 */
export function appointOfficer(
  services: Pick<PartyPorts, 'clock' | 'database'>,
  person: Person,
  companyId: string,
  wanted: { party: string; office: Office; from: string },
): Promise<PeopleView> {
  return changePeople(services, person, companyId, async ({ scope, people, today, now }) => {
    const from = plainDate(wanted.from);
    const latest = addDays(today, 1);
    if (from > latest) refuse('from', { code: 'day-too-late', latest });
    const appointment = { ...wanted, from };
    refuseAppointment(people, appointment);
    await addOffice(scope, companyId, appointment, { by: person.id, at: now });
    const { name } = partyIn(people, wanted.party);
    return { action: 'officer-appointed', subject: name, details: { office: wanted.office, on: from } };
  });
}

/** @throws Failure 'party-not-found', 'office-held', or 'invalid-input' where the place does not allow it */
export function refuseAppointment(
  people: People,
  { party, office, from }: { party: string; office: Office; from: PlainDate },
): void {
  const { id } = partyIn(people, party);
  const held = people.record.offices.filter((one) => one.party === id && one.office === office);
  if (officesOn(held, from).length > 0 || held.some(({ until }) => until === null))
    throw new Failure('office-held');
  const problem = problemOf(people, { party: id, office, from });
  if (problem) refuse('party', problem);
}

/**
 * Ends an office on a day, which is no longer part of it.
 * @throws Failure as `changePeople`, 'office-not-found', or 'invalid-input' for an impossible day
 */
export function endOffice(
  services: Pick<PartyPorts, 'clock' | 'database'>,
  person: Person,
  companyId: string,
  id: string,
  until: string,
): Promise<PeopleView> {
  return changePeople(services, person, companyId, async ({ scope, people, today }) => {
    const day = plainDate(until);
    const held = people.record.offices.find((one) => one.id === id);
    if (!held) throw new Failure('office-not-found');
    if (day < held.from) refuse('until', { code: 'day-too-early', earliest: held.from });
    const latest = addDays(today, 1);
    if (day > latest) refuse('until', { code: 'day-too-late', latest });
    if (!(await endOfficeHeld(scope, companyId, id, day))) throw new Failure('office-not-found');
    const details = { office: held.office, on: day };
    return { action: 'office-ended', subject: partyIn(people, held.party).name, details };
  });
}

/** Why the place does not allow an appointment; `undefined` if it does. */
function problemOf(
  { record, rules }: People,
  wanted: { party: string; office: Office; from: PlainDate },
): FieldProblem | undefined {
  const day = wanted.from;
  const offices = [...record.offices, { ...wanted, id: '', until: null }];
  for (const { rule, state, parties } of checkRules(rules.rules, { ...record, offices, holdings: [], day })) {
    if (state !== 'broken' || !parties.includes(wanted.party)) continue;
    if (rule.rule === 'people-only') return { code: 'officer-not-a-person' };
    if (rule.rule === 'not-sole-director') return { code: 'secretary-sole-director' };
    const birthDate = record.parties.find(({ id }) => id === wanted.party)?.birthDate;
    if (rule.rule === 'min-age' && birthDate) {
      return { code: 'officer-too-young', age: ageOn(birthDate, day), min: rule.age };
    }
  }
  return undefined;
}

function refuse(field: string, problem: FieldProblem): never {
  throw new Failure('invalid-input', { fields: { [field]: problem } });
}
