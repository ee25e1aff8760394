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
    <div className="mt-2 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-2 rounded-control border border-line bg-surface p-2 ps-3">
      <CircleAlert aria-hidden="true" size={16} strokeWidth={1.5} className="text-bad" />
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
