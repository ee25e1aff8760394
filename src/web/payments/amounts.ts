import { readAmount } from '#domain/payments/statement-columns.ts';
import { type Currency, minorDigitsOf } from '#domain/values/money.ts';
import { moneyText } from '#domain/values/money-text.ts';

/** An exact amount with its currency; a negative one with a minus sign. */
export function exactText(currency: Currency, amount: number): string {
  const text = moneyText({ currency, low: Math.abs(amount), high: Math.abs(amount) });
  return amount < 0 ? `−${text}` : text;
}

/** An amount as somebody would type it. */
export function typedText(amount: number, currency: Currency): string {
  const digits = minorDigitsOf(currency);
  return (amount / 10 ** digits).toFixed(digits);
}

/** What was typed, in minor units; zero where it is no amount, which every call refuses with a sentence. */
export function typedAmount(text: FormDataEntryValue | null, currency: Currency): number {
  return readAmount(String(text ?? ''), minorDigitsOf(currency)) ?? 0;
}
