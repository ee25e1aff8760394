import { asc, eq, getTableColumns, type InferInsertModel, type InferSelectModel } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { KitReading, KitWriting } from './kit-section.ts';

/** Rows of one table in a kit. */
export interface KitRows {
  schema: z.ZodMiniType;
  read(reading: KitReading): Promise<Record<string, unknown>[]>;
  write(writing: KitWriting, rows: readonly Record<string, unknown>[]): Promise<void>;
}

type Column<Table extends PgTable> = keyof InferSelectModel<Table> & string;

interface RowOptions<Table extends PgTable> {
  /** What these rows are called where people are noted: unique among all sections. */
  name: string;
  /** Columns whose values tell the rows of a company apart. */
  key: readonly Column<Table>[];
  /** The order they are read in, if not by the key. */
  orderBy?: readonly Column<Table>[];
  /** Columns with the account of somebody who did something. */
  people?: readonly Column<Table>[];
  /** Text columns that may hold an id of the same kit. */
  mayBeIds?: readonly Column<Table>[];
  /** Columns that stay here. */
  leaveOut?: readonly Column<Table>[];
  /** Stricter schemas than the columns' types. */
  fields?: Partial<Record<Column<Table>, z.ZodMiniType>>;
  /** Values of columns that are left out, where the table needs them. */
  fill?: (
    row: Record<string, unknown>,
    writing: KitWriting,
  ) => Partial<Record<keyof InferInsertModel<Table>, unknown>>;
}

const maxRows = 20_000;
const maxTextLength = 20_000;
/** How many rows a statement stores. */
const rowsATime = 200;

/**
 * The rows of a company in a table, as a kit holds them: times as text, accounts as the kit's people, and without the
 * company's own id. An import gives everything new ids.
 */
export function rowsOf<Table extends PgTable>(table: Table, options: RowOptions<Table>): KitRows {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const people: readonly string[] = options.people ?? [];
  const hidden: readonly string[] = ['companyId', ...(options.leaveOut ?? [])];
  const shown = Object.entries(columns).filter(([name]) => !hidden.includes(name));
  const fields: Record<string, z.ZodMiniType | undefined> = options.fields ?? {};
  const placeOf = (row: Record<string, unknown>, column: string) =>
    [options.name, ...options.key.map((name) => textOf(row[name])), column].join('/');

  return {
    schema: z
      .array(z.strictObject(Object.fromEntries(shown.map(([name, column]) => [name, fieldOf(name, column)]))))
      .check(z.maxLength(maxRows)),

    async read({ orm, company, who }) {
      const { companyId } = columns;
      if (!companyId) throw new TypeError(`${options.name} belong to no company.`);
      const order = (options.orderBy ?? options.key).flatMap((name) => columns[name] ?? []);
      const stored: Record<string, unknown>[] = await orm
        .select()
        .from(table as PgTable)
        .where(eq(companyId, company.id))
        .orderBy(...order.map((column) => asc(column)));
      return stored.map((row) =>
        Object.fromEntries(
          shown.map(([name]) => {
            const value = row[name];
            if (people.includes(name)) return [name, who(placeOf(row, name), value as string | null)];
            return [name, value instanceof Date ? textOf(value) : value];
          }),
        ),
      );
    },

    async write(writing, rows) {
      for (let from = 0; from < rows.length; from += rowsATime) {
        const some = rows.slice(from, from + rowsATime);
        await writing.orm.insert(table as PgTable).values(some.map((row) => restored(row, writing)));
      }
    },
  };

  function fieldOf(name: string, column: PgColumn): z.ZodMiniType {
    const field = fields[name] ?? (people.includes(name) ? z.uuid() : typeOf(name, column));
    return column.notNull && !people.includes(name) ? field : z.nullable(field);
  }

  function restored(row: Record<string, unknown>, writing: KitWriting) {
    const { companyId } = writing;
    const known = shown.map(([name, column]) => [name, storedValue(row[name], name, column, writing)]);
    const values: Record<string, unknown> = {
      ...Object.fromEntries(known),
      ...options.fill?.(row, writing),
      companyId,
    };
    for (const name of people) {
      const person = row[name];
      values[name] = writing.account(placeOf(values, name), typeof person === 'string' ? person : null);
    }
    return values;
  }

  function storedValue(value: unknown, name: string, column: PgColumn, writing: KitWriting): unknown {
    if (typeof value !== 'string') return value;
    if (column.columnType === 'PgUUID') return writing.newId(value);
    if (column.columnType === 'PgTimestamp') return new Date(value);
    const mayBeIds: readonly string[] = options.mayBeIds ?? [];
    return mayBeIds.includes(name) && isId(value) ? writing.newId(value) : value;
  }
}

const textOf = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

const int32 = 2_147_483_647;

function typeOf(name: string, column: PgColumn): z.ZodMiniType {
  switch (column.columnType) {
    case 'PgUUID':
      return z.uuid();
    case 'PgTimestamp':
      return z.iso.datetime();
    case 'PgDateString':
      return z.iso.date();
    case 'PgBoolean':
      return z.boolean();
    case 'PgSmallInt':
      return z.int().check(z.minimum(-32_768), z.maximum(32_767));
    case 'PgInteger':
      return z.int().check(z.minimum(-int32 - 1), z.maximum(int32));
    case 'PgBigInt53':
      return z.int();
    case 'PgNumeric':
      return z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,8})?$/));
    case 'PgText':
      return plainText;
    case 'PgArray':
      return z.array(plainText).check(z.maxLength(500));
    default:
      throw new TypeError(`Say what ${name} holds: its column ${column.columnType} does not.`);
  }
}

/** PostgreSQL stores no zero characters. */
const plainText = z.string().check(z.maxLength(maxTextLength), z.regex(/^[^\0]*$/));
