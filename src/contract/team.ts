import * as z from 'zod/mini';
import { paperClasses } from '#domain/papers/paper-classes.ts';
import { memberStatuses, roles } from '#domain/team/permissions.ts';
import { fullName, newPassword, personView } from './accounts.ts';
import { problem } from './field-problem.ts';
import { emailField, idField, momentField, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';

const roleField = z.enum(roles, problem('role-missing'));

export const memberView = z.object({
  /** Id of the membership or, with the status 'invited', of the invitation. */
  id: idField,
  /** Id of the person's account, which identifies the row 'You'; `null` for an invitation. */
  userId: z.nullable(idField),
  name: z.string(),
  email: z.string(),
  status: z.enum(memberStatuses),
  role: z.enum(roles),
  access: z.object({
    /** The last day of it; `null` for no end. */
    until: z.nullable(z.iso.date()),
    hasEnded: z.boolean(),
    /** Classes of papers that they see besides their own; `null` for what their role sees. */
    classes: z.nullable(z.array(z.enum(paperClasses))),
  }),
  /** Only with the status 'invited'. */
  invitation: z.nullable(z.object({ sentAt: momentField, expiresAt: momentField, hasExpired: z.boolean() })),
});
export type MemberView = z.infer<typeof memberView>;

const companyParams = z.object({ id: idField });
const memberParams = z.object({ id: idField, member: idField });
const invitationParams = z.object({ id: idField, invitation: idField });
const memberReply = z.object({ status: z.literal('success'), message: z.string(), member: memberView });

export const listMembers = defineOperation({
  id: 'listMembers',
  method: 'GET',
  path: '/companies/{id}/members',
  feature: 'Team',
  access: 'session',
  params: companyParams,
  output: z.object({ status: z.literal('success'), members: z.array(memberView) }),
  success: 200,
  failures: ['company-not-found', 'not-allowed'],
});

export const inviteMember = defineOperation({
  id: 'inviteMember',
  method: 'POST',
  path: '/companies/{id}/invitations',
  feature: 'Team',
  access: 'session',
  idempotent: true,
  params: companyParams,
  input: z.object({
    name: requiredText({ field: 'name', max: 200 }),
    email: emailField,
    role: z._default(roleField, 'member'),
  }),
  output: memberReply,
  success: 201,
  failures: [
    'company-not-found',
    'not-allowed',
    'email-not-verified',
    'already-member',
    'already-invited',
    'provider-not-accepted',
    'too-many-requests',
  ],
});

export const sendInvitationAgain = defineOperation({
  id: 'sendInvitationAgain',
  method: 'POST',
  path: '/companies/{id}/invitations/{invitation}/send',
  feature: 'Team',
  access: 'session',
  params: invitationParams,
  output: memberReply,
  success: 200,
  failures: [
    'company-not-found',
    'not-allowed',
    'email-not-verified',
    'invitation-not-open',
    'too-many-requests',
  ],
});

export const withdrawInvitation = defineOperation({
  id: 'withdrawInvitation',
  method: 'DELETE',
  path: '/companies/{id}/invitations/{invitation}',
  feature: 'Team',
  access: 'session',
  params: invitationParams,
  output: z.object({ status: z.literal('success'), message: z.string() }),
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'invitation-not-open'],
});

export const changeRole = defineOperation({
  id: 'changeRole',
  method: 'PUT',
  path: '/companies/{id}/members/{member}/role',
  feature: 'Team',
  access: 'session',
  params: memberParams,
  input: z.object({ role: roleField }),
  output: memberReply,
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'member-not-found', 'last-admin'],
});

export const deactivateMember = defineOperation({
  id: 'deactivateMember',
  method: 'POST',
  path: '/companies/{id}/members/{member}/deactivate',
  feature: 'Team',
  access: 'session',
  params: memberParams,
  output: memberReply,
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'member-not-found', 'own-membership', 'last-admin'],
});

export const reactivateMember = defineOperation({
  id: 'reactivateMember',
  method: 'POST',
  path: '/companies/{id}/members/{member}/reactivate',
  feature: 'Team',
  access: 'session',
  params: memberParams,
  output: memberReply,
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'member-not-found'],
});

export const removeMember = defineOperation({
  id: 'removeMember',
  method: 'DELETE',
  path: '/companies/{id}/members/{member}',
  feature: 'Team',
  access: 'session',
  params: memberParams,
  /** Confirms that somebody who still owns or runs the company loses their access. */
  query: z.object({ evenWithPart: z.optional(z.literal('yes')) }),
  output: memberReply,
  success: 200,
  failures: [
    'company-not-found',
    'not-allowed',
    'member-not-found',
    'own-membership',
    'last-admin',
    'member-has-part',
  ],
});

export const leaveCompany = defineOperation({
  id: 'leaveCompany',
  method: 'POST',
  path: '/companies/{id}/leave',
  feature: 'Team',
  access: 'session',
  params: companyParams,
  output: z.object({ status: z.literal('success'), message: z.string() }),
  success: 200,
  failures: ['company-not-found', 'last-admin'],
});

/** The secret part of the link in an invitation's email. */
const tokenField = z
  .string(problem('link-incomplete'))
  .check(z.minLength(1, problem('link-incomplete')), z.maxLength(200, problem('link-incomplete')));

const invitationFailures = [
  'invitation-not-found',
  'invitation-expired',
  'invitation-withdrawn',
  'invitation-used',
] as const;

const invitationView = z.object({
  company: z.object({ id: idField, name: z.string() }),
  /** Name of the person who invited; `null` once that account is gone. */
  invitedBy: z.nullable(z.string()),
  role: z.enum(roles),
  name: z.string(),
  email: z.string(),
  expiresAt: momentField,
  /** Whether that address has an account already, and signs in with it. */
  hasAccount: z.boolean(),
});
export type InvitationView = z.infer<typeof invitationView>;

/** A POST, so that the secret is in no address that a proxy would write down. It changes nothing. */
export const readInvitation = defineOperation({
  id: 'readInvitation',
  method: 'POST',
  path: '/invitations/read',
  feature: 'Team',
  access: 'key',
  input: z.object({ token: tokenField }),
  output: z.object({ status: z.literal('success'), invitation: invitationView }),
  success: 200,
  failures: invitationFailures,
});

export const acceptInvitation = defineOperation({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/invitations/accept',
  feature: 'Team',
  access: 'session',
  input: z.object({ token: tokenField }),
  output: z.object({
    status: z.literal('success'),
    message: z.string(),
    companyId: idField,
    hasOwnPart: z.boolean(),
  }),
  success: 200,
  failures: [...invitationFailures, 'invitation-for-another', 'membership-inactive', 'party-joined'],
});

export const registerByInvitation = defineOperation({
  id: 'registerByInvitation',
  method: 'POST',
  path: '/invitations/register',
  feature: 'Team',
  access: 'key',
  idempotent: true,
  input: z.object({
    token: tokenField,
    full_name: fullName,
    password: newPassword,
    want_token: z.optional(z.boolean(problem('not-boolean', { name: 'want_token' }))),
  }),
  output: z.object({
    status: z.literal('success'),
    message: z.string(),
    user: personView,
    token: z.optional(z.string()),
    companyId: idField,
    hasOwnPart: z.boolean(),
  }),
  success: 201,
  failures: [...invitationFailures, 'registration-refused', 'party-joined', 'too-many-requests', 'busy'],
});
