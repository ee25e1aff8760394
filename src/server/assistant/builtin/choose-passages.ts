import { jurisdictionWith } from '#domain/catalogue/catalogue.ts';
import {
  type FoundPassage,
  type Knowledge,
  type Passage,
  type Understanding,
  wordsOf,
} from '../../knowledge/index.ts';
import { isOfTrade } from './trade.ts';

/** Maximum passages in one answer. */
const maxPassages = 3;

/** Maximum passages that are considered. */
const maxFound = 60;

/** Minimum score of further passages, relative to the best. */
const minOfBest = 0.5;

/** Minimum relative score of a passage that adds little. */
const minOfBestForLike = 0.64;

/** Share of the question's weight that a passage has to add to the previous ones to be new. */
const minGain = 0.12;

/** Passages with a larger share of common words are duplicates. */
const maxAlike = 0.66;

/** Minimum certainty of an answer; lower if the question names a place. */
const minCertainty = { ofPlace: 0.18, otherwise: 0.34 };

/**
 * From this similarity to one of its own questions, a passage is always an answer; higher for questions without a
 * domain word.
 */
const enoughLikeness = { ofTrade: 0.5, always: 0.6 };

/** The same for one part of a question. */
const enoughLikenessOfPart = 0.35;
const enoughCertaintyOfPart = 0.5;

/** The best passage for each part of a question. */
export async function choosePassages(
  understood: Understanding,
  { index, search }: Pick<Knowledge, 'index' | 'search'>,
): Promise<readonly FoundPassage[]> {
  const found = await search.find(understood, maxFound);
  const [best] = found;
  if (!best || !mayAnswer(best, understood)) return [];
  const chosen: FoundPassage[] = [];
  const choose = (next: FoundPassage | undefined) => {
    if (next && chosen.length < maxPassages && !chosen.some((other) => isAlike(next, other)))
      chosen.push(next);
  };
  choose(best);
  for (const place of understood.places) {
    if (understood.places.length === 1 || best.passage.places.length === 0) break;
    if (chosen.some(({ passage }) => passage.places.includes(place))) continue;
    choose(found.find((each) => each.passage.places.includes(place) && mayAnswer(each, understood)));
  }
  for (const clause of clausesOf(understood)) {
    const [first] = await search.find(
      { ...understood, question: clause.text, words: clause.words, context: understood.words },
      1,
    );
    if (first && (first.likeness >= enoughLikenessOfPart || first.certainty >= enoughCertaintyOfPart))
      choose(first);
  }
  const total = understood.words.reduce((sum, word) => sum + index.weightOf(word), 0) || 1;
  for (const candidate of found) {
    if (candidate.score < best.score * minOfBest) break;
    const covered = new Set(chosen.flatMap(({ covers }) => [...covers]));
    const gained = [...candidate.covers].filter((word) => !covered.has(word));
    const gain = gained.reduce((sum, word) => sum + index.weightOf(word), 0) / total;
    if (gain >= minGain || candidate.score >= best.score * minOfBestForLike) choose(candidate);
  }
  return chosen;
}

function mayAnswer(
  { certainty, likeness }: FoundPassage,
  { places, countries, words, isGuessed, before }: Understanding,
): boolean {
  if (likeness >= enoughLikeness.always) return true;
  const isOfZone = places.some((id) => jurisdictionWith(id)?.place.companyType === 'free-zone');
  if (before === '' && !isOfZone && !isOfTrade(words)) return false;
  if (likeness >= enoughLikeness.ofTrade) return true;
  const isPlaced = places.length > 0 || (countries.length > 0 && !isGuessed) || before !== '';
  return certainty >= (isPlaced ? minCertainty.ofPlace : minCertainty.otherwise);
}

/** Each part of a question that asks several things, with its words. */
function clausesOf({ question, words }: Understanding): { text: string; words: string[] }[] {
  const clauses = question
    .split(
      /[?;.]\s+|,\s+(?:and|or|but)?\s*|\s+and\s+(?=(?:what|how|when|who|which|where|is|are|do|does|can|must|should|by|on|from|until|in)\b)/i,
    )
    .map((text) => ({ text, words: wordsOf(text).filter((word) => words.includes(word)) }))
    .filter((clause) => clause.words.length > 0);
  return clauses.length > 1 ? clauses : [];
}

/** Whether two passages say the same, e.g. about two zones with the same rule. */
function isAlike(one: FoundPassage, other: FoundPassage): boolean {
  if (one === other) return true;
  const words = bodyWordsOf(one.passage);
  const others = bodyWordsOf(other.passage);
  let shared = 0;
  for (const word of words) if (others.has(word)) shared += 1;
  return (2 * shared) / (words.size + others.size) > maxAlike;
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
