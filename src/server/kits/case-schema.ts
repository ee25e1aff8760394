import * as z from 'zod/mini';
import { kitFormat, kitVersion } from '#domain/kits/kit.ts';
import type { KitSection } from './kit-section.ts';

const text = z.string().check(z.maxLength(2_000), z.regex(/^[^\0]*$/));

const person = z.strictObject({
  id: z.uuid(),
  name: text,
  email: z.nullable(text),
  role: z.nullable(text),
  status: z.nullable(text),
});

const line = z.strictObject({
  at: z.iso.datetime(),
  by: text,
  side: z.enum(['person', 'operator', 'system']),
  action: text,
  subject: text,
  details: z.record(z.string(), z.nullable(z.union([text, z.number(), z.boolean()]))),
  from: z.nullable(text),
});

const file = z.strictObject({
  path: z.string().check(z.regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?\.[a-z0-9]+$/), z.maxLength(200)),
  bytes: z.int().check(z.minimum(0)),
  sha256: z.string().check(z.regex(/^[\da-f]{64}$/)),
});

/** What tells a kit from other files, readable whatever its version. */
export const kitHead = z.looseObject({ format: z.literal(kitFormat), version: z.int() });

/** `case.json`, with the sections that this installation knows. */
export function caseSchema(sections: readonly KitSection[]) {
  return z.strictObject({
    $schema: z.optional(text),
    format: z.literal(kitFormat),
    version: z.literal(kitVersion),
    id: z.uuid(),
    madeAt: z.iso.datetime(),
    madeBy: text,
    from: z.strictObject({ name: text, url: text }),
    company: z.strictObject({ name: text }),
    people: z.array(person).check(z.maxLength(5_000)),
    sections: z.strictObject(
      Object.fromEntries(sections.map(({ name, schema }) => [name, z.optional(schema)])),
    ),
    log: z.array(line).check(z.maxLength(200_000)),
    files: z.array(file).check(z.maxLength(20_000)),
  });
}
export type KitCase = z.infer<ReturnType<typeof caseSchema>>;

/** The published JSON Schema of `case.json`. */
export function jsonSchemaOf(sections: readonly KitSection[], url: string): object {
  return { ...z.toJSONSchema(caseSchema(sections), { io: 'input' }), $id: url };
}
