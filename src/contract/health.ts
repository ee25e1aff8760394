import * as z from 'zod/mini';
import { defineOperation } from './operation.ts';

/** The parts that an installation consists of, each checked by itself. */
export const healthParts = [
  'database',
  'row-security',
  'files',
  'paper-checks',
  'typesetting',
  'mail',
  'jobs',
  'expert',
  'voice',
  'payments',
] as const;
export type HealthPart = (typeof healthParts)[number];

export const checkHealth = defineOperation({
  id: 'checkHealth',
  method: 'POST',
  path: '/operator/health',
  feature: 'Operators',
  access: 'operator',
  right: 'set-installation',
  output: z.object({
    status: z.literal('success'),
    checks: z.array(
      z.object({
        part: z.enum(healthParts),
        ok: z.boolean(),
        /** The result; for a failed check, also what to do. */
        sentence: z.string(),
        milliseconds: z.int(),
      }),
    ),
    versions: z.array(z.object({ name: z.string(), version: z.string() })),
  }),
  success: 200,
  failures: ['too-many-requests'],
});
