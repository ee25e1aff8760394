import type { IssueInvoiceInput } from '#contract/invoices.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { InvoiceContent, InvoiceParty } from '#domain/invoices/invoice-content.ts';
import { localCurrencyOf, type ParticularsProblem, problemsOfInvoice } from '#domain/invoices/particulars.ts';
import { localVatOf, sumsOfInvoice } from '#domain/invoices/sums.ts';
import { invoicedEntries } from '#domain/ledger/entries.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { inCompanyAsStaff, type StaffScope } from '../audit/index.ts';
import { lockCases, post } from '../ledger/index.ts';
import { recorderOf, refusingAsLedger } from '../payments/index.ts';
import { Failure } from '../platform/failure.ts';
import { issue } from './issue.ts';
import { findIssuer } from './issuer-repository.ts';
import { type OpenLine, openLinesOf } from './open-lines.ts';
import type { InvoicePorts } from './ports.ts';
import { type CompanyInvoices, invoicesIn } from './read-invoices.ts';

/**
 * Issues an invoice for some lines of an accepted quote and enters it into the ledger, in one transaction.
 *
 * @param store keeps the answer for a repeated request
 * @throws Failure 'company-not-found', 'issuer-not-found', 'money-line-not-found', 'month-closed', or 'invalid-input'
 * where the law asks for more
 */
export function issueInvoice(
  services: InvoicePorts,
  staff: Person,
  companyId: string,
  input: IssueInvoiceInput,
  store: (scope: StaffScope, invoices: CompanyInvoices) => Promise<void>,
): Promise<CompanyInvoices> {
  return refusingAsLedger(
    inCompanyAsStaff(services, staff, companyId, async (scope) => {
      const at = services.clock();
      const by = recorderOf(staff, at);
      const lines = await holdLines(scope, companyId, input.lines);
      const [first] = lines;
      const issuer = await findIssuer(scope, input.issuer);
      if (!issuer) throw new Failure('issuer-not-found');
      const { name, address, country, vatNumber, peppolId } = issuer;
      const content = contentOf({ name, address, country, vatNumber, peppolId }, lines, input, at);
      refuseIncomplete(content);
      const { caseId } = first;
      const { id, number } = await issue(
        services,
        scope,
        { companyId, caseId, issuerId: issuer.id, content, corrects: null, transactionId: null },
        by,
      );
      // One posting a line, so that each can be credited by itself.
      for (const { line, invoiced } of lines) {
        await post(
          scope,
          {
            companyId,
            caseId,
            kind: 'invoiced',
            on: content.issuedOn,
            key: `invoice ${id} ${line.id}`,
            entries: invoicedEntries(line, invoiced.gross),
            detail: { reference: number },
          },
          by,
        );
      }
      await scope.record({
        action: 'invoice-issued',
        subject: number,
        details: { kind: 'invoice', currency: content.currency, amount: content.gross },
      });
      const known = await invoicesIn(scope, companyId);
      await store(scope, known);
      return known;
    }),
  );
}

/** The chosen lines under the lock of their case: nobody else can invoice them meanwhile. */
async function holdLines(
  scope: StaffScope,
  companyId: string,
  ids: readonly string[],
): Promise<[OpenLine, ...OpenLine[]]> {
  const seen = await openLinesOf(scope, companyId);
  await lockCases(
    scope,
    seen.map(({ caseId }) => caseId),
  );
  const open = await openLinesOf(scope, companyId);
  const [first, ...others] = ids.map((id) => {
    const found = open.find(({ line }) => line.id === id);
    if (!found) throw new Failure('money-line-not-found');
    return found;
  });
  if (!first) throw new Failure('money-line-not-found');
  for (const { caseId, currency, quoteNumber } of others) {
    if (caseId !== first.caseId || currency !== first.currency || quoteNumber !== first.quoteNumber) {
      throw new Failure('invalid-input', { fields: { lines: { code: 'one-quote' } } });
    }
  }
  return [first, ...others];
}

function contentOf(
  seller: InvoiceParty,
  lines: readonly [OpenLine, ...OpenLine[]],
  { buyer, suppliedOn, dueOn, rate }: IssueInvoiceInput,
  at: Date,
): Omit<InvoiceContent, 'number'> {
  const [{ currency, quoteNumber }] = lines;
  const invoiced = lines.map((line) => line.invoiced);
  const sums = sumsOfInvoice(invoiced);
  const local = localCurrencyOf(seller, currency);
  return {
    kind: 'invoice',
    issuedOn: plainDate(at.toISOString().slice(0, 10)),
    suppliedOn: plainDate(suppliedOn),
    dueOn: plainDate(dueOn),
    seller,
    buyer,
    currency,
    lines: invoiced,
    ...sums,
    local: local && rate ? localVatOf(sums, currency, local, rate) : null,
    reference: quoteNumber,
    corrects: null,
  };
}

/** Where on the form a problem is shown. */
const placeOf: Record<ParticularsProblem, string> = {
  'seller-not-registered': 'issuer',
  'buyer-number-missing': 'buyer.vatNumber',
  'exchange-rate-missing': 'rate',
};

function refuseIncomplete(content: Omit<InvoiceContent, 'number'>): void {
  const problems = problemsOfInvoice(content);
  if (problems.length === 0) return;
  throw new Failure('invalid-input', {
    fields: Object.fromEntries(problems.map((code) => [placeOf[code], { code }])),
  });
}
