import { isSameName } from '#domain/papers/same-name.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { compare, type Fraction, fraction, minus, parseFraction, times, zero } from './fraction.ts';
import type { Party } from './party.ts';

/** What was typed about a payment for stock, as text. */
export type StockPayment = Readonly<Record<string, string>>;

/** What is wrong with a payment for stock. It warns: whether the stock is issued is for people to decide. */
export type StockPaymentWarning =
  /** Amounts in dollars. */
  | { code: 'amount-differs'; paid: Fraction; due: Fraction }
  | { code: 'amount-unreadable' }
  | { code: 'sender-unknown'; sender: string }
  | { code: 'no-shareholders' }
  | { code: 'sent-early'; sentOn: PlainDate; numberOn: PlainDate };

/**
 * Compares a payment for stock with the number of shares, their price, the shareholders and the day of the number.
 * @param holders the shareholders as the company's record names them
 * @param numberOn the day on which the bank gave the number; `undefined` where none is asked for
 */
export function stockPaymentWarnings(
  payment: StockPayment,
  holders: readonly Pick<Party, 'kind' | 'name'>[],
  numberOn: PlainDate | undefined,
): readonly StockPaymentWarning[] {
  const { sender, 'sent-on': sentOn } = payment;
  const warnings: StockPaymentWarning[] = [...amountWarnings(payment)];
  if (sender && holders.length === 0) warnings.push({ code: 'no-shareholders' });
  else if (sender && !holders.some((holder) => isNameOf(holder, sender))) {
    warnings.push({ code: 'sender-unknown', sender });
  }
  if (sentOn && numberOn && sentOn < numberOn) {
    warnings.push({ code: 'sent-early', sentOn: sentOn as PlainDate, numberOn });
  }
  return warnings;
}

/** Less than a cent apart is equal: the price of a share has more decimals than money. */
const cent = fraction(1, 100);

function amountWarnings({ amount, shares, price }: StockPayment): readonly StockPaymentWarning[] {
  // Payments recorded before these were asked for.
  if (!amount || !shares || !price) return [];
  const [paid, count, each] = [dollarsIn(amount), parseFraction(shares), dollarsIn(price)];
  if (!paid || !count || !each) return [{ code: 'amount-unreadable' }];
  const due = times(count, each);
  const difference = minus(paid, due);
  const apart = compare(difference, zero) < 0 ? minus(zero, difference) : difference;
  return compare(apart, cent) < 0 ? [] : [{ code: 'amount-differs', paid, due }];
}

function dollarsIn(text: string): Fraction | undefined {
  return parseFraction(text.replace(/^\s*(?:USD|US\$|\$)|USD\s*$/gi, ''));
}

/** A person's name goes in any order and spelling; of two companies, one more word makes another company. */
function isNameOf({ kind, name }: Pick<Party, 'kind' | 'name'>, sender: string): boolean {
  if (lettersOf(name) === lettersOf(sender)) return true;
  return kind === 'person' && isSameName(name, sender) === true;
}

function lettersOf(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
