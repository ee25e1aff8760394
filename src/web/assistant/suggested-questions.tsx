import { useEffect, useId, useRef } from 'react';
import { assistantMessages } from '#messages/assistant.ts';

interface SuggestedQuestionsProps {
  onChoose(question: string): void;
  /** The button that opened the list is gone, so the focus moves to the first entry. */
  takesFocus: boolean;
}

/** Questions to begin with; choosing one does not send it. */
export function SuggestedQuestions({ onChoose, takesFocus }: SuggestedQuestionsProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  return (
    <>
      <h3 id={id} className="mt-6 text-sm font-semibold">
        {assistantMessages.suggestions}
      </h3>
      <ul ref={list} aria-labelledby={id} className="mt-2 space-y-2">
        {assistantMessages.suggestedQuestions.map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => onChoose(question)}
              className="min-h-10 w-full rounded-control border border-line-strong/50 bg-raised px-3 py-2 text-start text-sm transition-colors duration-150 hover:border-muted hover:bg-surface dark:hover:bg-line"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
