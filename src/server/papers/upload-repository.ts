import { and, asc, count, eq, lt } from 'drizzle-orm';
import type { Rows } from '../platform/database/scope.ts';
import { uploadPieces, uploads } from './tables.ts';

export type UploadRow = typeof uploads.$inferSelect;

export async function addUpload({ orm }: Rows, upload: typeof uploads.$inferInsert): Promise<UploadRow> {
  const [added] = await orm.insert(uploads).values(upload).returning();
  if (!added) throw new Error('An upload could not be stored.');
  return added;
}

/** Somebody's upload; another person's is not found. */
export async function findUpload(
  { orm }: Rows,
  { companyId, id, startedBy }: { companyId: string; id: string; startedBy: string },
): Promise<UploadRow | undefined> {
  const [found] = await orm
    .select()
    .from(uploads)
    .where(and(eq(uploads.companyId, companyId), eq(uploads.id, id), eq(uploads.startedBy, startedBy)));
  return found;
}

/** Locks an upload until the end of the transaction; `undefined` if it has become a paper meanwhile. */
export async function lockUpload({ orm }: Rows, id: string): Promise<UploadRow | undefined> {
  const [found] = await orm.select().from(uploads).where(eq(uploads.id, id)).for('update');
  return found;
}

/** Somebody's unfinished uploads, oldest first. */
export function listUploads({ orm }: Rows, companyId: string, startedBy: string): Promise<UploadRow[]> {
  return orm
    .select()
    .from(uploads)
    .where(and(eq(uploads.companyId, companyId), eq(uploads.startedBy, startedBy)))
    .orderBy(asc(uploads.startedAt))
    .execute();
}

export async function countUploads({ orm }: Rows, companyId: string): Promise<number> {
  const [row] = await orm.select({ number: count() }).from(uploads).where(eq(uploads.companyId, companyId));
  return row?.number ?? 0;
}

/**
 * Adds a stored piece at its offset.
 * @returns `false` where another piece has been added there meanwhile
 */
export async function addPiece(
  { orm }: Rows,
  piece: typeof uploadPieces.$inferInsert,
  at: Date,
): Promise<boolean> {
  const moved = await orm
    .update(uploads)
    .set({ received: piece.offset + piece.bytes, changedAt: at })
    .where(and(eq(uploads.id, piece.uploadId), eq(uploads.received, piece.offset)))
    .returning({ id: uploads.id });
  if (moved.length === 0) return false;
  await orm.insert(uploadPieces).values(piece);
  return true;
}

/** The pieces of an upload in order. */
export function listPieces({ orm }: Rows, uploadId: string) {
  return orm
    .select()
    .from(uploadPieces)
    .where(eq(uploadPieces.uploadId, uploadId))
    .orderBy(asc(uploadPieces.offset));
}

/** Removes an upload with its pieces' rows. */
export async function removeUpload({ orm }: Rows, id: string): Promise<void> {
  await orm.delete(uploads).where(eq(uploads.id, id));
}

/** The keys of the files of pieces: of one company, or of the installation. */
export async function listPieceKeys({ orm }: Rows, companyId?: string): Promise<string[]> {
  const rows = await orm
    .select({ fileKey: uploadPieces.fileKey })
    .from(uploadPieces)
    .where(companyId === undefined ? undefined : eq(uploadPieces.companyId, companyId));
  return rows.map(({ fileKey }) => fileKey);
}

/** Removes uploads without a new piece since a moment. */
export async function removeAbandoned({ orm }: Rows, before: Date): Promise<void> {
  await orm.delete(uploads).where(lt(uploads.changedAt, before));
}
