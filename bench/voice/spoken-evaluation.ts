import { openEvaluator } from '#server/assistant/evaluation/evaluate.ts';
import type { EvaluationQuestion } from '#server/assistant/evaluation/question.ts';
import { readQuestionSet } from '#server/assistant/evaluation/question-files.ts';
import { isPassed } from '#server/assistant/evaluation/score.ts';
import { builtSearch, knowledgeIn } from '#server/knowledge/knowledge.ts';
import { openRepair } from '#server/voice/repair/repair.ts';
import { wordsOfSpeech } from '#server/voice/spoken/say.ts';

/** Lower-case abbreviations that are spoken letter by letter or as a name. */
const abbreviations =
  /\b(?:dmcc|difc|adgm|ifza|dafza|jafza|diez|uae|uk|ksa|vat|gst|llc|llp|jsc|fze|fzco|ein|irs|ssn|wps|ubo|cr|acra|misa|boi|id|nda|det)\b/gi;

/** Scores of the same questions typed and spoken. */
export interface SpokenScore {
  questions: number;
  typed: number;
  spoken: number;
  /** Questions that pass typed but not spoken, with their transcripts. */
  lost: readonly { id: string; said: string; heard: string; why: string }[];
}

/**
 * Asks the expert questions of the evaluation as typed, and as recognised from synthetic
 * speech.
 *
 * @param maxQuestions number of questions, evenly from all kinds; English only
 */
export async function scoreSpoken(
  maxQuestions: number,
  say: (text: string) => Int16Array,
  transcribe: (sound: Int16Array) => Promise<string>,
): Promise<SpokenScore> {
  const knowledge = knowledgeIn('knowledge', builtSearch);
  const repair = openRepair(await knowledge());
  const evaluator = await openEvaluator(knowledge);
  const hear = async (typed: string) => repair(await transcribe(say(spokenForm(typed))));
  const lost: { id: string; said: string; heard: string; why: string }[] = [];
  let typed = 0;
  let spoken = 0;
  const questions = evenly(
    readQuestionSet('tuning').filter(({ kind }) => kind !== 'other-language'),
    maxQuestions,
  );
  for (const question of questions) {
    const asTyped = isPassed(await evaluator.evaluate(question));
    const before = await Promise.all((question.before ?? []).map(hear));
    const heard = await hear(question.question);
    const evaluation = await evaluator.evaluate({ ...question, before, question: heard });
    const asSpoken = isPassed(evaluation);
    if (asTyped) typed += 1;
    if (asSpoken) spoken += 1;
    if (asTyped && !asSpoken) {
      const why = evaluation.problems[0]?.why ?? '';
      lost.push({ id: question.id, said: question.question, heard, why });
    }
  }
  return { questions: questions.length, typed, spoken, lost };
}

function spokenForm(typed: string): string {
  return wordsOfSpeech(typed.replaceAll(abbreviations, (word) => word.toUpperCase()).replaceAll('$', 'USD '));
}

function evenly(questions: readonly EvaluationQuestion[], maxQuestions: number): EvaluationQuestion[] {
  if (maxQuestions >= questions.length) return [...questions];
  return Array.from(
    { length: maxQuestions },
    (_, index) => questions[Math.floor((index * questions.length) / maxQuestions)],
  ).filter((question) => question !== undefined);
}
