import * as z from 'zod/mini';
import { attestations, certifiers, leaseRegisters, paperLanguages } from '#domain/papers/copy-rules.ts';
import { translations } from '#domain/papers/paper-details.ts';
import { confidences } from '#domain/values/sourced.ts';
import { problem } from './field-problem.ts';
import { optionalText } from './fields.ts';

const day = z.nullable(z.iso.date(problem('not-date')));

/** The figures that a finding's sentence states. */
export const findingParameters = z.object({
  found: z.optional(z.number()),
  limit: z.optional(z.number()),
  edges: z.optional(z.array(z.enum(['top', 'right', 'bottom', 'left']))),
  expiry: z.optional(z.string()),
  neededUntil: z.optional(z.string()),
  register: z.optional(z.enum(leaseRegisters)),
  certifiers: z.optional(z.array(z.enum(certifiers))),
  language: z.optional(z.enum(paperLanguages)),
});

/** What somebody said of a paper; `null` where nobody did. */
export const paperDetailsView = z.object({
  startsOn: z.nullable(z.string()),
  tenant: z.nullable(z.string()),
  /** '' for a lease that is not registered. */
  registration: z.nullable(z.string()),
  issuedOn: z.nullable(z.string()),
  certifier: z.nullable(z.enum(certifiers)),
  certifiedOn: z.nullable(z.string()),
  translation: z.nullable(z.enum(translations)),
});

/** The same as it is handed in, with the day of expiry of a paper that has one. */
export const paperDetailsInput = z.object({
  startsOn: day,
  expiresOn: day,
  tenant: z.nullable(optionalText({ field: 'name', max: 200 })),
  registration: z.nullable(optionalText({ field: 'reference', max: 60 })),
  issuedOn: day,
  certifier: z.nullable(z.enum(certifiers, problem('not-one-of', { name: 'certifier', values: certifiers }))),
  certifiedOn: day,
  translation: z.nullable(
    z.enum(translations, problem('not-one-of', { name: 'translation', values: translations })),
  ),
});
export type PaperDetailsInput = z.infer<typeof paperDetailsInput>;

/** What the machine read in a lease whose file has text; `null` in each field that it did not find. */
export const readLeaseView = z.object({
  startsOn: z.nullable(z.string()),
  expiresOn: z.nullable(z.string()),
  tenant: z.nullable(z.string()),
  registration: z.nullable(z.string()),
});

/** What the company's place wants of a copy of a paper. */
export const copyRuleView = z.object({
  certifiers: z.array(z.enum(certifiers)),
  attestation: z.nullable(z.enum(attestations)),
  translation: z.nullable(z.enum(paperLanguages)),
  register: z.nullable(z.enum(leaseRegisters)),
  /** Pages that say so. */
  ruleSources: z.array(
    z.object({ title: z.string(), url: z.string(), readOn: z.string(), confidence: z.enum(confidences) }),
  ),
});
export type CopyRuleView = z.infer<typeof copyRuleView>;
