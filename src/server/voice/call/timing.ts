/** What one turn took, in ms, from the end of the caller's speech to the first sound of the answer. */
export interface TurnFigures {
  endpointMs: number;
  sttMs: number;
  answerMs: number;
  ttsMs: number;
  totalMs: number;
}

/** Notes when the parts of a turn were done, by the call's clock. */
export interface Timing {
  /** The caller's words are known. */
  worded(): void;
  /** The answer's first sentence is there. */
  answered(): void;
  /** Its first sound is sent. */
  sounded(): TurnFigures;
}

/**
 * @param endedAt when the caller fell silent, or has typed
 * @param closedAt when the turn was taken as ended
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
