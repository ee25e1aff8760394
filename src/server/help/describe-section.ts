import type { FoundSection, MarkedText } from '#contract/articles.ts';
import { type Passage, wordsOf } from '../knowledge/index.ts';

/** Maximum length of an extract, in characters. */
const maxExtract = 200;

/** Describes a search result: the part of its text that matches the search, with highlights. */
export function describeSection({ title, heading, body, address }: Passage, query: string): FoundSection {
  const sought = new Set(wordsOf(query));
  return {
    article: title,
    heading: markHits(heading, sought),
    extract: markHits(extractOf(plainTextOf(body), sought), sought),
    address,
  };
}

/** A section's Markdown as plain text: without citations, emphasis, list marks and table rules. */
function plainTextOf(markdown: string): string[] {
  return markdown
    .replaceAll(/\s*\[\d+(?:,\s*\d+)*\]/g, '')
    .replaceAll('**', '')
    .split('\n')
    .filter((line) => !/^\|[\s|:-]+\|$/.test(line.trim()))
    .map((line) =>
      line
        .replace(/^\s*(?:[-*]|\d+\.)\s+/, '')
        .replaceAll(/^\s*\|\s*|\s*\|\s*$/g, '')
        .replaceAll(/\s*\|\s*/g, ': ')
        .trim(),
    )
    .filter((line) => line !== '')
    .flatMap((line) => line.split(/(?<=[.!?;])\s+(?=[A-Z])/));
}

/** The text from the best matching sentence on; from the first if none matches. */
function extractOf(sentences: readonly string[], sought: ReadonlySet<string>): string {
  const hits = sentences.map(
    (sentence) => new Set(wordsOf(sentence).filter((word) => sought.has(word))).size,
  );
  const from = Math.max(0, hits.indexOf(Math.max(...hits)));
  const text = sentences.slice(from).join(' ');
  if (text.length <= maxExtract) return text;
  return `${text.slice(0, maxExtract).replace(/[\s,;:.]*\s\S*$/, '')} …`;
}

/** Splits a text into matches, in any form of the word, and the rest. */
function markHits(text: string, sought: ReadonlySet<string>): MarkedText {
  const pieces: MarkedText = [];
  for (const piece of text.split(/([\p{L}\p{N}]+)/u)) {
    if (piece === '') continue;
    const isHit = wordsOf(piece).some((word) => sought.has(word));
    const last = pieces.at(-1);
    if (last && last.isHit === isHit) last.text += piece;
    else pieces.push({ text: piece, isHit });
  }
  return pieces;
}
