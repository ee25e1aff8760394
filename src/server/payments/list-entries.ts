import type { MonthOfAccount } from '#contract/ledger.ts';
import { filterEntries, stateOf } from '#domain/payments/bank-entries.ts';
import { csvOf } from '#domain/values/csv.ts';
import { type Currency, minorDigitsOf } from '#domain/values/money.ts';
import { addYears, plainDate } from '#domain/values/plain-date.ts';
import { moneyExportMessages as texts } from '#messages/payments.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { compareWithBank } from './compare-with-bank.ts';
import type { PaymentPorts } from './ports.ts';

interface Days {
  from: string;
  until: string;
}

/**
 * What moved at each bank account between two days.
 * @throws Failure 'period-unusable' for days that run backwards or over a year
 */
export function listEntries(
  { database }: Pick<PaymentPorts, 'database'>,
  { from, until }: Days,
): Promise<MonthOfAccount[]> {
  if (until < from || until > addYears(plainDate(from), 1)) throw new Failure('period-unusable');
  const days = { from: plainDate(from), until: plainDate(until) };
  return inScope(database, 'installation', (transaction) => compareWithBank(transaction, days));
}

/** The same as the text of a file, a row for each movement that the filter lets through. */
export async function exportEntries(
  services: Pick<PaymentPorts, 'database'>,
  { from, until, ...filter }: Days & Parameters<typeof filterEntries>[1],
): Promise<string> {
  const accounts = await listEntries(services, { from, until });
  return csvOf([
    texts.columns,
    ...accounts.flatMap(({ account, movements }) =>
      filterEntries(movements, filter).map((entry) => [
        entry.on,
        account.bank,
        account.number,
        account.currency,
        entry.company?.name ?? '',
        entry.kind === null ? '' : texts.kinds[entry.kind],
        entry.party,
        entry.text,
        decimalOf(entry.inLedger, account.currency),
        decimalOf(entry.inStatement, account.currency),
        texts.states[stateOf(entry)],
        entry.leftOutBecause,
      ]),
    ),
  ]);
}

/** An amount in major units; '' where that side does not have it. */
function decimalOf(minor: number | null, currency: Currency): string {
  if (minor === null) return '';
  const digits = minorDigitsOf(currency);
  return (minor / 10 ** digits).toFixed(digits);
}
