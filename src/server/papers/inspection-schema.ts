import * as z from 'zod/mini';
import { certifiers } from '#domain/papers/copy-rules.ts';
import { findingCodes, paperTypes } from '#domain/papers/inspection.ts';
import { translations } from '#domain/papers/paper-details.ts';

const text = z.string().check(z.maxLength(200));
const read = <Value extends z.ZodMiniType>(value: Value) =>
  z.strictObject({ value, confidence: z.number().check(z.minimum(0), z.maximum(1)) });
const day = z.iso.date();

/** What checks found in a file, as a kit from elsewhere says it. */
export const inspectionSchema = z.strictObject({
  type: z.nullable(z.enum(paperTypes)),
  pages: z.int(),
  sound: z.boolean(),
  findings: z
    .array(
      z.strictObject({
        code: z.enum(findingCodes),
        severity: z.enum(['warn', 'unusable']),
        page: z.optional(z.int()),
        parameters: z.strictObject({
          found: z.optional(z.number()),
          limit: z.optional(z.number()),
          edges: z.optional(z.array(z.enum(['top', 'right', 'bottom', 'left'])).check(z.maxLength(4))),
          expiry: z.optional(day),
          neededUntil: z.optional(day),
        }),
      }),
    )
    .check(z.maxLength(500)),
  read: z.nullable(
    z.strictObject({
      zone: z.enum(['TD1', 'TD3']),
      documentNumber: read(text),
      surname: read(text),
      givenNames: read(text),
      nationality: read(text),
      issuer: read(text),
      birth: read(day),
      expiry: read(day),
      sex: read(z.enum(['female', 'male', 'unspecified'])),
    }),
  ),
  lease: z.optional(
    z.strictObject({
      startsOn: z.optional(read(day)),
      endsOn: z.optional(read(day)),
      tenant: z.optional(read(text)),
      registration: z.optional(read(text)),
    }),
  ),
});

/** What somebody said of a paper, as a kit from elsewhere says it. */
export const detailsSchema = z.strictObject({
  startsOn: z.nullable(day),
  tenant: z.nullable(text),
  registration: z.nullable(text),
  issuedOn: z.nullable(day),
  certifier: z.nullable(z.enum(certifiers)),
  certifiedOn: z.nullable(day),
  translation: z.nullable(z.enum(translations)),
});
