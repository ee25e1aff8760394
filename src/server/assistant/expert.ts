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
  /** The date of 'today', in UTC. */
  today: PlainDate;
  /** The asker, if signed in: the answer may use their own plan and no other. */
  personId?: string;
  /** Whether an unanswered question must not be recorded, as in a voice call. */
  skipLogging?: true;
  /** Maximum tokens of an answer; a longer one ends with 'length'. */
  maxTokens: number;
  /** Aborted when the client has gone away. */
  signal: AbortSignal;
}

/** A piece of an answer, in order. */
export type ExpertPart =
  /** A piece of Markdown to append. */
  | { kind: 'text'; text: string }
  /** The last part. Token counts are estimates unless a model reports them. */
  | { kind: 'end'; reason: 'stop' | 'length'; promptTokens: number; completionTokens: number };

/**
 * Answers questions: the built-in expert, or one with a language model behind the same figures. Every
 * implementation passes `expert.suite.ts`.
 */
export interface Expert {
  /** Name for the start log, such as 'built in'. */
  description: string;
  /**
   * Answers in pieces. Sources come last, as a numbered list below a line '**Sources**'.
   * @throws the reason of `signal` if aborted; anything else is a failure of this server
   */
  answer(question: ExpertQuestion): AsyncIterable<ExpertPart>;
}
