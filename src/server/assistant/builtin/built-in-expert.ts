import type { PricedCatalogue } from '#domain/prices/priced-catalogue.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { expertMessages } from '#messages/expert.ts';
import type { Knowledge } from '../../knowledge/index.ts';
import type { Expert, ExpertPart, ExpertQuestion } from '../expert.ts';
import type { OwnCase } from '../own-case.ts';
import { openAnswerCache } from './answer-cache.ts';
import type { Answers } from './answers.ts';

interface BuiltInExpertOptions {
  /** Loads the articles. */
  knowledge(): Promise<Knowledge>;
  /** The catalogue with the prices that hold now. */
  prices(): Promise<PricedCatalogue>;
  /** Origin of this installation, for links to its pages. */
  publicUrl: string;
  /** A person's companies, never another person's. */
  readOwnCases(personId: string): Promise<readonly OwnCase[]>;
  /** Called with each question that could not be answered. */
  recordUnanswered(question: string, today: PlainDate): void;
}

/** Characters per token in English, approximately. */
const charactersPerToken = 4;

/** The expert that answers from the catalogue and the knowledge base, without a model or network. */
export function openBuiltInExpert({
  knowledge,
  prices,
  publicUrl,
  readOwnCases,
  recordUnanswered,
}: BuiltInExpertOptions): Expert {
  /** Loaded with the first question, to save memory. */
  async function open(): Promise<{ answers: Answers; known: Knowledge }> {
    const [{ answersFrom }, known] = await Promise.all([import('./answers.ts'), knowledge()]);
    return { answers: answersFrom(known, publicUrl), known };
  }
  const cache = openAnswerCache();
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
      const [{ answers, known }, catalogue] = await Promise.all([open(), prices()]);
      signal.throwIfAborted();
      const asking = {
        today,
        catalogue,
        readOwnCases: async () => (personId === undefined ? undefined : readOwnCases(personId)),
      };
      const answering = () => answers.answer(turns, asking);
      // A person's own companies change, and are nobody else's.
      const answer = await (personId === undefined
        ? cache.answer({ turns, today, catalogue, knowledge: known }, answering)
        : answering());
      const { text: whole, isUnknown, question } = answer;
      signal.throwIfAborted();
      if (isUnknown && !skipLogging) recordUnanswered(question, today);
      const text = skipLogging ? whole.replace(expertMessages.unknown.recorded, '').trimEnd() : whole;
      const longest = maxTokens * charactersPerToken;
      // The list of sources is not counted: an answer that fits without it is not cut.
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

/** Words in the first and in the longest piece: each piece is an event, and the whole answer is available at once. */
const wordsOfPiece = { first: 4, most: 24 };

/** A few words first, to be read early, then larger pieces. */
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
