import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { EvaluationQuestion } from '#server/assistant/evaluation/question.ts';
import { readQuestionFiles, readQuestionSet } from '#server/assistant/evaluation/question-files.ts';
import type { Passage } from '#server/knowledge/index.ts';

/** One half is for training, the other for testing. */
export type Half = 'tuning' | 'held-out';

/** A question with the indexes of the passages that answer it; empty if no article does. */
export interface LabelledQuestion {
  id: string;
  group: 'paraphrase' | 'evaluation' | 'unanswerable' | 'given';
  question: string;
  answers: ReadonlySet<number>;
}

/** With more matching passages, the expected words are too common to identify the right one. */
const maxAnswers = 6;

/**
 * Reads the labelled questions of a half: paraphrases with few words of their passage, questions that no
 * article answers, and the expert's earlier evaluation. Its passages are those that cite the source and contain
 * the expected words.
 * @param files additional questions in the evaluation's format
 */
export function readLabelledQuestions(
  half: Half,
  passages: readonly Passage[],
  files: readonly string[] = [],
): LabelledQuestion[] {
  const numbers = new Map(passages.map(({ id }, number) => [id, number]));
  const numberOf = (id: string): number => {
    const number = numbers.get(id);
    if (number === undefined) throw new Error(`There is no section ${id}: its heading has changed.`);
    return number;
  };
  const own = readFileSync(`scripts/retrieval/questions/${half}.jsonl`, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): LabelledQuestion => {
      const { id, question, sections } = JSON.parse(line) as {
        id: string;
        question: string;
        sections: string[];
      };
      const group = sections.length > 0 ? 'paraphrase' : 'unanswerable';
      return { id, question, group, answers: new Set(sections.map(numberOf)) };
    });
  const fromEvaluation = (questions: readonly EvaluationQuestion[], group: LabelledQuestion['group']) =>
    questions
      .filter(({ id }) => halfOf(id) === half)
      .map(({ id, ...question }) => ({
        id,
        question: question.question,
        group,
        answers: answersTo(question, passages),
      }))
      .filter(({ answers }) => answers.size > 0 && answers.size <= maxAnswers);
  return [
    ...own,
    ...fromEvaluation(readQuestionSet('earlier'), 'evaluation'),
    ...fromEvaluation(readQuestionFiles(files), 'given'),
  ];
}

function halfOf(id: string): Half {
  return (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 0 ? 'tuning' : 'held-out';
}

/** The passages that cite a question's source and contain the expected words. */
function answersTo(
  { source, before, must_include: groups }: Omit<EvaluationQuestion, 'id'>,
  passages: readonly Passage[],
): ReadonlySet<number> {
  // The answer to a follow-up depends on the conversation.
  if (source === undefined || (before?.length ?? 0) > 0) return new Set();
  const fits = ({ sources, heading, body }: Passage) => {
    const text = comparable(`${heading} ${body}`);
    return (
      sources.some(({ url }) => url === source) &&
      groups.every((group) => group.some((alternative) => text.includes(comparable(alternative))))
    );
  };
  return new Set(passages.flatMap((passage, number) => (fits(passage) ? [number] : [])));
}

function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
}
