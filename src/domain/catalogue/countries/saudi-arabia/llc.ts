import { money } from '#domain/values/money.ts';
import type { Jurisdiction } from '../../definition.ts';
import { fact, unconfirmed } from '../../facts.ts';
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
import {
  bankPapers,
  companiesLaw,
  entityStructures,
  ministryOnAccounts,
  registrationTimes,
  setUpCosts,
} from './pages.ts';
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

export const saudiLlc: Jurisdiction = {
  id: 'sa-llc',
  place: { country: 'SA', companyType: 'llc' },
  name: 'Saudi limited liability company',
  currency: 'SAR',
  authority: registeringAuthorities,
  suitsInShort: fact(
    'One owner or more, with limited liability and no capital set by statute',
    'high',
    entityStructures,
    companiesLaw,
  ),
  suits: [
    fact('Founders who want liability limited to what they put in.', 'high', entityStructures),
    ...openActivities,
  ],
  doesNotSuit: restrictedActivities,
  legalForms: [
    fact(
      'Limited liability company under the Companies Law in force since January 2023.',
      'high',
      companiesLaw,
    ),
    fact('Since 2023 it may issue debt instruments and sukuk.', 'high', companiesLaw),
  ],
  owners: [
    fact(
      'One owner is enough, and there is no upper limit since 2023; older pages still say 2 to 50.',
      'high',
      companiesLaw,
    ),
    ...foreignOwners,
    ...beneficialOwners,
    ...premiumResidency,
  ],
  capital: [
    fact(
      'There is no minimum by statute: the partners set it in the articles, and the Ministry of Investment may ask for more by activity. Old pages still say SAR 500,000.',
      'high',
      entityStructures,
    ),
    ...capitalByActivity,
  ],
  officers: [
    fact('One manager or more, or a board of managers.', 'high', ministryOnAccounts),
    fact(
      'The manager need not be Saudi under the Companies Law; rules of a sector may differ.',
      'medium',
      entityStructures,
    ),
    ...managersResidence,
    ...saudization,
    ...levyStatements,
  ],
  tax,
  audit: [
    fact(
      'The managers prepare the accounts; an auditor, if there is one, has them 45 days before the general meeting.',
      'high',
      ministryOnAccounts,
    ),
    unconfirmed('Whether, and from what size, a limited liability company has to have an auditor'),
    firstFinancialYear,
  ],
  banking: bankingPractice,
  offices,
  fees: [
    ...investorFees,
    {
      id: 'commercial-registration',
      label: 'Commercial registration',
      payee: 'authority',
      amount: fact(money('SAR', 1_200), 'medium', setUpCosts),
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
      id: 'articles',
      label: 'Reserve the name, have the articles approved and disclose the beneficial owners',
      actor: 'agent',
      needs: ['investor-registration'],
      workingDays: fact({ shortest: 2, longest: 4 }, 'medium', registrationTimes),
      documents: [beneficialOwnerPaper],
      signing: {
        paper: 'Articles',
        way: 'notary',
        rule: unconfirmed(
          'Whether a notary signs the articles or the ministry’s system takes its place',
          fact('A bank asks a foreign-owned company for notarised articles.', 'medium', bankPapers),
        ),
      },
      result: 'Approved name and articles',
    },
    {
      id: 'commercial-registration',
      label: 'Receive the commercial registration and join the Chamber of Commerce',
      actor: 'authority',
      needs: ['articles'],
      workingDays: fact({ shortest: 1, longest: 4 }, 'medium', registrationTimes),
      documents: [],
      result: 'Commercial registration',
      reaches: ['incorporation'],
    },
    followingRegistrationsStep('medium'),
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
      steps: [unconfirmed('The steps to close a limited liability company')],
      cost: unconfirmed('What closing costs'),
    },
  ],
  notIncluded: [
    'Share capital, which stays the company’s own money.',
    'The levy for dependants of those who move.',
    'Salaries, also of the Saudi staff that the activity asks for.',
    'Charges of the bank.',
  ],
};
