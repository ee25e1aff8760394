import { plainDate } from '#domain/values/plain-date.ts';
import { passagesOf } from '#server/knowledge/passages.ts';
import { readKnowledge } from '#server/knowledge/read-knowledge.ts';
import { openMeaning } from '#server/knowledge/search/meaning/meaning.ts';
import { indexPassages } from '#server/knowledge/search/passage-index.ts';
import type { Evidence } from '#server/knowledge/search/ranking.ts';
import { readQuestion } from '#server/knowledge/search/read-question.ts';
import { type Half, type LabelledQuestion, readLabelledQuestions } from './labelled-questions.ts';

/** A passage that may answer a question. */
export interface Candidate {
  passage: number;
  evidence: Evidence;
}

/** A labelled question with the passages found by words alone and by words and meaning. */
export interface SearchedQuestion extends LabelledQuestion {
  byWords: readonly Candidate[];
  byMeaning: readonly Candidate[];
}

/** The date on which the questions are asked; matters only for dates in questions. */
const today = plainDate('2026-11-21');

/** Searches for every question of both halves. */
export async function searchedQuestions(files: readonly string[]): Promise<Record<Half, SearchedQuestion[]>> {
  const passages = passagesOf(await readKnowledge('knowledge'));
  const numbers = new Map(passages.map((passage, number) => [passage, number]));
  const index = await indexPassages(passages);
  const meaning = openMeaning({
    folder: 'dist/search',
    passages,
    onFailure(error) {
      throw error;
    },
  });
  const searched = async (half: Half) => {
    const all: SearchedQuestion[] = [];
    for (const labelled of readLabelledQuestions(half, passages, files)) {
      const understood = readQuestion(labelled.question, today);
      const alike = await meaning.compare(labelled.question);
      if (!alike) throw new Error('Meaning cannot be compared. Please run "npm run build" first.');
      const candidates = (likeness?: Float32Array) =>
        index
          .search(understood, likeness)
          .map(({ passage, evidence }) => ({ passage: numbers.get(passage) ?? -1, evidence }));
      all.push({ ...labelled, byWords: candidates(), byMeaning: candidates(alike) });
    }
    return all;
  };
  const halves = { tuning: await searched('tuning'), 'held-out': await searched('held-out') };
  await meaning.close();
  return halves;
}
