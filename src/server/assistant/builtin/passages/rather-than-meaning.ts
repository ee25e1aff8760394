import { type FoundPassage, plainText } from '../../../knowledge/index.ts';

/** How near in confidence a passage has to come to that on the meaning of a name. */
const nearEnough = 0.75;

/** The same in the share of the question that it speaks of. */
const nearlyAsFull = 0.85;

/**
 * The passage on what is asked of a thing, where that on what its name means fits best: a question for the meaning was
 * answered before.
 */
export function ratherThanMeaning(
  best: FoundPassage,
  found: readonly FoundPassage[],
  question: string,
): FoundPassage {
  if (!tellsMeanings(best) || asksWhat.test(plainText(question))) return best;
  const better = found
    .filter(
      ({ passage, confidence, evidence }) =>
        passage.country !== undefined &&
        confidence >= best.confidence * nearEnough &&
        evidence.coverage >= best.evidence.coverage * nearlyAsFull,
    )
    .toSorted((one, other) => other.likeness - one.likeness);
  return better[0] ?? best;
}

/** Asks what something is, which is left open where several countries have it. */
const asksWhat = /^what (?:is|are|an?|the)\b/;

/** Whether a passage says what names mean, in no country's own article. */
function tellsMeanings({ passage: { country, topics } }: FoundPassage): boolean {
  return country === undefined && topics.includes('glossary');
}
