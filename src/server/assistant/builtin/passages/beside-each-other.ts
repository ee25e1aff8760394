import { type FoundPassage, plainText, type Understanding, wordsOf } from '../../../knowledge/index.ts';
import { states } from '../question/named-state.ts';
import { rowsOfPlaces } from '../wording/asked-rows.ts';
import { nearEnough } from './near-enough.ts';

/** The passage that sets the two states of a comparison side by side. */
export function comparingBoth(
  found: readonly FoundPassage[],
  { question }: Understanding,
): FoundPassage | undefined {
  const plain = plainText(question);
  const isBoth = (text: string) => states.every((state) => text.includes(state));
  return isBoth(plain) ? found.find(({ passage }) => isBoth(passage.heading.toLowerCase())) : undefined;
}

/** The passage with a row for each of several places, where one about a single place is hardly better. */
export function besideEachOther(
  best: FoundPassage,
  found: readonly FoundPassage[],
  { places, question, particular }: Understanding,
): FoundPassage | undefined {
  if (places.length < 2) return undefined;
  const isOfPoint = (heading: string) => wordsOf(heading).some((word) => particular.includes(word));
  return found.find(
    ({ passage, confidence, evidence }) =>
      isOfPoint(passage.heading) &&
      confidence >= best.confidence * nearEnough &&
      evidence.coverage >= best.evidence.coverage * nearEnough &&
      rowsOfPlaces(passage.body, question) !== undefined,
  );
}
