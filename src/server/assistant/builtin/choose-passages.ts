import type { Found, PassageIndex } from './passage-index.ts';
import type { Understanding } from './understand.ts';

/** Passages that one answer quotes at most. */
const mostPassages = 3;

/** A further passage has to be at least so good beside the best. */
const leastOfBest = 0.5;

/** A further passage has to hold so much of the question's weight that the ones before lack. */
const leastGain = 0.14;

/** Below this part of the question's weight a passage is no answer. */
export const leastCoverage = 0.34;

/** What the knowledge base says to a question: the best passage, and others that hold what it lacks. */
export function choosePassages(understood: Understanding, index: PassageIndex): readonly Found[] {
  const found = index.search(understood);
  const [best] = found;
  if (!best || best.coverage < leastCoverage) return [];
  const chosen = understood.places.length > 1 ? bestOfEachPlace(found, understood.places) : [best];
  const covered = new Set(chosen.flatMap(({ covers }) => [...covers]));
  const total = understood.words.reduce((sum, word) => sum + index.weightOf(word), 0) || 1;
  for (const candidate of found) {
    if (chosen.length >= mostPassages) break;
    if (chosen.includes(candidate) || candidate.score < best.score * leastOfBest) continue;
    const gained = [...candidate.covers].filter((word) => !covered.has(word));
    const gain = gained.reduce((sum, word) => sum + index.weightOf(word), 0) / total;
    if (gain < leastGain) continue;
    chosen.push(candidate);
    for (const word of gained) covered.add(word);
  }
  return chosen;
}

function bestOfEachPlace(found: readonly Found[], places: readonly string[]): Found[] {
  const [best] = found;
  if (!best) return [];
  const chosen = [best];
  for (const place of places) {
    if (chosen.some(({ passage }) => passage.places.includes(place))) continue;
    const next = found.find(
      ({ passage, coverage }) => passage.places.includes(place) && coverage >= leastCoverage,
    );
    if (next) chosen.push(next);
  }
  return chosen.slice(0, mostPassages);
}
