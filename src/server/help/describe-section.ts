import type { FoundSection, MarkedText } from '#contract/articles.ts';
import { type Passage, wordsOf } from '../knowledge/index.ts';

/** Longest extract, in characters. */
const maxExtract = 200;

/** How a section that was found is shown: with the part of its text that fits the search, and the hits marked. */
export function describeSection({ title, heading, body, address }: Passage, query: string): FoundSection {
  const sought = new Set(wordsOf(query));
  return {
    article: title,
    heading: markHits(heading, sought),
    extract: markHits(extractOf(plainTextOf(body), sought), sought),
    address,
  };
}

/** A section's Markdown as running text: without citations, emphasis, list marks and rules of tables. */
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

/** The text from the sentence that holds most of what is sought; from the first where none holds more. */
function extractOf(sentences: readonly string[], sought: ReadonlySet<string>): string {
  const hits = sentences.map(
    (sentence) => new Set(wordsOf(sentence).filter((word) => sought.has(word))).size,
  );
  const from = Math.max(0, hits.indexOf(Math.max(...hits)));
  const text = sentences.slice(from).join(' ');
  if (text.length <= maxExtract) return text;
  return `${text.slice(0, maxExtract).replace(/[\s,;:.]*\s\S*$/, '')} …`;
}

/** Parts a text into what is sought, in whatever form of the word, and the rest. */
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
