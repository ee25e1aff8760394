import { openEvaluator } from '#server/assistant/evaluation/evaluate.ts';
import type { EvaluationQuestion } from '#server/assistant/evaluation/question.ts';
import { readQuestionSet } from '#server/assistant/evaluation/question-files.ts';
import { isPassed } from '#server/assistant/evaluation/score.ts';
import { builtSearch, knowledgeIn } from '#server/knowledge/knowledge.ts';
import { openRepair } from '#server/voice/repair/repair.ts';
import { wordsOfSpeech } from '#server/voice/spoken/say.ts';

/** Abbreviations that founders type in small letters and say letter by letter, or as the name that they are. */
const abbreviations =
  /\b(?:dmcc|difc|adgm|ifza|dafza|jafza|diez|uae|uk|ksa|vat|gst|llc|llp|jsc|fze|fzco|ein|irs|ssn|wps|ubo|cr|acra|misa|boi|id|nda|det)\b/gi;

/** How typed questions fare beside the same ones spoken. */
export interface SpokenScore {
  questions: number;
  typed: number;
  spoken: number;
  /** Questions that pass typed and not spoken, with what was heard. */
  lost: readonly { id: string; said: string; heard: string; why: string }[];
}

/**
 * Asks the expert questions of the evaluation as they are typed, and as recognition writes them down when a voice has
 * said them.
 *
 * @param most how many questions, taken evenly from all kinds; questions in other languages are left out
 */
export async function scoreSpoken(
  most: number,
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
    most,
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

function evenly(questions: readonly EvaluationQuestion[], most: number): EvaluationQuestion[] {
  if (most >= questions.length) return [...questions];
  return Array.from(
    { length: most },
    (_, index) => questions[Math.floor((index * questions.length) / most)],
  ).filter((question) => question !== undefined);
}
