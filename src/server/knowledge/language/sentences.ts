/** Splits a streaming text into pieces that can be checked separately. */
export interface Sentences {
  /** The sentences, list items, table rows and line ends completed by this text. */
  push(text: string): string[];
  /** The rest at the end of the text; '' for none. */
  rest(): string;
}

/** The end of a sentence with closing punctuation and citations, once the next text has begun. */
const sentenceEnd = /[.!?…][*_"'”’)]*(?: ?[[【][\d\s,–-]+[\]】](?!\())*[*_]*[ \t]+(?=[^\s[【])/g;

/** Words whose full stop does not end a sentence, single letters, and list numbers. */
const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|no|nos|art|approx|vs|mr|mrs|ms|dr|st|inc|ltd|co|cos|incl|max|min|p\.a|dhs?|sec|sch|[a-z](?:\.[a-z])*|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$|^\s*\d+\.$/i;

/** Opens a splitter for one text. Joined, the pieces are the text. */
export function openSentences(): Sentences {
  let waiting = '';
  return {
    push(text) {
      waiting += text;
      const pieces: string[] = [];
      for (let end = endOfPiece(waiting); end > 0; end = endOfPiece(waiting)) {
        pieces.push(waiting.slice(0, end));
        waiting = waiting.slice(end);
      }
      return pieces;
    },
    rest() {
      const last = waiting;
      waiting = '';
      return last;
    },
  };
}

/** Where the first complete piece ends, or 0. A table row is one piece. */
function endOfPiece(text: string): number {
  const lineEnd = text.indexOf('\n') + 1;
  const line = lineEnd > 0 ? text.slice(0, lineEnd) : text;
  if (!line.trimStart().startsWith('|')) {
    for (const match of line.matchAll(sentenceEnd)) {
      const upToStop = line.slice(0, match.index + 1);
      if (!abbreviation.test(upToStop)) return match.index + match[0].length;
    }
  }
  return lineEnd;
}
