import { wordsOf } from '../../knowledge/index.ts';
import { sentencesIn } from '../tools/sentences.ts';

/** A text of up to this many words stays as it is. */
const shortEnough = 60;

/** List entries kept if none matches the question. */
const minEntries = 2;

/**
 * Shortens a supplementary passage: its first sentence, and the sentences and list entries with a word of the
 * question. Tables stay whole.
 * @param weightOf the weight of a word; 0 if the question does not contain it
 */
export function shortened(body: string, weightOf: (word: string) => number): string {
  if (body.split(/\s+/).length <= shortEnough) return body;
  const fits = (text: string) => wordsOf(text).some((word) => weightOf(word) > 0);
  return body
    .split(/\n{2,}/)
    .map((block, index) => {
      if (/^\|/.test(block)) return block;
      if (/^(?:[-*] |\d+\. )/.test(block)) return entriesOf(block, fits);
      const sentences = sentencesIn(block);
      const [first] = sentences;
      return sentences.filter((sentence) => (index === 0 && sentence === first) || fits(sentence)).join(' ');
    })
    .filter(Boolean)
    .join('\n\n');
}

/** A numbered list is a sequence and stays whole. */
function entriesOf(block: string, fits: (text: string) => boolean): string {
  if (/^\d+\. /.test(block)) return block;
  const entries = block.split(/\n(?=[-*] )/);
  const fitting = entries.filter(fits);
  return (fitting.length >= minEntries ? fitting : entries.slice(0, minEntries)).join('\n');
}
