import { jurisdictionWith } from '#domain/catalogue/catalogue.ts';
import type { Country } from '#domain/catalogue/choices.ts';
import type { Passage } from '../passages.ts';

/** Where a question is about. */
export interface Whereabouts {
  /** Ids of places. */
  places: readonly string[];
  countries: readonly Country[];
  /** Whether the countries are only guessed from words that belong to them. */
  isGuessed: boolean;
  /** Kinds of place that are meant as a whole. */
  kinds: readonly ('free-zone' | 'mainland-llc')[];
}

/**
 * Tells how much more, or less, a passage counts for where it is about: one about the very place most, one
 * about its country next, one about another place or country hardly at all.
 */
export function placeFactorFor(where: Whereabouts): (passage: Passage) => number {
  const { places, countries, kinds, isGuessed } = where;
  if (places.length > 0) return factorForPlaces(where);
  return (passage) => {
    // What belongs to no country, such as the glossary, is never wrong and seldom the best.
    if (passage.country === undefined) return countries.length > 1 ? 1.25 : 0.9;
    if (kinds.length > 0 && passage.country === 'AE') return factorForKinds(passage, where);
    if (countries.length > 0) {
      if (!countries.includes(passage.country)) return isGuessed ? 0.6 : 0.1;
      return isOnePlaceOfMany(passage) ? 0.72 : 1;
    }
    if (passage.country !== 'AE') return 0.8;
    return isOnePlaceOfMany(passage) ? 0.72 : 1;
  };
}

function factorForPlaces({ places, countries }: Whereabouts): (passage: Passage) => number {
  const meant = new Set(places);
  const about = new Set([...countries, ...places.flatMap((id) => jurisdictionWith(id)?.place.country ?? [])]);
  return (passage) => {
    if (passage.places.some((id) => meant.has(id))) return passage.places.length <= 2 ? 1.5 : 1.3;
    if (passage.country === undefined) return 0.8;
    if (!about.has(passage.country)) return 0.1;
    return passage.places.length === 0 ? 1.15 : 0.3;
  };
}

function factorForKinds({ places }: Passage, { kinds }: Whereabouts): number {
  if (places.length === 0) return 1.1;
  const isMeant = places.some((id) => {
    const companyType = jurisdictionWith(id)?.place.companyType;
    return kinds.some((kind) => kind === companyType);
  });
  if (!isMeant) return 0.5;
  return places.length > 2 ? 1.15 : 0.8;
}

/** Whether a passage is about one zone or emirate, while the question named none. */
function isOnePlaceOfMany({ country, places }: Passage): boolean {
  return country === 'AE' && places.length === 1;
}
