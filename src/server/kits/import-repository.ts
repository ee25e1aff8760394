import { and, asc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { users } from '../accounts/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { importedCompanies, kitImports, kitPieces } from './tables.ts';

export type KitImportRow = typeof kitImports.$inferSelect;
export type KitPieceRow = typeof kitPieces.$inferSelect;

export async function addImport({ orm }: Rows, row: typeof kitImports.$inferInsert): Promise<void> {
  await orm.insert(kitImports).values(row);
}

/** An import of that person, or of anybody for the work after the request. */
export async function findImport(
  { orm }: Rows,
  id: string,
  userId?: string,
): Promise<KitImportRow | undefined> {
  const [row] = await orm
    .select()
    .from(kitImports)
    .where(and(eq(kitImports.id, id), userId === undefined ? undefined : eq(kitImports.userId, userId)));
  return row;
}

/** Locks an import until the end of the transaction. */
export async function lockImport(
  { orm }: Rows,
  id: string,
  userId?: string,
): Promise<KitImportRow | undefined> {
  const [row] = await orm
    .select()
    .from(kitImports)
    .where(and(eq(kitImports.id, id), userId === undefined ? undefined : eq(kitImports.userId, userId)))
    .for('update');
  return row;
}

export async function changeImport(
  { orm }: Rows,
  id: string,
  change: Partial<typeof kitImports.$inferInsert>,
): Promise<void> {
  await orm.update(kitImports).set(change).where(eq(kitImports.id, id));
}

/** The imports that somebody has not finished. */
export async function countUnfinished({ orm }: Rows, userId: string): Promise<number> {
  return orm.$count(
    kitImports,
    and(
      eq(kitImports.userId, userId),
      inArray(kitImports.state, ['uploading', 'checking', 'ready', 'importing']),
    ),
  );
}

/**
 * Adds the piece that follows on those that are there.
 * @returns how many bytes there are now, or `undefined` where another piece was first
 */
export async function addPiece(
  { orm }: Rows,
  piece: KitPieceRow,
  at: Date,
): Promise<KitImportRow | undefined> {
  const [changed] = await orm
    .update(kitImports)
    .set({ received: sql`${kitImports.received} + ${piece.bytes}`, changedAt: at })
    .where(
      and(
        eq(kitImports.id, piece.importId),
        eq(kitImports.state, 'uploading'),
        eq(kitImports.received, piece.offset),
      ),
    )
    .returning();
  if (changed) await orm.insert(kitPieces).values(piece);
  return changed;
}

export function listPieces({ orm }: Rows, importId: string): Promise<KitPieceRow[]> {
  return orm
    .select()
    .from(kitPieces)
    .where(eq(kitPieces.importId, importId))
    .orderBy(asc(kitPieces.offset))
    .execute();
}

/** The files of all kits that are brought. */
export async function listPieceKeys({ orm }: Rows): Promise<string[]> {
  return (await orm.select({ fileKey: kitPieces.fileKey }).from(kitPieces)).map(({ fileKey }) => fileKey);
}

/** Forgets a kit, or only its bytes. @returns the keys of its files */
export async function removePieces({ orm }: Rows, importId: string): Promise<string[]> {
  const gone = await orm
    .delete(kitPieces)
    .where(eq(kitPieces.importId, importId))
    .returning({ fileKey: kitPieces.fileKey });
  return gone.map(({ fileKey }) => fileKey);
}

export async function removeImport({ orm }: Rows, id: string): Promise<void> {
  await orm.delete(kitImports).where(eq(kitImports.id, id));
}

/** Imports that nobody went on with since a moment, besides those that are being worked on. */
export async function listAbandoned({ orm }: Rows, before: Date): Promise<string[]> {
  const rows = await orm
    .select({ id: kitImports.id })
    .from(kitImports)
    .where(and(lt(kitImports.changedAt, before), ne(kitImports.state, 'importing')));
  return rows.map(({ id }) => id);
}

/** When somebody brought the same kit here before. */
export async function findSameKit({ orm }: Rows, kitId: string, userId: string): Promise<Date | undefined> {
  const [row] = await orm
    .select({ importedAt: importedCompanies.importedAt })
    .from(importedCompanies)
    .where(and(eq(importedCompanies.kitId, kitId), eq(importedCompanies.importedBy, userId)))
    .limit(1);
  return row?.importedAt;
}

/** Whoever brings a kit, as long as their account is open. */
export async function findImporter({ orm }: Rows, userId: string) {
  const [row] = await orm.select().from(users).where(eq(users.id, userId));
  return row;
}
