import type { LedgerEntry } from '#domain/ledger/accounts.ts';
import { entry } from '#domain/ledger/entries.ts';
import type { Currency } from '#domain/values/money.ts';
import type { PostingDetail } from '../ledger/index.ts';
import { Failure } from '../platform/failure.ts';
import type { BankAccount } from './account-repository.ts';

/**
 * The bank's side of a payment, in the account's own currency.
 * @param amount in the currency of the case; negative for money that leaves
 * @param atBank how much it is at the bank, where that is another currency
 */
export function bankSide(
  account: BankAccount,
  currency: Currency,
  amount: number,
  atBank: number | undefined,
): { entries: LedgerEntry[]; detail: Pick<PostingDetail, 'exchanged'> } {
  if (account.currency === currency) {
    return { entries: [entry('bank', currency, amount, null, account.id)], detail: {} };
  }
  if (atBank === undefined) {
    throw new Failure('invalid-input', { fields: { counts: { code: 'not-amount' } } });
  }
  const own = Math.sign(amount) * atBank;
  return {
    entries: [
      entry('bank', account.currency, own, null, account.id),
      entry('exchange', account.currency, -own),
      entry('exchange', currency, amount),
    ],
    detail: {
      exchanged: { from: account.currency, amount: atBank, to: currency, counts: Math.abs(amount) },
    },
  };
}
