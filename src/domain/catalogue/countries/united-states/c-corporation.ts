import type { Jurisdiction } from '../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../facts.ts';
import { corporationDeadlines } from './corporation-deadlines.ts';
import { corporationFees, franchiseTax, franchiseTaxStatements } from './corporation-fees.ts';
import {
  atlasApplication,
  bankAccountStep,
  banking,
  delawareAuthority,
  formationPlaybook,
  noSubchapterS,
  stateTax,
} from './delaware.ts';
import { corporateReturn, federalDuties, taxNumberStep } from './federal-duties.ts';
import {
  quotaWithoutPremises,
  quotaWithPremises,
  visaDeadlines,
  visaStatements,
  visaSteps,
} from './founder-visas.ts';
import { stepsAfterStock, stepsBeforeStock } from './stock-steps.ts';

const corporationLaw: Page = [
  'State of Delaware: the General Corporation Law',
  'https://global.delaware.gov/incorporate/why-delaware/delaware-general-corporation-law/',
];
const incorporation: Page = [
  'Delaware Code: forming a corporation, a copy',
  'https://www.formacompany.com/delaware/delaware-company-law/delaware-corporation-formation/',
];
const corporationsChapter: Page = [
  'vLex: corporations, chapter 1',
  'https://law-journals-books.vlex.com/vid/chapter-1-01-corporations-945950190',
];
const founderStock: Page = [
  'Stripe Atlas: progress of the account',
  'https://stripe.com/docs/atlas/account-progress',
];
const electionOnline: Page = [
  'Sidley: 83(b) elections online, 2025',
  'https://www.sidley.com/en/insights/newsupdates/2025/08/83b-goes-digital-two-quirks-founders-should-know-before-you-click-submit',
];

const addressUnknown = unconfirmed(
  'Whether a corporation can do without a business address of its own',
  fact(
    'Stripe Atlas accepts neither a PO box nor a virtual mailbox as the company’s address.',
    'high',
    atlasApplication,
  ),
);

export const cCorporation: Jurisdiction = {
  id: 'us-c-corporation',
  place: { country: 'US', companyType: 'c-corporation' },
  name: 'C-Corporation in Delaware',
  currency: 'USD',
  authority: delawareAuthority,
  suitsInShort: fact('Companies that look for venture investors', 'medium', formationPlaybook),
  suits: [
    fact(
      'Founders who look for venture investors, who generally want a Delaware corporation.',
      'medium',
      formationPlaybook,
    ),
    fact('A single founder: one person may be stockholder, director and officer.', 'high', corporationLaw),
  ],
  doesNotSuit: [
    fact(
      'Owners who want no tax at the company itself: its profit is taxed at 21%.',
      'high',
      corporateReturn,
    ),
  ],
  legalForms: [
    fact(
      'Delaware is taken here as the place of registration; the business need not be there.',
      'high',
      corporationLaw,
    ),
    noSubchapterS,
  ],
  owners: [
    fact('At least one stockholder, of any nationality.', 'high', corporationLaw),
    fact('Any person or entity may incorporate it, wherever resident.', 'high', incorporation),
    ...visaStatements,
  ],
  capital: [
    unconfirmed('A page of Delaware that states a minimum capital or its absence'),
    fact(
      'The number and par value of authorised shares set the filing fee and the first reckoning of franchise tax.',
      'high',
      franchiseTax,
    ),
    fact(
      'A page of 2009 puts the share part of the filing fee, for shares without par value, at about USD 0.01 a share up to 20,000, then 0.005, and 0.004 above two million, at least USD 15.',
      'low',
      ['Advantage Delaware: filing fees, 2009', 'https://www.advantage-de.com/services/filing-fees/'],
    ),
  ],
  officers: [
    fact(
      'One person may be the only stockholder, director and officer; none needs US citizenship.',
      'high',
      corporationLaw,
    ),
    fact(
      'After filing, the incorporator or the first directors elect directors, adopt bylaws and appoint officers.',
      'high',
      corporationsChapter,
    ),
    fact(
      'The annual report names the principal place of business, all directors with addresses and at least one officer.',
      'high',
      [
        'LegalClarity: the annual report of a Delaware corporation, 2025',
        'https://legalclarity.org/delaware-c-corp-annual-report-filing-requirements-and-deadlines',
      ],
    ),
    fact(
      'An 83(b) election goes on Form 15620, online since 2025 or by mail, by one way only, with a copy to the company.',
      'high',
      electionOnline,
    ),
    fact(
      'In 2025 the online 83(b) form took up to 999,999 securities and two decimals of price, so large grants may need paper.',
      'medium',
      electionOnline,
    ),
    fact('A founder who is no US taxpayer may file an 83(b) election too.', 'medium', [
      'Corpora: 83(b) for founders abroad',
      'https://corpora.us/?p=8595',
    ]),
  ],
  tax: [
    fact('Federal corporate income tax of 21% on the profit.', 'high', corporateReturn),
    ...franchiseTaxStatements,
    ...stateTax,
    ...federalDuties,
  ],
  audit: [unconfirmed('Whether any audit is asked of a private corporation')],
  banking,
  offices: [
    {
      type: 'virtual',
      label: 'Registered agent’s address, without an office of your own',
      isPermitted: addressUnknown,
      visaQuota: quotaWithoutPremises,
    },
    {
      type: 'flexi',
      label: 'Shared desk, beside the registered agent’s address',
      isPermitted: unconfirmed('Whether a shared desk serves as principal place of business'),
      visaQuota: quotaWithoutPremises,
    },
    {
      type: 'physical',
      label: 'Office of your own, in Delaware or elsewhere',
      isPermitted: fact(true, 'high', corporationLaw),
      visaQuota: quotaWithPremises,
    },
  ],
  fees: corporationFees,
  steps: [
    {
      id: 'shares',
      label: 'Decide name, authorised shares and par value',
      actor: 'founder',
      needs: [],
      workingDays: fact({ shortest: 1, longest: 2 }, 'high', franchiseTax),
      documents: [],
      result: 'Name and share structure',
    },
    {
      id: 'incorporation',
      label: 'Appoint the registered agent and file the certificate of incorporation',
      actor: 'authority',
      needs: ['shares'],
      workingDays: fact({ shortest: 1, longest: 5 }, 'medium', formationPlaybook),
      documents: [
        {
          label:
            'Certificate of incorporation: name, registered office and agent, purpose, authorised shares and par value, incorporator',
          papers: ['certificate-of-incorporation'],
          of: 'company',
          sources: readOn('high', corporationsChapter),
        },
      ],
      signing: {
        paper: 'Certificate of incorporation',
        way: 'official-system',
        rule: unconfirmed('How the registered agent or the state has the incorporator sign'),
      },
      result: 'The corporation exists',
      reaches: ['incorporation'],
    },
    {
      id: 'organisation',
      label: 'Elect directors, adopt bylaws, appoint officers',
      actor: 'founder',
      needs: ['incorporation'],
      workingDays: fact({ shortest: 1, longest: 1 }, 'high', corporationsChapter),
      documents: [
        {
          label: 'Bylaws and the organisational action',
          papers: ['articles', 'board-resolution'],
          of: 'company',
          sources: readOn('high', corporationsChapter),
        },
      ],
      result: 'Directors and officers who can act',
    },
    ...stepsBeforeStock,
    {
      id: 'founder-stock',
      label: 'Issue the founders’ stock and assign intellectual property',
      actor: 'founder',
      needs: ['organisation', 'holder-company', 'india-remittance'],
      workingDays: fact({ shortest: 1, longest: 3 }, 'medium', founderStock),
      documents: [
        {
          label: 'Stock purchase and assignment of intellectual property',
          papers: ['evidence'],
          of: 'each-owner',
          sources: readOn('medium', founderStock),
        },
      ],
      result: 'Founders own their stock; one whose stock vests has 30 days for an 83(b) election',
    },
    ...stepsAfterStock,
    taxNumberStep('organisation'),
    ...visaSteps('incorporation'),
    bankAccountStep(['organisation', 'tax-number']),
  ],
  deadlines: [...corporationDeadlines, ...visaDeadlines],
  exits: [
    {
      kind: 'closing',
      steps: [unconfirmed('Delaware’s steps to dissolve a corporation')],
      cost: unconfirmed('What dissolving a corporation costs'),
    },
  ],
  notIncluded: [
    'Registering in other states where the company operates.',
    'What the founders pay for their stock.',
    'Federal and state income tax.',
    'Renewing or extending a visa or parole.',
    'The investment that a visa asks for.',
  ],
};
