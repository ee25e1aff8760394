import { fact, type Page, unconfirmed } from '#domain/catalogue/facts.ts';
import type { CasesOfCountry, LegalDay } from '../later-case.ts';

/** Later cases of a company or partnership in Singapore. */

const controllersRegister: Page = [
  'The Straits Times: controllers in a central register of ACRA',
  'https://www.straitstimes.com/business/companies-markets/companies-to-file-controllers-details-in-new-acra-central-register-from',
];
const nominees: Page = [
  'Rajah & Tann: beneficial ownership from 16 June 2025',
  'https://sg.rajahtannasia.com/viewpoints/amendments-to-enhance-transparency-of-beneficial-ownership-of-companies-and-llps-to-come-into-effect-on-16-june-2025/',
];

const controllers: LegalDay = {
  id: 'controllers',
  label: 'Update the register of controllers and lodge it with ACRA',
  why: 'Entered and lodged within two business days after a change is confirmed.',
  rule: fact({ workingDays: 2 }, 'high', controllersRegister, nominees),
  penalty: unconfirmed('The penalty for a register lodged late'),
  metBy: 'owners-register',
};

const nomineeDirectors: LegalDay = {
  ...controllers,
  id: 'nominee-directors',
  label: 'Lodge the register of nominee directors if the new director is one',
  rule: fact({ workingDays: 2 }, 'medium', nominees),
  metBy: 'file-change',
};

export const casesInSingapore: CasesOfCountry = ({ place }) => ({
  renewsLicence: false,
  authority: 'ACRA',
  legalDays: {
    'share-transfer': [controllers],
    ...(place.companyType !== 'partnership' && { 'director-change': [nomineeDirectors] }),
  },
});
