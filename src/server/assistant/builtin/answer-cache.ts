import type { PricedCatalogue } from '#domain/prices/priced-catalogue.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Knowledge } from '../../knowledge/index.ts';
import type { Turn } from '../expert.ts';
import type { Answer } from './answers.ts';

/** Everything that a visitor's answer depends on. */
interface Inputs {
  turns: readonly Turn[];
  today: PlainDate;
  /** A new object as soon as a price changes. */
  catalogue: PricedCatalogue;
  /** A new object as soon as an article or a published answer changes. */
  knowledge: Knowledge;
}

/**
 * Answers that were given, by their inputs. Answers about somebody's own case are never kept, nor are those made while
 * the meaning of the question could not be compared: the same question may find more the next time.
 */
export interface AnswerCache {
  /** The answer that was given before, or a new one. */
  answer(inputs: Inputs, make: () => Promise<Answer>): Promise<Answer>;
}

/** Answers kept at most, and the longest conversation that is kept, in characters. */
const maxAnswers = 500;
const maxLength = 2_000;

/** Opens an empty cache; the answer that was used longest ago goes first. */
export function openAnswerCache(): AnswerCache {
  const known = new Map<string, Promise<Answer>>();
  let current: Pick<Inputs, 'catalogue' | 'knowledge'> | undefined;
  return {
    answer({ turns, today, catalogue, knowledge }, make) {
      if (current?.catalogue !== catalogue || current.knowledge !== knowledge) {
        known.clear();
        current = { catalogue, knowledge };
      }
      // The expert reads questions only, never its own answers.
      const questions = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
      const key = JSON.stringify([today, ...questions]);
      if (key.length > maxLength) return make();
      const withoutMeaning = knowledge.search.timesWithoutMeaning();
      const answer = known.get(key) ?? make();
      known.delete(key);
      known.set(key, answer);
      answer.then(
        ({ isOwn }) => {
          if (isOwn || knowledge.search.timesWithoutMeaning() > withoutMeaning) known.delete(key);
        },
        () => known.delete(key),
      );
      const [oldest] = known.keys();
      if (known.size > maxAnswers && oldest !== undefined) known.delete(oldest);
      return answer;
    },
  };
}
