import { randomUUID } from 'node:crypto';
import type { BankAccountInput } from '#contract/bank-accounts.ts';
import type { Person } from '#domain/accounts/person.ts';
import { compactAccountNumber, isIban, looksLikeIban } from '#domain/payments/iban.ts';
import { addAuditEntry, operatorActor } from '../audit/index.ts';
import { hasPostings } from '../ledger/index.ts';
import { violatedConstraintOf } from '../platform/database/database-errors.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import { etagOf } from '../platform/entity-tag.ts';
import { Failure } from '../platform/failure.ts';
import {
  type BankAccount,
  holdAccount,
  insertAccount,
  listAccounts,
  updateAccount,
} from './account-repository.ts';
import type { PaymentPorts } from './ports.ts';

/**
 * Adds an account of the agency that clients can transfer to.
 *
 * @param store keeps the answer for a repeated request
 * @throws Failure 'invalid-input' for an IBAN with wrong check digits, or 'bank-account-known'
 */
export function addBankAccount(
  services: PaymentPorts,
  staff: Person,
  input: BankAccountInput,
  store: (transaction: Transaction, accounts: BankAccount[]) => Promise<void>,
): Promise<BankAccount[]> {
  return changing(
    services,
    staff,
    input,
    (transaction, account, at) => insertAccount(transaction, randomUUID(), account, at),
    store,
  );
}

/**
 * Changes one. Payments that were recorded for it stay as they are.
 * @throws Failure as `addBankAccount`, 'bank-account-not-found', 'bank-account-changed', or 'bank-account-used' for another number once
 * money was booked there
 */
export function changeBankAccount(
  services: PaymentPorts,
  staff: Person,
  id: string,
  input: BankAccountInput,
  expectedVersion: string | undefined,
): Promise<BankAccount[]> {
  return changing(services, staff, input, async (transaction, account, at) => {
    const known = await holdAccount(transaction, id);
    if (!known) throw new Failure('bank-account-not-found');
    if (expectedVersion !== undefined && expectedVersion !== String(known.version)) {
      throw new Failure('bank-account-changed', { etag: etagOf(known.version) });
    }
    // What was booked in one currency cannot become another.
    if (known.currency !== account.currency) {
      const problem = { code: 'other-currency', currency: known.currency } as const;
      throw new Failure('invalid-input', { fields: { currency: problem } });
    }
    // Another number is another account: what was booked stays with the old one.
    if (known.number !== account.number && (await hasPostings(transaction, id))) {
      throw new Failure('bank-account-used');
    }
    await updateAccount(transaction, id, account, at);
  });
}

function changing(
  { clock, database }: PaymentPorts,
  staff: Person,
  input: BankAccountInput,
  work: (transaction: Transaction, account: BankAccountInput, at: Date) => Promise<void>,
  store?: (transaction: Transaction, accounts: BankAccount[]) => Promise<void>,
): Promise<BankAccount[]> {
  const number = compactAccountNumber(input.number);
  if (looksLikeIban(number) && !isIban(number)) {
    throw new Failure('invalid-input', { fields: { number: { code: 'not-iban' } } });
  }
  const account = { ...input, number, bic: compactAccountNumber(input.bic) };
  return inScope(database, 'installation', async (transaction) => {
    const at = clock();
    await work(transaction, account, at);
    await addAuditEntry(transaction, {
      companyId: null,
      actor: operatorActor(staff),
      action: 'bank-account-changed',
      subject: `${account.bank}, ${account.currency}`,
      details: { endsWith: number.slice(-4), isOffered: account.isOffered },
      at,
    });
    const accounts = await listAccounts(transaction);
    await store?.(transaction, accounts);
    return accounts;
  }).catch((error: unknown) => {
    throw violatedConstraintOf(error) === 'bank_accounts_number_key'
      ? new Failure('bank-account-known')
      : error;
  });
}
