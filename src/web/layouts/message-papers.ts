import { lazy } from 'react';
import type { MessagePapers } from '#web/threads/message-papers.ts';

/** What shows and chooses the papers of messages: code that loads where there are some. */
export const messagePapers: MessagePapers = {
  Attached: lazy(() => import('#web/papers/attached-papers.tsx')),
  Picker: lazy(() => import('#web/papers/attach-papers-dialog.tsx')),
};
