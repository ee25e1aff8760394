import { type FoundPassage, plainText, type Understanding } from '../../../knowledge/index.ts';
import { minOfBest, nearEnoughOfCountry } from './near-enough.ts';

/** Speaks of a duty that was missed. */
export const ofLateness = /\b(?:fines?|penalt\w+|late|miss(?:ed)?|overdue|happens|forg[eo]t\w*)\b/i;

/** The best passage; one on what a delay costs only where a delay is asked about. */
export function aboutDuty(
  found: readonly FoundPassage[],
  { question, before, isFollowUp }: Understanding,
): FoundPassage | undefined {
  const [first] = found;
  if (first && !ofLateness.test(first.passage.heading) && isFollowUp && asksFine.test(question)) {
    const near = ({ confidence }: FoundPassage) => confidence >= first.confidence * minOfBest;
    return found.find((each) => ofFine.test(each.passage.heading) && near(each)) ?? first;
  }
  if (!first || !ofLateness.test(first.passage.heading)) return first;
  if (asksLateness({ question, before })) return first;
  return (
    found.find(
      ({ passage, confidence }) =>
        !ofLateness.test(passage.heading) && confidence >= first.confidence * nearEnoughOfCountry,
    ) ?? first
  );
}

/** Turns from a duty to a delay with it. */
const asksFine = /\b(?:if|when) (?:i|we|it|they)\b.{0,20}\b(?:miss|late|forg[eo]t)\w*/i;

/** What a duty that was missed costs. */
export const ofFine = /\b(?:fines?|penalt\w+)\b/i;

export function asksLateness({ question, before }: Pick<Understanding, 'question' | 'before'>): boolean {
  return ofLateness.test(`${question} ${before}`) || asksConsequence.test(plainText(question));
}

/** Asks what follows from something, in other words. */
const asksConsequence =
  /\b(?:if|unless|without|not|n't|never|after|too|surcharge|charge|consequence|sanction|punish\w*|pay|owe|delay\w*|expire\w*|overstay\w*|weekend|holiday)\b/;
