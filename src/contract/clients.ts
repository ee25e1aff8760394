import * as z from 'zod/mini';
import { companyTypes, countries, emirates, freeZones, officeTypes } from '#domain/catalogue/choices.ts';
import { clientColumns } from '#domain/clients/client-columns.ts';
import { clientLimits, rowProblems } from '#domain/clients/read-clients.ts';
import { problem } from './field-problem.ts';
import { emailField, idField, momentField, optionalText, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';

/** Largest table that is imported at once. */
export const maxTableBytes = 2 * 1024 * 1024;
export const maxTableRows = 2_000;

const place = {
  country: z.enum(countries, problem('not-offered', { of: 'countries' })),
  companyType: z.enum(companyTypes, problem('not-offered', { of: 'company-types' })),
  subType: z.nullable(z.enum([...freeZones, ...emirates], problem('not-offered', { of: 'zones' }))),
};

/** A client that staff add by hand, without an account of theirs. */
export const createClient = defineOperation({
  id: 'createClient',
  method: 'POST',
  path: '/operator/clients',
  feature: 'Clients',
  access: 'operator',
  right: 'create-clients',
  idempotent: true,
  input: z.object({
    company: requiredText({ field: 'company-name', max: clientLimits.company }),
    ...place,
    visas: z.int().check(z.gte(0), z.lte(5)),
    officeType: z.enum(officeTypes, problem('not-offered', { of: 'office-types' })),
    contact: optionalText({ field: 'full-name', max: clientLimits.contact }),
    /** '' where it is unknown: then nobody can be invited. */
    email: z.union([z.literal(''), emailField]),
    /** Whether they are invited at once; otherwise staff act for them until they join. */
    invite: z.boolean(),
  }),
  output: z.object({ status: z.literal('success'), message: z.string(), id: idField }),
  success: 201,
  failures: ['client-known', 'place-not-offered', 'address-missing'],
});

const column = z.nullable(z.enum(clientColumns));
const table = z.string().check(z.maxLength(maxTableBytes));

const listedRow = z.object({
  /** As spreadsheets number it: the header is row 1. */
  row: z.int(),
  company: z.string(),
  country: z.enum(countries),
  companyType: z.enum(companyTypes),
  subType: z.nullable(z.enum([...freeZones, ...emirates])),
  contact: z.string(),
  email: z.string(),
  licenceNumber: z.string(),
  licenceExpiresOn: z.nullable(z.string()),
  visas: z.int(),
  officeType: z.enum(officeTypes),
  problems: z.array(z.object({ column: z.enum(clientColumns), problem: z.enum(rowProblems) })),
});
export type ListedClientRow = z.infer<typeof listedRow>;

/** What an import would do; nothing is stored. */
export const previewImport = defineOperation({
  id: 'previewImport',
  method: 'POST',
  path: '/operator/clients/import/preview',
  feature: 'Clients',
  access: 'operator',
  right: 'import-clients',
  maximumBytes: 2 * maxTableBytes,
  input: z.object({
    table,
    /** What each column holds; without it the headers are read. */
    columns: z.optional(z.array(column)),
  }),
  output: z.object({
    status: z.literal('success'),
    header: z.array(z.string()),
    columns: z.array(column),
    /** Every row that is not empty. */
    rows: z.array(listedRow),
    faulty: z.int(),
  }),
  success: 200,
  failures: ['table-unreadable', 'table-too-long'],
});

export const importClients = defineOperation({
  id: 'importClients',
  method: 'POST',
  path: '/operator/clients/import',
  feature: 'Clients',
  access: 'operator',
  right: 'import-clients',
  idempotent: true,
  maximumBytes: 2 * maxTableBytes,
  input: z.object({
    table,
    fileName: optionalText({ field: 'name', max: 200 }),
    columns: z.array(column),
    /** Whether faulty rows are left out; otherwise one of them refuses all. */
    leaveOutFaulty: z.boolean(),
    /** Whether everybody with an address is invited. */
    invite: z.boolean(),
  }),
  output: z.object({
    status: z.literal('success'),
    message: z.string(),
    id: idField,
    imported: z.int(),
    leftOut: z.int(),
  }),
  success: 201,
  failures: ['table-unreadable', 'table-too-long', 'rows-faulty', 'nothing-to-import', 'client-known'],
});

const clientImport = z.object({
  id: idField,
  fileName: z.string(),
  by: z.nullable(z.string()),
  at: momentField,
  clients: z.int(),
  undoneAt: z.nullable(momentField),
});
export type ClientImport = z.infer<typeof clientImport>;

export const listImports = defineOperation({
  id: 'listImports',
  method: 'GET',
  path: '/operator/clients/imports',
  feature: 'Clients',
  access: 'operator',
  right: 'import-clients',
  output: z.object({ status: z.literal('success'), imports: z.array(clientImport) }),
  success: 200,
  failures: [],
});

/** Removes the clients of an import, unless somebody has worked on one of them. */
export const undoImport = defineOperation({
  id: 'undoImport',
  method: 'DELETE',
  path: '/operator/clients/imports/{id}',
  feature: 'Clients',
  access: 'operator',
  right: 'import-clients',
  params: z.object({ id: idField }),
  output: z.object({ status: z.literal('success'), message: z.string(), removed: z.int() }),
  success: 200,
  failures: ['import-not-found', 'import-undone', 'import-in-use'],
});

const format = z.enum(['csv', 'json'], problem('not-one-of', { name: 'format', values: ['csv', 'json'] }));

/** All clients, row by row. */
export const exportClients = defineOperation({
  id: 'exportClients',
  method: 'GET',
  path: '/operator/clients/export',
  feature: 'Clients',
  access: 'operator',
  right: 'export-clients',
  query: z.object({ format: z._default(format, 'csv') }),
  download: { types: ['text/csv', 'application/json'] },
  success: 200,
  failures: [],
});

const contact = z.object({
  /** What the agency knows of a client that it added; `null` for companies whose founders came by themselves. */
  contact: z.nullable(z.object({ name: z.string(), email: z.string(), hasJoined: z.boolean() })),
  /** Addresses of the contact and the company's people whose emails come back, the longest first. */
  returned: z.array(z.object({ address: z.string(), since: momentField, reason: z.string() })),
});
export type ClientContact = z.infer<typeof contact>;

/** Whom the agency writes to, and which of their emails come back. */
export const readClientContact = defineOperation({
  id: 'readClientContact',
  method: 'GET',
  path: '/operator/companies/{id}/contact',
  feature: 'Clients',
  access: 'operator',
  right: 'read-cases',
  params: z.object({ id: idField }),
  output: z.object({ status: z.literal('success'), contact }),
  success: 200,
  failures: ['company-not-found'],
});

/** Corrects whom to write to, for a client that nobody has joined yet. Older invitations end. */
export const changeClientContact = defineOperation({
  id: 'changeClientContact',
  method: 'PUT',
  path: '/operator/companies/{id}/contact',
  feature: 'Clients',
  access: 'operator',
  right: 'create-clients',
  params: z.object({ id: idField }),
  input: z.object({
    name: optionalText({ field: 'full-name', max: clientLimits.contact }),
    email: emailField,
    /** Whether they are invited at once. */
    invite: z.boolean(),
  }),
  output: z.object({ status: z.literal('success'), message: z.string(), contact }),
  success: 200,
  failures: ['company-not-found', 'client-known', 'client-joined'],
});
