import type { SpokenSentence } from './spoken-form.ts';

/** Maximum sentences per portion, before asking the caller whether to continue. */
const maxSentences = 3;
/** Words after which no further sentence starts: about fifteen seconds. */
const enoughWords = 30;
/** Maximum words including the next sentence. */
const maxWords = 60;

/** Decides how much of an answer is spoken at once. */
export interface Portion {
  /** Whether a sentence still belongs to the portion. Called in order; always true for the first. */
  takes(sentence: SpokenSentence): boolean;
}

/** Opens a portion: two or three sentences or a list's first items, never half of another part. */
export function openPortion(): Portion {
  let sentences = 0;
  let words = 0;
  let last = '';
  return {
    takes(sentence) {
      const length = sentence.words.split(' ').length;
      // An introduction to a list needs its first item.
      const isPromised = last.endsWith(':');
      const fits =
        sentences === 0 ||
        isPromised ||
        (!sentence.opensPart &&
          sentences < maxSentences &&
          words < enoughWords &&
          words + length <= maxWords);
      if (!fits) return false;
      sentences += 1;
      words += length;
      last = sentence.caption;
      return true;
    },
  };
}
