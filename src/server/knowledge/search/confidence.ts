import type { Found } from './passage-index.ts';

/** The probability that a passage answers its question, from the evidence of its words. */
export function confidenceOf({ certainty, likeness }: Found): number {
  return Math.max(certainty, likeness);
}
