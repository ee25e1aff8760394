import { displayNameOf, type Person } from '#domain/accounts/person.ts';
import type { ThreadDetails, ThreadItemKind, ThreadSide } from '#domain/threads/thread-item.ts';
import { announce, markMessagesRead, notify } from '../notifications/index.ts';
import type { PaperReference } from '../papers/index.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { attachToItem } from './attached-repository.ts';
import { findReaders, insertItem, saveReadPosition, type ThreadItem } from './thread-repository.ts';

interface NewThreadItem<Kind extends ThreadItemKind> {
  companyId: string;
  author: Person;
  side: ThreadSide;
  kind: Kind;
  text: string;
  details: ThreadDetails[Kind];
  at: Date;
  /** Versions of papers that the author may open. */
  papers?: readonly PaperReference[];
  /** False where the other side hears of it in another way. */
  tells?: boolean;
}

/** Adds to a company's thread and tells the other side, in the caller's transaction. */
export async function addThreadItem<Kind extends ThreadItemKind>(
  transaction: Transaction,
  { companyId, author, side, kind, text, details, at, papers = [], tells = true }: NewThreadItem<Kind>,
): Promise<ThreadItem> {
  const authorName = displayNameOf(author);
  const item = await insertItem(transaction, {
    companyId,
    kind,
    side,
    authorId: author.id,
    authorName,
    text,
    details,
    at,
    importedAt: null,
  });
  const { position } = item;
  await attachToItem(transaction, item, papers);
  // Who answers has read what stood there.
  await saveReadPosition(transaction, { companyId, personId: author.id, side, position, at });
  await markMessagesRead(transaction, { companyId, personId: author.id, position, at });
  if (tells) {
    await notify(transaction, {
      kind: side === 'company' ? 'client-message' : 'message',
      companyId,
      details: { from: authorName, position, ...(papers.length > 0 && { papers: papers.length }) },
      at,
      except: author.id,
      key: 'thread',
    });
  }
  await announce(transaction, { people: await findReaders(transaction, companyId), thread: companyId });
  return item;
}
