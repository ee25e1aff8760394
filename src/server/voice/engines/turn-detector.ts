/** Tells voices from silence. Every implementation passes `turn-detector.suite.ts`. */
export interface TurnDetector {
  /** What the start log says is in use, as in 'Silero'. */
  description: string;
  /**
   * Begins to listen to one caller.
   *
   * @param onVerdict told for each frame, in order, whether somebody speaks in it; frames that come while the
   *   engine restarts are lost
   */
  listen(onVerdict: OnVerdict): DetectorStream;
}

/** What one caller says. */
export interface DetectorStream {
  /** @param frame `voiceFrameSamples` samples */
  push(frame: Int16Array): void;
  close(): void;
}

export type OnVerdict = (frame: Int16Array, isSpeech: boolean) => void;
