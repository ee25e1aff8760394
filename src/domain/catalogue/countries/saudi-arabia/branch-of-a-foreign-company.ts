import type { Jurisdiction } from '../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../facts.ts';
import { bankAccountStep, bankDeadlines, bankingPractice } from './bank-account.ts';
import {
  agentFees,
  followingRegistrationsStep,
  offices,
  registerDeadlines,
  registrationFees,
} from './commercial-registration.ts';
import {
  beneficialOwners,
  foreignOwners,
  investorDeadlines,
  investorFees,
  investorRegistrationStep,
  registeringAuthorities,
  restrictedActivities,
} from './foreign-investment.ts';
import { entityStructures, founderPapers, setUpCosts } from './pages.ts';
import {
  levyStatements,
  managersResidence,
  residenceFees,
  residenceStep,
  saudization,
} from './residence-permits.ts';
import { firstFinancialYear, firstYearEnd, tax, taxDeadlines } from './tax-and-accounts.ts';

const branchHistory: Page = [
  'PRO Partner Group: branch of a foreign company',
  'https://www.propartnergroup.com/locations/saudi-arabia/4-foreign-company-branch-set-up-in-ksa',
];
const branchCapital: Page = [
  'PRO Partner Group: branch capital',
  'https://www.propartnergroup.com/locations/saudi-arabia/4-foreign-company-branch-set-up-in-ksa/',
];
const branchPapers: Page = [
  'Creation: is a branch the right structure?',
  'https://creationbc.com/en-sa/news/is-a-branch-company-in-saudi-arabia-the-right-structure-for-your-business-expansion-plans-needs',
];
const branchRegistration: Page = [
  'Saudi Arabia Pro: branch office, 2021',
  'https://saudiarabiapro.com/2021/06/branch-office-saudi-arabia/',
];

export const saudiBranch: Jurisdiction = {
  id: 'sa-branch-of-a-foreign-company',
  place: { country: 'SA', companyType: 'branch-of-a-foreign-company' },
  name: 'Saudi branch of a foreign company',
  currency: 'SAR',
  authority: registeringAuthorities,
  suitsInShort: fact(
    'Established companies that extend their own business without a new company',
    'medium',
    entityStructures,
  ),
  suits: [
    fact(
      'Companies that carry on their own activities, within the scope that the Ministry of Investment registers.',
      'medium',
      entityStructures,
    ),
  ],
  doesNotSuit: [
    fact(
      'Companies that want to keep risk out of the parent: it is fully liable for the branch.',
      'high',
      entityStructures,
    ),
    fact(
      'Young companies: the parent shows one to three years of history; sources disagree.',
      'low',
      branchHistory,
    ),
    ...restrictedActivities,
  ],
  legalForms: [
    fact('A branch is no entity of its own.', 'high', entityStructures),
    fact(
      'Full commercial activity is possible within the registered scope; sources disagree, as some agents call it limited.',
      'medium',
      entityStructures,
    ),
    fact('Papers and letterhead show the Saudi address and the parent’s full name and head office.', 'high', [
      'Mondaq: establishing branches of foreign companies',
      'https://www.mondaq.com:443/saudiarabia/corporate-and-company-law/1471802/establishment-of-branches-of-foreign-companies-in-saudi-arabia-per-the-regulations',
    ]),
  ],
  owners: [
    fact(
      'Sources disagree on the parent’s history: three years, or one year with profitable audited accounts.',
      'low',
      branchHistory,
    ),
    ...foreignOwners,
    ...beneficialOwners,
  ],
  capital: [
    fact(
      'Agents quote SAR 500,000 as the usual figure of the Ministry of Investment; sources disagree on whether it has to be deposited.',
      'low',
      branchCapital,
    ),
    fact(
      'SAR 30 million for property projects; SAR 500,000 and tests of assets or revenue for contracting.',
      'low',
      branchCapital,
    ),
  ],
  officers: [
    fact('The parent’s resolution names the manager of the branch.', 'medium', founderPapers),
    ...managersResidence,
    ...saudization,
    ...levyStatements,
  ],
  tax,
  audit: [
    fact(
      'Separate audited accounts of the Saudi activity, within six months of the year’s end.',
      'medium',
      entityStructures,
    ),
    firstFinancialYear,
  ],
  banking: bankingPractice,
  offices,
  fees: [
    ...investorFees,
    {
      id: 'commercial-registration',
      label: 'Commercial registration of the branch',
      payee: 'authority',
      amount: unconfirmed(
        'The fee of the Ministry of Commerce for a branch',
        fact(
          'A commercial registration is quoted at SAR 1,200; the fee depends on the form.',
          'medium',
          setUpCosts,
        ),
      ),
      due: 'once',
      isRefundable: false,
    },
    ...registrationFees,
    ...agentFees,
    {
      id: 'audit',
      label: 'Yearly audit of the Saudi activity',
      payee: 'auditor',
      amount: unconfirmed('What a yearly audit costs'),
      due: 'yearly-renewal',
      isRefundable: false,
    },
    ...residenceFees,
  ],
  steps: [
    {
      id: 'resolution',
      label: 'Pass the parent’s resolution and give a power of attorney',
      actor: 'founder',
      needs: [],
      workingDays: fact({ shortest: 2, longest: 4 }, 'medium', founderPapers),
      documents: [
        {
          label: 'Resolution that names the branch, its address and its manager; power of attorney',
          papers: ['board-resolution', 'power-of-attorney'],
          of: 'corporate-owner',
          sources: readOn('medium', founderPapers),
        },
      ],
      signing: {
        paper: 'Resolution and power of attorney of the parent',
        way: 'notary',
        rule: unconfirmed(
          'Before whom the parent signs',
          fact(
            'The parent’s papers are attested by the embassy or with an apostille.',
            'medium',
            branchPapers,
          ),
        ),
      },
      result: 'The branch is resolved on',
    },
    {
      id: 'papers',
      label: 'Have the parent’s papers and audited accounts attested',
      actor: 'founder',
      needs: ['resolution'],
      workingDays: fact({ shortest: 8, longest: 22 }, 'medium', branchPapers),
      documents: [
        {
          label:
            'Papers of the parent and its audited accounts, attested by the embassy or with an apostille',
          papers: ['certificate-of-incorporation', 'articles', 'financial-statements'],
          copy: 'attested',
          of: 'corporate-owner',
          sources: readOn('medium', branchPapers),
        },
      ],
      result: 'Papers that Saudi authorities accept',
    },
    investorRegistrationStep('low'),
    {
      id: 'commercial-registration',
      label: 'Receive the commercial registration of the branch',
      actor: 'authority',
      needs: ['investor-registration'],
      workingDays: fact({ shortest: 1, longest: 4 }, 'medium', branchRegistration),
      documents: [],
      result: 'Commercial registration, without new articles',
      reaches: ['incorporation'],
    },
    followingRegistrationsStep('low'),
    residenceStep,
    bankAccountStep,
  ],
  firstYearEnd,
  deadlines: [...investorDeadlines, ...registerDeadlines, ...bankDeadlines, ...taxDeadlines],
  exits: [
    {
      kind: 'closing',
      steps: [unconfirmed('The steps to close a branch')],
      cost: unconfirmed('What closing costs'),
    },
  ],
  notIncluded: [
    'Capital that the Ministry of Investment may ask for.',
    'The levy for dependants of those who move.',
    'Salaries, also of the Saudi staff that the activity asks for.',
    'Charges of the bank.',
  ],
};
