import { decimalText, type Fraction, minus } from '#domain/parties/fraction.ts';
import { holdingsOn } from '#domain/parties/share-register.ts';
import { type StockPaymentWarning, stockPaymentWarnings } from '#domain/parties/stock-payment.ts';
import { moneyText } from '#domain/values/money-text.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { stockPaymentMessages as texts } from '#messages/stock-payment.ts';
import type { TaskNeeds, TaskWarning } from '../cases/index.ts';
import type { Transaction } from '../platform/database/scope.ts';
import type { CompanyRecord } from '../tenancy/index.ts';
import { peopleOf } from './people-of.ts';

type Tasks = Parameters<TaskNeeds['missing']>[2];

/** The step at which the payment for stock is recorded, and the one before it that gives the number. */
const paymentTask = 'india-remittance';
const numberTask = 'india-number';

/** What does not fit in a payment for stock, as far as one is recorded. */
export async function warnOfStockPayment(
  transaction: Transaction,
  company: CompanyRecord,
  tasks: Tasks,
  today: PlainDate,
): Promise<ReadonlyMap<string, readonly TaskWarning[]>> {
  const payment = tasks.find(({ template, isFormer }) => template.id === paymentTask && !isFormer);
  if (!payment?.values.sender) return new Map();
  const { stored, record } = await peopleOf(transaction, company);
  const holdings = holdingsOn(record.entries, today).filter(({ of }) => of === null);
  const holders = stored.filter(({ id }) => holdings.some(({ holder }) => holder === id));
  const number = tasks.find(({ template }) => template.id === numberTask);
  const warnings = stockPaymentWarnings(payment.values, holders, number?.approval?.on);
  return new Map([[paymentTask, warnings.map((one) => ({ code: one.code, text: textOf(one) }))]]);
}

function textOf(warning: StockPaymentWarning): string {
  switch (warning.code) {
    case 'amount-differs': {
      const { paid, due } = warning;
      const gap = minus(due, paid);
      return gap.over > 0n
        ? texts.tooLittle(dollars(paid), dollars(due), dollars(gap))
        : texts.tooMuch(dollars(paid), dollars(due), dollars(minus(paid, due)));
    }
    case 'amount-unreadable':
      return texts.unreadable;
    case 'sender-unknown':
      return texts.senderUnknown(warning.sender);
    case 'no-shareholders':
      return texts.noShareholders;
    case 'sent-early':
      return texts.sentEarly(warning.sentOn, warning.numberOn);
  }
}

function dollars(amount: Fraction): string {
  const cents = Math.round(Number(decimalText(amount, 2)) * 100);
  return moneyText({ currency: 'USD', low: cents, high: cents });
}
