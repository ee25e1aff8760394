import { and, asc, desc, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isPlainDate } from '#domain/values/plain-date.ts';
import { Failure } from '../failure.ts';

/** A column to order by; the last one has to be unique. */
interface SortKey {
  column: PgColumn;
  isDescending?: boolean;
}

/** A row with its position in the list. */
interface Placed {
  position: readonly string[];
}

/**
 * Keyset pagination: each page begins after the sort values of the previous page's last row. Rows added or removed
 * meanwhile neither repeat nor hide others.
 */
export function keysetOf(keys: readonly SortKey[]) {
  const sorted = keys.map(({ column, isDescending = false }) => ({
    column,
    isDescending,
    kind: kindOf(column),
  }));
  const parts = sorted.map(({ column, kind }) => kind.write(column));
  return {
    order: sorted.map(({ column, isDescending }) => (isDescending ? desc(column) : asc(column))),
    /** Selected with each row. */
    position: sql<string[]>`jsonb_build_array(${sql.join(parts, sql`, `)})`,
    /**
     * The rows after a cursor, or all without one.
     * @throws Failure 'invalid-input' for a cursor that is not of this list
     */
    after(cursor: string | undefined): SQL | undefined {
      if (cursor === undefined) return undefined;
      const values = readCursor(cursor);
      const bounds = sorted.map(({ column, isDescending, kind }, index) => {
        const value = values[index];
        if (value === undefined || values.length !== sorted.length || !kind.accepts(value))
          throw invalidCursor();
        const bound = kind.read(value);
        return {
          same: sql`${column} = ${bound}`,
          beyond: isDescending ? sql`${column} < ${bound}` : sql`${column} > ${bound}`,
          // Redundant, but an index can use it.
          within: isDescending ? sql`${column} <= ${bound}` : sql`${column} >= ${bound}`,
        };
      });
      const further = bounds.map(({ beyond }, index) =>
        and(...bounds.slice(0, index).map(({ same }) => same), beyond),
      );
      return and(bounds[0]?.within, or(...further));
    },
  };
}

/** A page made of rows read up to one beyond its size. */
export function pageOf<Row extends Placed>(
  rows: readonly Row[],
  size: number,
): { rows: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > size && last ? writeCursor(last.position) : null };
}

function writeCursor(position: readonly string[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

function readCursor(cursor: string): string[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(values) && values.every((value) => typeof value === 'string')) return values;
  } catch {
    // Refused like any other invalid cursor.
  }
  throw invalidCursor();
}

/** A cursor that its list did not issue. */
export function invalidCursor(): Failure {
  return new Failure('invalid-input', {
    fields: { cursor: { code: 'not-cursor' } },
  });
}

/** Converts a column's value to text in a cursor and back. */
interface Kind {
  write(column: PgColumn): SQL;
  accepts(text: string): boolean;
  read(text: string): SQL;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const kinds: Record<string, Kind> = {
  /** In microseconds, as in PostgreSQL: a `Date` would lose the last three digits. */
  'timestamp with time zone': {
    write: (column) => sql`(extract(epoch from ${column}) * 1000000)::bigint::text`,
    accepts: (text) => /^\d{1,16}$/.test(text),
    read: (text) => sql`(timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond')`,
  },
  uuid: {
    write: (column) => sql`${column}::text`,
    accepts: (text) => uuid.test(text),
    read: (text) => sql`${text}::uuid`,
  },
  integer: {
    write: (column) => sql`${column}::text`,
    accepts: (text) => /^-?\d{1,9}$/.test(text),
    read: (text) => sql`${text}::int`,
  },
  date: {
    write: (column) => sql`${column}::text`,
    accepts: isPlainDate,
    read: (text) => sql`${text}::date`,
  },
  text: {
    write: (column) => sql`${column}`,
    accepts: (text) => !text.includes('\u0000'),
    read: (text) => sql`${text}::text`,
  },
};

function kindOf(column: PgColumn): Kind {
  const kind = kinds[column.getSQLType()];
  if (!kind) throw new TypeError(`A list cannot be read in pages by '${column.name}'.`);
  return kind;
}
