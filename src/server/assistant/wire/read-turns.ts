import { type ChatMessage, maxQuestionLength } from '#contract/assistant.ts';
import type { FieldProblem } from '#contract/field-problem.ts';
import { Failure } from '../../platform/failure.ts';
import type { Turn } from '../expert.ts';

/** Maximum turns for the expert; the newest of a longer conversation. */
const maxTurns = 40;

/** Control characters (except tab and line breaks) and lone surrogates are not text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unusableCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Surrogate}]/gu;

/**
 * Reads the conversation from a client's messages: the turns of user and assistant, oldest first. System instructions
 * and tools are ignored, because the expert has its own. Turns before the question are shortened to
 * `maxQuestionLength`.
 * @throws Failure 'invalid-input' if the last turn is not the user's, is empty or is too long
 */
export function readTurns(messages: readonly ChatMessage[]): [Turn, ...Turn[]] {
  const said = messages.flatMap(({ role, content }, index) =>
    role === 'user' || role === 'assistant' ? [{ role, text: textOf(content), index }] : [],
  );
  const last = said.pop();
  if (last?.role !== 'user') throw refusal('messages', { code: 'last-message-not-user' });
  const question = last.text.replaceAll(unusableCharacters, '');
  const field = `messages.${last.index}.content`;
  if (question.trim() === '') throw refusal(field, { code: 'question-empty' });
  if (question.length > maxQuestionLength)
    throw refusal(field, { code: 'too-long', field: 'question', max: maxQuestionLength });
  const before = said
    .map(({ role, text }) => ({
      role,
      content: text.slice(0, maxQuestionLength).replaceAll(unusableCharacters, ''),
    }))
    .filter(({ content }) => content.trim() !== '')
    .slice(1 - maxTurns);
  // Typed as non-empty; the last turn is the question.
  return [...before, { role: 'user', content: question }] as unknown as [Turn, ...Turn[]];
}

function textOf(content: ChatMessage['content']): string {
  return typeof content === 'string' ? content : (content ?? []).map(({ text }) => text).join('\n');
}

function refusal(field: string, problem: FieldProblem): Failure {
  return new Failure('invalid-input', { fields: { [field]: problem } });
}
