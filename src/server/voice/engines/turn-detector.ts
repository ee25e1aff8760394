/** Detects voice activity. Every implementation passes `turn-detector.suite.ts`. */
export interface TurnDetector {
  /** Name for the start log, such as 'Silero'. */
  description: string;
  /**
   * Opens a detector for one caller.
   * @param onVerdict called for each frame, in order, with whether it contains speech. Frames wait while the engine is
   * loaded; those that it had when it crashed are lost
   */
  listen(onVerdict: OnVerdict): DetectorStream;
}

/** The audio of one caller. */
export interface DetectorStream {
  /** @param frame `voiceFrameSamples` samples */
  push(frame: Int16Array): void;
  close(): void;
}

export type OnVerdict = (frame: Int16Array, isSpeech: boolean) => void;
