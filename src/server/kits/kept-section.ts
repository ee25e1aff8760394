import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { CompanyAction } from '#domain/team/permissions.ts';
import type { Database } from '../platform/database/database.ts';
import { inScope, type Rows } from '../platform/database/scope.ts';
import type { KitRows } from './kit-rows.ts';
import type { KitFile, KitSection } from './kit-section.ts';
import { KitRefused } from './open-kit.ts';
import { importedRecords } from './tables.ts';

type Row = Record<string, unknown>;
type Data = Record<string, Row[]>;

/** Files of a part's rows that this installation made, which are read once the kit's own transaction is over. */
interface RowFiles {
  /** Where the file of a row lies in the kit; `undefined` where the row has none. */
  pathOf(row: Row): string | undefined;
  read(companyId: string, row: Row): Promise<Uint8Array | undefined>;
}

interface KeptOptions {
  /** Whether a kit can be believed; one that cannot is refused. */
  holds?: (data: Data) => boolean;
  /** By part. The database is for files that were brought along. */
  files?: { database: Pick<Database, 'pool'>; of: Readonly<Record<string, RowFiles>> };
}

/** Where the file of a row lies in the kit; `null` for none. */
const fileName = z.optional(z.nullable(z.string().check(z.regex(/^[a-z]+\/[a-z0-9-]+\.pdf$/))));

/**
 * Records that prove what another installation did, such as its ledger and the invoices that it issued. Imported, they
 * stay what they are: kept word for word beside this installation's own, with new ids and never among its numbers.
 */
export function keptSection(
  name: string,
  action: CompanyAction,
  tables: Readonly<Record<string, KitRows>>,
  { holds = () => true, files: fileRules }: KeptOptions = {},
): KitSection {
  const parts = Object.entries(tables);
  return {
    name,
    action,
    schema: z.strictObject(
      Object.fromEntries(
        parts.map(([part, { schema }]) => [part, fileRules?.of[part] ? withFile(schema) : schema]),
      ),
    ),
    async read(reading) {
      const kept = await findKept(reading, reading.company.id, name);
      const { company } = reading;
      const files: KitFile[] = [];
      const data: Data = {};
      for (const [part, table] of parts) {
        const made = fileRules?.of[part];
        const own = (await table.read(reading)).map((row) => {
          const path = made?.pathOf(row);
          if (!made || path === undefined) return row;
          files.push({ path, read: () => made.read(company.id, row) });
          return { ...row, file: path };
        });
        data[part] = [...(kept?.[part] ?? []), ...own];
        if (!fileRules) continue;
        for (const { file } of kept?.[part] ?? []) {
          if (typeof file !== 'string') continue;
          const read = () =>
            inScope(fileRules.database, { company: company.id }, (rows) =>
              importedFile(rows, company.id, file),
            );
          files.push({ path: file, read });
        }
      }
      return { data, files };
    },
    async restore({ file, newId }, data: Data) {
      if (!holds(data)) throw new KitRefused('not-matching-schema');
      const renamed = withNewIds(data, newId);
      const files = new Map<string, Uint8Array>();
      for (const [before, after] of filesOf(data, renamed)) files.set(after, await file(before));
      return async ({ orm, companyId }) => {
        const rows = [...files].map(([path, content]) => ({
          ...{ companyId, name: path },
          data: Buffer.from(content).toString('base64'),
        }));
        await orm
          .insert(importedRecords)
          .values([{ companyId, name, data: JSON.stringify(renamed) }, ...rows]);
      };
    },
  };
}

/** Rows may name a file besides their columns. */
function withFile(schema: z.ZodMiniType): z.ZodMiniType {
  if (!(schema instanceof z.ZodMiniArray)) return schema;
  const row = schema.def.element;
  if (!(row instanceof z.ZodMiniObject)) return schema;
  return z.array(z.extend(row, { file: fileName })).check(z.maxLength(20_000));
}

/**
 * What a company brought along in a section, with its parts by name; none where it brought nothing. Its schema was
 * checked when it was stored.
 */
export async function importedSection<Section extends object>(
  rows: Rows,
  companyId: string,
  name: string,
): Promise<Partial<Section>> {
  return ((await findKept(rows, companyId, name)) ?? {}) as Partial<Section>;
}

async function findKept({ orm }: Rows, companyId: string, name: string): Promise<Data | undefined> {
  const [found] = await orm
    .select({ data: importedRecords.data })
    .from(importedRecords)
    .where(and(eq(importedRecords.companyId, companyId), eq(importedRecords.name, name)));
  return found && (JSON.parse(found.data) as Data);
}

/** A file that a company brought along, by its path in the kit. */
export async function importedFile(
  { orm }: Rows,
  companyId: string,
  path: string,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const [found] = await orm
    .select({ data: importedRecords.data })
    .from(importedRecords)
    .where(and(eq(importedRecords.companyId, companyId), eq(importedRecords.name, path)));
  return found && Buffer.from(found.data, 'base64');
}

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The same with the ids that everything has here. What was signed or hashed is text, and stays as it is. */
function withNewIds(data: Data, newId: (id: string) => string): Data {
  return JSON.parse(JSON.stringify(data), (name, value) => {
    if (typeof value !== 'string') return value;
    if (name === 'file') return value.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/, newId);
    return isId.test(value) ? newId(value) : value;
  });
}

function filesOf(before: Data, after: Data): [string, string][] {
  return Object.entries(before).flatMap(([part, rows]) =>
    rows.flatMap(({ file }, index): [string, string][] => {
      const now = after[part]?.[index]?.file;
      return typeof file === 'string' && typeof now === 'string' ? [[file, now]] : [];
    }),
  );
}
