import * as z from 'zod/mini';
import { linkToken } from './account-email.ts';
import { newPassword } from './accounts.ts';
import { emailField } from './fields.ts';
import { defineOperation } from './operation.ts';

export const requestPasswordReset = defineOperation({
  id: 'requestPasswordReset',
  method: 'POST',
  path: '/password-reset',
  feature: 'Accounts',
  access: 'key',
  input: z.object({ email: emailField }),
  output: z.object({ status: z.literal('success'), message: z.string() }),
  success: 200,
  failures: ['too-many-requests'],
});

export const resetPassword = defineOperation({
  id: 'resetPassword',
  method: 'POST',
  path: '/password-reset/complete',
  feature: 'Accounts',
  access: 'key',
  input: z.object({ token: linkToken, newPassword }),
  output: z.object({ status: z.literal('success'), message: z.string() }),
  success: 200,
  failures: ['link-not-found', 'link-expired', 'link-used', 'too-many-requests', 'busy'],
});
