import type { BankAccountView } from '#contract/bank-accounts.ts';
import type { CardPaymentView } from '#contract/card-payment-view.ts';
import type {
  CarriedOverView,
  CaseMoney as CaseMoneyView,
  MoneyPosition,
  MoneyTransaction,
  PaymentRequestView,
  PaymentsView,
} from '#contract/payments.ts';
import { dueOf, fundedOf, type LineWithPosition, refundableOf, summaryOf } from '#domain/ledger/entries.ts';
import { isCardAmount } from '#domain/payments/card-payment.ts';
import { epcCodeOf } from '#domain/payments/epc-code.ts';
import { isIban } from '#domain/payments/iban.ts';
import { type Currency, minorPerMajor } from '#domain/values/money.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Position, PostedTransaction, QuotedLine } from '../ledger/index.ts';
import type { BankAccount } from './account-repository.ts';
import type { CarriedOver } from './carried-over.ts';
import type { CaseMoney, Payments } from './read-payments.ts';
import type { PaymentRequest } from './request-repository.ts';
import { viewVoucher } from './view-voucher.ts';

/** @param eyes staff also see who recorded what */
export function viewPayments(
  { cases, accounts, carriedOver, today }: Payments,
  eyes: 'client' | 'staff',
  { byCard }: { byCard: boolean } = { byCard: false },
): PaymentsView {
  return {
    cases: cases.map((each) => viewCase(each, { accounts, today, byCard }, eyes)),
    carriedOver: carriedOver ? viewCarriedOver(carriedOver, eyes) : null,
  };
}

function viewCarriedOver(
  { from, asOf, importedAt, positions, lines, transactions, quotes, invoices }: CarriedOver,
  eyes: 'client' | 'staff',
): CarriedOverView {
  const reversed = new Set(transactions.map(({ reverses }) => reverses));
  return {
    from,
    asOf: asOf.toISOString(),
    importedAt: importedAt.toISOString(),
    positions: viewPositions(positions, lines),
    lines: lines.map(viewLine),
    transactions: transactions.map((each) => ({
      ...viewTransaction(each, { isReversed: reversed.has(each.id), accounts: [] }, eyes),
      // Nothing of it can be changed here.
      isReversible: false,
    })),
    quotes: quotes.map(({ file, ...quote }) => ({ ...quote, hasFile: typeof file === 'string' })),
    invoices: invoices.map(({ id, kind, number, issuedOn, currency, gross, file }) => ({
      ...{ id, kind, number, issuedOn, currency, gross },
      hasFile: typeof file === 'string',
    })),
  };
}

export function viewAccount(account: BankAccount): BankAccountView {
  const { changedAt: _changedAt, provider: _provider, ...view } = account;
  return view;
}

function viewCase(
  { id, kind, lines, positions, requests, vouchers, transactions, cards }: CaseMoney,
  { accounts, today, byCard }: { accounts: readonly BankAccount[]; today: PlainDate; byCard: boolean },
  eyes: 'client' | 'staff',
): CaseMoneyView {
  const reversed = new Set(transactions.map(({ reverses }) => reverses));
  return {
    case: id,
    kind,
    positions: viewPositions(positions, lines),
    lines: lines.map(viewLine),
    requests: requests.map((request) => viewRequest(request, lines, accounts, byCard)),
    vouchers: vouchers.map((voucher) => viewVoucher(voucher, vouchers, lines, today)),
    transactions: transactions.map((each) =>
      viewTransaction(each, { isReversed: reversed.has(each.id), accounts }, eyes),
    ),
    cards: cards.map(viewCardPayment),
  };
}

function viewPositions(positions: readonly Position[], lines: readonly LineWithPosition[]): MoneyPosition[] {
  return [...Map.groupBy(positions, ({ currency }) => currency)].flatMap(([currency, group]) => {
    const sum = (of: (each: Position) => number) => group.reduce((total, each) => total + of(each), 0);
    const view = {
      currency,
      quoted: sum(({ quoted }) => quoted),
      invoiced: sum(({ invoiced }) => invoiced),
      received: sum(({ received }) => received),
      held: sum(({ held }) => held),
      paidOn: sum(({ paidOn }) => paidOn),
      suspense: sum(({ suspense }) => suspense),
      advance: sum(({ feeAdvance, vatAdvance }) => feeAdvance + vatAdvance),
      fee: sum(({ fee, vat }) => fee + vat),
      receivable: sum(({ receivable }) => receivable),
      owedBack: sum(({ owedBack }) => owedBack),
      returned: sum(({ returned }) => returned),
      due: lines.reduce((total, line) => (line.currency === currency ? total + dueOf(line) : total), 0),
      comesBack: sum(({ comesBack }) => comesBack),
    };
    // A currency that only passed through the exchange has nothing to tell.
    const { currency: _, ...amounts } = view;
    return Object.values(amounts).some((amount) => amount !== 0) ? [view] : [];
  });
}

function viewLine(line: LineWithPosition) {
  const { id, label, payee, currency, position } = line;
  return {
    id,
    label,
    payee,
    currency,
    quoted: position.quoted,
    funded: fundedOf(line),
    due: dueOf(line),
    held: position.held,
    paidOn: position.paidOn,
    fee: position.fee + position.vat,
    refundable: refundableOf(line),
  };
}

function viewRequest(
  { id, quoteId, quoteNumber, currency, reference }: PaymentRequest,
  lines: readonly QuotedLine[],
  accounts: readonly BankAccount[],
  byCard: boolean,
): PaymentRequestView {
  const due = lines
    .filter((line) => line.currency === currency && line.quoteId === quoteId)
    .reduce((sum, line) => sum + dueOf(line), 0);
  const offered = accounts
    .filter(({ isOffered }) => isOffered)
    .toSorted((one, other) => Number(other.currency === currency) - Number(one.currency === currency));
  return {
    id,
    quoteNumber,
    currency,
    reference,
    due,
    accounts: offered.map(viewAccount),
    codes: offered
      .filter((account) => account.currency === 'EUR' && isIban(account.number))
      .map((account) => ({
        account: account.id,
        content: epcCodeOf({
          holder: account.holder,
          iban: account.number,
          bic: account.bic,
          amount: currency === 'EUR' && due > 0 ? due : undefined,
          reference,
        }),
      })),
    byCard: byCard && isCardAmount(currency, due),
  };
}

function viewCardPayment(card: CaseMoney['cards'][number]): CardPaymentView {
  const { id, quoteNumber, currency, amount, openedAt, returns } = card;
  return {
    ...{ id, quoteNumber, currency, amount },
    paidAt: openedAt.toISOString(),
    returns: returns.map(({ id: returnId, kind, amount: part, reason, state, askedAt }) => ({
      ...{ id: returnId, kind, amount: part, reason, state },
      at: askedAt.toISOString(),
    })),
    dispute:
      card.disputeState === null
        ? null
        : {
            state: card.disputeState,
            amount: card.disputeAmount ?? 0,
            reason: card.disputeReason ?? '',
            answerBy: card.disputeAnswerBy?.toISOString() ?? null,
          },
  };
}

function viewTransaction(
  transaction: PostedTransaction,
  { isReversed, accounts }: { isReversed: boolean; accounts: readonly BankAccount[] },
  eyes: 'client' | 'staff',
): MoneyTransaction {
  const { id, number, kind, onDay, correctsMonth, reverses, detail, entries } = transaction;
  const { exchanged, moved } = detail;
  const summary = summaryOf(kind, entries);
  // Of the accounts of payment services none is listed.
  const isAtBank = entries.every(
    ({ bankAccount }) => bankAccount === null || accounts.some((account) => account.id === bankAccount),
  );
  return {
    id,
    number,
    kind,
    on: onDay,
    correctsMonth,
    currency: summary.currency,
    amount: summary.amount,
    parts: summary.parts,
    isReversal: reverses !== null,
    isReversed,
    isReversible: kind !== 'quoted' && reverses === null && !isReversed && isAtBank,
    bankAccount: entries.find(({ account }) => account === 'bank')?.bankAccount ?? null,
    reference: detail.reference ?? '',
    payer: detail.payer ?? '',
    payee: detail.payee ?? '',
    reason: detail.reason ?? '',
    borne: detail.borne ?? 0,
    paper: detail.paper ?? null,
    exchanged: exchanged
      ? {
          currency: exchanged.from,
          amount: exchanged.amount,
          to: exchanged.to,
          counts: exchanged.counts,
          rate: rateText(exchanged.from, exchanged.amount, exchanged.to, exchanged.counts),
        }
      : detail.sent
        ? {
            currency: detail.sent.currency,
            amount: detail.sent.amount,
            to: summary.currency,
            counts: summary.amount,
            rate: rateText(
              detail.sent.currency as Currency,
              detail.sent.amount,
              summary.currency,
              summary.amount,
            ),
          }
        : null,
    moved: moved ? (moved.to ? 'to' : 'from') : null,
    by: eyes === 'staff' ? transaction.recordedByName : null,
    at: transaction.recordedAt.toISOString(),
  };
}

/** Units of one currency for one unit of the other, to six decimals. */
function rateText(from: Currency, amount: number, to: Currency, counts: number): string {
  return (counts / minorPerMajor(to) / (amount / minorPerMajor(from))).toFixed(6);
}
