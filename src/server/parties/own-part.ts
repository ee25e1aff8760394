import type { OwnPartView } from '#contract/own-part.ts';
import type { PartyChanges } from '#contract/party-view.ts';
import type { Person } from '#domain/accounts/person.ts';
import { percentText, plus, zero } from '#domain/parties/fraction.ts';
import {
  officesOn,
  type SensitiveAnswers,
  type SensitiveField,
  sensitiveFields,
} from '#domain/parties/party.ts';
import { registerOn } from '#domain/parties/registers.ts';
import type { PricedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { addAuditEntry, personActor } from '../audit/index.ts';
import { inScope, type Rows } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { type CompanyScope, inCompany } from '../tenancy/index.ts';
import { todayOf } from './change-people.ts';
import { findParty, listPartiesOf, type StoredParty, updateParty } from './party-repository.ts';
import { peopleOf } from './people-of.ts';
import type { PartyPorts } from './ports.ts';
import { listRequests } from './request-repository.ts';
import { listOpenings, readAnswers, readRequestTexts, storeAnswer } from './sensitive-answers-repository.ts';
import { missingOf, viewParty } from './views.ts';
import { waitingDaysIn, waitingFor } from './waiting-days.ts';

/** The companies in which the signed-in person has a part of their own. */
export function listOwnParts(
  { database }: Pick<PartyPorts, 'database'>,
  person: Person,
): Promise<{ companyId: string; companyName: string; missing: number }[]> {
  return inScope(database, { person: person.id }, async (transaction) =>
    (await listPartiesOf(transaction, person.id)).map(({ party, companyName }) => ({
      companyId: party.companyId,
      companyName,
      missing: missingOf(party).length,
    })),
  );
}

/**
 * One's own part of a company, with the sensitive answers and who opened them. Nothing of anybody else's.
 * @throws Failure 'company-not-found' or 'own-part-not-found'
 */
export async function readOwnPart(
  services: Pick<PartyPorts, 'clock' | 'database' | 'prices' | 'secrets'>,
  person: Person,
  companyId: string,
): Promise<OwnPartView> {
  const sources = { ...services, catalogue: await services.prices.current() };
  return inCompany(services, person, companyId, 'fill-own-part', async (scope) =>
    viewOwnPart(sources, scope, person, await ownParty(scope, companyId, person)),
  );
}

/**
 * Fills in one's own part. What is sent is stored at once; the rest stays as it is.
 * @throws Failure 'company-not-found', 'own-part-not-found'
 */
export async function changeOwnPart(
  services: Pick<PartyPorts, 'clock' | 'database' | 'prices' | 'secrets'>,
  person: Person,
  companyId: string,
  { answers = {}, ...changes }: PartyChanges & { answers?: SensitiveAnswers | undefined },
): Promise<OwnPartView> {
  const catalogue = await services.prices.current();
  return inCompany(services, person, companyId, 'fill-own-part', async (scope) => {
    const party = await ownParty(scope, companyId, person);
    const now = services.clock();
    const answered = new Set(party.answered as SensitiveField[]);
    for (const field of sensitiveFields) {
      const text = answers[field];
      if (text === undefined) continue;
      const of = { companyId, partyId: party.id, userId: person.id, field };
      await storeAnswer(scope, services.secrets, of, text, now);
      if (text === '') answered.delete(field);
      else answered.add(field);
    }
    const wasOpen = missingOf(party).length > 0;
    await updateParty(scope, party, { ...changes, answered: [...answered] }, now);
    const changed = await ownParty(scope, companyId, person);
    // Typed answers are stored one by one; the log tells of the last one.
    if (wasOpen && missingOf(changed).length === 0) {
      await addAuditEntry(scope, {
        action: 'own-part-filled',
        subject: changed.name,
        companyId,
        actor: personActor(person),
        at: now,
      });
    }
    return viewOwnPart({ ...services, catalogue }, scope, person, changed);
  });
}

/** The answers of a person about their own part that documents print; empty where they have not answered. */
export async function ownAnswersOf(
  services: Pick<PartyPorts, 'secrets'>,
  rows: Rows,
  { companyId, id }: Pick<StoredParty, 'companyId' | 'id'>,
): Promise<Record<'sourceOfFunds' | 'sourceOfWealth', string>> {
  const { sourceOfFunds = '', sourceOfWealth = '' } = await readAnswers(
    rows,
    services.secrets,
    companyId,
    id,
  );
  return { sourceOfFunds, sourceOfWealth };
}

async function ownParty(scope: CompanyScope, companyId: string, person: Person): Promise<StoredParty> {
  const party = await findParty(scope, companyId, { userId: person.id });
  if (!party) throw new Failure('own-part-not-found');
  return party;
}

async function viewOwnPart(
  services: Pick<PartyPorts, 'clock' | 'secrets'> & { catalogue: PricedCatalogue },
  scope: CompanyScope,
  person: Person,
  party: StoredParty,
): Promise<OwnPartView> {
  const people = await peopleOf(scope, scope.company.details);
  const today = todayOf(services);
  const lines = registerOn('members', people.record, people.rules, today).filter(
    (line) => line.party === party.id,
  );
  const shares = lines.flatMap(({ share }) => share ?? []);
  const openings = await listOpenings(scope, party.id);
  const requests = await listRequests(scope, party.companyId, party.id);
  const isWaitedFor = requests.some(({ deadline, answeredAt }) => deadline !== null && !answeredAt);
  const days = isWaitedFor ? await waitingDaysIn(services, scope, scope.company.details) : [];
  const textsOf = await readRequestTexts(scope, services.secrets, party.companyId, party.id);
  return {
    company: { id: people.company.id, name: people.company.name, country: people.company.country },
    party: viewParty(party, people, { userId: person.id, seesDetails: true, now: services.clock() }),
    offices: officesOn(people.record.offices, today).filter((held) => held.party === party.id),
    share: shares.length === 0 ? null : percentText(shares.reduce(plus, zero)),
    answers: await readAnswers(scope, services.secrets, party.companyId, party.id),
    // What an earlier account of the party was asked stays with that account.
    requests: requests
      .map((request) => ({
        ...{ id: request.id, from: request.from, ...textsOf(request.id) },
        askedAt: request.askedAt.toISOString(),
        answeredAt: request.answeredAt?.toISOString() ?? null,
        waiting: waitingFor(request, days),
      }))
      .filter(({ question }) => question !== ''),
    openings: openings.map(({ by, at }) => ({ by, at: at.toISOString() })),
  };
}
