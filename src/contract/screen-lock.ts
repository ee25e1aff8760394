import * as z from 'zod/mini';
import { screenLockChoices } from '#domain/accounts/screen-lock.ts';
import { knownPassword } from './accounts.ts';
import { defineOperation } from './operation.ts';
import { shownPasskey } from './passkeys.ts';
import { codeField } from './second-factor.ts';

const minutes = z.literal(screenLockChoices);

const lockView = z.object({
  status: z.literal('success'),
  isLocked: z.boolean(),
  /** Minutes without input after which the screen locks; 0 for never. */
  lockAfter: z.int(),
  /** What the person chose; `null` where the installation's default holds. */
  chosenMinutes: z.nullable(z.int()),
  /** The default of the installation for its staff. */
  staffDefault: z.int(),
  /** What unlocks it. All false where the person signs in with somebody else and has to sign in again. */
  unlocksBy: z.object({ password: z.boolean(), passkey: z.boolean(), code: z.boolean() }),
});

export const readScreenLock = defineOperation({
  id: 'readScreenLock',
  method: 'GET',
  path: '/session/lock',
  feature: 'Accounts',
  access: 'session',
  whileLocked: true,
  output: lockView,
  success: 200,
  failures: [],
});

export const changeScreenLock = defineOperation({
  id: 'changeScreenLock',
  method: 'PUT',
  path: '/account/screen-lock',
  feature: 'Accounts',
  access: 'session',
  input: z.object({
    /** 0 for never, `null` for the installation's default. */
    minutes: z.nullable(minutes),
  }),
  output: z.object({ ...lockView.shape, message: z.string() }),
  success: 200,
  failures: [],
});

export const lockSession = defineOperation({
  id: 'lockSession',
  method: 'POST',
  path: '/session/lock',
  feature: 'Accounts',
  access: 'session',
  whileLocked: true,
  input: z.object({ how: z.enum(['idle', 'by-hand']) }),
  output: z.object({ status: z.literal('success') }),
  success: 200,
  failures: [],
});

export const noteInput = defineOperation({
  id: 'noteInput',
  method: 'POST',
  path: '/session/input',
  feature: 'Accounts',
  access: 'session',
  output: z.object({ status: z.literal('success') }),
  success: 200,
  failures: [],
});

export const beginUnlock = defineOperation({
  id: 'beginUnlock',
  method: 'POST',
  path: '/session/unlock/passkey',
  feature: 'Accounts',
  access: 'session',
  whileLocked: true,
  output: z.object({ status: z.literal('success'), options: z.looseObject({}) }),
  success: 200,
  failures: ['too-many-requests'],
});

export const unlockSession = defineOperation({
  id: 'unlockSession',
  method: 'POST',
  path: '/session/unlock',
  feature: 'Accounts',
  access: 'session',
  whileLocked: true,
  input: z.object({
    /** One of the three. */
    currentPassword: z.optional(knownPassword),
    code: z.optional(codeField),
    response: z.optional(shownPasskey),
  }),
  output: z.object({ status: z.literal('success'), message: z.string() }),
  success: 200,
  failures: [
    'session-not-locked',
    'wrong-password',
    'wrong-code',
    'second-factor-off',
    'passkey-refused',
    'sign-in-over',
    'too-many-requests',
    'busy',
  ],
});
