import { createHash, randomUUID } from 'node:crypto';
import type { InvoiceContent } from '#domain/invoices/invoice-content.ts';
import { invoiceNumberOf } from '#domain/invoices/invoice-number.ts';
import { invoiceSheet } from '#messages/invoices.ts';
import type { Recorder } from '../ledger/index.ts';
import { notify } from '../notifications/index.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { insertInvoice, takeNumber } from './invoice-repository.ts';
import type { InvoicePorts } from './ports.ts';

/** What is issued, before it has its number. */
export interface NewInvoice {
  companyId: string;
  caseId: string;
  issuerId: string;
  content: Omit<InvoiceContent, 'number'>;
  corrects: string | null;
  transactionId: string | null;
}

/**
 * Gives it the next number of its series, makes the PDF, stores both and tells the client. What else has to hold with it belongs into the
 * same transaction.
 */
export async function issue(
  { typesetter }: Pick<InvoicePorts, 'typesetter'>,
  rows: Transaction,
  { content: unnumbered, ...subject }: NewInvoice,
  by: Recorder,
): Promise<{ id: string; number: string }> {
  const { kind, issuedOn, dueOn, currency, net, gross } = unnumbered;
  const sequence = await takeNumber(rows, subject.issuerId, kind);
  const number = invoiceNumberOf(kind, sequence);
  const content: InvoiceContent = { ...unnumbered, number };
  const text = JSON.stringify(content);
  const pdf = await typesetter.typeset('templates/invoice.typ', invoiceSheet(content), { at: by.at });
  const id = randomUUID();
  await insertInvoice(rows, {
    id,
    ...subject,
    kind,
    sequence,
    number,
    issuedOn,
    currency,
    net,
    vat: gross - net,
    gross,
    content: text,
    hash: createHash('sha256').update(text).digest('hex'),
    pdf: Buffer.from(pdf),
    issuedById: by.id,
    issuedByName: by.name,
    issuedAt: by.at,
  });
  await notify(rows, {
    kind: 'invoice-issued',
    companyId: subject.companyId,
    details: { kind, number, dueOn },
    at: by.at,
    except: by.id ?? undefined,
  });
  return { id, number };
}
