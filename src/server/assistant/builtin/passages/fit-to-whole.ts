import type { FoundPassage } from '../../../knowledge/index.ts';

/** The passages for one part of a question that fit the whole question, too, those first that fit both best. */
export function byFitToWhole(
  ofPart: readonly FoundPassage[],
  ofWhole: readonly FoundPassage[],
): readonly FoundPassage[] {
  const whole = new Map(ofWhole.map(({ passage, confidence }) => [passage.id, confidence]));
  const fitOf = ({ passage, confidence }: FoundPassage) => confidence * (whole.get(passage.id) ?? 0);
  return ofPart.filter((found) => fitOf(found) > 0).toSorted((one, other) => fitOf(other) - fitOf(one));
}
