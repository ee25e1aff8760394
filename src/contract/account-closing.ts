import * as z from 'zod/mini';
import { caseKinds } from '#domain/cases/case-kind.ts';
import { accountRuleNames } from '#domain/kept-records/account-rules.ts';
import { retentionRules } from '#domain/papers/retention.ts';
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
  /** Work that is under way and ends with the company. */
  openCases: z.array(z.enum(caseKinds)),
  /** What a law has us keep of a company that goes; `null` for nothing. */
  kept: z.nullable(z.object({ papers: z.int(), rule: z.enum(retentionRules), until: z.string() })),
  /** Accepted quotes and invoices that the agency keeps; `null` for none, and without an end where no rule was found. */
  keptAccounts: z.nullable(
    z.object({
      quotes: z.int(),
      invoices: z.int(),
      rule: z.nullable(z.enum(accountRuleNames)),
      until: z.nullable(z.string()),
    }),
  ),
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
    /** Whether companies go although work on them is under way. */
    endsOpenCases: z.optional(z.boolean()),
  }),
  output: z.object({ status: z.literal('success'), message: z.string(), removedAfter: momentField }),
  success: 200,
  failures: [
    'wrong-password',
    'sign-in-again',
    'last-admin',
    'subscription-running',
    'case-open',
    'too-many-requests',
    'busy',
  ],
});
