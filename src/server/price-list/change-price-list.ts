import { randomUUID } from 'node:crypto';
import type { ServiceDraft } from '#contract/price-list.ts';
import { displayNameOf, type Person } from '#domain/accounts/person.ts';
import type { AuditEntry } from '#domain/audit/audit-entry.ts';
import { problemsOfService, type ServiceProblem } from '#domain/price-list/check-service.ts';
import type { Service } from '#domain/price-list/service.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { addAuditEntry, operatorActor } from '../audit/index.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import { etagOf } from '../platform/entity-tag.ts';
import { Failure, type ProblemsByField } from '../platform/failure.ts';
import type { PriceListPorts } from './ports.ts';
import {
  addTerms,
  approveDraft,
  countListChange,
  keepDraft,
  readLatestTerms,
  readVersionsOf,
  removeDraft,
  type ServiceVersion,
  storeNeedsSecondPerson,
} from './price-list-repository.ts';
import { type PriceList, priceListIn } from './read-price-list.ts';
import { refuseOwnApproval, tagOf } from './versions.ts';

/** Does something to the list, in one transaction with its entry in the log, and reads the list as it is then. */
async function changing(
  { clock, database, prices, hasAgency }: PriceListPorts,
  staff: Person,
  work: (transaction: Transaction, at: Date) => Promise<AuditEntry>,
  storeAnswer?: (transaction: Transaction, list: PriceList) => Promise<void>,
): Promise<PriceList> {
  const isShown = await hasAgency();
  const list = await inScope(database, 'installation', async (transaction) => {
    await countListChange(transaction);
    const at = clock();
    const entry = await work(transaction, at);
    await addAuditEntry(transaction, { companyId: null, actor: operatorActor(staff), at, ...entry });
    const after = await priceListIn(transaction, todayOf(at), isShown);
    await storeAnswer?.(transaction, after);
    return after;
  });
  await prices.reread();
  return list;
}

/**
 * Adds a service as a draft.
 * @throws Failure 'invalid-input' with the place of each problem
 */
export function addService(
  services: PriceListPorts,
  staff: Person,
  draft: ServiceDraft,
  storeAnswer: (transaction: Transaction, list: PriceList) => Promise<void>,
): Promise<PriceList> {
  return changing(
    services,
    staff,
    (transaction, at) => saveDraft(transaction, staff, at, { id: randomUUID(), versions: [] }, draft),
    storeAnswer,
  );
}

/**
 * Keeps the draft of a service's next version, in place of an earlier draft.
 * @throws Failure 'service-not-found', 'service-changed' or 'invalid-input'
 */
export function changeService(
  services: PriceListPorts,
  staff: Person,
  id: string,
  draft: Omit<ServiceDraft, 'service'> & { service: Service | null },
  expectedVersion: string | undefined,
): Promise<PriceList> {
  return changing(services, staff, async (transaction, at) => {
    const versions = await versionsOf(transaction, id, expectedVersion);
    return saveDraft(transaction, staff, at, { id, versions }, draft);
  });
}

/**
 * Approves the draft: it holds from its day on.
 * @throws Failure 'service-not-found', 'service-changed', 'service-no-draft', or 'second-person-needed' where the
 * person who entered it approves it and the installation asks for another
 */
export function approveService(
  services: PriceListPorts,
  staff: Person,
  id: string,
  expectedVersion: string | undefined,
): Promise<PriceList> {
  return changing(services, staff, async (transaction, at) => {
    const versions = await versionsOf(transaction, id, expectedVersion);
    const draft = draftOf(versions);
    await refuseOwnApproval(transaction, staff, draft);
    await approveDraft(transaction, id, { by: displayNameOf(staff), at, today: todayOf(at) });
    return {
      action: 'service-approved',
      subject: nameOf(versions),
      details: { version: draft.version, from: draft.fromDay, ends: draft.service === null },
    };
  });
}

/** @throws Failure 'service-not-found' or 'service-no-draft' */
export function discardDraft(services: PriceListPorts, staff: Person, id: string): Promise<PriceList> {
  return changing(services, staff, async (transaction) => {
    const versions = await versionsOf(transaction, id);
    const { version } = draftOf(versions);
    await removeDraft(transaction, id);
    return { action: 'service-draft-discarded', subject: nameOf(versions), details: { version } };
  });
}

/** Adds a version of the agency's terms. Quotes keep the version that they were made with. */
export function changeTerms(services: PriceListPorts, staff: Person, text: string): Promise<PriceList> {
  return changing(services, staff, async (transaction, at) => {
    const version = ((await readLatestTerms(transaction))?.version ?? 0) + 1;
    await addTerms(transaction, {
      version,
      text,
      enteredById: staff.id,
      enteredByName: displayNameOf(staff),
      enteredAt: at,
    });
    return { action: 'agency-terms-changed', subject: '', details: { version } };
  });
}

/** Sets whether a second person has to approve each version. */
export function setPriceApproval(
  services: PriceListPorts,
  staff: Person,
  needsSecondPerson: boolean,
): Promise<PriceList> {
  return changing(services, staff, async (transaction) => {
    await storeNeedsSecondPerson(transaction, needsSecondPerson);
    return { action: 'price-approval-set', subject: '', details: { needsSecondPerson } };
  });
}

async function versionsOf(
  transaction: Transaction,
  id: string,
  expectedVersion?: string,
): Promise<ServiceVersion[]> {
  const versions = await readVersionsOf(transaction, id);
  if (versions.length === 0) throw new Failure('service-not-found');
  const tag = tagOf(versions);
  if (expectedVersion !== undefined && expectedVersion !== String(tag))
    throw new Failure('service-changed', { etag: etagOf(tag) });
  return versions;
}

function draftOf(versions: readonly ServiceVersion[]): ServiceVersion {
  const draft = versions.find(({ isApproved }) => !isApproved);
  if (!draft) throw new Failure('service-no-draft');
  return draft;
}

function nameOf(versions: readonly ServiceVersion[]): string {
  return versions.findLast(({ service }) => service)?.service?.name ?? '';
}

async function saveDraft(
  transaction: Transaction,
  staff: Person,
  at: Date,
  { id, versions }: { id: string; versions: readonly ServiceVersion[] },
  { service, from, note }: Omit<ServiceDraft, 'service'> & { service: Service | null },
): Promise<AuditEntry> {
  const today = todayOf(at);
  const fields: ProblemsByField = service ? fieldsOf(problemsOfService(service)) : {};
  if (from < today) fields.from = { code: 'day-too-early', earliest: today };
  if (Object.keys(fields).length > 0) throw new Failure('invalid-input', { fields });
  const approved = versions.filter(({ isApproved }) => isApproved);
  const version = (approved.at(-1)?.version ?? 0) + 1;
  await keepDraft(transaction, {
    serviceId: id,
    version,
    service,
    fromDay: plainDate(from),
    note,
    enteredById: staff.id,
    enteredByName: displayNameOf(staff),
    enteredAt: at,
  });
  return {
    action: 'service-drafted',
    subject: service?.name ?? nameOf(versions),
    details: { version, from, ends: service === null },
  };
}

function fieldsOf(problems: readonly ServiceProblem[]): ProblemsByField {
  return Object.fromEntries(problems.map(({ at, ...problem }) => [at, problem]));
}

export function todayOf(at: Date): PlainDate {
  return plainDate(at.toISOString().slice(0, 10));
}
