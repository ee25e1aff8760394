import * as z from 'zod/mini';
import { companyTypes, countries, emirates, freeZones, officeTypes } from '#domain/catalogue/choices.ts';
import { industries } from '#domain/companies/company-rules.ts';
import { requestedServices, requestStates } from '#domain/requests/service-request.ts';
import { staffRoles } from '#domain/staff/permissions.ts';
import { memberStatuses, roles } from '#domain/team/permissions.ts';
import { problem } from './field-problem.ts';
import { idField, momentField, optionalText, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';
import { cursorField, nextCursorField } from './paging.ts';

/** What is searched for. */
export const searchField = z.optional(optionalText({ field: 'search', max: 100 }));
const total = z.int();
const params = z.object({ id: idField });

/** A company's state for the operator: needs a reply, active, or without members. */
export const companyStates = ['waiting', 'active', 'orphaned'] as const;
export type CompanyState = (typeof companyStates)[number];

/** State of an account. */
export const personStates = ['active', 'unverified', 'closing', 'blocked'] as const;
export type PersonState = (typeof personStates)[number];

/** What the navigation shows, and whether this person is an operator. */
export const readBackOffice = defineOperation({
  id: 'readBackOffice',
  method: 'GET',
  path: '/operator',
  feature: 'Operators',
  access: 'operator',
  right: 'use-back-office',
  output: z.object({
    status: z.literal('success'),
    role: z.enum(staffRoles),
    waiting: z.object({ requests: z.int(), questions: z.int(), emails: z.int() }),
  }),
  success: 200,
  failures: [],
});

const companyFilter = z.object({
  search: searchField,
  country: z.optional(z.enum(countries)),
  state: z.optional(z.enum(companyStates)),
  cursor: cursorField,
});
export type CompanyFilter = z.infer<typeof companyFilter>;

const listedCompany = z.object({
  id: idField,
  name: z.string(),
  country: z.enum(countries),
  state: z.enum(companyStates),
  createdAt: momentField,
});
export type ListedCompany = z.infer<typeof listedCompany>;

export const searchCompanies = defineOperation({
  id: 'searchCompanies',
  method: 'GET',
  path: '/operator/companies',
  feature: 'Operators',
  access: 'operator',
  right: 'read-cases',
  query: companyFilter,
  output: z.object({
    status: z.literal('success'),
    companies: z.array(listedCompany),
    nextCursor: nextCursorField,
    total,
  }),
  success: 200,
  failures: [],
});

const companyFile = z.object({
  ...listedCompany.shape,
  companyType: z.enum(companyTypes),
  /** Zone or emirate; `null` where there is none. */
  subType: z.nullable(z.enum([...freeZones, ...emirates])),
  visas: z.int(),
  officeType: z.enum(officeTypes),
  industry: z.nullable(z.enum(industries)),
  website: z.string(),
  linkedin: z.string(),
  mailingAddress: z.string(),
  countryOfResidency: z.nullable(z.string()),
  updatedAt: momentField,
  people: z.array(
    z.object({
      id: idField,
      name: z.string(),
      email: z.string(),
      role: z.enum(roles),
      status: z.enum(memberStatuses),
    }),
  ),
  requests: z.array(
    z.object({
      id: idField,
      service: z.enum(requestedServices),
      state: z.enum(requestStates),
      requestedAt: momentField,
    }),
  ),
  /** Whether its place asks for a licensed provider, the agency offers one there, or one was chosen. */
  hasProvider: z.boolean(),
  /** The state of its subscription, in the payment service's words; `null` where there is none. */
  subscription: z.nullable(z.string()),
});
export type CompanyFile = z.infer<typeof companyFile>;

export const readCompanyFile = defineOperation({
  id: 'readCompanyFile',
  method: 'GET',
  path: '/operator/companies/{id}',
  feature: 'Operators',
  access: 'operator',
  right: 'read-cases',
  params,
  output: z.object({ status: z.literal('success'), company: companyFile }),
  success: 200,
  failures: ['company-not-found'],
});

const personFilter = z.object({
  search: searchField,
  state: z.optional(z.enum(personStates)),
  cursor: cursorField,
});
export type PersonFilter = z.infer<typeof personFilter>;

const listedPerson = z.object({
  id: idField,
  name: z.string(),
  email: z.string(),
  state: z.enum(personStates),
  isOperator: z.boolean(),
  createdAt: momentField,
});
export type ListedPerson = z.infer<typeof listedPerson>;

export const searchPeople = defineOperation({
  id: 'searchPeople',
  method: 'GET',
  path: '/operator/people',
  feature: 'Operators',
  access: 'operator',
  right: 'read-people',
  query: personFilter,
  output: z.object({
    status: z.literal('success'),
    people: z.array(listedPerson),
    nextCursor: nextCursorField,
    total,
  }),
  success: 200,
  failures: [],
});

const personFile = z.object({
  ...listedPerson.shape,
  phone: z.string(),
  /** When the account is removed, where its owner has closed it. */
  removedAfter: z.nullable(momentField),
  /** When and why operators blocked it; `null` if it is not blocked. */
  blocked: z.nullable(z.object({ at: momentField, reason: z.string() })),
  hasSecondFactor: z.boolean(),
  passkeys: z.int(),
  sessions: z.int(),
  lastUsedAt: z.nullable(momentField),
  companies: z.array(
    z.object({ id: idField, name: z.string(), role: z.enum(roles), status: z.enum(memberStatuses) }),
  ),
});
export type PersonFile = z.infer<typeof personFile>;

export const readPersonFile = defineOperation({
  id: 'readPersonFile',
  method: 'GET',
  path: '/operator/people/{id}',
  feature: 'Operators',
  access: 'operator',
  right: 'read-people',
  params,
  output: z.object({ status: z.literal('success'), person: personFile }),
  success: 200,
  failures: ['person-not-found'],
});

/** Maximum length of the reason for blocking an account, in characters. */
export const maxBlockReason = 500;

const done = z.object({ status: z.literal('success'), message: z.string() });

export const blockAccount = defineOperation({
  id: 'blockAccount',
  method: 'POST',
  path: '/operator/people/{id}/block',
  feature: 'Operators',
  access: 'operator',
  right: 'manage-accounts',
  params,
  input: z.object({ reason: requiredText({ field: 'reason', max: maxBlockReason, multiline: true }) }),
  output: done,
  success: 200,
  failures: ['person-not-found', 'account-is-yours', 'account-blocked-already', 'last-manager'],
});

export const unblockAccount = defineOperation({
  id: 'unblockAccount',
  method: 'DELETE',
  path: '/operator/people/{id}/block',
  feature: 'Operators',
  access: 'operator',
  right: 'manage-accounts',
  params,
  output: done,
  success: 200,
  failures: ['person-not-found', 'account-not-blocked'],
});

export const endPersonSessions = defineOperation({
  id: 'endPersonSessions',
  method: 'DELETE',
  path: '/operator/people/{id}/sessions',
  feature: 'Operators',
  access: 'operator',
  right: 'manage-accounts',
  params,
  output: done,
  success: 200,
  failures: ['person-not-found', 'account-is-yours'],
});

const requestFilter = z.object({ state: z.optional(z.enum(requestStates)), cursor: cursorField });
export type RequestFilter = z.infer<typeof requestFilter>;

const filedRequest = z.object({
  id: idField,
  company: z.object({ id: idField, name: z.string(), country: z.enum(countries) }),
  service: z.enum(requestedServices),
  state: z.enum(requestStates),
  requestedBy: z.nullable(z.string()),
  requestedAt: momentField,
  answer: z.string(),
  /** The tag that If-Match takes when it is answered. */
  changedAt: momentField,
});
export type FiledRequest = z.infer<typeof filedRequest>;

export const listAllRequests = defineOperation({
  id: 'listAllRequests',
  method: 'GET',
  path: '/operator/requests',
  feature: 'Operators',
  access: 'operator',
  right: 'read-cases',
  query: requestFilter,
  output: z.object({
    status: z.literal('success'),
    requests: z.array(filedRequest),
    nextCursor: nextCursorField,
    total,
  }),
  success: 200,
  failures: [],
});

export const maxAnswerLength = 4_000;

export const answerRequest = defineOperation({
  id: 'answerRequest',
  method: 'PATCH',
  path: '/operator/requests/{id}',
  feature: 'Operators',
  access: 'operator',
  right: 'answer-requests',
  params,
  ifMatch: 'required',
  input: z.object({
    state: z.enum(requestStates, problem('not-offered', { of: 'states' })),
    answer: optionalText({ field: 'answer', max: maxAnswerLength, multiline: true }),
  }),
  output: z.object({ status: z.literal('success'), message: z.string(), request: filedRequest }),
  success: 200,
  failures: ['request-not-found', 'request-changed', 'request-open-again'],
});
