import * as z from 'zod/mini';
import { offices, partyKinds } from '#domain/parties/party.ts';
import { registers } from '#domain/parties/registers.ts';
import { partyRoles } from '#domain/team/permissions.ts';
import { problem } from './field-problem.ts';
import { emailField, idField } from './fields.ts';
import { defineOperation } from './operation.ts';
import {
  amountField,
  companyParams,
  dayField,
  partyFields,
  partyName,
  partyParams,
  peopleReply,
  peopleView,
  whole,
} from './party-view.ts';

export const readPeople = defineOperation({
  id: 'readPeople',
  method: 'GET',
  path: '/companies/{id}/people',
  feature: 'People',
  access: 'session',
  params: companyParams,
  query: z.object({ on: z.optional(dayField) }),
  output: z.object({ status: z.literal('success'), people: peopleView }),
  success: 200,
  failures: whole,
});

export const addParty = defineOperation({
  id: 'addParty',
  method: 'POST',
  path: '/companies/{id}/parties',
  feature: 'People',
  access: 'session',
  idempotent: true,
  params: companyParams,
  input: z.extend(partyFields, {
    kind: z.enum(partyKinds),
    name: partyName,
    isYou: z._default(z.boolean(problem('not-boolean', { name: 'isYou' })), false),
  }),
  output: peopleReply,
  success: 201,
  failures: [...whole, 'party-yours', 'too-many-entries'],
});

export const changeParty = defineOperation({
  id: 'changeParty',
  method: 'PATCH',
  path: '/companies/{id}/parties/{party}',
  feature: 'People',
  access: 'session',
  params: partyParams,
  input: partyFields,
  output: peopleReply,
  success: 200,
  failures: [...whole, 'party-not-found', 'party-joined'],
});

export const removeParty = defineOperation({
  id: 'removeParty',
  method: 'DELETE',
  path: '/companies/{id}/parties/{party}',
  feature: 'People',
  access: 'session',
  params: partyParams,
  output: peopleReply,
  success: 200,
  failures: [...whole, 'party-not-found', 'party-in-register'],
});

/** All holders of one class, or of another owned party, from a day on. What they held before stays in the register. */
export const recordHoldings = defineOperation({
  id: 'recordHoldings',
  method: 'PUT',
  path: '/companies/{id}/holdings',
  feature: 'People',
  access: 'session',
  params: companyParams,
  input: z.object({
    of: z._default(z.nullable(idField), null),
    shareClass: z._default(z.nullable(z.string().check(z.maxLength(36))), null),
    on: dayField,
    lines: z
      .array(
        z.object({
          holder: idField,
          amount: amountField,
          nomineeFor: z._default(z.nullable(idField), null),
        }),
        problem('not-list', { name: 'lines' }),
      )
      .check(z.maxLength(500)),
  }),
  output: peopleReply,
  success: 200,
  failures: [...whole, 'party-not-found', 'shares-unknown', 'too-many-entries'],
});

export const addShareClass = defineOperation({
  id: 'addShareClass',
  method: 'POST',
  path: '/companies/{id}/share-classes',
  feature: 'People',
  access: 'session',
  params: companyParams,
  input: z.object({
    name: partyName,
    total: z
      .int(problem('not-whole', { field: 'number-of-shares' }))
      .check(
        z.gte(1, problem('too-small', { field: 'number-of-shares', min: 1 })),
        z.lte(1_000_000_000_000, problem('too-large', { field: 'number-of-shares', max: 1_000_000_000_000 })),
      ),
    nominalValue: z
      .string(problem('not-share-value', { field: 'nominal-value' }))
      .check(z.regex(/^\d{1,12}(\.\d{1,8})?$/, problem('not-share-value', { field: 'nominal-value' }))),
    votesPerShare: z
      .int(problem('not-whole', { name: 'votesPerShare' }))
      .check(
        z.gte(0, problem('out-of-range', { name: 'votesPerShare', min: 0, max: 1000 })),
        z.lte(1000, problem('out-of-range', { name: 'votesPerShare', min: 0, max: 1000 })),
      ),
  }),
  output: peopleReply,
  success: 201,
  idempotent: true,
  failures: [...whole, 'too-many-entries'],
});

export const appointOfficer = defineOperation({
  id: 'appointOfficer',
  method: 'POST',
  path: '/companies/{id}/offices',
  feature: 'People',
  access: 'session',
  params: companyParams,
  input: z.object({ party: idField, office: z.enum(offices), from: dayField }),
  output: peopleReply,
  success: 201,
  idempotent: true,
  failures: [...whole, 'party-not-found', 'office-held', 'too-many-entries'],
});

export const endOffice = defineOperation({
  id: 'endOffice',
  method: 'POST',
  path: '/companies/{id}/offices/{office}/end',
  feature: 'People',
  access: 'session',
  params: z.object({ id: idField, office: idField }),
  input: z.object({ until: dayField }),
  output: peopleReply,
  success: 200,
  failures: [...whole, 'office-not-found'],
});

/** Sends the link again or withdraws it by the calls of the team: it is one of the company's invitations. */
export const inviteParty = defineOperation({
  id: 'inviteParty',
  method: 'POST',
  path: '/companies/{id}/parties/{party}/invitation',
  feature: 'People',
  access: 'session',
  params: partyParams,
  input: z.object({ email: emailField, role: z._default(z.enum(partyRoles), 'shareholder') }),
  output: peopleReply,
  success: 201,
  idempotent: true,
  failures: [
    ...whole,
    'party-not-found',
    'party-joined',
    'party-not-a-person',
    'email-not-verified',
    'already-invited',
    'provider-not-accepted',
    'too-many-requests',
  ],
});

const registerParams = z.object({ id: idField, register: z.enum(registers) });
const registerQuery = z.object({ on: z.optional(dayField) });

const registerLine = z.object({
  party: idField,
  name: z.string(),
  address: z.string(),
  nationality: z.nullable(z.string()),
  since: z.nullable(z.string()),
  shareClass: z.nullable(z.string()),
  amount: z.nullable(z.string()),
  share: z.nullable(z.string()),
  office: z.nullable(z.enum(offices)),
  nomineeFor: z.nullable(z.string()),
});
export type RegisterLineView = z.infer<typeof registerLine>;

export const readRegister = defineOperation({
  id: 'readRegister',
  method: 'GET',
  path: '/companies/{id}/registers/{register}',
  feature: 'People',
  access: 'session',
  params: registerParams,
  query: registerQuery,
  output: z.object({
    status: z.literal('success'),
    register: z.object({ day: z.string(), companyName: z.string(), lines: z.array(registerLine) }),
  }),
  success: 200,
  failures: whole,
});

export const exportRegister = defineOperation({
  id: 'exportRegister',
  method: 'GET',
  path: '/companies/{id}/registers/{register}/file',
  feature: 'People',
  access: 'session',
  params: registerParams,
  query: registerQuery,
  download: { types: ['text/csv'] },
  success: 200,
  failures: whole,
});

/** The same for staff, whose reading the company's log notes. */
export const readClientPeople = defineOperation({
  id: 'readClientPeople',
  method: 'GET',
  path: '/operator/companies/{id}/people',
  feature: 'Operators',
  access: 'operator',
  right: 'read-people',
  params: companyParams,
  output: z.object({ status: z.literal('success'), people: peopleView }),
  success: 200,
  failures: ['company-not-found'],
});
