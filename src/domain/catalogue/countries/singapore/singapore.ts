import type { CountryDefinition } from '../../definition.ts';
import { singaporePartnership } from './partnership.ts';
import { singaporePrivateLimitedCompany } from './private-limited-company.ts';

export const singapore: CountryDefinition = {
  locale: 'en',
  country: 'SG',
  currency: 'SGD',
  jurisdictions: [singaporePrivateLimitedCompany, singaporePartnership],
};
