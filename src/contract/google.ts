import * as z from 'zod/mini';
import { secondFactorAsked, signedIn, wantToken } from './accounts.ts';
import { problem } from './field-problem.ts';
import { defineOperation } from './operation.ts';
import { provenAgain } from './second-factor.ts';

const redirection = z.object({
  status: z.literal('success'),
  /** The URL that the browser opens next. */
  url: z.string(),
});

export const beginGoogleSignIn = defineOperation({
  id: 'beginGoogleSignIn',
  method: 'POST',
  path: '/login/google',
  feature: 'Accounts',
  access: 'key',
  input: z.object({
    from: z.enum(
      ['sign-in', 'sign-up'],
      problem('not-one-of', { name: 'from', values: ['sign-in', 'sign-up'] }),
    ),
  }),
  output: redirection,
  success: 200,
  failures: ['google-off', 'google-unavailable', 'too-many-requests'],
});

export const signInWithGoogle = defineOperation({
  id: 'signInWithGoogle',
  method: 'POST',
  path: '/login/google/answer',
  feature: 'Accounts',
  access: 'key',
  input: z.object({ want_token: wantToken }),
  output: z.union([
    z.extend(signedIn, {
      /** Whether the account is new. */
      registered: z.boolean(),
    }),
    secondFactorAsked,
  ]),
  success: 200,
  failures: [
    'sign-in-over',
    'google-refused',
    'google-email-unconfirmed',
    'google-unknown',
    'google-connect-first',
    'too-many-requests',
  ],
});

export const beginGoogleConnection = defineOperation({
  id: 'beginGoogleConnection',
  method: 'POST',
  path: '/account/google',
  feature: 'Accounts',
  access: 'session',
  input: provenAgain,
  output: redirection,
  success: 200,
  failures: [
    'google-off',
    'google-unavailable',
    'google-connected',
    'wrong-password',
    'sign-in-again',
    'too-many-requests',
    'busy',
  ],
});

export const connectGoogle = defineOperation({
  id: 'connectGoogle',
  method: 'POST',
  path: '/account/google/answer',
  feature: 'Accounts',
  access: 'session',
  output: z.object({ status: z.literal('success'), message: z.string() }),
  success: 200,
  failures: ['sign-in-over', 'google-refused', 'google-connected', 'google-connected-elsewhere'],
});

export const disconnectGoogle = defineOperation({
  id: 'disconnectGoogle',
  method: 'DELETE',
  path: '/account/google',
  feature: 'Accounts',
  access: 'session',
  output: z.object({ status: z.literal('success'), message: z.string() }),
  success: 200,
  failures: ['google-not-connected', 'last-sign-in-method'],
});
