import type { CreditInvoiceInput } from '#contract/invoices.ts';
import type { Person } from '#domain/accounts/person.ts';
import { linesToCredit } from '#domain/invoices/credit.ts';
import { localVatOf, sumsOfInvoice } from '#domain/invoices/sums.ts';
import { creditedEntries } from '#domain/ledger/entries.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { inCompanyAsStaff, type StaffScope } from '../audit/index.ts';
import { findPosted, listLines, lockCases, post } from '../ledger/index.ts';
import { recorderOf, refusingAsLedger } from '../payments/index.ts';
import { Failure } from '../platform/failure.ts';
import { contentOf, listInvoices } from './invoice-repository.ts';
import { issue } from './issue.ts';
import type { InvoicePorts } from './ports.ts';
import { type CompanyInvoices, invoicesIn } from './read-invoices.ts';

/**
 * Takes lines of an invoice back: with a credit note, because an invoice itself never changes. What was paid for them
 * stays with the client, as money paid in advance.
 *
 * @throws Failure 'company-not-found', 'invoice-not-found', 'invoice-credited' for a line that is credited already,
 * 'money-not-there' where the fee is earned, or 'month-closed'
 */
export function creditInvoice(
  services: InvoicePorts,
  staff: Person,
  companyId: string,
  invoiceId: string,
  { lines: ids, reason }: CreditInvoiceInput,
  store: (scope: StaffScope, invoices: CompanyInvoices) => Promise<void>,
): Promise<CompanyInvoices> {
  return refusingAsLedger(
    inCompanyAsStaff(services, staff, companyId, async (scope) => {
      const by = recorderOf(staff, services.clock());
      const known = (await listInvoices(scope, companyId)).find(({ id }) => id === invoiceId);
      if (known?.kind !== 'invoice') throw new Failure('invoice-not-found');
      const { caseId, issuerId } = known;
      await lockCases(scope, [caseId]);
      const credits = (await listInvoices(scope, companyId)).filter(({ corrects }) => corrects === invoiceId);
      const invoice = contentOf(known);
      const open = linesToCredit(invoice, credits.map(contentOf));
      const chosen = open.filter(({ ledgerLine }) => ids.includes(ledgerLine));
      if (chosen.length !== new Set(ids).size) throw new Failure('invoice-credited');
      const issuedOn = plainDate(by.at.toISOString().slice(0, 10));
      const sums = sumsOfInvoice(chosen);
      const { local, currency, number, issuedOn: invoicedOn } = invoice;
      const note = await issue(
        services,
        scope,
        {
          companyId,
          caseId,
          issuerId,
          corrects: invoiceId,
          transactionId: null,
          content: {
            ...invoice,
            kind: 'credit-note',
            issuedOn,
            suppliedOn: issuedOn,
            dueOn: null,
            lines: chosen,
            ...sums,
            local: local && localVatOf(sums, currency, local.currency, local.rate),
            corrects: { number, issuedOn: invoicedOn, reason },
          },
        },
        by,
      );
      const ledger = await listLines(scope, caseId);
      for (const { ledgerLine, gross } of chosen) {
        const line = ledger.find(({ id }) => id === ledgerLine);
        const posted = await findPosted(scope, `invoice ${invoiceId} ${ledgerLine}`);
        if (!line || !posted) throw new Error(`The invoice ${number} is not in the ledger.`);
        await post(
          scope,
          {
            companyId,
            caseId,
            kind: 'invoiced',
            on: issuedOn,
            key: `credit ${note.id} ${ledgerLine}`,
            entries: creditedEntries(line, gross),
            detail: { reference: note.number, reason },
            reverses: posted.id,
          },
          by,
        );
      }
      await scope.record({
        action: 'invoice-issued',
        subject: note.number,
        details: { kind: 'credit-note', currency, amount: sums.gross },
      });
      const invoices = await invoicesIn(scope, companyId);
      await store(scope, invoices);
      return invoices;
    }),
  );
}
