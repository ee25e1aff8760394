import type { Jurisdiction, Step } from '../../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../../facts.ts';
import { dubaiFees, nameCertificate, procedures } from './dubai-fees.ts';
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
import { formationSteps, notIncludedOnTheMainland } from './formation.ts';
import { quotaSetByMinistry } from './offices.ts';

const questions: Page = ['Invest in Dubai: frequent questions', 'https://invest.dubai.ae/faqs'];
const licenceGuide: Page = [
  'Khaleej Times guide to Dubai trade licences, a reprint',
  'https://archeryhut.net/article/dubai-trade-licence-types-application-process-verification-explained',
];
const nameGuide: Page = [
  'Visa Simplified: reserving a trade name in Dubai',
  'https://visasimplified.com/blog/dubai-trade-name-reservation-ded',
];
const mainlandLicence: Page = [
  'Prodesk: mainland licence',
  'https://prodesk.ae/llc-company-formation/mainland-license/',
];
const agentOffer: Page = [
  'GSL: mainland company in Dubai',
  'https://gsl.org/en/offers/mainland-company-in-dubai-uae',
];
const instantLicence: Page = [
  'Gulf News: new business permits in Dubai, 2018',
  'https://gulfnews.com/business/dubai-issues-nearly-2000-new-business-permits-in-one-month-1.1545030995926',
];

/** Only for founders who said that they are employed in the country. */
const employerConsent: Step = {
  id: 'employer-consent',
  label: 'Get a no-objection letter from your employer',
  why: fact(
    'You said that a founder is employed by another company. Who is on the visa of a mainland company is asked for its no-objection letter with the initial approval.',
    'medium',
    licenceGuide,
  ),
  actor: 'founder',
  needs: [],
  when: { answered: { 'is-employed-in-country': true } },
  workingDays: unconfirmed('How long an employer takes for the letter'),
  documents: [
    {
      label: 'No-objection letter of the employer who sponsors the visa',
      papers: ['no-objection-letter'],
      of: 'each-owner',
      sources: readOn('medium', licenceGuide),
    },
  ],
  result: 'No-objection letter',
};

export const dubai: Jurisdiction = {
  id: 'ae-dubai',
  place: { country: 'AE', companyType: 'mainland-llc', subType: 'dubai' },
  name: 'Dubai',
  currency: 'AED',
  authority: fact(
    'Department of Economy and Tourism (DET), through the Invest in Dubai portal',
    'high',
    questions,
  ),
  suitsInShort: fact(
    'Mainland trade and industry, with over 1,000 activities open to foreign owners',
    'high',
    openActivities,
  ),
  suits: [
    worksOnTheMainland,
    fact('Foreign owners in one of over 1,000 commercial and industrial activities.', 'high', openActivities),
  ],
  doesNotSuit: [
    fact(
      'Free-zone companies that want only some work on the mainland: a permit or a branch of DET opens it.',
      'high',
      [
        'Executive Council Resolution 11 of 2025',
        'https://dlp.dubai.gov.ae/Legislation%20Reference/2025/Executive%20Council%20Resolution%20No.%20(11)%20of%202025%20Regulating%20the%20Conduct%20of%20Free%20Zone%20Establishments%E2%80%99%20Activities.html',
      ],
    ),
    fact('Founders without premises: one agent speaks of 100 square feet for a licence.', 'low', agentOffer),
    ...doesNotSuitAnyMainland,
  ],
  legalForms: [
    ...mainlandLegalForms,
    fact(
      'A trade name is held for six months; the licence has to follow in that time.',
      'high',
      nameGuide,
      nameCertificate,
    ),
    fact('Sources disagree whether a name is renewed once for six months or up to three times.', 'low', [
      'Baiju Masoodu: trade names',
      'http://www.baijumasoodu.com/articles/details/35',
    ]),
    fact(
      'Religious, royal, government and country words need approval, and a personal name is an owner’s own.',
      'medium',
      nameGuide,
    ),
    fact(
      'An instant licence is issued in one step, without premises in the first year; which activities have it now was not found.',
      'medium',
      instantLicence,
    ),
    fact(
      'Professional licences: the agent is optional, yet the same page lists an agent’s contract among the steps.',
      'medium',
      questions,
    ),
  ],
  owners: mainlandOwners,
  capital: [
    ...mainlandCapital,
    fact('Full foreign ownership asks for no extra fee, guarantee or capital.', 'high', openActivities),
    fact(
      'Dubai dropped the minimum and the bank certificate in 2009, one page says.',
      'low',
      customaryCapital,
    ),
    fact(
      'A name with ‘Holding’ needs AED 50 million of capital and an investment activity.',
      'high',
      questions,
    ),
    fact(
      'Tourism licences ask for a bank guarantee: AED 100,000 inbound, AED 200,000 outbound.',
      'low',
      mainlandLicence,
    ),
  ],
  officers: mainlandOfficers,
  tax: mainlandTax,
  audit: mainlandAudit,
  banking: mainlandBanking,
  offices: [
    {
      type: 'virtual',
      label: 'Virtual office',
      isPermitted: unconfirmed(
        'Whether DET licenses an LLC with a virtual office',
        fact('An instant licence needs no premises in the first year.', 'medium', instantLicence),
      ),
      visaQuota: quotaSetByMinistry,
    },
    {
      type: 'flexi',
      label: 'Flexi desk',
      isPermitted: unconfirmed('Whether DET licenses an LLC with a flexi desk'),
      visaQuota: quotaSetByMinistry,
    },
    {
      type: 'physical',
      label: 'Office with a registered lease (Ejari)',
      isPermitted: fact(true, 'high', questions),
      visaQuota: fact(
        { kind: 'by-area', squareMetresPerVisa: 9 },
        'low',
        ['Westgate: visas and office space', 'https://westgatedubai.com/?p=43969'],
        [
          'UAE Consultants: how many visas a company can issue',
          'https://www.uae-consultants.com/how-many-visas-your-company-can-issue/',
        ],
      ),
    },
  ],
  fees: dubaiFees,
  steps: [
    employerConsent,
    ...formationSteps({
      'trade-name': { result: 'Trade name, held for six months' },
      'initial-approval': {
        needs: ['employer-consent'],
        documents: [
          {
            label: 'Passport or ID, unified number, and residence permit of who is no GCC national',
            papers: ['passport'],
            papersIfHeld: ['visa'],
            of: 'each-owner',
            sources: readOn('medium', licenceGuide),
          },
          {
            label: 'No-objection letter of the sponsor, for who has a mainland employer’s visa',
            papers: [],
            papersIfHeld: ['no-objection-letter'],
            of: 'each-owner',
            sources: readOn('medium', licenceGuide),
          },
          {
            label: 'Articles or feasibility study, if asked for',
            papers: [],
            papersIfHeld: ['articles', 'business-plan'],
            of: 'company',
            sources: readOn('medium', licenceGuide),
          },
        ],
        result: 'Initial approval, with which the lease can be signed and other bodies asked',
      },
      memorandum: {
        documents: [
          {
            label: 'Memorandum, as the legal form requires',
            papers: ['articles'],
            of: 'company',
            sources: readOn('high', questions),
          },
        ],
      },
      lease: {
        documents: [
          {
            label: 'Tenancy contract registered as Ejari',
            papers: ['lease'],
            of: 'company',
            sources: readOn('high', questions),
          },
        ],
      },
      'other-approvals': {
        documents: [
          {
            label:
              'Approval by activity: Dubai Municipality for restaurants and contracting, RTA for car rental, Central Bank for finance',
            papers: ['activity-approval'],
            of: 'company',
            sources: readOn('medium', mainlandLicence),
          },
        ],
      },
      licence: {
        workingDays: fact({ shortest: 5, longest: 30 }, 'low', procedures, agentOffer, [
          'We the UAE 2031: company formation',
          'https://wetheuae2031.com/investment/company-formation',
        ]),
        result: 'Licence; the days are those that sources give for the whole way to it',
      },
    }),
  ],
  deadlines: [
    licenceRenewal(
      fact('AED 250 a month by an agent’s old slides; AED 5,000 for trading without a licence.', 'low', [
        'Trade licence renewal, an agent’s slides',
        'https://issuu.com/johnsmith1071/docs/trade_license_renewal.pptx',
      ]),
      [
        'Blogstrove: avoiding cancellation of a Dubai licence',
        'https://www.blogstrove.com/categories/business/how-to-avoid-trade-license-cancellation-in-dubai/',
      ],
    ),
    ...mainlandDeadlines,
  ],
  exits: mainlandExits,
  notIncluded: [
    ...notIncludedOnTheMainland,
    'Fees by activity, and a bank guarantee where the activity needs one.',
  ],
};
