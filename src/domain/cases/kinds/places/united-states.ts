import { fact, type Page, unconfirmed } from '#domain/catalogue/facts.ts';
import type { CasesOfCountry, LegalDay } from '../later-case.ts';

/** Later cases of a company in Delaware. */

const investmentSurvey: Page = [
  'Alvarez & Marsal: disclosure of foreign investment to BEA',
  'https://www.alvarezandmarsal.com/insights/bea-requires-disclosure-foreign-investments-us',
];
const stockElection: Page = [
  'Mondaq: online filing of section 83(b) elections',
  'https://www.mondaq.com/unitedstates/tax-authorities/1654616/online-filing-of-section-83b-elections-is-here',
];

const survey: LegalDay = {
  id: 'be-13',
  label: 'File form BE-13, or claim the exemption',
  why: 'Due 45 days after a foreign person gets 10% or more of the company.',
  rule: fact({ days: 45 }, 'medium', investmentSurvey),
  penalty: unconfirmed('The penalty for a late survey'),
  metBy: 'owners-register',
};

const election: LegalDay = {
  id: '83b-election',
  label: 'File the 83(b) election if the stock vests',
  why: 'Due 30 days after the transfer of restricted stock, without an extension.',
  rule: fact({ days: 30 }, 'high', stockElection),
  penalty: fact('There is no late relief in general.', 'high', stockElection),
  metBy: 'owners-register',
};

export const casesInTheUnitedStates: CasesOfCountry = ({ place }) => ({
  renewsLicence: false,
  authority: 'the Division of Corporations',
  legalDays: {
    'share-transfer': place.companyType === 'c-corporation' ? [survey, election] : [survey],
  },
});
