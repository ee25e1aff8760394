import * as z from 'zod/mini';
import { signedIn, wantToken } from './accounts.ts';
import { problem } from './field-problem.ts';
import { momentField, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';
import { provenAgain } from './second-factor.ts';

/** Bytes in base64url, as Web Authentication writes them into JSON. */
function bytes(max: number) {
  return z
    .string(problem('not-base64url'))
    .check(
      z.regex(/^[\w-]*$/, problem('not-base64url')),
      z.maxLength(max, problem('too-long', { name: 'id', max })),
    );
}

/** Maximum length of a credential id (1023 bytes), in base64url. */
const credentialId = bytes(1364).check(z.minLength(1, problem('required', { name: 'id' })));
const passkeyName = requiredText({ field: 'name', max: 60 });

export const passkeyView = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether it is synchronised to other devices. */
  isBackedUp: z.boolean(),
  createdAt: momentField,
  lastUsedAt: z.nullable(momentField),
});

/** Options for the browser, as in Web Authentication Level 3. */
const optionsJson = z.looseObject({});

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key', problem('not-one-of', { name: 'type', values: ['public-key'] })),
  authenticatorAttachment: z.optional(z.nullable(z.string())),
  clientExtensionResults: z.optional(z.looseObject({})),
};

/** What the browser answers to a challenge. */
export const shownPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8_000),
    authenticatorData: bytes(8_000),
    signature: bytes(16_000),
    userHandle: z.optional(z.nullable(bytes(200))),
  }),
});

export const beginPasskeySignIn = defineOperation({
  id: 'beginPasskeySignIn',
  method: 'POST',
  path: '/login/passkey/options',
  feature: 'Accounts',
  access: 'key',
  output: z.object({ status: z.literal('success'), options: optionsJson }),
  success: 200,
  failures: ['too-many-requests'],
});

export const signInWithPasskey = defineOperation({
  id: 'signInWithPasskey',
  method: 'POST',
  path: '/login/passkey',
  feature: 'Accounts',
  access: 'key',
  input: z.object({
    response: shownPasskey,
    want_token: wantToken,
  }),
  output: signedIn,
  success: 200,
  failures: ['passkey-refused', 'sign-in-over', 'too-many-requests'],
});

export const beginPasskey = defineOperation({
  id: 'beginPasskey',
  method: 'POST',
  path: '/account/passkeys/options',
  feature: 'Accounts',
  access: 'session',
  input: provenAgain,
  output: z.object({ status: z.literal('success'), options: optionsJson }),
  success: 200,
  failures: ['too-many-passkeys', 'wrong-password', 'sign-in-again', 'too-many-requests', 'busy'],
});

export const addPasskey = defineOperation({
  id: 'addPasskey',
  method: 'POST',
  path: '/account/passkeys',
  feature: 'Accounts',
  access: 'session',
  idempotent: true,
  input: z.object({
    name: passkeyName,
    response: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: bytes(8_000),
        attestationObject: bytes(32_000),
        transports: z.optional(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10))),
      }),
    }),
  }),
  output: z.object({ status: z.literal('success'), message: z.string(), passkey: passkeyView }),
  success: 201,
  failures: ['passkey-refused', 'passkey-known', 'sign-in-over', 'too-many-passkeys'],
});

const passkeyParams = z.object({ passkey: credentialId });

export const renamePasskey = defineOperation({
  id: 'renamePasskey',
  method: 'PATCH',
  path: '/account/passkeys/{passkey}',
  feature: 'Accounts',
  access: 'session',
  params: passkeyParams,
  input: z.object({ name: passkeyName }),
  output: z.object({ status: z.literal('success'), message: z.string() }),
  success: 200,
  failures: ['passkey-not-found'],
});

export const removePasskey = defineOperation({
  id: 'removePasskey',
  method: 'DELETE',
  path: '/account/passkeys/{passkey}',
  feature: 'Accounts',
  access: 'session',
  params: passkeyParams,
  output: z.object({ status: z.literal('success'), message: z.string() }),
  success: 200,
  failures: ['passkey-not-found', 'last-sign-in-method'],
});
