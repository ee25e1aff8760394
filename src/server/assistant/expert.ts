import type { PlainDate } from '#domain/values/plain-date.ts';

/** One turn of a conversation, as it was sent with the question. */
export interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

/** What the expert is asked. */
export interface ExpertQuestion {
  /** The conversation, oldest first; the last turn is the user's question. */
  turns: readonly [Turn, ...Turn[]];
  /** The day that 'today' means, of UTC. */
  today: PlainDate;
  /** The asking person, where signed in: their own plan may be used for the answer, nobody else's. */
  personId?: string;
  /** Whether an unanswered question must not be recorded, as in a voice call. */
  skipLogging?: true;
  /** Maximum tokens of an answer; a longer one ends with 'length'. */
  maxTokens: number;
  /** Aborted when the client has gone away. */
  signal: AbortSignal;
}

/** A piece of an answer, in the order it is said. */
export type ExpertPart =
  /** A piece of Markdown to add to what was said so far. */
  | { kind: 'text'; text: string }
  /** The last part. Token counts are estimates unless a model reports them. */
  | { kind: 'end'; reason: 'stop' | 'length'; promptTokens: number; completionTokens: number };

/**
 * Answers questions: the built-in expert, or one with a language model behind the same figures. Every
 * implementation passes `expert.suite.ts`.
 */
export interface Expert {
  /** What the start log says is in use, as in 'built in'. */
  description: string;
  /**
   * Answers in pieces. Sources come last, as a numbered list under a line '**Sources**'.
   *
   * @throws the reason of `signal` where it was aborted; anything else is a failure of this server
   */
  answer(question: ExpertQuestion): AsyncIterable<ExpertPart>;
}
