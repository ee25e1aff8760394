import type { Step } from '../../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../../facts.ts';
import { bankAccountStep } from '../bank-account.ts';
import { residenceVisaSteps } from '../residence-steps.ts';

const setUpPage: Page = ['DMCC: set up a new business', 'https://dmcc.ae/business/set-up-a-new-business'];
const regulations2020: Page = [
  'Clyde & Co: new DMCC company regulations',
  'https://www.clydeco.com/en/insights/2020/01/dmcc-issues-new-companies-regulations',
];
const sovereign2020: Page = [
  'Sovereign: DMCC introduces new company regulations, 2020',
  'https://sovereigngroup.com/news/news-and-views/dmcc-introduces-new-companies-regulations',
];
const continuation: Page = [
  'GSL: moving a company to Dubai',
  'https://gsl.org/en/offers/continuation-of-a-bvi-company-in-dubai-uae',
];
const setUpGuide2015: Page = [
  'DMCC company set-up guide 2015, a copy',
  'https://vdocuments.net/company-setup-dmcc-2014.html',
];

/** From the name to the bank account, in DMCC. */
export const dmccSteps: readonly Step[] = [
  {
    id: 'pre-approval',
    label: 'Reserve the name and get the first approval',
    actor: 'authority',
    needs: [],
    workingDays: fact({ shortest: 3, longest: 7 }, 'medium', setUpGuide2015, [
      'Lecocq Associate: incorporation in DMCC',
      'https://www.lecocqassociate.com/publications/incorporation-of-a-management-business-consultancy-company-in-the-dubai-multi-commodities-center',
    ]),
    documents: [
      {
        label: 'Passport copy, and UAE visa and Emirates ID if held',
        papers: ['passport'],
        papersIfHeld: ['visa', 'identity-card'],
        of: 'each-owner',
        sources: readOn('medium', setUpPage),
      },
      {
        label: 'Proof of home address',
        papers: ['proof-of-address'],
        of: 'each-owner',
        sources: readOn('medium', setUpPage),
      },
      {
        label: 'Passport copy, also of whoever signs for the company',
        papers: ['passport'],
        alsoOf: ['signatory'],
        of: 'each-director',
        sources: readOn('medium', setUpPage),
      },
      {
        label: 'Ownership chart',
        papers: ['ownership-chart'],
        of: 'company',
        sources: readOn('medium', setUpPage),
      },
      {
        label: 'Incorporation papers, articles, board resolution and ownership chart, notarised and attested',
        papers: ['certificate-of-incorporation', 'articles', 'board-resolution', 'ownership-chart'],
        copy: 'attested',
        of: 'corporate-owner',
        sources: readOn('medium', setUpPage),
      },
    ],
    result: 'Name and people are approved',
  },
  {
    id: 'signing',
    label: 'Pay, and sign the articles',
    actor: 'founder',
    needs: ['pre-approval'],
    workingDays: unconfirmed('How long signing takes'),
    documents: [
      {
        label: 'Articles: the standard ones, or your own with a legal opinion',
        papers: ['articles'],
        of: 'company',
        sources: readOn('high', regulations2020, sovereign2020),
      },
    ],
    signing: {
      paper: 'Articles',
      way: 'official-system',
      rule: unconfirmed(
        'Whether DMCC has the articles signed on its portal or in ink',
        fact('After its checks you pay and sign, and get the provisional approval.', 'medium', setUpPage),
      ),
    },
    result: 'Provisional approval and letters to banks',
  },
  {
    id: 'lease',
    label: 'Take a flexi desk or office',
    actor: 'founder',
    needs: ['signing'],
    workingDays: unconfirmed('How long the lease takes'),
    documents: [
      {
        label: 'Lease in the zone',
        papers: ['lease'],
        of: 'company',
        sources: readOn('medium', setUpPage, continuation),
      },
    ],
    result: 'The company’s registered address',
  },
  {
    id: 'licence',
    label: 'Receive the certificate and the licence',
    actor: 'authority',
    needsNoApplication: true,
    needs: ['lease'],
    workingDays: fact({ shortest: 2, longest: 4 }, 'low', setUpGuide2015),
    documents: [],
    result: 'Certificate of incorporation and licence',
    reaches: ['incorporation', 'licence-issue'],
  },
  ...residenceVisaSteps('licence'),
  bankAccountStep('licence'),
];
