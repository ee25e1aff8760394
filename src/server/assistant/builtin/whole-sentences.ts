import { sentencesIn } from '../tools/sentences.ts';

/** A yes or no that the next sentence gives the reason for. */
export const isVerdictAlone = /^(?:yes|no)\.$/i;

/** The whole sentences of a paragraph: a semicolon ends none, and neither does a yes or no. */
export function wholeSentencesIn(block: string): string[] {
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
  /^(?:It|This|That|These|They|Then|Both|Such|So|But|Its|Their|Otherwise|Besides|Before that|Example)\b|^(?:\w+ ){0,2}(?:it|them|this|that)\b/;
