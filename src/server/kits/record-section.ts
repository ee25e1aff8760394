import * as z from 'zod/mini';
import type { CompanyAction } from '#domain/team/permissions.ts';
import type { KitRows } from './kit-rows.ts';
import type { KitSection } from './kit-section.ts';

/** A section that consists of rows, stored again in the order in which the tables are given. */
export function recordSection(
  name: string,
  action: CompanyAction,
  tables: Readonly<Record<string, KitRows>>,
): KitSection {
  const parts = Object.entries(tables);
  return {
    name,
    action,
    schema: z.strictObject(Object.fromEntries(parts.map(([part, { schema }]) => [part, schema]))),
    async read(reading) {
      const data: Record<string, unknown> = {};
      for (const [part, rows] of parts) data[part] = await rows.read(reading);
      return { data, files: [] };
    },
    async restore(_preparing, data: Record<string, Record<string, unknown>[]>) {
      return async (writing) => {
        for (const [part, rows] of parts) await rows.write(writing, data[part] ?? []);
      };
    },
  };
}
