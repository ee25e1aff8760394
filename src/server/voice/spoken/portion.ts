import type { SpokenSentence } from './spoken-form.ts';

/** Sentences said at once at most, before the caller is asked whether to go on. */
const maxSentences = 3;
/** Words after which no further sentence is begun: about fifteen seconds. */
const enoughWords = 30;
/** Words that another sentence must not bring it over. */
const maxWords = 60;

/** Says how much of an answer is spoken at once. */
export interface Portion {
  /** Whether a sentence still belongs to what is said at once. Each is asked for in turn; the first always does. */
  takes(sentence: SpokenSentence): boolean;
}

/** Opens a portion: two or three sentences, a list's first items, and never half of another part. */
export function openPortion(): Portion {
  let sentences = 0;
  let words = 0;
  let last = '';
  return {
    takes(sentence) {
      const length = sentence.words.split(' ').length;
      // What announces a list says nothing without its first item.
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
