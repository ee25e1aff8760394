import { Pencil } from 'lucide-react';
import { memo } from 'react';
import { assistantMessages } from '#messages/assistant.ts';
import { IconButton } from '#web/design-system/button.tsx';
import type { ChatMessage } from './conversation.ts';
import { MessageTime } from './message-time.tsx';

interface QuestionMessageProps {
  message: ChatMessage;
  /** Absent where it cannot be edited: only the last question can. */
  onEdit: ((question: string) => void) | undefined;
}

/** What the visitor asked. */
export const QuestionMessage = memo(function QuestionMessage({ message, onEdit }: QuestionMessageProps) {
  return (
    <article className="flex flex-col items-end not-first:mt-5">
      <h3 className="sr-only">{assistantMessages.you}</h3>
      <p
        dir="auto"
        className="max-w-[88%] rounded-card rounded-ee-sm border border-line bg-surface px-3.5 py-2.5 wrap-anywhere whitespace-pre-wrap"
      >
        {message.content}
      </p>
      <div className="flex min-h-10 flex-wrap items-center">
        <MessageTime timestamp={message.timestamp} />
        {onEdit && (
          <IconButton
            label={assistantMessages.edit}
            icon={<Pencil aria-hidden="true" size={16} strokeWidth={1.5} />}
            className="-me-3"
            onClick={() => onEdit(message.content)}
          />
        )}
      </div>
    </article>
  );
});
