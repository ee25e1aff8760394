import { useEffect, useState, useSyncExternalStore } from 'react';
import { assistantMessages } from '#messages/assistant.ts';
import { notify } from '#web/platform/notify.ts';
import { type Conversation, type ConversationState, startConversation } from './conversation.ts';

/** Starts the conversation of a panel, which ends with it. */
export function useNewConversation(): Conversation {
  const [conversation] = useState(() =>
    startConversation({
      loadMarkdown: () => import('./markdown.ts').then(({ markdown }) => markdown),
      onFailure(failure) {
        // biome-ignore lint/suspicious/noConsole: people who look for the cause of a failure look here
        console.error(assistantMessages.failed, failure.kind);
        notify.error(assistantMessages.failed);
      },
    }),
  );
  useEffect(() => {
    // Here already, so that an answer need not wait for it; without a connection the question says so.
    import('./markdown.ts').catch(() => {});
    return conversation.stop;
  }, [conversation]);
  return conversation;
}

/** Follows a part of a conversation; `select` gives the same value as long as that part has not changed. */
export function useConversation<T>(conversation: Conversation, select: (state: ConversationState) => T): T {
  return useSyncExternalStore(conversation.subscribe, () => select(conversation.read()));
}
