import { ArrowDown } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { assistantMessages } from '#messages/assistant.ts';
import { Button } from '#web/design-system/button.tsx';
import { webSettings } from '#web/platform/web-settings.ts';
import { AnswerMessage } from './answer-message.tsx';
import type { Conversation } from './conversation.ts';
import { FailureNote } from './failure-note.tsx';
import { QuestionMessage } from './question-message.tsx';
import { Spoken } from './spoken.tsx';
import { useConversation } from './use-conversation.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

interface ConversationViewProps {
  conversation: Conversation;
  listRef: RefObject<HTMLDivElement | null>;
  onEdit(question: string): void;
  onRestore(): void;
  /** Follows a link to a page of our own. */
  onOpenPage(page: string): void;
  /** The suggested questions, where they are shown. */
  children: ReactNode;
}

/** What was said so far, oldest first. */
export function ConversationView({
  conversation,
  listRef,
  onEdit,
  onRestore,
  onOpenPage,
  children,
}: ConversationViewProps) {
  const answer = useRef<HTMLElement>(null);
  const messages = useConversation(conversation, (state) => state.messages);
  const activity = useConversation(conversation, (state) => state.activity);
  const failure = useConversation(conversation, (state) => state.failure);
  const canRestore = useConversation(conversation, (state) => state.canRestore);
  const isAnswering = activity !== 'idle';
  const { isAtEnd, jumpToEnd } = useStickToEnd({ view: listRef, answer, isAnswering });

  const lastQuestion = messages.findLast(({ isUser }) => isUser);
  const showQuestion = useEffectEvent(jumpToEnd);
  // Asking is done at the end, wherever the reader was before.
  useEffect(() => {
    if (lastQuestion) showQuestion();
  }, [lastQuestion]);

  const last = messages.at(-1);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={listRef}
        role="log"
        aria-label={assistantMessages.conversation}
        // What is finished is said aloud elsewhere, once; its pieces are not.
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        tabIndex={0}
        // Following the end is done by hand.
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        <div className="px-4 py-5">
          {messages.length === 0 && <p className="text-muted">{assistantMessages.welcome}</p>}
          {canRestore && (
            <p className="mt-4 flex flex-wrap items-center justify-between rounded-control border border-line bg-surface py-1 ps-3 pe-1 text-muted">
              {assistantMessages.cleared}
              <Button kind="quiet" size="small" onClick={onRestore}>
                {assistantMessages.undo}
              </Button>
            </p>
          )}
          {messages.map((message) =>
            message.isUser ? (
              <QuestionMessage
                key={message.id}
                message={message}
                onEdit={message === lastQuestion && !isAnswering ? onEdit : undefined}
              />
            ) : (
              <AnswerMessage
                key={message.id}
                message={message}
                conversation={conversation}
                answerRef={message === last ? answer : undefined}
                isComing={message === last && isAnswering}
                onOpenPage={onOpenPage}
                // The failure note below explains it and offers a retry.
                onRetry={message === last && !isAnswering && !failure ? conversation.askAgain : undefined}
              />
            ),
          )}
          {failure && <FailureNote failure={failure} onRetry={() => conversation.askAgain()} />}
          <p role="status" dir="auto" className="text-muted not-empty:animate-pulse not-empty:py-2">
            {activity === 'waiting' && assistantMessages.typing(webSettings.brand.assistantName)}
          </p>
          {children}
        </div>
      </div>
      {!isAtEnd && (
        <button
          type="button"
          onClick={jumpToEnd}
          className="absolute inset-x-0 bottom-3 mx-auto grid size-10 place-items-center rounded-full border border-line bg-raised text-text shadow-float hover:border-line-strong"
          title={assistantMessages.jumpToEnd}
        >
          <ArrowDown aria-hidden="true" size={20} strokeWidth={1.5} />
          <span className="sr-only">{assistantMessages.jumpToEnd}</span>
        </button>
      )}
      <Spoken message={!isAnswering && last && !last.isUser ? last : undefined} answerRef={answer} />
    </div>
  );
}
