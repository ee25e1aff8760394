import { type RefObject, useEffect, useState } from 'react';
import { assistantMessages } from '#messages/assistant.ts';
import { webSettings } from '#web/platform/web-settings.ts';
import type { ChatMessage } from './conversation.ts';
import { textOfAnswer } from './text-of-answer.ts';

/** About so many characters are read aloud without being asked for; the rest is there to be read. */
const enoughSpoken = 1200;

interface SpokenProps {
  /** The answer that is finished, if the last one is. */
  message: ChatMessage | undefined;
  answerRef: RefObject<HTMLElement | null>;
}

/** Announces a finished answer to screen readers, once. */
export function Spoken({ message, answerRef }: SpokenProps) {
  const [text, setText] = useState('');
  const id = message?.id;
  useEffect(() => {
    const spoken = id !== undefined && answerRef.current ? textOfAnswer(answerRef.current, enoughSpoken) : '';
    setText(spoken && assistantMessages.answered(webSettings.brand.assistantName, spoken));
  }, [id, answerRef]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
