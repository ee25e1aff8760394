import type { ModelMessage } from 'ai';
import type { Turn } from '../expert.ts';
import type { Evidence } from './evidence.ts';

/** Of earlier turns a model is given so many, and so many characters of each. */
const maxTurns = 10;
const maxTurn = 1500;

/**
 * The conversation as a model is given it: earlier turns, then what is known and the question, each between
 * lines that nobody could have written before.
 *
 * @param known what is known, as `Evidence.add` gave it; '' for nothing
 */
export function messagesFor(turns: readonly Turn[], known: string, { mark }: Evidence): ModelMessage[] {
  const question = turns.at(-1)?.content ?? '';
  const earlier = turns
    .slice(0, -1)
    .slice(-maxTurns)
    .map(({ role, content }) => ({
      role,
      content: (role === 'assistant' ? withoutSources(content) : content).slice(0, maxTurn),
    }));
  const data = known || 'Nothing was found for this question as it stands. Look it up with a tool.';
  return [
    ...earlier.filter(({ content }) => content.trim() !== ''),
    {
      role: 'user',
      content: `<${mark}>\n${data}\n</${mark}>\n\n<question-${mark}>\n${question}\n</question-${mark}>`,
    },
  ];
}

/** Earlier answers counted their sources by themselves. */
function withoutSources(answer: string): string {
  const [body = ''] = answer.split(/^\*\*Sources\*\*\s*$/m);
  return body.replaceAll(/ ?\[\d+(?:, ?\d+)*\](?!\()/g, '').trim();
}
