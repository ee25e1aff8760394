import { jurisdictionWith } from '#domain/catalogue/catalogue.ts';
import type { FoundPassage, Understanding } from '../../../knowledge/index.ts';
import { alikeInMeaning } from '../likeness.ts';
import { kindOf } from '../wording/verdict.ts';
import { nearEnough, nearEnoughOfCountry } from './near-enough.ts';
import { namesWho } from './of-form-asked.ts';

/** How much of the question that a passage speaks of the one on its single legal form has to cover. */
const nearlyAsFull = 0.9;

/** The passage about the question's one place, where another about several places is hardly better. */
export function ownOf(
  best: FoundPassage,
  found: readonly FoundPassage[],
  { places, countries }: Understanding,
): FoundPassage {
  const near = found.filter(
    ({ passage, confidence, evidence }) =>
      confidence >= best.confidence * nearEnough &&
      evidence.kind >= best.evidence.kind &&
      evidence.value >= best.evidence.value * nearEnough &&
      (!namesWho(best.passage.heading) || namesWho(passage.heading)),
  );
  const [place] = places;
  if (places.length === 1 && place !== undefined && best.passage.places.length > 1) {
    return (
      near.find(
        ({ passage, evidence }) =>
          passage.places.length === 1 &&
          passage.places.includes(place) &&
          ((evidence.meaning ?? 0) >= alikeInMeaning.exact ||
            (evidence.coverage >=
              best.evidence.coverage * (passage.country === 'AE' ? nearEnough : nearlyAsFull) &&
              (passage.country === 'AE' || evidence.likeness >= best.evidence.likeness * nearEnough))),
      ) ?? best
    );
  }
  const asFull = found.filter(
    ({ confidence, evidence }) =>
      confidence >= best.confidence * nearEnough && evidence.coverage >= best.evidence.coverage * nearEnough,
  );
  if (places.length === 1 && place !== undefined && best.passage.places.length === 0) {
    return (
      asFull.find(
        ({ passage, evidence }) =>
          passage.places.includes(place) && evidence.likeness >= best.evidence.likeness * nearEnough,
      ) ?? best
    );
  }
  // Where no zone is named, the country's own rule is the answer.
  if (places.length === 0 && best.passage.places.length === 1 && isOfZone(best.passage.places)) {
    return (
      found.find(
        ({ passage, confidence, evidence }) =>
          passage.places.length === 0 &&
          passage.country === best.passage.country &&
          kindOf(passage.heading) === kindOf(best.passage.heading) &&
          confidence >= best.confidence * nearEnoughOfCountry &&
          evidence.coverage >= best.evidence.coverage * nearEnoughOfCountry,
      ) ?? best
    );
  }
  const [country] = countries;
  if (countries.length === 1 && best.passage.country === undefined) {
    return near.find(({ passage }) => passage.country === country) ?? best;
  }
  return best;
}

/** Whether one of the places is a free zone. */
export function isOfZone(places: readonly string[]): boolean {
  return places.some((id) => jurisdictionWith(id)?.place.companyType === 'free-zone');
}
