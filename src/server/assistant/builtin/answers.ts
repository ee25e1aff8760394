import type { PricedCatalogue } from '#domain/prices/priced-catalogue.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Knowledge } from '../../knowledge/index.ts';
import type { Turn } from '../expert.ts';
import { type Answer, answerTo } from './answer.ts';
import { ownCaseAnswer } from './own-case.ts';
import { understand } from './understand.ts';
import type { Part } from './word-answer.ts';

/** What the built-in expert knows, ready to answer. */
export interface Answers {
  /**
   * The answer to a conversation's last question, with that question.
   * @param readOwnPlan the progress of the asker's companies; only read if the question is about them
   */
  answer(
    turns: readonly Turn[],
    today: PlainDate,
    catalogue: PricedCatalogue,
    readOwnPlan: () => Promise<readonly Part[] | undefined>,
  ): Promise<Answer & { question: string }>;
}

/** @param publicUrl origin of this installation, for links to its pages */
export function answersFrom({ index, search }: Knowledge, publicUrl: string): Answers {
  return {
    async answer(turns, today, catalogue, readOwnPlan) {
      const understood = understand(turns, today);
      const { question, subjects, places, countries } = understood;
      if (subjects.includes('own-case') && places.length === 0 && countries.length === 0) {
        return { text: ownCaseAnswer(await readOwnPlan(), publicUrl), isUnknown: false, question };
      }
      const context = { index, search, today, publicUrl, catalogue };
      return { ...(await answerTo(understood, context)), question };
    },
  };
}
