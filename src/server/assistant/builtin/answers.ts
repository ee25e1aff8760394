import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Turn } from '../expert.ts';
import { readKnowledge } from '../knowledge/read-knowledge.ts';
import { type Answer, answerTo } from './answer.ts';
import { indexPassages } from './passage-index.ts';
import { passagesOf } from './passages.ts';
import { understand } from './understand.ts';

/** What the built-in expert knows, ready to answer. */
export interface Answers {
  /** The answer to a conversation's last question, with that question. */
  answer(turns: readonly Turn[], today: PlainDate): Answer & { question: string };
}

/** Reads and indexes the articles. */
export async function openAnswers(knowledgeFolder: string, publicUrl: string): Promise<Answers> {
  const index = await indexPassages(passagesOf(await readKnowledge(knowledgeFolder)));
  return {
    answer(turns, today) {
      const understood = understand(turns, today);
      return { ...answerTo(understood, { index, today, publicUrl }), question: understood.question };
    },
  };
}
