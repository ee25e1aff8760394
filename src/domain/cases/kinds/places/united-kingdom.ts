import { filingChanges } from '#domain/catalogue/countries/united-kingdom/pages.ts';
import { fact, type Page, unconfirmed } from '#domain/catalogue/facts.ts';
import type { CasesOfCountry, LegalDay } from '../later-case.ts';

/** Later cases of a British company or partnership. */

const controlCode: Page = [
  'Red Kite: identity verification of directors and controllers',
  'https://www.redkitesolicitors.co.uk/legal-news/understanding-the-new-identity-verification-requirements-for-directors-pscs-and-llp-members/',
];
const partnershipManual: Page = [
  'HMRC: partnership manual',
  'https://www.gov.uk/hmrc-internal-manuals/partnership-manual/pm131420',
];
const penalty = unconfirmed('The penalty for a change told late');

const officers: LegalDay = {
  id: 'officers',
  label: 'Notify Companies House of the change',
  why: 'A change of a director is notified within 14 days.',
  rule: fact({ days: 14 }, 'high', filingChanges),
  penalty,
  metBy: 'file-change',
};

const members: LegalDay = {
  ...officers,
  why: 'A change of a member is notified within 14 days.',
  rule: fact({ days: 14 }, 'high', partnershipManual, filingChanges),
};

const controllers: LegalDay = {
  id: 'controllers',
  label: 'Notify a change of the people with significant control',
  why: 'A change of a person with significant control is notified within 14 days.',
  rule: fact({ days: 14 }, 'high', filingChanges),
  penalty,
  metBy: 'owners-register',
};

const code: LegalDay = {
  id: 'control-code',
  label: 'Give the personal code of a new controller',
  why: 'It comes with the filing, or within 14 days of being registered as a controller.',
  rule: fact({ days: 14 }, 'high', controlCode),
  penalty: unconfirmed('The penalty for a late code'),
  metBy: 'owners-register',
};

export const casesInTheUnitedKingdom: CasesOfCountry = ({ place }) => ({
  renewsLicence: false,
  authority: 'Companies House',
  legalDays: {
    'director-change': [place.companyType === 'llp' ? members : officers],
    'share-transfer': [controllers, code],
  },
});
