import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Turn } from '../expert.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { type Answer, answerTo } from './answer.ts';
import { understand } from './understand.ts';

/** What the built-in expert knows, ready to answer. */
export interface Answers {
  /** The answer to a conversation's last question, with that question. */
  answer(turns: readonly Turn[], today: PlainDate): Answer & { question: string };
}

/** @param publicUrl origin of this installation, for links to its pages */
export function answersFrom({ index }: Knowledge, publicUrl: string): Answers {
  return {
    answer(turns, today) {
      const understood = understand(turns, today);
      return { ...answerTo(understood, { index, today, publicUrl }), question: understood.question };
    },
  };
}
