import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Expert, ExpertPart, ExpertQuestion } from '../expert.ts';
import type { Answers } from './answers.ts';

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

/** The expert that answers from the catalogue and the knowledge base, without a model and without a network. */
export function openBuiltInExpert({
  knowledgeFolder,
  publicUrl,
  noteUnanswered,
}: BuiltInExpertOptions): Expert {
  let opened: Promise<Answers> | undefined;
  /** It takes some tenths of a second and memory, so it waits for the first question. */
  function open(): Promise<Answers> {
    opened ??= import('./answers.ts').then(({ openAnswers }) => openAnswers(knowledgeFolder, publicUrl));
    return opened;
  }
  return {
    description: 'built in',
    async *answer({ turns, today, maxTokens, signal }: ExpertQuestion): AsyncIterable<ExpertPart> {
      const answers = await open();
      signal.throwIfAborted();
      const { text, isUnknown, question } = answers.answer(turns, today);
      if (isUnknown) noteUnanswered(question, today);
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
