import * as z from 'zod/mini';
import { documentParts } from '#domain/documents/document-data.ts';
import { documentNeeds, signatureClasses, signerRules } from '#domain/documents/document-template.ts';
import { rebuildWays } from '#domain/documents/rebuilding.ts';
import { idField, momentField, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';

const companyParams = z.object({ id: idField });
const source = z.object({ title: z.string(), url: z.string() });

const missingView = z.object({
  field: z.enum([...documentNeeds, 'nationality', 'birth-date', 'choice']),
  /** Whose field it is, by name; `null` of the company. */
  whose: z.nullable(z.string()),
  /** The choice's name, where it is one. */
  choice: z.nullable(z.string()),
});
export type MissingFieldView = z.infer<typeof missingView>;

const templateView = z.object({
  id: z.string(),
  title: z.string(),
  /** What it is for, in a sentence. */
  about: z.string(),
  isWorkingPaper: z.boolean(),
  source,
  /** The month in which the sources were read: YYYY-MM. */
  readOn: z.string(),
  signers: z.enum(signerRules),
  signature: z.object({ kind: z.enum(signatureClasses), text: z.string(), source: z.nullable(source) }),
  choices: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      /** `party` for one of the company's people, `text` for what is typed. */
      kind: z.enum(['options', 'party', 'text']),
      /** What is meant while nothing is chosen; empty for nothing. */
      initial: z.string(),
      options: z.array(z.object({ value: z.string(), label: z.string() })),
      /** It is asked only where another choice has one of these values. */
      when: z.nullable(z.object({ name: z.string(), values: z.array(z.string()) })),
    }),
  ),
  /** Whom it can be made for: the company, or each of its people. */
  subjects: z.array(
    z.object({
      /** `null` for the company. */
      party: z.nullable(idField),
      name: z.string(),
      mayMake: z.boolean(),
      missing: z.array(missingView),
    }),
  ),
});
export type DocumentTemplateView = z.infer<typeof templateView>;

const madeDocumentView = z.object({
  id: idField,
  template: z.string(),
  title: z.string(),
  party: z.nullable(idField),
  /** Name of the person or company it is about. */
  whose: z.string(),
  /** What was chosen, in words. */
  chosen: z.array(z.string()),
  choices: z.record(z.string(), z.string()),
  /** The paper in the vault, and which version of it. */
  paper: idField,
  version: z.int(),
  pages: z.int(),
  madeAt: momentField,
  isWorkingPaper: z.boolean(),
  /** What had changed when it was made again by itself; `null` where a person made it. */
  rebuiltFor: z.nullable(z.array(z.enum(documentParts))),
  /** What has changed in the record since it was made; empty while it is up to date. */
  changed: z.array(z.enum(documentParts)),
  /** What happens to it; `null` while it is up to date. */
  rebuild: z.nullable(z.enum(rebuildWays)),
  /** What the record lacks to make it again. */
  missing: z.array(missingView),
  mayRebuild: z.boolean(),
  signature: z.enum(signatureClasses),
  /** Who signs it, in order. */
  signers: z.array(z.object({ party: idField, name: z.string() })),
});
export type MadeDocumentView = z.infer<typeof madeDocumentView>;

export const documentListView = z.object({
  templates: z.array(templateView),
  /** Latest first. */
  made: z.array(madeDocumentView),
  /** Who can be chosen in a document. */
  parties: z.array(z.object({ id: idField, name: z.string() })),
});
export type DocumentListView = z.infer<typeof documentListView>;

const listed = z.object({ status: z.literal('success'), list: documentListView });

export const listDocuments = defineOperation({
  id: 'listDocuments',
  method: 'GET',
  path: '/companies/{id}/documents',
  feature: 'Documents',
  access: 'session',
  params: companyParams,
  output: listed,
  success: 200,
  failures: ['company-not-found', 'not-allowed'],
});

const order = z.object({
  template: requiredText({ field: 'document', max: 60 }),
  /** Whom it is about; `null` for the company. */
  party: z.nullable(idField),
  choices: z.record(z.string().check(z.maxLength(40)), requiredText({ field: 'choice', max: 200 })),
  /** The document that it takes the place of; `null` for a new one. */
  rebuilds: z.nullable(idField),
});

const made = z.object({ status: z.literal('success'), message: z.string(), document: madeDocumentView });

const refusals = [
  'company-not-found',
  'not-allowed',
  'document-not-found',
  'document-incomplete',
  'paper-not-shown',
  'too-many-requests',
  'busy',
] as const;

export const makeDocument = defineOperation({
  id: 'makeDocument',
  method: 'POST',
  path: '/companies/{id}/documents',
  feature: 'Documents',
  access: 'session',
  params: companyParams,
  input: order,
  output: made,
  success: 201,
  idempotent: true,
  failures: refusals,
});

export const listClientDocuments = defineOperation({
  id: 'listClientDocuments',
  method: 'GET',
  path: '/operator/companies/{id}/documents',
  feature: 'Documents',
  access: 'operator',
  right: 'review-papers',
  params: companyParams,
  output: listed,
  success: 200,
  failures: ['company-not-found'],
});

export const makeClientDocument = defineOperation({
  id: 'makeClientDocument',
  method: 'POST',
  path: '/operator/companies/{id}/documents',
  feature: 'Documents',
  access: 'operator',
  right: 'work-on-cases',
  params: companyParams,
  input: order,
  output: made,
  success: 201,
  idempotent: true,
  failures: refusals,
});
