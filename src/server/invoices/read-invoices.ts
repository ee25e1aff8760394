import type { Person } from '#domain/accounts/person.ts';
import { linesToCredit } from '#domain/invoices/credit.ts';
import { summaryOf } from '#domain/ledger/entries.ts';
import type { Currency } from '#domain/values/money.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { inCompanyAsStaff } from '../audit/index.ts';
import { listTransactions } from '../ledger/index.ts';
import type { Rows } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { type CompanyScope, inCompany } from '../tenancy/index.ts';
import { contentOf, findPdf, type InvoiceRow, listInvoices } from './invoice-repository.ts';
import { type Issuer, listIssuers } from './issuer-repository.ts';
import { type OpenLine, openLinesOf } from './open-lines.ts';
import type { InvoicePorts } from './ports.ts';

/** A payment of a company that arrived. */
interface ReceivedPayment {
  id: string;
  caseId: string;
  on: PlainDate;
  currency: Currency;
  amount: number;
  payer: string;
  reference: string;
  hasReceipt: boolean;
}

/** What was issued to a company, and what could be. */
export interface CompanyInvoices {
  invoices: InvoiceRow[];
  /** Lines that can still be credited, by invoice. */
  creditable: ReadonlyMap<string, readonly string[]>;
  open: OpenLine[];
  payments: ReceivedPayment[];
  issuers: Issuer[];
}

type Ports = Pick<InvoicePorts, 'clock' | 'database'>;

/**
 * Invoices, credit notes and receipts of a company, for its own people.
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export function readInvoices(services: Ports, person: Person, companyId: string): Promise<InvoiceRow[]> {
  return inCompany(services, person, companyId, 'read-payments', (scope) => listInvoices(scope, companyId));
}

/**
 * The same for staff, with what can be invoiced. The company's log says that it was read.
 * @throws Failure 'company-not-found'
 */
export function readInvoicesForStaff(
  services: Ports,
  staff: Person,
  companyId: string,
): Promise<CompanyInvoices> {
  return inCompanyAsStaff(services, staff, companyId, async (scope) => {
    await scope.recordRead('invoices');
    return invoicesIn(scope, companyId);
  });
}

/** The same inside a transaction in the company. */
export async function invoicesIn(rows: Rows, companyId: string): Promise<CompanyInvoices> {
  const invoices = await listInvoices(rows, companyId);
  const creditsOf = (id: string) => invoices.filter(({ corrects }) => corrects === id).map(contentOf);
  return {
    invoices,
    creditable: new Map(
      invoices
        .filter(({ kind }) => kind === 'invoice')
        .map((invoice) => [
          invoice.id,
          linesToCredit(contentOf(invoice), creditsOf(invoice.id)).map(({ ledgerLine }) => ledgerLine),
        ]),
    ),
    open: await openLinesOf(rows, companyId),
    payments: await paymentsOf(rows, companyId, invoices),
    issuers: await listIssuers(rows),
  };
}

async function paymentsOf(
  rows: Rows,
  companyId: string,
  invoices: readonly InvoiceRow[],
): Promise<ReceivedPayment[]> {
  const transactions = await listTransactions(rows, companyId);
  const reversed = new Set(transactions.map(({ reverses }) => reverses));
  return transactions
    .filter(({ id, kind, reverses }) => kind === 'received' && reverses === null && !reversed.has(id))
    .map(({ id, caseId, onDay, kind, entries, detail }) => {
      const { currency, amount } = summaryOf(kind, entries);
      return {
        id,
        caseId,
        on: onDay,
        currency,
        amount,
        payer: detail.payer ?? '',
        reference: detail.reference ?? '',
        hasReceipt: invoices.some(({ transactionId }) => transactionId === id),
      };
    });
}

/**
 * The PDF, for people of the company.
 * @throws Failure 'company-not-found', 'not-allowed' or 'invoice-not-found'
 */
export function readPdf(services: Ports, person: Person, companyId: string, id: string): Promise<IssuedFile> {
  return inCompany(services, person, companyId, 'read-payments', (scope: CompanyScope) =>
    fileOf(scope, companyId, id),
  );
}

/** A file with what it is called after. */
export interface IssuedFile {
  invoice: InvoiceRow;
  pdf: Buffer<ArrayBuffer>;
}

/**
 * The same for staff; the company's log says so.
 * @throws Failure 'company-not-found' or 'invoice-not-found'
 */
export function readFileForStaff(
  services: Ports,
  staff: Person,
  companyId: string,
  id: string,
): Promise<IssuedFile> {
  return inCompanyAsStaff(services, staff, companyId, async (scope) => {
    const file = await fileOf(scope, companyId, id);
    await scope.recordRead('invoices');
    return file;
  });
}

async function fileOf(rows: Rows, companyId: string, id: string): Promise<IssuedFile> {
  const invoice = (await listInvoices(rows, companyId)).find((each) => each.id === id);
  const pdf = invoice && (await findPdf(rows, companyId, id));
  if (!pdf) throw new Failure('invoice-not-found');
  return { invoice, pdf };
}
