import { jurisdictionWith } from '#domain/catalogue/catalogue.ts';
import type { Country } from '#domain/catalogue/choices.ts';
import type { Passage } from '../passages.ts';

/** The jurisdiction of a question. */
export interface Whereabouts {
  /** Ids of places. */
  places: readonly string[];
  countries: readonly Country[];
  /** Whether the countries are only inferred from typical words. */
  isGuessed: boolean;
  /** Kinds of place meant in general. */
  kinds: readonly ('free-zone' | 'mainland-llc')[];
}

/**
 * How much a passage's place affects its score: highest for the same place, then its country; little for another
 * place. Zero for another country, which never answers a question on this one.
 */
export function placeFactorFor(where: Whereabouts): (passage: Passage) => number {
  const { places, countries, kinds, isGuessed } = where;
  if (places.length > 0) return factorForPlaces(where);
  return (passage) => {
    // Content without a country, such as the glossary, always applies but is rarely the best.
    if (passage.country === undefined) return countries.length > 1 ? 1.25 : 0.9;
    if (kinds.length > 0 && passage.country === 'AE') return factorForKinds(passage, where);
    if (countries.length > 0) {
      if (!countries.includes(passage.country)) return isGuessed ? 0.6 : 0;
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
    if (!about.has(passage.country)) return 0;
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

/** Whether a passage is about one zone or emirate although the question named none. */
function isOnePlaceOfMany({ country, places }: Passage): boolean {
  return country === 'AE' && places.length === 1;
}
