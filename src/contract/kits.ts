import * as z from 'zod/mini';
import { kitImportStates, kitMaxBytes, kitPieceMaxBytes, kitProblems } from '#domain/kits/kit-import.ts';
import { knownPassword } from './accounts.ts';
import { problem } from './field-problem.ts';
import { idField, momentField } from './fields.ts';
import { defineOperation } from './operation.ts';

const params = z.object({ id: idField });
const query = z.object({ ticket: z._default(z.string().check(z.maxLength(500)), '') });
/** Required if the account has one; otherwise the sign-in must be recent. */
const proof = z.object({ currentPassword: z.optional(knownPassword) });
const allowed = z.object({
  status: z.literal('success'),
  /** Where the file is, for the person who asked alone. */
  address: z.string(),
  until: momentField,
});
const proofFailures = ['wrong-password', 'sign-in-again', 'too-many-requests', 'busy'] as const;

/** The JSON Schema of `case.json`. */
export const readKitSchema = defineOperation({
  id: 'readKitSchema',
  method: 'GET',
  path: '/kit-schema',
  feature: 'Companies',
  access: 'open',
  download: { types: ['application/json'] },
  success: 200,
  failures: [],
});

export const allowKit = defineOperation({
  id: 'allowKit',
  method: 'POST',
  path: '/companies/{id}/kit',
  feature: 'Companies',
  access: 'session',
  params,
  input: proof,
  output: allowed,
  success: 200,
  failures: ['company-not-found', 'not-allowed', ...proofFailures],
});

/** Everything of a company as one ZIP. */
export const takeKit = defineOperation({
  id: 'takeKit',
  method: 'GET',
  path: '/companies/{id}/kit',
  feature: 'Companies',
  access: 'session',
  params,
  query,
  download: { types: ['application/zip'] },
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'kit-address-expired', 'too-many-requests'],
});

export const allowKitAsStaff = defineOperation({
  id: 'allowKitAsStaff',
  method: 'POST',
  path: '/operator/companies/{id}/kit',
  feature: 'Clients',
  access: 'operator',
  right: 'export-clients',
  params,
  input: proof,
  output: allowed,
  success: 200,
  failures: proofFailures,
});

export const takeKitAsStaff = defineOperation({
  id: 'takeKitAsStaff',
  method: 'GET',
  path: '/operator/companies/{id}/kit',
  feature: 'Clients',
  access: 'operator',
  right: 'export-clients',
  params,
  query,
  download: { types: ['application/zip'] },
  success: 200,
  failures: ['company-not-found', 'kit-address-expired', 'too-many-requests'],
});

const importParams = z.object({ import: idField });

const importView = z.object({
  id: idField,
  state: z.enum(kitImportStates),
  size: z.int(),
  /** How many bytes are stored: what to go on with. */
  offset: z.int(),
  /** Why it was refused. */
  problem: z.nullable(z.enum(kitProblems)),
  preview: z.nullable(
    z.object({
      company: z.string(),
      /** The installation it comes from, as that calls itself. */
      from: z.string(),
      madeAt: momentField,
      /** How many records there are, by section. */
      counts: z.record(z.string(), z.int()),
      papers: z.int(),
      bytes: z.int(),
      people: z.array(z.string()),
      /** When the same kit was brought here before. */
      importedBefore: z.nullable(momentField),
      /** What did not come over. */
      warnings: z.array(z.string()),
      /** The company that was made of it. */
      companyId: z.nullable(idField),
    }),
  ),
});
export type KitImportView = z.infer<typeof importView>;
const imported = z.object({ status: z.literal('success'), kit: importView });

/** Begins to bring a company from another installation. */
export const beginKitImport = defineOperation({
  id: 'beginKitImport',
  method: 'POST',
  path: '/kit-imports',
  feature: 'Companies',
  access: 'session',
  idempotent: true,
  input: z.object({
    size: z
      .int(problem('not-whole', { name: 'size' }))
      .check(
        z.gte(1, problem('too-small', { name: 'size', min: 1 })),
        z.lte(kitMaxBytes, problem('file-too-large', { max: kitMaxBytes })),
      ),
  }),
  output: imported,
  success: 201,
  failures: ['too-many-requests', 'too-many-kits'],
});

/** Adds the piece that begins at an offset. The last one has the kit checked. */
export const addKitPiece = defineOperation({
  id: 'addKitPiece',
  method: 'PUT',
  path: '/kit-imports/{import}/bytes/{offset}',
  feature: 'Companies',
  access: 'session',
  params: z.object({
    import: idField,
    offset: z.string().check(z.regex(/^\d{1,10}$/, problem('not-whole', { name: 'offset' }))),
  }),
  upload: { types: ['application/offset+octet-stream'], maximumBytes: kitPieceMaxBytes },
  output: imported,
  success: 200,
  failures: ['kit-not-found', 'upload-moved-on', 'invalid-input'],
});

export const readKitImport = defineOperation({
  id: 'readKitImport',
  method: 'GET',
  path: '/kit-imports/{import}',
  feature: 'Companies',
  access: 'session',
  params: importParams,
  output: imported,
  success: 200,
  failures: ['kit-not-found'],
});

export const forgetKitImport = defineOperation({
  id: 'forgetKitImport',
  method: 'DELETE',
  path: '/kit-imports/{import}',
  feature: 'Companies',
  access: 'session',
  params: importParams,
  output: z.object({ status: z.literal('success') }),
  success: 200,
  failures: ['kit-not-found', 'kit-not-ready'],
});

/** Makes a company of yours from a kit that was checked. */
export const importKit = defineOperation({
  id: 'importKit',
  method: 'POST',
  path: '/kit-imports/{import}/company',
  feature: 'Companies',
  access: 'session',
  params: importParams,
  output: imported,
  success: 200,
  failures: ['kit-not-found', 'kit-not-ready'],
});

/** Makes a client of the agency from a kit that you uploaded. */
export const importKitAsClient = defineOperation({
  id: 'importKitAsClient',
  method: 'POST',
  path: '/operator/kit-imports/{import}/client',
  feature: 'Clients',
  access: 'operator',
  right: 'import-clients',
  params: importParams,
  output: imported,
  success: 200,
  failures: ['kit-not-found', 'kit-not-ready'],
});
