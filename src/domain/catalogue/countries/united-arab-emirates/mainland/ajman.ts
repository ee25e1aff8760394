import { money } from '#domain/values/money.ts';
import type { Fee, Jurisdiction } from '../../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../../facts.ts';
import { bankFees } from '../bank-account.ts';
import { licenceRenewal, mainlandDeadlines } from './federal-deadlines.ts';
import {
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
import { northernPeopleFees } from './work-permits.ts';

const issueLicence: Page = [
  'Ajman DED: issue a trade licence',
  'https://www.ajmanded.ae/en/services/services-directory/future-investor/issue-trade-license',
];
const reserveName: Page = [
  'Ajman DED: reserve a trade name',
  'https://www.ajmanded.ae/en/services/services-directory/future-investor/trade-name-reservation',
];
const licenceStory: Page = [
  'Khaleej Times: how to get a trade licence in Ajman',
  'https://www.khaleejtimes.com/life-and-living/ajman-want-to-own-a-restaurant-apply-for-a-trade-licence-heres-how',
];
const agentGuide: Page = [
  'Safe Ledger: trade licence in Ajman',
  'https://safeledger.ae/trade-license-in-ajman',
];

function listedFee(id: string, label: string, dirhams: number): Fee {
  return {
    id,
    label,
    payee: 'authority',
    amount: fact(money('AED', dirhams), 'high', issueLicence),
    due: 'once',
    isRefundable: false,
  };
}

export const ajman: Jurisdiction = {
  id: 'ae-ajman',
  place: { country: 'AE', companyType: 'mainland-llc', subType: 'ajman' },
  name: 'Ajman',
  currency: 'AED',
  authority: fact('Department of Economic Development, Ajman (Ajman DED)', 'high', issueLicence),
  suitsInShort: fact(
    'Founders who want published charges: AED 6,350 before rent, memorandum and visas',
    'medium',
    issueLicence,
    reserveName,
  ),
  suits: [
    worksOnTheMainland,
    fact(
      'Founders who want to know the charges beforehand: the department lists them.',
      'high',
      issueLicence,
    ),
    fact('Foreign owners in one of over 1,000 activities.', 'high', openActivities),
  ],
  doesNotSuit: doesNotSuitAnyMainland,
  legalForms: [
    ...mainlandLegalForms,
    fact(
      'A name is true to reality and not misleading; it may not be sold apart from the company.',
      'high',
      reserveName,
    ),
    fact('Professional licences: an older page lists a contract with an agent.', 'medium', [
      'Ajman DED: old frequent questions',
      'http://ajmanded.ae/en/faq.aspx',
    ]),
  ],
  owners: mainlandOwners,
  capital: [...mainlandCapital, unconfirmed('Whether Ajman DED asks for a sum of its own')],
  officers: mainlandOfficers,
  tax: mainlandTax,
  audit: mainlandAudit,
  banking: mainlandBanking,
  offices: [
    {
      type: 'virtual',
      label: 'Virtual office, where the activity permits',
      isPermitted: fact(true, 'low', agentGuide),
      visaQuota: quotaSetByMinistry,
    },
    {
      type: 'flexi',
      label: 'Flexi desk, where the activity permits',
      isPermitted: fact(true, 'low', agentGuide),
      visaQuota: quotaSetByMinistry,
    },
    {
      type: 'physical',
      label: 'Office with a lease authenticated by the municipality',
      isPermitted: fact(true, 'high', issueLicence),
      visaQuota: quotaSetByMinistry,
    },
  ],
  fees: [
    ...formationFees('Ajman DED', {
      'trade-name': { amount: fact(money('AED', 350), 'high', reserveName) },
      licence: {
        label: 'Licence, issue or renewal',
        amount: fact(money('AED', 600), 'high', issueLicence),
      },
      memorandum: {
        label: 'Documenting the memorandum, by capital',
        amount: unconfirmed(
          'The fee for the memorandum, which depends on the capital',
          fact('A translated contract costs AED 50 a page.', 'high', issueLicence),
        ),
      },
      'lease-registration': { label: 'Authenticating the lease at the municipality' },
    }),
    listedFee('application', 'Administrative application', 50),
    listedFee('signboard', 'Signboard permit', 350),
    listedFee('signboard-form', 'Approval of the signboard’s form', 100),
    listedFee('commercial-register', 'Commercial register', 200),
    listedFee('activities-register', 'Unified register of activities', 200),
    listedFee('social-responsibility', 'Contribution to social responsibility', 1_500),
    {
      ...listedFee('publication', 'Publication of the LLC’s document, Ministry of Economy', 3_000),
      payee: 'government',
    },
    {
      id: 'renewal-charges',
      label: 'Signboard, registers and contribution at renewal',
      payee: 'authority',
      amount: unconfirmed('Which charges beside the licence fall due again at renewal'),
      due: 'yearly-renewal',
      isRefundable: false,
    },
    {
      id: 'chamber',
      label: 'Chamber of commerce',
      payee: 'government',
      amount: unconfirmed('What Ajman’s chamber charges, and whether each year'),
      due: 'yearly',
      isRefundable: false,
    },
    ...premisesAndAuditFees,
    ...northernPeopleFees,
    ...bankFees,
  ],
  steps: formationSteps({
    'trade-name': { workingDays: fact({ shortest: 1, longest: 2 }, 'low', agentGuide) },
    'initial-approval': {
      label: 'Get the initial approval, and that of the federal identity authority for a foreigner',
      workingDays: fact({ shortest: 2, longest: 5 }, 'low', agentGuide),
      documents: [
        {
          label: 'Passport and ID, and security clearance of who lives in the country',
          papers: ['passport'],
          papersIfHeld: ['identity-card', 'evidence'],
          of: 'each-owner',
          sources: readOn('high', licenceStory),
        },
      ],
    },
    memorandum: {
      label: 'Prepare the papers, and sign the memorandum',
      workingDays: fact({ shortest: 2, longest: 4 }, 'low', agentGuide),
      documents: [
        {
          label: 'Memorandum of the company',
          papers: ['articles'],
          of: 'company',
          sources: readOn('high', issueLicence),
        },
      ],
    },
    lease: {
      documents: [
        {
          label:
            'Lease authenticated by the Municipality and Planning Department; one newspaper puts it after the licence',
          papers: ['lease'],
          copy: 'attested',
          of: 'company',
          sources: readOn('medium', issueLicence, licenceStory),
        },
      ],
    },
    'other-approvals': {
      label: 'Get approvals of other bodies, for high-risk activities',
      documents: [
        {
          label: 'Approvals for high-risk activities',
          papers: ['activity-approval'],
          of: 'company',
          sources: readOn('high', issueLicence),
        },
      ],
    },
    licence: {
      documents: [
        {
          label: 'Trade-name certificate and application',
          papers: ['name-certificate', 'application-form'],
          of: 'company',
          sources: readOn('high', licenceStory),
        },
      ],
    },
  }),
  deadlines: [licenceRenewal(unconfirmed('Ajman DED’s fine for renewing late')), ...mainlandDeadlines],
  exits: mainlandExits,
  notIncluded: notIncludedOnTheMainland,
};
