import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PaperReference } from '../papers/index.ts';
import type { Rows } from '../platform/database/scope.ts';
import { notePapers, threadPapers } from './tables.ts';

/** Papers by what they go with. */
export type Attached<Key> = ReadonlyMap<Key, readonly PaperReference[]>;

export async function attachToItem(
  { orm }: Rows,
  item: { companyId: string; position: number },
  papers: readonly PaperReference[],
): Promise<void> {
  if (papers.length === 0) return;
  const { companyId, position } = item;
  await orm
    .insert(threadPapers)
    .values(papers.map((paper, index) => ({ companyId, position, place: index + 1, ...paper })));
}

export async function attachToNote(
  { orm }: Rows,
  note: { companyId: string; id: string },
  papers: readonly PaperReference[],
): Promise<void> {
  if (papers.length === 0) return;
  const { companyId, id: noteId } = note;
  await orm
    .insert(notePapers)
    .values(papers.map((paper, index) => ({ companyId, noteId, place: index + 1, ...paper })));
}

/** The papers of items, by their positions. */
export async function findAttachedToItems(
  { orm }: Rows,
  companyId: string,
  positions: readonly number[],
): Promise<Attached<number>> {
  if (positions.length === 0) return new Map();
  const found = await orm
    .select()
    .from(threadPapers)
    .where(and(eq(threadPapers.companyId, companyId), inArray(threadPapers.position, [...positions])))
    .orderBy(asc(threadPapers.position), asc(threadPapers.place));
  return Map.groupBy(found, ({ position }) => position);
}

/** The papers of notes, by the notes' ids. */
export async function findAttachedToNotes(
  { orm }: Rows,
  companyId: string,
  ids: readonly string[],
): Promise<Attached<string>> {
  if (ids.length === 0) return new Map();
  const found = await orm
    .select()
    .from(notePapers)
    .where(and(eq(notePapers.companyId, companyId), inArray(notePapers.noteId, [...ids])))
    .orderBy(asc(notePapers.noteId), asc(notePapers.place));
  return Map.groupBy(found, ({ noteId }) => noteId);
}
