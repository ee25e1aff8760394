import { randomUUID } from 'node:crypto';
import type { Person } from '#domain/accounts/person.ts';
import type { InvoiceParty } from '#domain/invoices/invoice-content.ts';
import { addAuditEntry, operatorActor } from '../audit/index.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import { etagOf } from '../platform/entity-tag.ts';
import { Failure } from '../platform/failure.ts';
import { holdIssuer, type Issuer, insertIssuer, listIssuers, updateIssuer } from './issuer-repository.ts';
import type { InvoicePorts } from './ports.ts';

type Ports = Pick<InvoicePorts, 'clock' | 'database'>;

/** The agency's legal entities, in whose names invoices are issued. */
export function readIssuers({ database }: Pick<Ports, 'database'>): Promise<Issuer[]> {
  return inScope(database, 'installation', listIssuers);
}

/**
 * Adds one. Its numbers begin with 1.
 * @param store keeps the answer for a repeated request
 */
export function addIssuer(
  services: Ports,
  staff: Person,
  party: InvoiceParty,
  store: (transaction: Transaction, issuers: Issuer[]) => Promise<void>,
): Promise<Issuer[]> {
  return changing(
    services,
    staff,
    party,
    (transaction, at) => insertIssuer(transaction, randomUUID(), party, at),
    store,
  );
}

/**
 * Changes one for the invoices to come. Those that were issued stay as they are.
 * @throws Failure 'issuer-not-found' or 'issuer-changed'
 */
export function changeIssuer(
  services: Ports,
  staff: Person,
  id: string,
  party: InvoiceParty,
  expectedVersion: string | undefined,
): Promise<Issuer[]> {
  return changing(services, staff, party, async (transaction, at) => {
    const known = await holdIssuer(transaction, id);
    if (!known) throw new Failure('issuer-not-found');
    if (expectedVersion !== undefined && expectedVersion !== String(known.version)) {
      throw new Failure('issuer-changed', { etag: etagOf(known.version) });
    }
    await updateIssuer(transaction, id, party, at);
  });
}

function changing(
  { clock, database }: Ports,
  staff: Person,
  { name, country, vatNumber }: InvoiceParty,
  work: (transaction: Transaction, at: Date) => Promise<void>,
  store?: (transaction: Transaction, issuers: Issuer[]) => Promise<void>,
): Promise<Issuer[]> {
  return inScope(database, 'installation', async (transaction) => {
    const at = clock();
    await work(transaction, at);
    await addAuditEntry(transaction, {
      companyId: null,
      actor: operatorActor(staff),
      action: 'issuer-changed',
      subject: name,
      details: { country, isRegistered: vatNumber !== '' },
      at,
    });
    const issuers = await listIssuers(transaction);
    await store?.(transaction, issuers);
    return issuers;
  });
}
