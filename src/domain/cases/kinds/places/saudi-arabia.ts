import { fact, type Page } from '#domain/catalogue/facts.ts';
import type { CasesOfCountry, LegalDay } from '../later-case.ts';

/** Later cases of a company in Saudi Arabia. */

const ownersRules: Page = [
  'Investment International: beneficial owner rules go live',
  'https://investment-international.com/News/saudi-arabia-ultimate-beneficial-owner-reporting-rules-to-go-live',
];
const ownersFines: Page = ['Okaz: fines for beneficial owners', 'https://www.okaz.com.sa/economy/na/2235669'];
const yearlyConfirmation: Page = [
  'Al Ghazzawi: the yearly update of the commercial registration',
  'https://www.ghazzawilawfirm.com/insights/annual-commercial-registration-update/',
];

const beneficialOwners: LegalDay = {
  id: 'beneficial-owners',
  label: 'Report the change of beneficial owners',
  why: 'A change of beneficial owners is notified within 15 days.',
  rule: fact({ days: 15 }, 'high', ownersRules),
  penalty: fact(
    'After a 30-day warning SAR 4,000 to 80,000 by capital, doubled on repeat.',
    'medium',
    ownersFines,
  ),
  metBy: 'owners-register',
};

const confirmation: LegalDay = {
  id: 'yearly-confirmation',
  label: 'Confirm the data of the commercial registration',
  why: 'The window opens 30 days before the anniversary of the issue and ends 90 days after it.',
  rule: fact({ days: 90 }, 'high', yearlyConfirmation),
  penalty: fact(
    'The registration is suspended, and may be struck off after a year; fines up to SAR 50,000.',
    'high',
    yearlyConfirmation,
  ),
  metBy: 'renew-licence',
};

export const casesInSaudiArabia: CasesOfCountry = () => ({
  renewsLicence: true,
  authority: 'the Ministry of Commerce',
  legalDays: { 'licence-renewal': [confirmation], 'share-transfer': [beneficialOwners] },
});
