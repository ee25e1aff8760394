import { money } from '#domain/values/money.ts';
import type { Jurisdiction } from '../../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../../facts.ts';
import { bankFees } from '../bank-account.ts';
import { licenceRenewal, mainlandDeadlines } from './federal-deadlines.ts';
import {
  customaryCapital,
  doesNotSuitAnyMainland,
  mainlandAudit,
  mainlandBanking,
  mainlandCapital,
  mainlandExits,
  mainlandLegalForms,
  mainlandOfficers,
  mainlandOwners,
  mainlandTax,
  openActivities,
  worksOnTheMainland,
} from './federal-rules.ts';
import {
  formationFees,
  formationSteps,
  notIncludedOnTheMainland,
  premisesAndAuditFees,
} from './formation.ts';
import { quotaSetByMinistry } from './offices.ts';
import { peopleFees } from './work-permits.ts';

const businessCentre: Page = [
  'Abu Dhabi Business Center: forms of about 2018, a copy',
  'https://ro.scribd.com/document/382828649/Welcome-to-the-Abu-Dhabi-Business-Center',
];
const fineWaiver: Page = [
  'The National: waiver of fines for licences not renewed',
  'https://www.thenationalnews.com/business/economy/2024/06/11/abu-dhabi-offers-fine-waiver-for-business-licences-not-renewed-before-covid/',
];
const instantLicences: Page = [
  'UrduPoint: new licences of ADDED, 2019',
  'https://www.urdupoint.com/en/middle-east/added-issues-3854-new-economic-licences-in-q-702512.html',
];

export const abuDhabi: Jurisdiction = {
  id: 'ae-abu-dhabi',
  place: { country: 'AE', companyType: 'mainland-llc', subType: 'abu-dhabi' },
  name: 'Abu Dhabi',
  currency: 'AED',
  authority: fact('Abu Dhabi Department of Economic Development (ADDED)', 'high', fineWaiver),
  suitsInShort: fact(
    'Mainland business in the capital, with over 1,100 activities open to foreign owners',
    'high',
    openActivities,
  ),
  suits: [
    worksOnTheMainland,
    fact(
      'Foreign owners in one of over 1,100 activities of June 2021; another page says 1,500.',
      'high',
      openActivities,
    ),
  ],
  doesNotSuit: [
    fact(
      'Free-zone companies of Abu Dhabi: they may get a mainland branch licence without a second address.',
      'medium',
      [
        'Lexology: dual licences of Abu Dhabi, 2018',
        'https://www.lexology.com/library/detail.aspx?g=c7bc1dc9-4825-481a-b9d2-22e31469dc70',
      ],
    ),
    ...doesNotSuitAnyMainland,
  ],
  legalForms: [
    ...mainlandLegalForms,
    fact('The initial approval is valid for three months.', 'low', businessCentre),
    fact(
      'Instant licences were issued in 2019; their present terms were not found.',
      'medium',
      instantLicences,
    ),
    unconfirmed('What part the newer registration authority (ADRA) and TAMM have in a formation'),
  ],
  owners: mainlandOwners,
  capital: [
    ...mainlandCapital,
    fact('An older page names AED 150,000 for Abu Dhabi.', 'low', customaryCapital),
  ],
  officers: [...mainlandOfficers, fact('Applicants are 21 or older.', 'medium', businessCentre)],
  tax: mainlandTax,
  audit: mainlandAudit,
  banking: mainlandBanking,
  offices: [
    {
      type: 'virtual',
      label: 'Virtual office',
      isPermitted: unconfirmed(
        'Whether ADDED licenses an LLC with a virtual office',
        fact('In 2018 new licences were freed from premises for two years.', 'low', [
          'BizWatch: stimulus of Abu Dhabi, 2018',
          'https://bizwatchnigeria.ng/abu-dhabis-crown-prince-approves-50billion-dirham-to-boost-economy',
        ]),
      ),
      visaQuota: quotaSetByMinistry,
    },
    {
      type: 'flexi',
      label: 'Flexi desk',
      isPermitted: unconfirmed('Whether ADDED licenses an LLC with a flexi desk'),
      visaQuota: quotaSetByMinistry,
    },
    {
      type: 'physical',
      label: 'Office with a registered lease',
      isPermitted: fact(true, 'medium', businessCentre),
      visaQuota: quotaSetByMinistry,
    },
  ],
  fees: [
    ...formationFees('ADDED', {
      'trade-name': {
        label: 'Trade name, for each month it is reserved; more with special words',
        amount: fact(money('AED', 200, 1_000), 'low', businessCentre),
      },
      'initial-approval': { amount: fact(money('AED', 100), 'low', businessCentre) },
    }),
    ...premisesAndAuditFees,
    ...peopleFees,
    ...bankFees,
  ],
  steps: formationSteps({
    'initial-approval': {
      documents: [
        {
          label: 'Passport and Emirates ID',
          papers: ['passport'],
          papersIfHeld: ['identity-card'],
          of: 'each-owner',
          sources: readOn('medium', businessCentre),
        },
        {
          label: 'Immigration approval of a foreign investor',
          papers: ['activity-approval'],
          of: 'each-owner',
          sources: readOn('medium', businessCentre),
        },
      ],
      result: 'Initial approval, valid for three months',
    },
    memorandum: {
      documents: [
        {
          label: 'Memorandum, certified by the notary public',
          papers: ['articles'],
          copy: 'attested',
          of: 'company',
          sources: readOn('medium', businessCentre),
        },
      ],
      signing: {
        paper: 'Memorandum of association',
        way: 'notary',
        rule: fact('The notary public certifies the memorandum.', 'medium', businessCentre),
      },
    },
    lease: {
      documents: [
        {
          label: 'Lease, registered in Abu Dhabi city, Musaffah and Al Ain',
          papers: ['lease'],
          of: 'company',
          sources: readOn('medium', businessCentre),
        },
      ],
    },
    licence: {
      workingDays: fact({ shortest: 10, longest: 15 }, 'low', [
        'Business in Abu Dhabi: legal structures, before 2021',
        'http://www.businessinabudhabi.com/legal-structures-abudhabi',
      ]),
      documents: [
        {
          label: 'Licence and name forms, and a sample of the signboard',
          papers: ['application-form'],
          of: 'company',
          sources: readOn('medium', businessCentre),
        },
      ],
    },
  }),
  deadlines: [
    licenceRenewal(fact('From AED 200 a month, up to AED 4,000.', 'high', fineWaiver)),
    ...mainlandDeadlines,
  ],
  exits: mainlandExits,
  notIncluded: notIncludedOnTheMainland,
};
