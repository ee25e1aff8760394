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
  /** Whether nothing of it may be noted, not even that it could not be answered: as of a call. */
  skipLogging?: true;
  /** Most tokens of an answer; it ends with 'length' where it would be longer. */
  maxTokens: number;
  /** Aborted when the client has gone away. */
  signal: AbortSignal;
}

/** A piece of an answer, in the order it is said. */
export type ExpertPart =
  /** A piece of Markdown to add to what was said so far. */
  | { kind: 'text'; text: string }
  /** The end, once and last. Token counts are estimates where no model counts them. */
  | { kind: 'end'; reason: 'stop' | 'length'; promptTokens: number; completionTokens: number };

/**
 * Who answers: the built-in expert, or one that has a language model word the same figures. Every
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
