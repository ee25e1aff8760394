import type { CountryDefinition } from '../../definition.ts';
import { cCorporation } from './c-corporation.ts';
import { llc } from './llc.ts';

export const unitedStates: CountryDefinition = {
  locale: 'en',
  country: 'US',
  currency: 'USD',
  jurisdictions: [llc, cCorporation],
};
