/** Writes down what was said. Every implementation passes `speech-to-text.suite.ts`. */
export interface SpeechToText {
  /** What the start log says is in use, as in 'Moonshine base'. */
  description: string;
  /** Language tags of what it understands. */
  languages: readonly string[];
  /**
   * @param sound samples of `voiceSampleRate`
   * @returns what was said, as it was heard; '' where nothing was
   * @throws the reason of `signal` where it was aborted; anything else is a failure of the engine
   */
  transcribe(sound: Int16Array, signal: AbortSignal): Promise<string>;
  /**
   * What was said so far, by somebody who still speaks; `undefined` where it would keep others waiting. Absent where
   * each look has its price, as at an endpoint that is paid.
   */
  preview?(sound: Int16Array, signal: AbortSignal): Promise<string | undefined>;
}
