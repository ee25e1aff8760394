import * as contract from '#contract/sign-in-methods.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { googleRoutes } from './google/routes.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import type { AccountPorts } from './ports.ts';
import { readSignInMethods } from './read-sign-in-methods.ts';
import { screenLockRoutes } from './screen-lock/routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';

const { serve } = servingWith<AccountPorts>();

/** Routes for the sign-in methods besides the password. */
export const signInMethodRoutes = [
  serve(contract.readSignInMethods, ({ services, session }) => readSignInMethods(services, session.person)),
  ...secondFactorRoutes,
  ...passkeyRoutes,
  ...googleRoutes,
  ...screenLockRoutes,
];
