import { randomUUID } from 'node:crypto';
import * as bankAccounts from '#contract/bank-accounts.ts';
import * as cards from '#contract/card-payments.ts';
import * as carriedContract from '#contract/carried-over.ts';
import * as ledger from '#contract/ledger.ts';
import * as contract from '#contract/payments.ts';
import * as statements from '#contract/statements.ts';
import * as vouchers from '#contract/vouchers.ts';
import { attachmentHeader, downloadNameOf, sandboxHeaders } from '../papers/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { listAccounts } from './account-repository.ts';
import { addVoucher } from './add-voucher.ts';
import { agreeToVoucher, declineVoucher, proveVoucher } from './answer-voucher.ts';
import { openCardPayment } from './cards/open-card-payment.ts';
import { refundCardPayment } from './cards/refund-card-payment.ts';
import { readCarriedFileForStaff, readOwnCarriedFile } from './carried-over.ts';
import { moveMoney, reverseMoney } from './correct-money.ts';
import { exportEntries, listEntries } from './list-entries.ts';
import { listMoney } from './list-money.ts';
import { listVouchers } from './list-vouchers.ts';
import { addBankAccount, changeBankAccount } from './manage-accounts.ts';
import { closeMonth, readMonth } from './months.ts';
import { openMoneyPaper } from './open-money-paper.ts';
import type { CardPaymentPorts } from './ports.ts';
import { readPayments, readPaymentsForStaff } from './read-payments.ts';
import { recordMoney } from './record-money.ts';
import { listMovements, settleMovement } from './settle-movement.ts';
import { confirmVoucher, payVoucher, returnVoucherProof, withdrawVoucher } from './settle-voucher.ts';
import { importStatement, previewStatement } from './statements.ts';
import { viewAccount, viewPayments } from './views.ts';

const { serve, serveDownload } = servingWith<CardPaymentPorts>();

const ways = ({ billing }: Pick<CardPaymentPorts, 'billing'>) => ({ byCard: billing.isOn });

/** What the payments feature answers. */
export const paymentRoutes = [
  serve(contract.readPayments, async ({ services, session, params }) => ({
    payments: viewPayments(await readPayments(services, session.person, params.id), 'client', ways(services)),
  })),

  serve(contract.readPaymentsForStaff, async ({ services, session, params }) => {
    const payments = await readPaymentsForStaff(services, session.person, params.id);
    return {
      payments: viewPayments(payments, 'staff', ways(services)),
      cases: payments.all.map(({ id, kind }) => ({ id, kind })),
      accounts: payments.accounts.map(viewAccount),
    };
  }),

  serveDownload(carriedContract.downloadCarriedInvoice, ({ services, session, params, replyHeaders }) =>
    carriedFile(
      replyHeaders,
      readOwnCarriedFile(services, session.person, params.id, 'invoices', params.invoice),
    ),
  ),

  serveDownload(
    carriedContract.downloadCarriedInvoiceAsStaff,
    ({ services, session, params, replyHeaders }) =>
      carriedFile(
        replyHeaders,
        readCarriedFileForStaff(services, session.person, params.id, 'invoices', params.invoice),
      ),
  ),

  serveDownload(carriedContract.downloadCarriedQuote, ({ services, session, params, replyHeaders }) =>
    carriedFile(
      replyHeaders,
      readOwnCarriedFile(services, session.person, params.id, 'quotes', params.quote),
    ),
  ),

  serveDownload(carriedContract.downloadCarriedQuoteAsStaff, ({ services, session, params, replyHeaders }) =>
    carriedFile(
      replyHeaders,
      readCarriedFileForStaff(services, session.person, params.id, 'quotes', params.quote),
    ),
  ),

  serve(contract.recordMoney, async (call) => {
    const { services, session, params, input, idempotencyKey } = call;
    const key = idempotencyKey ? `${session.person.id} ${idempotencyKey}` : randomUUID();
    const payments = await recordMoney(services, session.person, params.id, input, key, (scope, known) =>
      call.storeAnswer(scope, { payments: viewPayments(known, 'staff', ways(services)) }),
    );
    return { payments: viewPayments(payments, 'staff', ways(services)) };
  }),

  serve(contract.reverseMoney, async ({ services, session, params, input }) => {
    const { id, transaction } = params;
    const payments = await reverseMoney(services, session.person, id, transaction, input.reason);
    return { payments: viewPayments(payments, 'staff', ways(services)) };
  }),

  serve(contract.moveMoney, async ({ services, session, params, input }) => {
    const from = { companyId: params.id, transactionId: params.transaction };
    const to = { companyId: input.company, caseId: input.case };
    const payments = await moveMoney(services, session.person, from, to, input.reason);
    return { payments: viewPayments(payments, 'staff', ways(services)) };
  }),

  serve(cards.openCardPayment, async ({ services, session, params }) => ({
    url: await openCardPayment(services, session.person, params.id, params.request),
  })),

  serve(cards.refundCardPayment, async ({ services, session, params, input, idempotencyKey }) => {
    const { id, card } = params;
    const payments = await refundCardPayment(services, session.person, id, card, input, idempotencyKey);
    return { payments: viewPayments(payments, 'staff', ways(services)) };
  }),

  serve(ledger.listMoney, ({ services, session }) => listMoney(services, session.person)),

  serve(ledger.listBankEntries, async ({ services, query }) => ({
    accounts: await listEntries(services, query),
  })),

  serveDownload(ledger.exportBankEntries, async ({ services, query, replyHeaders }) => {
    const text = await exportEntries(services, query);
    replyHeaders['content-disposition'] = `attachment; filename="bank-${query.from}-${query.until}.csv"`;
    return { content: new TextEncoder().encode(text), type: 'text/csv; charset=utf-8' };
  }),

  serve(ledger.readMonth, async ({ services, params }) => ({
    month: await readMonth(services, params.month),
  })),

  serve(ledger.closeMonth, async ({ services, session, params, input }) => ({
    month: await closeMonth(services, session.person, params.month, input.open),
  })),

  serve(vouchers.addVoucher, async ({ services, session, params, input, storeAnswer }) => {
    const payments = await addVoucher(services, session.person, params.id, input, (scope, known) =>
      storeAnswer(scope, { payments: viewPayments(known, 'staff', ways(services)) }),
    );
    return { payments: viewPayments(payments, 'staff', ways(services)) };
  }),

  serve(vouchers.agreeToVoucher, async ({ services, session, params, input }) => {
    const { id, voucher } = params;
    const payments = await agreeToVoucher(services, session.person, id, voucher, input.asked);
    return { payments: viewPayments(payments, 'client', ways(services)) };
  }),

  serve(vouchers.declineVoucher, async ({ services, session, params, input }) => {
    const { id, voucher } = params;
    const payments = await declineVoucher(services, session.person, id, voucher, input.reason);
    return { payments: viewPayments(payments, 'client', ways(services)) };
  }),

  serve(vouchers.proveVoucher, async ({ services, session, params, input }) => {
    const payments = await proveVoucher(services, session.person, params.id, params.voucher, input);
    return { payments: viewPayments(payments, 'client', ways(services)) };
  }),

  serve(vouchers.payVoucher, async ({ services, session, params, input }) => {
    const payments = await payVoucher(services, session.person, params.id, params.voucher, input);
    return { payments: viewPayments(payments, 'staff', ways(services)) };
  }),

  serve(vouchers.withdrawVoucher, async ({ services, session, params }) => {
    const payments = await withdrawVoucher(services, session.person, params.id, params.voucher);
    return { payments: viewPayments(payments, 'staff', ways(services)) };
  }),

  serve(vouchers.confirmVoucher, async ({ services, session, params, input }) => {
    const payments = await confirmVoucher(services, session.person, params.id, params.voucher, input);
    return { payments: viewPayments(payments, 'staff', ways(services)) };
  }),

  serve(vouchers.returnVoucherProof, async ({ services, session, params, input }) => {
    const { id, voucher } = params;
    const payments = await returnVoucherProof(services, session.person, id, voucher, input.reason);
    return { payments: viewPayments(payments, 'staff', ways(services)) };
  }),

  serveDownload(vouchers.downloadMoneyPaper, async ({ services, session, params, replyHeaders }) => {
    const opened = await openMoneyPaper(services, session.person, params.id, params.paper);
    const content = new Uint8Array(await opened.content());
    Object.assign(replyHeaders, sandboxHeaders, {
      'content-disposition': attachmentHeader(downloadNameOf(opened.name, opened.type)),
    });
    return { content, type: opened.type };
  }),

  serve(vouchers.listVouchers, ({ services, session }) => listVouchers(services, session.person)),

  serve(statements.previewStatement, async ({ services, params, input }) => {
    const { movements, header, columns, ...read } = await previewStatement(services, params.id, input);
    return {
      ...read,
      header: [...header],
      columns: [...columns],
      movements: movements.map(({ on, amount, party, text, isKnown }) => ({
        on,
        amount,
        party,
        text,
        isKnown,
      })),
    };
  }),

  serve(statements.importStatement, ({ services, session, params, input }) =>
    importStatement(services, session.person, params.id, input),
  ),

  serve(statements.listMovements, ({ services, session }) => listMovements(services, session.person)),

  serve(statements.settleMovement, async ({ services, session, params, input }) => {
    await settleMovement(services, session.person, params.id, input);
    return {};
  }),

  serve(bankAccounts.listBankAccounts, async ({ services }) => ({
    accounts: (await inScope(services.database, 'installation', listAccounts)).map(viewAccount),
  })),

  serve(bankAccounts.addBankAccount, async ({ services, session, input, storeAnswer }) => {
    const accounts = await addBankAccount(services, session.person, input, (scope, known) =>
      storeAnswer(scope, { accounts: known.map(viewAccount) }),
    );
    return { accounts: accounts.map(viewAccount) };
  }),

  serve(bankAccounts.changeBankAccount, async ({ services, session, params, input, expectedVersion }) => {
    const changed = await changeBankAccount(services, session.person, params.id, input, expectedVersion);
    return { accounts: changed.map(viewAccount) };
  }),
];

async function carriedFile(
  replyHeaders: Record<string, string>,
  reading: ReturnType<typeof readOwnCarriedFile>,
) {
  const { number, content } = await reading;
  // What another installation made is never opened in the page.
  Object.assign(replyHeaders, sandboxHeaders, { 'content-disposition': attachmentHeader(`${number}.pdf`) });
  return { content, type: 'application/pdf' };
}
