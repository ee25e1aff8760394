/** Tells voices from silence. Every implementation passes `turn-detector.suite.ts`. */
export interface TurnDetector {
  /** What the start log says is in use, as in 'Silero'. */
  description: string;
  /**
   * Begins to listen to one caller.
   *
   * @param onVerdict told for each frame, in order, whether somebody speaks in it
   */
  listen(onVerdict: (isSpeech: boolean) => void): DetectorStream;
}

/** What one caller says. */
export interface DetectorStream {
  /** @param frame `voiceFrameSamples` samples; lost without a verdict while the engine restarts */
  push(frame: Int16Array): void;
  close(): void;
}
