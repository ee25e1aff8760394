import { mainland, zones } from './emirates-rules.ts';
import { elsewhere } from './other-countries-rules.ts';
import type { PlaceRules } from './place-rule.ts';

/** The rules of a place by its id in the catalogue. */
export function rulesOf(jurisdictionId: string): PlaceRules {
  return zones[jurisdictionId] ?? elsewhere[jurisdictionId] ?? mainland;
}
