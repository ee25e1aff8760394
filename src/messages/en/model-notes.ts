/** Says within an answer why the built-in expert gives it, or its rest, instead of the language model. */
export const modelNotes = {
  silent: '*The language model did not answer, so the built-in expert does.*',
  refused: '*The language model did not answer, so the built-in expert does.*',
  unusable: '*The language model gave no answer that sources confirm, so the built-in expert answers.*',
  unmatched: '*A figure in the language model’s answer matched no source, so the built-in expert answers.*',
  unmatchedHere:
    '*A figure in the language model’s answer matched no source here. The built-in expert goes on:*',
  brokeOff: '*The language model broke off here. The built-in expert goes on:*',
} as const;
