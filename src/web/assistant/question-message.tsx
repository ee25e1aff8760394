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
    <article className="chat-question">
      <h3 className="sr-only">{assistantMessages.you}</h3>
      <p dir="auto" className="chat-bubble">
        {message.content}
      </p>
      <div className="chat-actions">
        <MessageTime timestamp={message.timestamp} />
        {onEdit && (
          <IconButton
            label={assistantMessages.edit}
            icon={<Pencil aria-hidden="true" size={16} strokeWidth={1.5} />}
            onClick={() => onEdit(message.content)}
          />
        )}
      </div>
    </article>
  );
});
