import * as z from 'zod/mini';
import { legalTexts, maxLegalTextLength } from '#domain/brand/legal-text.ts';
import { type FieldLabel, problem } from './field-problem.ts';
import { emailField, momentField, optionalText, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';

const line = (field: FieldLabel) => z.optional(z.nullable(requiredText({ field, max: 80 })));
const legalText = (field: FieldLabel) =>
  z.optional(z.nullable(optionalText({ field, max: maxLegalTextLength, multiline: true })));

/** What an operator has set; `null` if the start settings or the built-in text apply. */
const brandView = z.object({
  /** Counts the changes; the tag that If-Match takes. */
  version: z.int(),
  set: z.object({
    name: z.nullable(z.string()),
    assistantName: z.nullable(z.string()),
    operatorName: z.nullable(z.string()),
    supportEmail: z.nullable(z.string()),
    accent: z.nullable(z.string()),
    hasLogo: z.boolean(),
    terms: z.nullable(z.string()),
    privacy: z.nullable(z.string()),
  }),
  /** The defaults, used for what is not set here. */
  defaults: z.object({
    name: z.string(),
    assistantName: z.string(),
    operatorName: z.string(),
    supportEmail: z.string(),
    /** `null` for the built-in one. */
    accent: z.nullable(z.string()),
  }),
});
export type BrandView = z.infer<typeof brandView>;

const answer = z.object({ status: z.literal('success'), message: z.string(), brand: brandView });

export const readBrand = defineOperation({
  id: 'readBrand',
  method: 'GET',
  path: '/operator/brand',
  feature: 'Operators',
  access: 'operator',
  right: 'set-installation',
  output: z.object({ status: z.literal('success'), brand: brandView }),
  success: 200,
  failures: [],
});

/** Changes only the fields that are sent; `null` restores the default. */
const brandChanges = z.object({
  name: line('name'),
  assistantName: line('assistant-name'),
  operatorName: line('operator-name'),
  supportEmail: z.optional(z.nullable(emailField)),
  accent: z.optional(
    z.nullable(
      z
        .string(problem('not-text', { field: 'accent' }))
        .check(z.toLowerCase(), z.regex(/^#[\da-f]{6}$/, problem('not-accent'))),
    ),
  ),
  terms: legalText('terms'),
  privacy: legalText('privacy'),
});
export type BrandChanges = z.infer<typeof brandChanges>;

export const changeBrand = defineOperation({
  id: 'changeBrand',
  method: 'PATCH',
  path: '/operator/brand',
  feature: 'Operators',
  access: 'operator',
  right: 'set-installation',
  ifMatch: 'required',
  input: brandChanges,
  maximumBytes: 512 * 1024,
  output: answer,
  success: 200,
  failures: ['brand-changed'],
});

export const uploadBrandLogo = defineOperation({
  id: 'uploadBrandLogo',
  method: 'PUT',
  path: '/operator/brand/logo',
  feature: 'Operators',
  access: 'operator',
  right: 'set-installation',
  upload: { types: ['image/png', 'image/jpeg', 'image/webp'], maximumBytes: 5 * 1024 * 1024 },
  output: answer,
  success: 200,
  failures: ['too-many-requests', 'busy'],
});

export const removeBrandLogo = defineOperation({
  id: 'removeBrandLogo',
  method: 'DELETE',
  path: '/operator/brand/logo',
  feature: 'Operators',
  access: 'operator',
  right: 'set-installation',
  output: answer,
  success: 200,
  failures: [],
});

/** A legal text that the operator has written. */
const ownLegalText = z.object({
  name: z.enum(legalTexts),
  /** The links to its parts, as list items, and its body: HTML made of Markdown, with nothing else in it. */
  contents: z.string(),
  body: z.string(),
  changedAt: momentField,
});
export type OwnLegalText = z.infer<typeof ownLegalText>;

export const readLegalText = defineOperation({
  id: 'readLegalText',
  method: 'GET',
  path: '/legal/{text}',
  feature: 'Service',
  access: 'key',
  params: z.object({ text: z.enum(legalTexts) }),
  output: z.object({ status: z.literal('success'), text: z.nullable(ownLegalText) }),
  success: 200,
  failures: [],
});
