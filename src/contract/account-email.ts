import * as z from 'zod/mini';
import { knownPassword } from './accounts.ts';
import { problem } from './field-problem.ts';
import { emailField, momentField } from './fields.ts';
import { defineOperation } from './operation.ts';

/** The secret part of a link in an email. */
export const linkToken = z
  .string(problem('link-incomplete'))
  .check(z.minLength(1, problem('link-incomplete')), z.maxLength(200, problem('link-incomplete')));

/** An email address and its pending change. */
export const emailView = z.object({
  email: z.string(),
  /** Whether its owner has confirmed it. */
  verified: z.boolean(),
  change: z.nullable(
    z.object({
      newEmail: z.string(),
      oldConfirmed: z.boolean(),
      newConfirmed: z.boolean(),
      expiresAt: momentField,
    }),
  ),
});

export const readEmail = defineOperation({
  id: 'readEmail',
  method: 'GET',
  path: '/account/email',
  feature: 'Accounts',
  access: 'session',
  output: z.object({ status: z.literal('success'), email: emailView }),
  success: 200,
  failures: [],
});

export const sendVerification = defineOperation({
  id: 'sendVerification',
  method: 'POST',
  path: '/account/email/verification',
  feature: 'Accounts',
  access: 'session',
  output: z.object({ status: z.literal('success'), message: z.string(), verified: z.boolean() }),
  success: 200,
  failures: ['too-many-requests'],
});

export const verifyEmail = defineOperation({
  id: 'verifyEmail',
  method: 'POST',
  path: '/email/verify',
  feature: 'Accounts',
  access: 'key',
  input: z.object({ token: linkToken }),
  output: z.object({ status: z.literal('success'), message: z.string(), email: z.string() }),
  success: 200,
  failures: ['link-not-found', 'link-expired', 'link-used', 'too-many-requests'],
});

export const changeEmail = defineOperation({
  id: 'changeEmail',
  method: 'POST',
  path: '/account/email/change',
  feature: 'Accounts',
  access: 'session',
  input: z.object({
    newEmail: emailField,
    /** Required if the account has one; otherwise the sign-in must be recent. */
    currentPassword: z.optional(knownPassword),
  }),
  output: z.object({ status: z.literal('success'), message: z.string(), email: emailView }),
  success: 200,
  failures: ['wrong-password', 'sign-in-again', 'too-many-requests', 'busy'],
});

export const cancelEmailChange = defineOperation({
  id: 'cancelEmailChange',
  method: 'DELETE',
  path: '/account/email/change',
  feature: 'Accounts',
  access: 'session',
  output: z.object({ status: z.literal('success'), message: z.string(), email: emailView }),
  success: 200,
  failures: [],
});

export const confirmEmail = defineOperation({
  id: 'confirmEmail',
  method: 'POST',
  path: '/email/confirm',
  feature: 'Accounts',
  access: 'key',
  input: z.object({ token: linkToken }),
  output: z.object({
    status: z.literal('success'),
    message: z.string(),
    newEmail: z.string(),
    /** Which address has not confirmed yet; absent once the change is complete. */
    waitsFor: z.nullable(z.enum(['old', 'new'])),
  }),
  success: 200,
  failures: ['link-not-found', 'link-expired', 'link-used', 'address-not-usable', 'too-many-requests'],
});
