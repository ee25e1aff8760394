import { plainLine } from './markdown-lines.ts';

/** The lines of the sources, which may be repeated word by word. */
export interface Quotes {
  learn(line: string): void;
  /** Whether a sentence stands in a line word by word. */
  has(sentence: string): boolean;
}

export function openQuotes(): Quotes {
  const lines: string[] = [];
  return {
    learn(line) {
      lines.push(bare(line));
    },
    has(sentence) {
      const quote = bare(sentence);
      return lines.some((line) => {
        const at = line.indexOf(quote);
        const end = at + quote.length;
        const isBegun = at === 0 || (at > 0 && /[.!?;:] ?$/.test(line.slice(0, at)));
        return isBegun && (end === line.length || /[.!?;:]/.test(line.slice(end - 1, end + 1)));
      });
    },
  };
}

/** A line to compare word by word. */
function bare(line: string): string {
  return plainLine(line)
    .replaceAll(/[*_`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?])/g, '')
    .trim();
}
