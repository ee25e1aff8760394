import * as contract from '#contract/ways-in.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { googleRoutes } from './google/routes.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import type { AccountPorts } from './ports.ts';
import { readWaysIn } from './read-ways-in.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';

const { serve } = servingWith<AccountPorts>();

/** What the ways to sign in beside the password answer. */
export const waysInRoutes = [
  serve(contract.readWaysIn, ({ services, session }) => readWaysIn(services, session.person)),
  ...secondFactorRoutes,
  ...passkeyRoutes,
  ...googleRoutes,
];
