/** Synthesizes speech. Every implementation passes `text-to-speech.suite.ts`. */
export interface TextToSpeech {
  /** Name for the start log, such as 'Flite'. */
  description: string;
  /**
   * @param sentence words only: numbers and names as they are spoken
   * @param isAhead whether nothing waits for it yet; urgent work goes first
   * @returns samples at `voiceSampleRate`, in chunks as they are made
   * @throws the reason of `signal` if aborted; anything else is a failure of the engine
   */
  speak(sentence: string, signal: AbortSignal, isAhead?: boolean): AsyncIterable<Int16Array>;
}
