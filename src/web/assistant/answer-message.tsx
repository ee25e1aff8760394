import { RotateCcw } from 'lucide-react';
import { type MouseEvent, memo, type RefObject, useId, useRef } from 'react';
import { assistantMessages } from '#messages/assistant.ts';
import { IconButton } from '#web/design-system/button.tsx';
import { useStoredLogin } from '#web/platform/stored-login.ts';
import { webSettings } from '#web/platform/web-settings.ts';
import type { ChatMessage, Conversation } from './conversation.ts';
import { CopyButton } from './copy-button.tsx';
import { HandOver } from './hand-over.tsx';
import { MessageTime } from './message-time.tsx';
import { pageOf } from './page-of.ts';
import { ReplyBlocks } from './reply-blocks.tsx';
import { ReportButton, ReportStatus, useAnswerReport } from './report-answer.tsx';
import { SourceList, type SourceListControl } from './source-list.tsx';
import { textOfAnswer, textOfSources } from './text-of-answer.ts';

interface AnswerMessageProps {
  message: ChatMessage;
  conversation: Conversation;
  answerRef: RefObject<HTMLElement | null> | undefined;
  isComing: boolean;
  /** Only for the last answer; others cannot be regenerated. */
  onRetry: (() => void) | undefined;
  onOpenPage(page: string): void;
}

/** What the expert said, with its sources and what can be done with it. */
export const AnswerMessage = memo(function AnswerMessage({
  message,
  conversation,
  answerRef,
  isComing,
  onRetry,
  onOpenPage,
}: AnswerMessageProps) {
  const id = useId();
  const own = useRef<HTMLElement>(null);
  const sources = useRef<SourceListControl>(null);
  const report = useAnswerReport(message, conversation);
  const login = useStoredLogin();
  const isSignedIn = login !== undefined && login !== 'loading';
  const { formattedContent = [], sources: found = [], ending } = message;

  /** Marks such as [2] lead to the source in this answer, and pages of our own open beside it. */
  function follow(event: MouseEvent) {
    const address = event.target instanceof Element && event.target.closest('a')?.getAttribute('href');
    const isPlainClick =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!address || !isPlainClick) return;
    const [, number] = /^#source-(\d+)$/.exec(address) ?? [];
    const page = pageOf(address);
    if (number === undefined && page === undefined) return;
    event.preventDefault();
    if (number !== undefined) sources.current?.show(Number(number));
    else if (page !== undefined) onOpenPage(page);
  }

  return (
    <article
      ref={(element) => {
        own.current = element;
        if (!answerRef) return;
        answerRef.current = element;
        return () => {
          answerRef.current = null;
        };
      }}
      aria-busy={isComing}
      data-answer
    >
      <h3 className="sr-only">{webSettings.brand.assistantName}</h3>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard presses the links themselves */}
      <div dir="auto" className="reply" onClick={follow}>
        <ReplyBlocks blocks={formattedContent} />
      </div>
      {found.length > 0 && <SourceList id={id} sources={found} control={sources} />}
      {ending === 'stopped' && (
        <p className="mt-2 text-xs text-muted">
          {message.content === '' ? assistantMessages.stoppedEarly : assistantMessages.stopped}
        </p>
      )}
      {ending === 'cut' && <p className="mt-2 text-xs text-muted">{assistantMessages.cut}</p>}
      {!isComing && (
        <div className="-ms-3 flex min-h-10 flex-wrap items-center">
          {message.content !== '' && (
            <CopyButton
              textOf={() =>
                [own.current ? textOfAnswer(own.current) : '', textOfSources(message)]
                  .filter(Boolean)
                  .join(`\n\n${assistantMessages.sources}\n`)
              }
            />
          )}
          {onRetry && (
            <IconButton
              label={assistantMessages.retry}
              icon={<RotateCcw aria-hidden="true" size={16} strokeWidth={1.5} />}
              onClick={() => onRetry()}
            />
          )}
          {message.content !== '' && !report.sent && <ReportButton report={report} />}
          <MessageTime timestamp={message.timestamp} />
        </div>
      )}
      {!isComing && <ReportStatus report={report} />}
      {onRetry && !isComing && isSignedIn && message.content !== '' && (
        <HandOver message={message} conversation={conversation} />
      )}
    </article>
  );
});
