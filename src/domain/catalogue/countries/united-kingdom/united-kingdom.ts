import type { CountryDefinition } from '../../definition.ts';
import { llp } from './llp.ts';
import { privateLimitedCompany } from './private-limited-company.ts';

export const unitedKingdom: CountryDefinition = {
  locale: 'en',
  country: 'GB',
  currency: 'GBP',
  jurisdictions: [privateLimitedCompany, llp],
};
