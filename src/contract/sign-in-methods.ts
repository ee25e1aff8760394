import * as z from 'zod/mini';
import { momentField } from './fields.ts';
import { defineOperation } from './operation.ts';
import { passkeyView } from './passkeys.ts';

export const readSignInMethods = defineOperation({
  id: 'readSignInMethods',
  method: 'GET',
  path: '/account/sign-in-methods',
  feature: 'Accounts',
  access: 'session',
  output: z.object({
    status: z.literal('success'),
    hasPassword: z.boolean(),
    secondFactor: z.nullable(z.object({ since: momentField, recoveryCodesLeft: z.number() })),
    passkeys: z.array(passkeyView),
    google: z.nullable(z.object({ since: momentField })),
  }),
  success: 200,
  failures: [],
});
