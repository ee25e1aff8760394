import type { NameRules } from './name-rule.ts';
import { freeZoneRules } from './rules/free-zones.ts';
import { mainlandRules } from './rules/mainland.ts';
import { noRules } from './rules/no-rules.ts';
import { otherCountryRules } from './rules/other-countries.ts';

const byJurisdiction: Readonly<Record<string, NameRules>> = {
  ...mainlandRules,
  ...freeZoneRules,
  ...otherCountryRules,
};

/** The rules for names in a jurisdiction. */
export function nameRulesOf(jurisdictionId: string): NameRules {
  return byJurisdiction[jurisdictionId] ?? noRules;
}
