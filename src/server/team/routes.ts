import * as contract from '#contract/team.ts';
import { serve } from '../platform/serve-operation.ts';
import { listMembers } from './list-members.ts';

/** What the team feature answers. */
export const teamRoutes = [
  serve(contract.listMembers, async ({ services, session, params }) => ({
    members: await listMembers(services, session.person, params.id),
  })),
];
