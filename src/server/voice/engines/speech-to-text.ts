/** Transcribes speech. Every implementation passes `speech-to-text.suite.ts`. */
export interface SpeechToText {
  /** Name for the start log, such as 'Moonshine base'. */
  description: string;
  /** Language tags that it understands. */
  languages: readonly string[];
  /**
   * @param sound samples at `voiceSampleRate`
   * @returns the transcription; '' for no speech
   * @throws the reason of `signal` if aborted; anything else is a failure of the engine
   */
  transcribe(sound: Int16Array, signal: AbortSignal): Promise<string>;
  /**
   * Transcribes unfinished speech; `undefined` if it would delay others. Absent if each call has a price, as with a
   * paid endpoint.
   */
  preview?(sound: Int16Array, signal: AbortSignal): Promise<string | undefined>;
}
