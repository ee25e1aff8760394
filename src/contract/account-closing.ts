import * as z from 'zod/mini';
import { knownPassword } from './accounts.ts';
import { idField, momentField } from './fields.ts';
import { defineOperation } from './operation.ts';

/** What closing the account would mean for a company of its owner. */
export const closingCompanyView = z.object({
  id: idField,
  name: z.string(),
  /**
   * `stays`: it has other admins; `goes`: it has no other members, so it is removed with the account;
   * `needs-admin`: others are in it and none of them is an admin; `is-billed`: it has a running subscription.
   */
  outcome: z.enum(['stays', 'goes', 'needs-admin', 'is-billed']),
});

export const previewClosing = defineOperation({
  id: 'previewClosing',
  method: 'GET',
  path: '/account/closing',
  feature: 'Accounts',
  access: 'session',
  output: z.object({
    status: z.literal('success'),
    companies: z.array(closingCompanyView),
    /** For how many days a closed account can be opened again. */
    graceDays: z.number(),
  }),
  success: 200,
  failures: [],
});

export const closeAccount = defineOperation({
  id: 'closeAccount',
  method: 'POST',
  path: '/account/close',
  feature: 'Accounts',
  access: 'session',
  input: z.object({
    /** Required if the account has one; otherwise the sign-in must be recent. */
    currentPassword: z.optional(knownPassword),
  }),
  output: z.object({ status: z.literal('success'), message: z.string(), removedAfter: momentField }),
  success: 200,
  failures: [
    'wrong-password',
    'sign-in-again',
    'last-admin',
    'subscription-running',
    'too-many-requests',
    'busy',
  ],
});
