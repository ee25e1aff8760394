/** Speaks. Every implementation passes `text-to-speech.suite.ts`. */
export interface TextToSpeech {
  /** What the start log says is in use, as in 'Flite'. */
  description: string;
  /**
   * @param sentence words only: numbers and names spelled as they are said
   * @param isAhead whether nobody waits for it yet: what somebody waits for goes first
   * @returns samples of `voiceSampleRate`, in pieces as they are made
   * @throws the reason of `signal` where it was aborted; anything else is a failure of the engine
   */
  speak(sentence: string, signal: AbortSignal, isAhead?: boolean): AsyncIterable<Int16Array>;
}
