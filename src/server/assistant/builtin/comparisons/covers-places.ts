import type { FoundPassage, Understanding } from '../../../knowledge/index.ts';
import { alike } from '../likeness.ts';
import { rowsOfPlaces } from '../wording/asked-rows.ts';
import { type ListedPlace, listedPlaces } from './listed-places.ts';

/** Whether passages are about all places or countries that a question sets side by side. */
export function coversAll(
  chosen: readonly FoundPassage[],
  { places, countries, question }: Understanding,
): boolean {
  const [first] = chosen;
  if (!first) return false;
  if (places.length > 1 && rowsOfPlaces(first.passage.body, question) !== undefined) return true;
  // 'Compare X, Y and Z' wants them side by side, unless an article does just that.
  if (
    /\bcompar|\bvs\b|\bversus\b|\b(?:cheap|fast|quick)er\b|\bcosts? less\b/i.test(question) &&
    first.likeness < alike.same
  )
    return false;
  if (first.passage.country === undefined) return true;
  const listed = listedPlaces(question);
  const isOf = ({ passage }: FoundPassage, { id, isCountry }: ListedPlace) =>
    isCountry
      ? passage.places.length === 0 && passage.country?.toLowerCase() === id.slice(0, 2)
      : passage.places.includes(id);
  if (first.passage.places.length > 0 && !listed.every((place) => chosen.some((each) => isOf(each, place))))
    return false;
  if (places.length > 1) {
    if (first.passage.places.length === 0 && countries.length <= 1) return true;
    return places.every((id) => chosen.some(({ passage }) => passage.places.includes(id)));
  }
  return countries.every((country) => chosen.some(({ passage }) => passage.country === country));
}
