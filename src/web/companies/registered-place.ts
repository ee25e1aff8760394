import type { CompanyType, Country, SubType } from '#domain/catalogue/choices.ts';
import { registeredPlaceOf } from '#domain/companies/company-rules.ts';
import { choiceLabels } from '#messages/choices.ts';
import { companyMessages } from '#messages/companies.ts';

interface Registered {
  country?: Country;
  companyType?: CompanyType;
  subType?: SubType | null;
}

/** What the field 'State' reads: 'Delaware', 'DMCC, Dubai', 'Sharjah, UAE' or the country. */
export function registeredPlaceLabel(company: Registered | undefined): string {
  const place = registeredPlaceOf(company);
  if (place.kind === 'state') return companyMessages.delaware;
  if (place.kind === 'country') return choiceLabels.country[place.country];
  const { subType, emirate } = place;
  const around = subType === emirate ? choiceLabels.country.AE : choiceLabels.subType[emirate];
  return `${choiceLabels.subType[subType]}, ${around}`;
}

/** The company's legal form and country in one line: 'Free Zone · UAE'. */
export function companyKindLabel({ companyType, country }: Registered): string {
  return [companyType && choiceLabels.companyType[companyType], country && choiceLabels.country[country]]
    .filter(Boolean)
    .join(' · ');
}
