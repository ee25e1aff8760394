import * as z from 'zod/mini';
import { knownPassword, signedIn, wantToken } from './accounts.ts';
import { problem } from './field-problem.ts';
import { defineOperation } from './operation.ts';

/** People with a password confirm it again; people without one sign in again first. */
export const provenAgain = z.object({ currentPassword: z.optional(knownPassword) });

/** A code as people type it: of six digits, with or without a space, or one for recovery. */
export const codeField = z
  .string(problem('not-text', { field: 'code' }))
  .check(
    z.trim(),
    z.minLength(1, problem('required', { field: 'code' })),
    z.maxLength(40, problem('too-long', { field: 'code', max: 40 })),
  );

const recoveryCodes = z.array(z.string());

export const signInWithCode = defineOperation({
  id: 'signInWithCode',
  method: 'POST',
  path: '/login/second-factor',
  feature: 'Accounts',
  access: 'key',
  input: z.object({
    challenge: z
      .string(problem('not-text', { name: 'challenge' }))
      .check(z.maxLength(200, problem('too-long', { name: 'challenge', max: 200 }))),
    code: codeField,
    want_token: wantToken,
  }),
  output: signedIn,
  success: 200,
  failures: ['wrong-code', 'sign-in-over', 'too-many-requests'],
});

export const beginSecondFactor = defineOperation({
  id: 'beginSecondFactor',
  method: 'POST',
  path: '/account/second-factor',
  feature: 'Accounts',
  access: 'session',
  input: provenAgain,
  output: z.object({
    status: z.literal('success'),
    /** In base32, to be typed in. */
    secret: z.string(),
    /** The same as an address, which authenticator apps read from a QR code. */
    uri: z.string(),
  }),
  success: 200,
  failures: ['second-factor-on', 'wrong-password', 'sign-in-again', 'too-many-requests', 'busy'],
});

export const confirmSecondFactor = defineOperation({
  id: 'confirmSecondFactor',
  method: 'POST',
  path: '/account/second-factor/confirmation',
  feature: 'Accounts',
  access: 'session',
  input: z.object({ code: codeField }),
  output: z.object({ status: z.literal('success'), message: z.string(), recoveryCodes }),
  success: 200,
  failures: ['wrong-code', 'second-factor-on', 'second-factor-off', 'too-many-requests'],
});

export const renewRecoveryCodes = defineOperation({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/account/second-factor/recovery-codes',
  feature: 'Accounts',
  access: 'session',
  input: z.extend(provenAgain, { code: codeField }),
  output: z.object({ status: z.literal('success'), message: z.string(), recoveryCodes }),
  success: 200,
  failures: [
    'wrong-code',
    'second-factor-off',
    'wrong-password',
    'sign-in-again',
    'too-many-requests',
    'busy',
  ],
});

export const turnOffSecondFactor = defineOperation({
  id: 'turnOffSecondFactor',
  method: 'POST',
  path: '/account/second-factor/off',
  feature: 'Accounts',
  access: 'session',
  input: z.extend(provenAgain, { code: codeField }),
  output: z.object({ status: z.literal('success'), message: z.string() }),
  success: 200,
  failures: [
    'wrong-code',
    'second-factor-off',
    'wrong-password',
    'sign-in-again',
    'too-many-requests',
    'busy',
  ],
});
