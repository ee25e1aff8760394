import type { Found, PassageIndex } from './passage-index.ts';
import type { Understanding } from './understand.ts';
import { wordsOf } from './words.ts';

/** Passages that one answer quotes at most. */
const mostPassages = 3;

/** A further passage has to be at least so good beside the best. */
const leastOfBest = 0.5;

/** One that says little new has to be nearly as good as the best. */
const leastOfBestForLike = 0.64;

/** How much of the question's weight a passage has to hold, that the ones before lack, to say something new. */
const leastGain = 0.12;

/** Passages that share more of their words than this say the same. */
const mostAlike = 0.5;

/** Below this part of the question's weight a passage is no answer; about a place that was named it may hold less. */
const leastCoverage = 0.34;
const leastCoverageOfPlace = 0.2;

/** So like a question of its own, a passage is an answer whatever else it lacks. */
const enoughLikeness = 0.45;

/** What the knowledge base says to a question: for each thing it asks the best passage. */
export function choosePassages(understood: Understanding, index: PassageIndex): readonly Found[] {
  const found = index.search(understood);
  const [best] = found;
  if (!best || !mayAnswer(best, understood)) return [];
  const chosen: Found[] = [];
  const choose = (next: Found | undefined) => {
    if (next && chosen.length < mostPassages && !chosen.some((other) => isAlike(next, other)))
      chosen.push(next);
  };
  if (understood.places.length > 1) {
    for (const place of understood.places) {
      choose(found.find((each) => each.passage.places.includes(place) && mayAnswer(each, understood)));
    }
  }
  choose(best);
  for (const clause of clausesOf(understood)) choose(bestFor(clause, found, index));
  const total = understood.words.reduce((sum, word) => sum + index.weightOf(word), 0) || 1;
  for (const candidate of found) {
    if (candidate.score < best.score * leastOfBest) break;
    const covered = new Set(chosen.flatMap(({ covers }) => [...covers]));
    const gained = [...candidate.covers].filter((word) => !covered.has(word));
    const gain = gained.reduce((sum, word) => sum + index.weightOf(word), 0) / total;
    if (gain >= leastGain || candidate.score >= best.score * leastOfBestForLike) choose(candidate);
  }
  return chosen;
}

function mayAnswer(
  { certainty, likeness }: Found,
  { places, countries, isGuessed, isFollowUp }: Understanding,
): boolean {
  const isPlaced = places.length > 0 || (countries.length > 0 && !isGuessed);
  return (
    likeness >= enoughLikeness || certainty >= (isPlaced || isFollowUp ? leastCoverageOfPlace : leastCoverage)
  );
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

/** The passage that says most to one part of a question, among those that fit the whole. */
function bestFor(clause: readonly string[], found: readonly Found[], index: PassageIndex): Found | undefined {
  const weight = clause.reduce((sum, word) => sum + index.weightOf(word), 0);
  const [best] = found;
  if (!best || weight === 0) return undefined;
  const ranked = found.slice(0, 40).map((candidate) => {
    const held = clause.filter((word) => candidate.covers.has(word));
    const covered = held.reduce((sum, word) => sum + index.weightOf(word), 0);
    return { candidate, fit: candidate.score * (0.5 + (0.5 * covered) / weight) };
  });
  ranked.sort((one, other) => other.fit - one.fit);
  const [first] = ranked;
  return first && first.candidate.score >= best.score * leastOfBest ? first.candidate : undefined;
}

/** Whether two passages say the same, as of two zones with the same rule. */
function isAlike(one: Found, other: Found): boolean {
  if (one === other) return true;
  const words = new Set(wordsOf(`${one.passage.heading} ${one.passage.body}`));
  const others = new Set(wordsOf(`${other.passage.heading} ${other.passage.body}`));
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared / Math.min(words.size, others.size) > mostAlike;
}
