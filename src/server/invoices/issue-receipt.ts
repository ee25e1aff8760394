import type { IssueReceiptInput } from '#contract/invoices.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { AuditEntry } from '#domain/audit/audit-entry.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { invoiceMessages } from '#messages/invoices.ts';
import { addAuditEntry, inCompanyAsStaff, type StaffScope } from '../audit/index.ts';
import type { Recorder } from '../ledger/index.ts';
import { recorderOf } from '../payments/index.ts';
import { violatedConstraintOf } from '../platform/database/database-errors.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { findCompany } from '../tenancy/index.ts';
import { issue } from './issue.ts';
import { findIssuer, type Issuer, listIssuers } from './issuer-repository.ts';
import type { InvoicePorts } from './ports.ts';
import { type CompanyInvoices, invoicesIn } from './read-invoices.ts';

/**
 * Confirms a payment that arrived, with a receipt. It is no invoice and shows no VAT.
 * @throws Failure 'company-not-found', 'issuer-not-found', 'transaction-not-found' for what is no payment or was taken
 * back, or 'receipt-issued'
 */
export function issueReceipt(
  services: InvoicePorts,
  staff: Person,
  companyId: string,
  input: IssueReceiptInput,
  store: (scope: StaffScope, invoices: CompanyInvoices) => Promise<void>,
): Promise<CompanyInvoices> {
  return inCompanyAsStaff(services, staff, companyId, async (scope) => {
    const by = recorderOf(staff, services.clock());
    const issuer = await findIssuer(scope, input.issuer);
    if (!issuer) throw new Failure('issuer-not-found');
    const issued = await addReceipt(services, scope, {
      ...{ companyId, issuer, transactionId: input.transaction },
      ...{ companyName: scope.company.name, by },
    });
    await scope.record(issued);
    const invoices = await invoicesIn(scope, companyId);
    await store(scope, invoices);
    return invoices;
  }).catch((error: unknown) => {
    throw violatedConstraintOf(error) === 'invoices_transaction_key' ? new Failure('receipt-issued') : error;
  });
}

/**
 * Confirms a payment that a payment service reported, where the agency has one legal entity and nobody has to choose.
 * Called again, it does nothing.
 */
export async function issueReceiptByItself(
  services: InvoicePorts,
  { companyId, transactionId }: { companyId: string; transactionId: string },
): Promise<void> {
  const by: Recorder = { id: null, name: 'Stripe', at: services.clock() };
  try {
    await inScope(services.database, { company: companyId }, async (transaction) => {
      const company = await findCompany(transaction, companyId);
      const [issuer, ...others] = await listIssuers(transaction);
      if (!company || !issuer || others.length > 0) return;
      const subject = { companyId, companyName: company.name, issuer, transactionId, by };
      const issued = await addReceipt(services, transaction, subject);
      const actor = { kind: 'system', id: null, name: by.name } as const;
      await addAuditEntry(transaction, { companyId, actor, at: by.at, ...issued });
    });
  } catch (error) {
    const isThere = violatedConstraintOf(error) === 'invoices_transaction_key';
    // Taken back or confirmed by staff in the meantime.
    if (!isThere && !(error instanceof Failure)) throw error;
  }
}

interface ReceiptSubject {
  companyId: string;
  companyName: string;
  issuer: Issuer;
  transactionId: string;
  by: Recorder;
}

/** @returns what the log says of it */
async function addReceipt(
  services: InvoicePorts,
  rows: Transaction,
  { companyId, companyName, issuer, transactionId, by }: ReceiptSubject,
): Promise<AuditEntry> {
  const { payments } = await invoicesIn(rows, companyId);
  const payment = payments.find(({ id }) => id === transactionId);
  if (!payment) throw new Failure('transaction-not-found');
  if (payment.hasReceipt) throw new Failure('receipt-issued');
  const { amount, currency, on, payer, reference, caseId } = payment;
  const { name, address, country, vatNumber, peppolId } = issuer;
  const vat = { treatment: 'outside-scope', rate: 0, amount: 0 } as const;
  const { number } = await issue(
    services,
    rows,
    {
      companyId,
      caseId,
      issuerId: issuer.id,
      corrects: null,
      transactionId: payment.id,
      content: {
        kind: 'receipt',
        issuedOn: plainDate(by.at.toISOString().slice(0, 10)),
        suppliedOn: on,
        dueOn: null,
        seller: { name, address, country, vatNumber, peppolId },
        buyer: { name: payer || companyName, address: '', country: '', vatNumber: '', peppolId: '' },
        currency,
        lines: [
          {
            ledgerLine: payment.id,
            label: invoiceMessages.paymentOf(on),
            quantity: 1,
            full: amount,
            discount: 0,
            net: amount,
            vat,
            gross: amount,
          },
        ],
        vat: [],
        net: amount,
        gross: amount,
        local: null,
        reference,
        corrects: null,
      },
    },
    by,
  );
  return { action: 'invoice-issued', subject: number, details: { kind: 'receipt', currency, amount } };
}
