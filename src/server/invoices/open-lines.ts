import type { InvoiceLine } from '#domain/invoices/invoice-content.ts';
import { taxIn } from '#domain/ledger/entries.ts';
import type { Currency } from '#domain/values/money.ts';
import { listCaseRows } from '../cases/index.ts';
import { listLines, type QuotedLine } from '../ledger/index.ts';
import type { Rows } from '../platform/database/scope.ts';
import { acceptedLinesOf } from '../quotes/index.ts';

/** A line of our fee that is agreed and not invoiced yet. */
export interface OpenLine {
  caseId: string;
  currency: Currency;
  quoteNumber: string;
  /** Where it stands in the ledger. */
  line: QuotedLine;
  /** What an invoice would say. */
  invoiced: InvoiceLine;
}

/** Our fees of a company that can be invoiced, by the order of its cases and quotes. */
export async function openLinesOf(rows: Rows, companyId: string): Promise<OpenLine[]> {
  const quoted = await acceptedLinesOf(rows, companyId);
  const open: OpenLine[] = [];
  for (const { id: caseId } of await listCaseRows(rows, companyId)) {
    for (const line of await listLines(rows, caseId)) {
      const { payee, position, currency } = line;
      const agreed = quoted.get(`${line.quoteId} ${line.quoteLine}`);
      const rule = agreed?.line.vat;
      if (payee !== 'fee' || position.quoted === 0 || position.invoiced > 0 || !rule) continue;
      const asked = agreed.line;
      const vat = taxIn(position.quoted, line.gross, line.vat);
      const isWhole = position.quoted === line.gross;
      const net = position.quoted - vat;
      const discount = isWhole ? (asked.discount?.amount ?? 0) : 0;
      open.push({
        caseId,
        currency,
        quoteNumber: agreed.number,
        line,
        invoiced: {
          ledgerLine: line.id,
          label: line.label,
          quantity: isWhole ? asked.count : 1,
          full: net + discount,
          discount,
          net,
          vat: { treatment: rule.treatment, rate: rule.rate, amount: vat },
          gross: position.quoted,
        },
      });
    }
  }
  return open;
}
