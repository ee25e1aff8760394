import * as z from 'zod/mini';
import { currencies } from '#domain/values/money.ts';
import { problem } from './field-problem.ts';
import { idField, optionalText, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';

export const currencyField = z.enum(
  currencies,
  problem('not-one-of', { name: 'currency', values: currencies }),
);

/** A bank account of the agency, to which clients transfer. */
export const bankAccount = z.object({
  id: idField,
  currency: currencyField,
  holder: z.string(),
  bank: z.string(),
  /** IBAN, or the account number where there is none. */
  number: z.string(),
  bic: z.string(),
  /** What else a payer needs. */
  note: z.string(),
  isOffered: z.boolean(),
  version: z.int(),
});
export type BankAccountView = z.infer<typeof bankAccount>;

const bankAccountInput = z.object({
  currency: currencyField,
  holder: requiredText({ field: 'account-holder', max: 70 }),
  bank: requiredText({ field: 'bank', max: 70 }),
  number: requiredText({ field: 'account-number', max: 40 }),
  bic: optionalText({ field: 'bic', max: 11 }),
  note: optionalText({ field: 'note', max: 300, multiline: true }),
  isOffered: z.boolean(problem('not-boolean', { name: 'isOffered' })),
});
export type BankAccountInput = z.infer<typeof bankAccountInput>;
const bankAccountList = z.object({ status: z.literal('success'), accounts: z.array(bankAccount) });

export const listBankAccounts = defineOperation({
  id: 'listBankAccounts',
  method: 'GET',
  path: '/operator/bank-accounts',
  feature: 'Payments',
  access: 'operator',
  right: 'read-money',
  output: bankAccountList,
  success: 200,
  failures: [],
});

export const addBankAccount = defineOperation({
  id: 'addBankAccount',
  method: 'POST',
  path: '/operator/bank-accounts',
  feature: 'Payments',
  access: 'operator',
  right: 'set-installation',
  idempotent: true,
  input: bankAccountInput,
  output: bankAccountList,
  success: 201,
  failures: ['bank-account-known'],
});

export const changeBankAccount = defineOperation({
  id: 'changeBankAccount',
  method: 'PUT',
  path: '/operator/bank-accounts/{id}',
  feature: 'Payments',
  access: 'operator',
  right: 'set-installation',
  ifMatch: 'required',
  params: z.object({ id: idField }),
  input: bankAccountInput,
  output: bankAccountList,
  success: 200,
  failures: ['bank-account-known', 'bank-account-not-found', 'bank-account-changed', 'bank-account-used'],
});
