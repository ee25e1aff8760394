import { type RefObject, useEffect, useState } from 'react';
import { assistantMessages } from '#web/messages/assistant.ts';
import { webSettings } from '#web/platform/web-settings.ts';
import type { ChatMessage } from './conversation.ts';
import { textOfAnswer } from './text-of-answer.ts';

/** Most characters that are read aloud without being asked for; the rest is there to be read. */
const mostSpoken = 1200;

interface SpokenProps {
  /** The answer that is finished, if the last one is. */
  message: ChatMessage | undefined;
  answerRef: RefObject<HTMLElement | null>;
}

/** Says a finished answer to those who do not see it, once. */
export function Spoken({ message, answerRef }: SpokenProps) {
  const [text, setText] = useState('');
  const id = message?.id;
  useEffect(() => {
    const answer = id !== undefined && answerRef.current ? textOfAnswer(answerRef.current) : '';
    const spoken = answer.length > mostSpoken ? `${answer.slice(0, mostSpoken)}…` : answer;
    setText(spoken && assistantMessages.answered(webSettings.brand.assistantName, spoken));
  }, [id, answerRef]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
