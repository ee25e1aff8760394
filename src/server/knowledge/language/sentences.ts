/** Cuts a text that is still coming into pieces that can be judged alone. */
export interface Sentences {
  /** The sentences, list items, table rows and line ends that are complete with this. */
  push(text: string): string[];
  /** What is left when nothing more comes; '' for nothing. */
  rest(): string;
}

/** The end of a sentence, its closing marks and its numbers of sources; what follows has to have begun. */
const sentenceEnd = /[.!?…][*_"'”’)]*(?: ?[[【][\d\s,–-]+[\]】](?!\())*[*_]*[ \t]+(?=[^\s[【])/g;

/** Words whose full stop ends no sentence, a single letter, and the number before a list's item. */
const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|no|nos|art|approx|vs|mr|mrs|ms|dr|st|inc|ltd|co|cos|incl|max|min|p\.a|dhs?|sec|sch|[a-z](?:\.[a-z])*|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$|^\s*\d+\.$/i;

/** Opens a cutter for one text. The pieces put together are the text. */
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

/** Where the first complete piece ends, or 0. A row of a table is one piece. */
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
