import type { ModelMessage } from 'ai';
import type { Turn } from '../expert.ts';
import type { Evidence } from './evidence.ts';

/** Limits on the earlier turns given to a model: how many, and the length of each. */
const maxTurns = 10;
const maxTurn = 1500;

/**
 * The conversation for the model: earlier turns, then evidence and question, each between random delimiters.
 * @param known the evidence from `Evidence.add`; '' for none
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

/** Source numbers of earlier answers are meaningless here. */
function withoutSources(answer: string): string {
  const [body = ''] = answer.split(/^\*\*Sources\*\*\s*$/m);
  return body.replaceAll(/ ?\[\d+(?:, ?\d+)*\](?!\()/g, '').trim();
}

/** What the model reads above a part of the asking person's own plan. */
export const ownPlanHeading = (heading = '') => `The asking founder's own company: ${heading}`;
