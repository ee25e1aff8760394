import { CircleAlert, RotateCcw } from 'lucide-react';
import { assistantMessages } from '#messages/assistant.ts';
import { Button } from '#web/design-system/button.tsx';
import type { AskFailure } from './ask-failure.ts';

interface FailureNoteProps {
  failure: AskFailure;
  onRetry(): void;
}

/** Why the question above was not answered, and a way to ask it again. The toast has said that it failed. */
export function FailureNote({ failure, onRetry }: FailureNoteProps) {
  return (
    <div className="chat-failure">
      <CircleAlert aria-hidden="true" size={16} strokeWidth={1.5} />
      <p>{reasonOf(failure)}</p>
      <Button size="small" onClick={onRetry}>
        <RotateCcw aria-hidden="true" size={16} strokeWidth={1.5} />
        {assistantMessages.retry}
      </Button>
    </div>
  );
}

function reasonOf({ kind, message, retryAfterSeconds }: AskFailure): string {
  if (kind === 'limited') return assistantMessages.limited(retryAfterSeconds);
  return kind === 'refused' ? message : assistantMessages.failures[kind];
}
