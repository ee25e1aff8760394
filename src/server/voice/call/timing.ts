/** The latencies of one turn, in ms, from the end of speech to the first audio of the answer. */
export interface TurnFigures {
  endpointMs: number;
  sttMs: number;
  answerMs: number;
  ttsMs: number;
  totalMs: number;
}

/** Records the stages of a turn, by the call's clock. */
export interface Timing {
  /** The caller's words are known. */
  worded(): void;
  /** The answer's first sentence has arrived. */
  answered(): void;
  /** Its first audio has been sent. */
  sounded(): TurnFigures;
}

/**
 * @param endedAt when the caller fell silent or typed
 * @param closedAt when the turn was considered finished
 */
export function openTiming(clock: () => number, endedAt: number, closedAt: number): Timing {
  let wordedAt = closedAt;
  let answeredAt = closedAt;
  const ms = (from: number, to: number) => Math.max(0, Math.round(to - from));
  return {
    worded() {
      wordedAt = clock();
    },
    answered() {
      answeredAt = clock();
    },
    sounded() {
      const soundedAt = clock();
      return {
        endpointMs: ms(endedAt, closedAt),
        sttMs: ms(closedAt, wordedAt),
        answerMs: ms(wordedAt, answeredAt),
        ttsMs: ms(answeredAt, soundedAt),
        totalMs: ms(endedAt, soundedAt),
      };
    },
  };
}
