import { fact, type Page, unconfirmed } from '#domain/catalogue/facts.ts';
import type { CasesOfCountry, LegalDay, PlaceOfCases } from '../later-case.ts';

/** Later cases of a company in the Emirates. DIFC and ADGM have rules of their own on beneficial owners. */

const ownersLaw: Page = [
  'Excellence Auditing: beneficial owners',
  'https://www.excellenceauditing.com/uae-cabinet-decision-no-58-of-2020-regulations-of-ubo/',
];
const finesLaw: Page = [
  'UAE Legislation: Cabinet Resolution 132 of 2023',
  'https://uaelegislation.gov.ae/en/legislations/2314',
];
const taxRecord: Page = [
  'RAG Associates: registration for corporate tax',
  'https://ragassociates.com/blog/uncategorized/registration-deadline-for-corporate-tax/',
];
const taxDeregistration: Page = [
  'Cash Flow UAE: registration of natural persons',
  'https://cashflowuae.com/en/registration-of-natural-persons-corporate-tax',
];
const residencePage: Page = ['GDRFA: residence permits', 'https://gdrfad.gov.ae/en/node/13923'];
const overstay: Page = [
  'Dubai Newsweek: UAE identity card and visa fees',
  'https://dubainewsweek.com/uae-residency-id-card-and-visa-fees/',
];
const yearlyLicence: Page = [
  'Commitbiz: renewing a business licence in Ajman',
  'https://www.commitbiz.com/blog/how-can-i-renew-my-business-license-in-ajman',
];
const adgmChanges: Page = [
  'Kounted: changing the registered office in ADGM',
  'https://help.kounted.ae/07_adgm/07-009-adgm-corp-support-maintain-registered-office-address-details',
];
const adgmRenewal: Page = [
  'Clara: obligations of an ADGM Tech Startup',
  'https://help.clara.co/en/articles/6254646-what-are-the-ongoing-obligations-for-an-adgm-tech-startup',
];
const difcLicence: Page = [
  'DIFC: Innovation Licence',
  'https://www.difc.com/business/establish-a-business/innovation-licence',
];
const dmccLicence: Page = ['Dynasty: DMCC licence, 2020', 'https://dynasty-uae.com/en/blog/dmcc-license/'];
const lateInAbuDhabi: Page = [
  'The National: fines for licences not renewed, 2024',
  'https://www.thenationalnews.com/business/economy/2024/06/11/abu-dhabi-offers-fine-waiver-for-business-licences-not-renewed-before-covid/',
];
const lateInDubai: Page = [
  'An agent’s slides: renewing a trade licence',
  'https://issuu.com/johnsmith1071/docs/trade_license_renewal.pptx',
];

const beneficialOwners: LegalDay = {
  id: 'beneficial-owners',
  label: 'Report the change of beneficial owners',
  why: 'Changes to the registers of owners are told within 15 days. The page speaks of the resolution of 2020.',
  rule: fact({ days: 15 }, 'medium', ownersLaw),
  penalty: unconfirmed(
    'The fine for a change told late',
    fact('Cabinet Resolution 132 of 2023 sets the fines.', 'high', finesLaw),
  ),
  metBy: 'owners-register',
};

/** @param metBy the step after which the tax authority knows */
const taxRecordOf = (metBy: string): LegalDay => ({
  id: 'tax-record',
  label: 'Update the record at the Federal Tax Authority',
  why: 'A change of what the authority has on file, such as address, activity or licence, is told within 20 working days.',
  rule: fact({ workingDays: 20 }, 'high', taxRecord),
  penalty: fact('AED 1,000, and AED 5,000 if it happens again within 24 months.', 'high', taxRecord),
  metBy,
});

const residenceEnds: LegalDay = {
  id: 'residence-ends',
  label: 'The residence permit ends',
  why: 'After it a person has 60 days to leave or to become regular, as one page of the Dubai authority says.',
  rule: fact({ days: 0 }, 'medium', residencePage),
  penalty: fact(
    'AED 20 for each day an Emirates ID is renewed late, and AED 50 for each day of overstay.',
    'medium',
    overstay,
  ),
  metBy: 'renew-visa',
};

const taxAfterClosing: LegalDay = {
  id: 'tax-deregistration',
  label: 'Apply to deregister from corporate tax',
  why: 'Three months after the business ceased, as stated for natural persons; confirm it for a company.',
  rule: fact({ months: 3 }, 'medium', taxDeregistration),
  penalty: unconfirmed('The penalty for a late deregistration'),
  metBy: 'tax-deregistration',
};

type LicenceEnd = Pick<LegalDay, 'rule' | 'penalty' | 'why'>;

const licenceEnds = ({ why, rule, penalty }: LicenceEnd): LegalDay => ({
  id: 'licence-ends',
  label: 'Renew the licence',
  why,
  rule,
  penalty,
  metBy: 'renew-licence',
});

const yearly: LicenceEnd = {
  why: 'A licence lasts a year.',
  rule: fact({ days: 0 }, 'medium', yearlyLicence),
  penalty: unconfirmed('The fine for a late renewal'),
};

const licenceEndOf: Readonly<Record<string, Partial<LicenceEnd>>> = {
  dmcc: {
    why: 'One agent says that DMCC expects the renewal 30 days before the licence ends.',
    rule: fact({ days: -30 }, 'medium', dmccLicence),
  },
  adgm: {
    why: 'Licence, data protection, annual return and registration of the lease are renewed together.',
    rule: fact({ days: 0 }, 'medium', adgmRenewal),
  },
  difc: {
    why: 'Licence and lease are renewed every year, with a confirmation statement.',
    rule: fact({ days: 0 }, 'medium', difcLicence),
  },
  'abu-dhabi': { penalty: fact('From AED 200 a month, up to AED 4,000.', 'high', lateInAbuDhabi) },
  dubai: { penalty: fact('AED 250 a month.', 'low', lateInDubai) },
};

const authorities: Readonly<Record<string, string>> = {
  dmcc: 'DMCC',
  difc: 'DIFC',
  adgm: 'ADGM',
  ifza: 'IFZA',
  dafza: 'DAFZA',
  jafza: 'JAFZA',
};

export const casesInTheEmirates: CasesOfCountry = ({ place }) => {
  const at = place.subType ?? '';
  const hasFederalOwnersLaw = at !== 'adgm' && at !== 'difc';
  const cases: PlaceOfCases = {
    renewsLicence: true,
    authority: authorities[at] ?? 'the licensing authority',
    legalDays: {
      'licence-renewal': [licenceEnds({ ...yearly, ...licenceEndOf[at] })],
      'visa-renewal': [residenceEnds],
      'address-change': [taxRecordOf('tell-tax-office')],
      'activity-change': [taxRecordOf('tell-tax-office')],
      'share-transfer': hasFederalOwnersLaw ? [beneficialOwners] : [],
      closing: [taxAfterClosing],
    },
  };
  return at === 'adgm'
    ? { ...cases, changeDays: fact({ shortest: 3, longest: 5 }, 'medium', adgmChanges) }
    : cases;
};
