import { jurisdictionWith } from '#domain/catalogue/catalogue.ts';
import {
  type Found,
  type Passage,
  type PassageIndex,
  type Understanding,
  wordsOf,
} from '../../knowledge/index.ts';
import { isOfTrade } from './trade.ts';

/** Passages that one answer quotes at most. */
const maxPassages = 3;

/** A further passage has to be at least so good beside the best. */
const minOfBest = 0.5;

/** One that says little new has to be nearly as good as the best. */
const minOfBestForLike = 0.64;

/** How much of the question's weight a passage has to hold, that the ones before lack, to say something new. */
const minGain = 0.12;

/** Passages that share more of their words than this say the same. */
const maxAlike = 0.66;

/** Below this certainty a passage is no answer; less is asked where the question names a place. */
const minCertainty = { ofPlace: 0.18, otherwise: 0.34 };

/** So like a question of its own, a passage is an answer whatever else it lacks; more is asked without a word of the trade. */
const enoughLikeness = { ofTrade: 0.5, always: 0.6 };

/** The same for what is found to one part of a question. */
const enoughLikenessOfPart = 0.35;
const enoughCertaintyOfPart = 0.5;

/** What the knowledge base says to a question: for each thing it asks the best passage. */
export function choosePassages(understood: Understanding, index: PassageIndex): readonly Found[] {
  const found = index.search(understood);
  const [best] = found;
  if (!best || !mayAnswer(best, understood)) return [];
  const chosen: Found[] = [];
  const choose = (next: Found | undefined) => {
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
    const [first] = index.search({
      ...understood,
      words: clause,
      context: understood.words,
    });
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
  { certainty, likeness }: Found,
  { places, countries, words, isGuessed, before }: Understanding,
): boolean {
  if (likeness >= enoughLikeness.always) return true;
  const isOfZone = places.some((id) => jurisdictionWith(id)?.place.companyType === 'free-zone');
  if (before === '' && !isOfZone && !isOfTrade(words)) return false;
  if (likeness >= enoughLikeness.ofTrade) return true;
  const isPlaced = places.length > 0 || (countries.length > 0 && !isGuessed) || before !== '';
  return certainty >= (isPlaced ? minCertainty.ofPlace : minCertainty.otherwise);
}

/** The question's parts, where it asks several things, as the words of each. */
function clausesOf({ question, words }: Understanding): string[][] {
  const clauses = question
    .split(
      /[?;.]\s+|,\s+(?:and|or|but)?\s*|\s+and\s+(?=(?:what|how|when|who|which|where|is|are|do|does|can|must|should|by|on|from|until|in)\b)/i,
    )
    .map((clause) => wordsOf(clause).filter((word) => words.includes(word)))
    .filter((clause) => clause.length > 0);
  return clauses.length > 1 ? clauses : [];
}

/** Whether two passages say the same, as of two zones with the same rule. */
function isAlike(one: Found, other: Found): boolean {
  if (one === other) return true;
  const words = bodyWordsOf(one.passage);
  const others = bodyWordsOf(other.passage);
  let shared = 0;
  for (const word of words) if (others.has(word)) shared += 1;
  return (2 * shared) / (words.size + others.size) > maxAlike;
}

/** Passages are compared with each other again and again, and never change. */
const bodyWords = new WeakMap<Passage, ReadonlySet<string>>();

function bodyWordsOf(passage: Passage): ReadonlySet<string> {
  const known = bodyWords.get(passage);
  if (known) return known;
  const words = new Set(wordsOf(passage.body));
  bodyWords.set(passage, words);
  return words;
}
