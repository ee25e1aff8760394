import * as z from 'zod/mini';
import { memberStatuses, roles } from '#domain/team/permissions.ts';
import { emailField, idField, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';

export const memberView = z.object({
  id: idField,
  /** Id of the person's account; tells which row is 'You'. */
  userId: idField,
  name: z.string(),
  email: z.string(),
  status: z.enum(memberStatuses),
  role: z.enum(roles),
});
export type MemberView = z.infer<typeof memberView>;

export const listMembers = defineOperation({
  id: 'listMembers',
  method: 'GET',
  path: '/companies/{id}/members',
  summary: 'The people of a company.',
  feature: 'Team',
  access: 'session',
  params: z.object({ id: idField }),
  output: z.object({ status: z.literal('success'), members: z.array(memberView) }),
  success: 200,
  failures: ['company-not-found', 'not-allowed'],
});

/** The invitation form: both fields are required, the address is checked. */
export const invitation = z.object({ name: requiredText({ label: 'Name', max: 200 }), email: emailField });
