import { useState } from 'react';
import { questionMaximumLength } from '#domain/assistant/turns.ts';
import { assistantMessages } from '#messages/assistant.ts';

export interface Draft {
  text: string;
  /** The last question is being edited. */
  isEditing: boolean;
  /** Why the question cannot be sent as it is; an empty one is no problem. */
  problem: string | undefined;
  write(text: string): void;
  /** Takes up a suggestion; what the visitor wrote in their own words stays before it. */
  suggest(question: string): void;
  edit(question: string): void;
  /** Gives the editing up: what was in the box before is there again. */
  cancel(): void;
  /** The question is being sent. */
  finish(): void;
}

/** What is written in the box and not sent yet. */
export function useDraft(): Draft {
  const [text, setText] = useState('');
  const [textBefore, setTextBefore] = useState<string>();
  const isEditing = textBefore !== undefined;

  function endEditing(): void {
    if (textBefore !== undefined) setText(textBefore);
    setTextBefore(undefined);
  }

  return {
    text,
    isEditing,
    problem:
      text.trim().length > questionMaximumLength
        ? assistantMessages.tooLong(text.trim().length, questionMaximumLength)
        : undefined,
    write: setText,
    suggest: (question) => setText((before) => withSuggestion(before, question)),
    edit(question) {
      setTextBefore((before) => before ?? text);
      setText(question);
    },
    cancel: endEditing,
    finish() {
      setText('');
      endEditing();
    },
  };
}

function withSuggestion(written: string, suggestion: string): string {
  const isOwnWords =
    written.trim() !== '' && !(assistantMessages.suggestedQuestions as readonly string[]).includes(written);
  return isOwnWords ? `${written.trimEnd()}\n${suggestion}` : suggestion;
}
