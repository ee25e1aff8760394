import { isRow } from '../../../knowledge/index.ts';
import { sentencesIn } from '../../tools/sentences.ts';

/** A sentence or list item of a text; a table or numbered list as a whole. */
export interface Statement {
  /** Markdown; a list item without its dash. */
  text: string;
  /** The number of its paragraph, list or table in the text. */
  block: number;
  kind: 'sentence' | 'item' | 'numbered' | 'table';
}

/** The statements of a text, in order. */
export function statementsIn(text: string): Statement[] {
  return text.split(/\n{2,}/).flatMap((block, index): Statement[] => {
    if (isRow(block)) return [{ text: block, block: index, kind: 'table' }];
    if (/^\d+\. /.test(block)) return [{ text: block, block: index, kind: 'numbered' }];
    if (/^[-*] /.test(block)) {
      return block
        .split(/\n(?=[-*] )/)
        .map((item) => ({ text: item.replace(/^[-*] /, ''), block: index, kind: 'item' }));
    }
    return wholeSentencesIn(block).map((sentence) => ({ text: sentence, block: index, kind: 'sentence' }));
  });
}

/** Some statements of a text as a text again. */
export function joinedStatements(
  statements: readonly (Omit<Statement, 'kind'> & { kind: string })[],
): string {
  return statements.reduce((text, { text: next, block, kind }, index) => {
    const said = kind === 'item' ? `- ${next}` : next;
    if (index === 0) return said;
    const separator = statements[index - 1]?.block !== block ? '\n\n' : kind === 'item' ? '\n' : ' ';
    return text + separator + said;
  }, '');
}

/** A yes or no that the next sentence gives the reason for. */
export const isVerdictAlone = /^(?:yes|no)\.$/i;

/** The whole sentences of a paragraph: a semicolon ends none, and neither does a yes or no. */
function wholeSentencesIn(block: string): string[] {
  const pieces = sentencesIn(block.replaceAll('\n', ' '));
  const sentences: string[] = [];
  for (const piece of pieces) {
    const last = sentences.at(-1);
    if (last !== undefined && (/;(?: ?\[[\d, ]+\])?$/.test(last) || isVerdictAlone.test(last)))
      sentences[sentences.length - 1] = `${last} ${piece}`;
    else sentences.push(piece);
  }
  return sentences;
}

/** A sentence that leans on the one before it. */
export const leansOnBefore =
  /^(?:It|This|That|These|They|Then|Both|Such|So|But|Its|Their|Otherwise|Besides|Before that|Example)\b|^(?:\w+ ){0,2}(?:it|them|this|that)\b|^(?:\w+ ){1,3}(?:thus|therefore)\b/;

/** A text without its citations, whose numbers are no values. */
export function uncited(text: string): string {
  return text.replaceAll(/\[[\d, ]+\]/g, '');
}
