import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Expert, ExpertPart, ExpertQuestion } from '../expert.ts';
import { readKnowledge } from '../knowledge/read-knowledge.ts';
import { answerTo } from './answer.ts';
import { indexPassages } from './passage-index.ts';
import { passagesOf } from './passages.ts';
import { understand } from './understand.ts';

interface BuiltInExpertOptions {
  /** Folder of the articles. */
  knowledgeFolder: string;
  /** Origin of this installation, for links to its pages. */
  publicUrl: string;
  /** Told what could not be answered. */
  noteUnanswered(question: string, today: PlainDate): void;
}

/** Characters that a token stands for in English, about. */
const charactersPerToken = 4;

/** Opens the expert that answers from the catalogue and the knowledge base, without a model and without a network. */
export function openBuiltInExpert({
  knowledgeFolder,
  publicUrl,
  noteUnanswered,
}: BuiltInExpertOptions): Expert {
  const index = indexPassages(passagesOf(readKnowledge(knowledgeFolder)));
  return {
    description: 'built in',
    async *answer({ turns, today, maxTokens, signal }: ExpertQuestion): AsyncIterable<ExpertPart> {
      signal.throwIfAborted();
      const understood = understand(turns, today);
      const { text, isUnknown } = answerTo(understood, { index, today, publicUrl });
      if (isUnknown) noteUnanswered(understood.question, today);
      const longest = maxTokens * charactersPerToken;
      for (const piece of piecesOf(text.slice(0, longest))) {
        signal.throwIfAborted();
        yield { kind: 'text', text: piece };
      }
      yield {
        kind: 'end',
        reason: text.length > longest ? 'length' : 'stop',
        promptTokens: tokensIn(turns.map(({ content }) => content).join('\n')),
        completionTokens: tokensIn(text.slice(0, longest)),
      };
    },
  };
}

/** A few words at a time, as a model sends them. */
function piecesOf(text: string): string[] {
  return text.match(/(?:\S+\s*){1,4}|\s+/g) ?? [];
}

function tokensIn(text: string): number {
  return Math.ceil(text.length / charactersPerToken);
}
