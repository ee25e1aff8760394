import type { AttachedPaperView } from '#contract/attached-paper.ts';
import type { NoteView, ThreadItemView } from '#contract/threads.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { ThreadDetails } from '#domain/threads/thread-item.ts';
import type { StaffNote, ThreadItem } from './thread-repository.ts';

/** An item with its papers, as its reader may see them. */
export type ShownItem = ThreadItem & { papers: readonly AttachedPaperView[] };
/** A note of the staff, likewise. */
export type ShownNote = StaffNote & { papers: readonly AttachedPaperView[] };

/** An item as somebody who may read the thread sees it. */
export function viewItem({ details, ...item }: ShownItem, reader: Pick<Person, 'id'>): ThreadItemView {
  const { exchanges = [] } = details as Partial<ThreadDetails['call']>;
  return {
    position: item.position,
    kind: item.kind,
    side: item.side,
    author: item.authorName,
    isOwn: item.authorId === reader.id,
    text: item.text,
    at: item.at.toISOString(),
    exchanges: [...exchanges],
    request: item.kind === 'request' ? (details as ThreadDetails['request']) : null,
    papers: [...item.papers],
  };
}

export function viewNote(
  { id, authorId, authorName, text, at, papers }: ShownNote,
  reader: Pick<Person, 'id'>,
): NoteView {
  return {
    id,
    author: authorName,
    isOwn: authorId === reader.id,
    text,
    at: at.toISOString(),
    papers: [...papers],
  };
}
