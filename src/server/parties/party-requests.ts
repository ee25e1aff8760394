import { randomUUID } from 'node:crypto';
import type { PartyRequestView, WaitingDayView } from '#contract/party-requests.ts';
import { displayNameOf, type Person } from '#domain/accounts/person.ts';
import type { Requester } from '#domain/parties/party-request.ts';
import { addAuditEntry, inCompanyAsStaff, personActor } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { inCompany } from '../tenancy/index.ts';
import { findParty } from './party-repository.ts';
import type { PartyPorts } from './ports.ts';
import {
  findRequest,
  insertRequest,
  listRequests,
  type StoredRequest,
  updateRequest,
} from './request-repository.ts';
import {
  readRequestTexts,
  recordOpening,
  storeAnswer,
  storeQuestion,
} from './sensitive-answers-repository.ts';
import { waitingDaysIn, waitingFor } from './waiting-days.ts';

type RequestPorts = Pick<PartyPorts, 'clock' | 'database' | 'prices' | 'secrets'>;
type ListPorts = Pick<PartyPorts, 'clock' | 'database' | 'prices'>;

/** Who was asked, and what can wait for an answer. */
interface ListedRequests {
  requests: PartyRequestView[];
  deadlines: readonly WaitingDayView[];
}

/** Far more than a company asks its people. */
const maxRequests = 500;

interface Asked {
  from: Requester;
  question: string;
  /** Id of the last day that waits for the answer. */
  deadline: string | null;
}

/** Runs in the transaction that stores the request. */
type Store = (transaction: Transaction, request: PartyRequestView) => Promise<void>;

/**
 * Asks one person for more, on their own page alone. Nobody else of the company reads the question or the answer.
 * @throws Failure 'company-not-found', 'not-allowed', 'party-not-found', 'party-not-joined', 'deadline-not-found' or
 * 'too-many-entries'
 */
export async function askParty(
  services: RequestPorts,
  person: Person,
  companyId: string,
  partyId: string,
  asked: Asked,
  store: Store,
): Promise<PartyRequestView> {
  const sources = { ...services, catalogue: await services.prices.current() };
  return inCompany(services, person, companyId, 'change-parties', async (scope) => {
    const days = await waitingDaysIn(sources, scope, scope.company.details);
    const asking = { companyId, partyId, asked, by: person, side: 'company', days } as const;
    const done = await askIn(services, scope, asking);
    await addAuditEntry(scope, {
      ...{ companyId, action: 'party-asked', subject: done.name, details: { for: asked.from } },
      ...{ actor: personActor(person), at: services.clock() },
    });
    await store(scope, done.request);
    return done.request;
  });
}

/**
 * The same by staff who act for the client.
 * @throws Failure 'company-not-found', 'party-not-found', 'party-not-joined', 'deadline-not-found' or
 * 'too-many-entries'
 */
export async function askClientParty(
  services: RequestPorts,
  staff: Person,
  companyId: string,
  partyId: string,
  asked: Asked,
  store: Store,
): Promise<PartyRequestView> {
  const sources = { ...services, catalogue: await services.prices.current() };
  return inCompanyAsStaff(services, staff, companyId, async (scope) => {
    const days = await waitingDaysIn(sources, scope, scope.company);
    const asking = { companyId, partyId, asked, by: staff, side: 'agency', days } as const;
    const done = await askIn(services, scope, asking);
    await scope.record({ action: 'party-asked', subject: done.name, details: { for: asked.from } });
    await store(scope, done.request);
    return done.request;
  });
}

interface NewRequest {
  companyId: string;
  partyId: string;
  asked: Asked;
  by: Person;
  side: StoredRequest['side'];
  /** What can wait for an answer. */
  days: readonly WaitingDayView[];
}

async function askIn(
  services: RequestPorts,
  scope: Transaction,
  { companyId, partyId, asked: { from, question, deadline }, by, side, days }: NewRequest,
): Promise<{ name: string; request: PartyRequestView }> {
  const party = await findParty(scope, companyId, { id: partyId });
  if (!party) throw new Failure('party-not-found');
  if (party.userId === null) throw new Failure('party-not-joined');
  if ((await listRequests(scope, companyId)).length >= maxRequests) throw new Failure('too-many-entries');
  if (deadline !== null && !days.some(({ id }) => id === deadline)) throw new Failure('deadline-not-found');
  const at = services.clock();
  const id = randomUUID();
  const askedBy = displayNameOf(by);
  const request = { id, companyId, partyId, from, deadline, side, askedBy, askedAt: at };
  const stored = await insertRequest(scope, request);
  const whose = { companyId, partyId, userId: party.userId, request: id };
  await storeQuestion(scope, services.secrets, whose, question, at);
  await notify(scope, {
    kind: 'party-asked',
    companyId,
    details: { from, again: false },
    people: [party.userId],
    at,
  });
  return { name: party.name, request: viewRequest(stored, days) };
}

/**
 * Who was asked for more, and who answered; not what.
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export async function listPartyRequests(
  services: ListPorts,
  person: Person,
  companyId: string,
): Promise<ListedRequests> {
  const sources = { ...services, catalogue: await services.prices.current() };
  return inCompany(services, person, companyId, 'change-parties', async (scope) =>
    viewRequests(
      await listRequests(scope, companyId),
      await waitingDaysIn(sources, scope, scope.company.details),
    ),
  );
}

/**
 * The same for staff; the company's log says so.
 * @throws Failure 'company-not-found'
 */
export async function listClientPartyRequests(
  services: ListPorts,
  staff: Person,
  companyId: string,
): Promise<ListedRequests> {
  const sources = { ...services, catalogue: await services.prices.current() };
  return inCompanyAsStaff(services, staff, companyId, async (scope) => {
    await scope.recordRead('people');
    return viewRequests(
      await listRequests(scope, companyId),
      await waitingDaysIn(sources, scope, scope.company),
    );
  });
}

/**
 * Answers what one was asked; another answer replaces the first.
 * @throws Failure 'company-not-found', 'own-part-not-found' or 'request-not-found'
 */
export function answerPartyRequest(
  services: RequestPorts,
  person: Person,
  companyId: string,
  id: string,
  answer: string,
): Promise<void> {
  return inCompany(services, person, companyId, 'fill-own-part', async (scope) => {
    const party = await findParty(scope, companyId, { userId: person.id });
    if (!party) throw new Failure('own-part-not-found');
    const request = await findRequest(scope, companyId, id);
    if (request?.partyId !== party.id) throw new Failure('request-not-found');
    const at = services.clock();
    const of = { companyId, partyId: party.id, userId: person.id, field: `answered ${id}` } as const;
    await storeAnswer(scope, services.secrets, of, answer, at);
    if (request.answeredAt) return;
    await updateRequest(scope, id, { answeredAt: at });
    await addAuditEntry(scope, {
      ...{ companyId, action: 'party-answered', subject: party.name, actor: personActor(person), at },
    });
    await notify(scope, {
      kind: request.side === 'agency' ? 'client-party-answered' : 'party-answered',
      companyId,
      details: { name: party.name, from: request.from },
      at,
      except: person.id,
    });
  });
}

/**
 * What one person was asked and answered, for staff with that right. The person sees who opened it, and when.
 * @throws Failure 'company-not-found' or 'request-not-found'
 */
export function openPartyAnswer(
  services: RequestPorts,
  staff: Person,
  companyId: string,
  id: string,
): Promise<{ question: string; answer: string }> {
  return inCompanyAsStaff(services, staff, companyId, async (scope) => {
    const request = await findRequest(scope, companyId, id);
    const party = request && (await findParty(scope, companyId, { id: request.partyId }));
    if (!party) throw new Failure('request-not-found');
    await scope.record({ action: 'sensitive-answers-opened', subject: party.name });
    const opening = { companyId, partyId: party.id, readerId: staff.id, readerName: displayNameOf(staff) };
    await recordOpening(scope, { ...opening, at: services.clock() });
    return (await readRequestTexts(scope, services.secrets, companyId, party.id))(id);
  });
}

function viewRequests(
  stored: readonly StoredRequest[],
  deadlines: readonly WaitingDayView[],
): ListedRequests {
  return { requests: stored.map((one) => viewRequest(one, deadlines)), deadlines };
}

function viewRequest(stored: StoredRequest, days: readonly WaitingDayView[]): PartyRequestView {
  const { id, partyId, from, askedBy, askedAt, answeredAt, remindedAt } = stored;
  return {
    ...{ id, party: partyId, from, askedBy },
    askedAt: askedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    remindedAt: remindedAt?.toISOString() ?? null,
    waiting: waitingFor(stored, days),
  };
}
