import type { CountryDefinition } from '../../definition.ts';
import { saudiBranch } from './branch-of-a-foreign-company.ts';
import { saudiJointStockCompany } from './joint-stock-company.ts';
import { saudiLlc } from './llc.ts';

export const saudiArabia: CountryDefinition = {
  locale: 'en',
  country: 'SA',
  currency: 'SAR',
  jurisdictions: [saudiLlc, saudiJointStockCompany, saudiBranch],
};
