import type { FieldProblem } from '#contract/field-problem.ts';
import type { WrittenAnswer } from '#contract/questions.ts';
import { jurisdictionWith } from '#domain/catalogue/catalogue.ts';
import { citationsIn, type Knowledge, topics } from '../knowledge/index.ts';
import { Failure, type ProblemsByField } from '../platform/failure.ts';
import { articleOf } from './answer-article.ts';

/** Maximum words, as in an article's section: a longer one cannot be a chat answer. */
const maxWords = 170;

/**
 * Checks what an article has to fulfil, besides its fields' own rules.
 * @param today as YYYY-MM-DD
 * @throws Failure 'invalid-input'
 */
export function checkAnswer(
  questionId: string,
  answer: WrittenAnswer,
  { passages }: Pick<Knowledge, 'passages'>,
  today: string,
): void {
  const { title, body, country, places, topic, checkedOn } = answer;
  const fields: ProblemsByField = {};
  const own = `answers/${questionId}#`;
  const isTaken = passages.some(
    (passage) => !passage.id.startsWith(own) && passage.title.toLowerCase() === title.toLowerCase(),
  );
  if (isTaken) fields.title = { code: 'title-taken' };
  const problem = problemOf(body);
  if (problem) fields.body = problem;
  const unknown = places.filter((id) => jurisdictionWith(id)?.place.country !== country);
  if (unknown.length > 0) fields.places = { code: 'not-in-catalogue', ids: unknown };
  if (!topics.some((known) => known === topic)) {
    fields.topic = { code: 'not-one-of', name: 'topic', values: topics };
  }
  if (checkedOn > today) fields.checkedOn = { code: 'day-too-late', latest: today };
  if (Object.keys(fields).length > 0) throw new Failure('invalid-input', { fields });
  // The article's own reader has the last word.
  articleOf(questionId, answer);
}

function problemOf(body: string): FieldProblem | undefined {
  if (/^#{1,6} /m.test(body)) return { code: 'answer-heading' };
  if (/<[a-z/!]/i.test(body)) return { code: 'answer-html' };
  if (citationsIn(body).some((number) => number !== 1)) return { code: 'answer-citation' };
  const words = body.split(/\s+/).length;
  return words > maxWords ? { code: 'too-many-words', field: 'answer', max: maxWords } : undefined;
}
