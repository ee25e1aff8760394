import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Knowledge } from '../../knowledge/index.ts';
import type { Expert, ExpertPart, ExpertQuestion } from '../expert.ts';
import type { Answers } from './answers.ts';
import { recordedNotice } from './recorded-notice.ts';
import type { Part } from './word-answer.ts';

interface BuiltInExpertOptions {
  /** Gives the articles. */
  knowledge(): Promise<Knowledge>;
  /** Origin of this installation, for links to its pages. */
  publicUrl: string;
  /** Where the companies of a person stand, a part each. */
  readOwnPlan(personId: string): Promise<readonly Part[]>;
  /** Called with each question that could not be answered. */
  recordUnanswered(question: string, today: PlainDate): void;
}

/** Characters that a token stands for in English, about. */
const charactersPerToken = 4;

/** The expert that answers from the catalogue and the knowledge base, without a model and without a network. */
export function openBuiltInExpert({
  knowledge,
  publicUrl,
  readOwnPlan,
  recordUnanswered,
}: BuiltInExpertOptions): Expert {
  /** It takes memory, so it waits for the first question. */
  async function open(): Promise<Answers> {
    const [{ answersFrom }, known] = await Promise.all([import('./answers.ts'), knowledge()]);
    return answersFrom(known, publicUrl);
  }
  return {
    description: 'built in',
    async *answer({
      turns,
      today,
      personId,
      skipLogging,
      maxTokens,
      signal,
    }: ExpertQuestion): AsyncIterable<ExpertPart> {
      const answers = await open();
      signal.throwIfAborted();
      const {
        text: whole,
        isUnknown,
        question,
      } = await answers.answer(turns, today, async () =>
        personId === undefined ? undefined : readOwnPlan(personId),
      );
      signal.throwIfAborted();
      if (isUnknown && !skipLogging) recordUnanswered(question, today);
      const text = skipLogging ? whole.replace(recordedNotice, '').trimEnd() : whole;
      const longest = maxTokens * charactersPerToken;
      // The list of sources comes on top: an answer that is whole without it is not cut in its middle.
      const isCut = text.replace(/\n\n\*\*Sources\*\*\n[\s\S]*$/, '').length > longest;
      const said = isCut ? text.slice(0, longest) : text;
      for (const piece of piecesOf(said)) {
        signal.throwIfAborted();
        yield { kind: 'text', text: piece };
      }
      yield {
        kind: 'end',
        reason: isCut ? 'length' : 'stop',
        promptTokens: tokensIn(turns.map(({ content }) => content).join('\n')),
        completionTokens: tokensIn(said),
      };
    },
  };
}

/** Words of the first piece, and of the longest: each is an event of its own, and the whole answer is there at once. */
const wordsOfPiece = { first: 4, most: 24 };

/** A few words first, so that they are soon read, and then more at a time. */
function piecesOf(text: string): string[] {
  const words = text.match(/\S+\s*|\s+/g) ?? [];
  const pieces: string[] = [];
  let size = wordsOfPiece.first;
  for (let next = 0; next < words.length; ) {
    pieces.push(words.slice(next, next + size).join(''));
    next += size;
    size = Math.min(size * 2, wordsOfPiece.most);
  }
  return pieces;
}

function tokensIn(text: string): number {
  return Math.ceil(text.length / charactersPerToken);
}
