import * as z from 'zod/mini';
import { staffRoles } from '#domain/staff/permissions.ts';
import { problem } from './field-problem.ts';
import { emailField, idField, momentField, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';

const params = z.object({ id: idField });
/** Who takes over what somebody leaves: one of the staff, or nobody yet. */
const takenBy = z.nullable(idField);
const role = z.enum(staffRoles, problem('not-offered', { of: 'roles' }));

const staffMember = z.object({
  id: idField,
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  /** Whether they reach only the clients that they are in charge of. */
  ownClientsOnly: z.boolean(),
  since: momentField,
  isBlocked: z.boolean(),
  /** How many clients they are in charge of. */
  clients: z.int(),
});
export type StaffMember = z.infer<typeof staffMember>;

const staffList = z.object({ status: z.literal('success'), staff: z.array(staffMember) });

/** Everybody of the staff, with how much each has in hand. */
export const listStaff = defineOperation({
  id: 'listStaff',
  method: 'GET',
  path: '/operator/staff',
  feature: 'Staff',
  access: 'operator',
  right: 'read-staff',
  output: staffList,
  success: 200,
  failures: [],
});

export const appointStaff = defineOperation({
  id: 'appointStaff',
  method: 'POST',
  path: '/operator/staff',
  feature: 'Staff',
  access: 'operator',
  right: 'manage-staff',
  input: z.object({ name: requiredText({ field: 'name', max: 100 }), email: emailField, role }),
  output: z.object({ status: z.literal('success'), message: z.string() }),
  success: 201,
  idempotent: true,
  failures: ['staff-already'],
});

export const changeStaffRole = defineOperation({
  id: 'changeStaffRole',
  method: 'PUT',
  path: '/operator/staff/{id}/role',
  feature: 'Staff',
  access: 'operator',
  right: 'manage-staff',
  params,
  input: z.object({
    role,
    /** Whether they reach only the clients that they are in charge of; a manager reaches all. */
    ownClientsOnly: z.optional(z.boolean()),
    /** Who takes their clients over, where the new role works on none. */
    clientsTo: z.optional(takenBy),
  }),
  output: z.object({ status: z.literal('success'), message: z.string() }),
  success: 200,
  failures: ['staff-not-found', 'last-manager', 'clients-without-owner'],
});

export const removeStaff = defineOperation({
  id: 'removeStaff',
  method: 'POST',
  path: '/operator/staff/{id}/removal',
  feature: 'Staff',
  access: 'operator',
  right: 'manage-staff',
  params,
  input: z.object({ clientsTo: z.optional(takenBy) }),
  output: z.object({ status: z.literal('success'), message: z.string() }),
  success: 200,
  failures: ['staff-not-found', 'last-manager', 'clients-without-owner'],
});

/** All clients of one to another, as before a leave. */
export const handOverClients = defineOperation({
  id: 'handOverClients',
  method: 'POST',
  path: '/operator/staff/{id}/hand-over',
  feature: 'Staff',
  access: 'operator',
  right: 'claim-cases',
  params,
  input: z.object({ to: takenBy }),
  output: z.object({ status: z.literal('success'), message: z.string(), clients: z.int() }),
  success: 200,
  failures: ['staff-not-found', 'clients-not-yours'],
});

const ownership = z.object({
  /** `null` where nobody is in charge. */
  owner: z.nullable(z.object({ id: idField, name: z.string() })),
  /** The tag that If-Match takes for the next change. */
  version: z.int(),
});

/** Puts somebody in charge of a client; oneself, to claim it. */
export const assignClient = defineOperation({
  id: 'assignClient',
  method: 'PUT',
  path: '/operator/companies/{id}/owner',
  feature: 'Staff',
  access: 'operator',
  right: 'claim-cases',
  params,
  ifMatch: 'required',
  input: z.object({ owner: takenBy }),
  output: z.object({ status: z.literal('success'), message: z.string(), ...ownership.shape }),
  success: 200,
  failures: ['company-not-found', 'staff-not-found', 'assignment-changed', 'clients-not-yours'],
});
