import type { Person } from '#domain/accounts/person.ts';
import { addAuditEntry, operatorActor } from '../audit/index.ts';
import { findPdf, listIssuedTo } from '../invoices/index.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { typesetAccepted } from '../quotes/index.ts';
import { findKeptAccount } from './kept-account-repository.ts';
import type { KeptRecordPorts } from './ports.ts';

type Ports = Pick<KeptRecordPorts, 'clock' | 'database' | 'typesetter'>;

interface KeptFile {
  number: string;
  content: Uint8Array<ArrayBuffer>;
}

/**
 * An accepted quote of a company that is gone, as PDF. The installation's log says who opened it.
 * @throws Failure 'quote-not-found' or 'document-busy'
 */
export function openKeptQuote(
  services: Ports,
  staff: Person,
  companyId: string,
  quoteId: string,
): Promise<KeptFile> {
  return opening(services, staff, companyId, 'quote-not-found', async (scope) => {
    const { number, content } = await typesetAccepted(services, scope, companyId, quoteId);
    return { number, content: new Uint8Array(content) };
  });
}

/**
 * An invoice, credit note or receipt of a company that is gone, as issued. The installation's log says who opened it.
 * @throws Failure 'invoice-not-found'
 */
export function openKeptInvoice(
  services: Ports,
  staff: Person,
  companyId: string,
  invoiceId: string,
): Promise<KeptFile> {
  return opening(services, staff, companyId, 'invoice-not-found', async (scope) => {
    const invoice = (await listIssuedTo(scope, [companyId])).find(({ id }) => id === invoiceId);
    const content = await findPdf(scope, companyId, invoiceId);
    if (!invoice || !content) throw new Failure('invoice-not-found');
    return { number: invoice.number, content };
  });
}

function opening(
  { clock, database }: Ports,
  staff: Person,
  companyId: string,
  missing: 'quote-not-found' | 'invoice-not-found',
  open: (scope: Transaction) => Promise<KeptFile>,
): Promise<KeptFile> {
  return inScope(database, { staff: staff.id }, async (scope) => {
    // Of a company that is there, its own file and log are the way in.
    const kept = await findKeptAccount(scope, companyId);
    if (!kept) throw new Failure(missing);
    const file = await open(scope);
    await addAuditEntry(scope, {
      action: 'kept-record-opened',
      subject: file.number,
      details: { company: kept.companyName },
      companyId: null,
      actor: operatorActor(staff),
      at: clock(),
    });
    return file;
  });
}
