import { wordsOf } from '../../knowledge/index.ts';
import { sentencesIn } from '../tools/sentences.ts';

/** A text this short stays as it is, in words. */
const shortEnough = 60;

/** List entries kept where none of them is about the question. */
const minEntries = 2;

/**
 * What of a passage answers a question, for one that only adds to an answer: its first sentence, and the
 * sentences and list entries that hold a word of the question. Tables stay whole.
 *
 * @param weightOf what a word tells; 0 for those that the question does not hold
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

/** A numbered list is one line of thought and stays whole. */
function entriesOf(block: string, fits: (text: string) => boolean): string {
  if (/^\d+\. /.test(block)) return block;
  const entries = block.split(/\n(?=[-*] )/);
  const fitting = entries.filter(fits);
  return (fitting.length >= minEntries ? fitting : entries.slice(0, minEntries)).join('\n');
}
