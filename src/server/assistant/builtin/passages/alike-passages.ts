import { type FoundPassage, type Passage, wordsOf } from '../../../knowledge/index.ts';
import { uncited } from '../wording/statements.ts';

/** Passages with a larger share of common words are duplicates. */
const maxAlike = 0.66;

/** Whether two passages say the same, e.g. about two zones with the same rule. */
export function isAlike(one: FoundPassage, other: FoundPassage): boolean {
  if (one.passage.id === other.passage.id) return true;
  if (one.passage.country === other.passage.country && sameFigures(one.passage, other.passage)) return true;
  const words = bodyWordsOf(one.passage);
  const others = bodyWordsOf(other.passage);
  let shared = 0;
  for (const word of words) if (others.has(word)) shared += 1;
  return (2 * shared) / (words.size + others.size) > maxAlike;
}

/** Whether two passages open with the same figures, at least two. */
function sameFigures(one: Passage, other: Passage): boolean {
  const figuresOf = ({ body }: Passage) => {
    const [sentence = ''] = body.split(/(?<=\.)\s/);
    return [...new Set(uncited(sentence).match(/\d[\d,.]*\d|\d/g) ?? [])].sort().join(' ');
  };
  const figures = figuresOf(one);
  return figures.includes(' ') && figures === figuresOf(other);
}

/** Cached, because passages are compared often and never change. */
const bodyWords = new WeakMap<Passage, ReadonlySet<string>>();

function bodyWordsOf(passage: Passage): ReadonlySet<string> {
  const known = bodyWords.get(passage);
  if (known) return known;
  const words = new Set(wordsOf(passage.body));
  bodyWords.set(passage, words);
  return words;
}
