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
  beneficialOwnerPaper,
  beneficialOwners,
  capitalByActivity,
  foreignOwners,
  investorDeadlines,
  investorFees,
  newCompanySteps,
  openActivities,
  registeringAuthorities,
  restrictedActivities,
} from './foreign-investment.ts';
import { bankPapers, companiesLaw, ministryOnAccounts, setUpCosts } from './pages.ts';
import {
  levyStatements,
  managersResidence,
  premiumResidency,
  residenceFees,
  residenceStep,
  saudization,
} from './residence-permits.ts';
import {
  firstFinancialYear,
  firstYearEnd,
  generalMeetingDeadlines,
  tax,
  taxDeadlines,
} from './tax-and-accounts.ts';

const jointStockCompanies: Page = [
  'WW Law Firms: the joint stock company',
  'https://wwlawfirms.com/en/single-blog/145',
];

export const saudiJointStockCompany: Jurisdiction = {
  id: 'sa-joint-stock-company',
  place: { country: 'SA', companyType: 'joint-stock-company' },
  name: 'Saudi joint stock company',
  currency: 'SAR',
  authority: registeringAuthorities,
  suitsInShort: fact(
    'Companies with several classes of shares and at least SAR 500,000 of capital',
    'high',
    companiesLaw,
  ),
  suits: [
    fact(
      'Founders who want several classes of shares: ordinary, preferred, redeemable.',
      'high',
      companiesLaw,
    ),
    ...openActivities,
  ],
  doesNotSuit: [
    fact(
      'Founders without SAR 500,000 of capital or a board: a simplified joint stock company needs neither.',
      'high',
      companiesLaw,
    ),
    ...restrictedActivities,
  ],
  legalForms: [
    fact(
      'Joint stock company under the Companies Law in force since January 2023; the lock-up of founders’ shares is gone.',
      'high',
      companiesLaw,
    ),
    fact(
      'Simplified joint stock company: one owner or more, no minimum capital, one manager if wanted, several classes of shares.',
      'high',
      companiesLaw,
    ),
    fact('Bylaws take the place of articles of association.', 'high', [
      'Saudi Legal: companies and partnerships',
      'https://www.saudilegal.com/saudi-law-overview/companies-and-partnerships',
    ]),
  ],
  owners: [
    fact(
      'One founder or more, people or companies; one page still names two, an older rule.',
      'high',
      jointStockCompanies,
    ),
    ...foreignOwners,
    ...beneficialOwners,
    ...premiumResidency,
  ],
  capital: [
    fact('Issued capital of at least SAR 500,000.', 'high', companiesLaw),
    fact(
      'At least a quarter is paid at incorporation: SAR 125,000 of the minimum.',
      'medium',
      jointStockCompanies,
    ),
    ...capitalByActivity,
  ],
  officers: [
    fact('A board of at least three; the old maximum of eleven is gone.', 'high', companiesLaw),
    ...managersResidence,
    ...saudization,
    ...levyStatements,
  ],
  tax,
  audit: [
    fact(
      'The board of an unlisted company prepares the accounts; an auditor, if there is one, has them 45 days before the general meeting.',
      'high',
      ministryOnAccounts,
    ),
    firstFinancialYear,
  ],
  banking: bankingPractice,
  offices,
  fees: [
    ...investorFees,
    {
      id: 'commercial-registration',
      label: 'Approval and commercial registration',
      payee: 'authority',
      amount: unconfirmed(
        'The fee of the Ministry of Commerce for a joint stock company',
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
      label: 'Audit, where the company has an auditor',
      payee: 'auditor',
      amount: unconfirmed('What a yearly audit costs'),
      due: 'yearly-renewal',
      isRefundable: false,
    },
    ...residenceFees,
  ],
  steps: [
    ...newCompanySteps,
    {
      id: 'bylaws',
      label: 'Write the bylaws, name the board, subscribe the capital and pay a quarter of it',
      actor: 'founder',
      needs: ['investor-registration'],
      workingDays: unconfirmed('How long bylaws, board and capital take'),
      documents: [
        {
          label: 'Bylaws',
          papers: ['articles'],
          of: 'company',
          sources: readOn('medium', jointStockCompanies),
        },
        beneficialOwnerPaper,
      ],
      signing: {
        paper: 'Bylaws',
        way: 'notary',
        rule: unconfirmed(
          'Whether a notary signs the bylaws or the ministry’s system takes its place',
          fact('A bank asks a foreign-owned company for notarised articles.', 'medium', bankPapers),
        ),
      },
      result: 'Capital of at least SAR 500,000 is subscribed',
    },
    {
      id: 'commercial-registration',
      label: 'Receive the approval and the commercial registration',
      actor: 'authority',
      needsNoApplication: true,
      needs: ['bylaws'],
      workingDays: unconfirmed('How long approval of a joint stock company takes'),
      documents: [],
      result: 'Commercial registration',
      reaches: ['incorporation'],
    },
    followingRegistrationsStep('low'),
    residenceStep,
    bankAccountStep,
  ],
  firstYearEnd,
  deadlines: [
    ...investorDeadlines,
    ...registerDeadlines,
    ...bankDeadlines,
    ...taxDeadlines,
    ...generalMeetingDeadlines,
  ],
  exits: [
    {
      kind: 'closing',
      steps: [unconfirmed('The steps to close a joint stock company')],
      cost: unconfirmed('What closing costs'),
    },
  ],
  notIncluded: [
    'Share capital, which stays the company’s own money; SAR 125,000 of it is paid at incorporation.',
    'The levy for dependants of those who move.',
    'Salaries, also of the Saudi staff that the activity asks for.',
    'Charges of the bank.',
  ],
};
