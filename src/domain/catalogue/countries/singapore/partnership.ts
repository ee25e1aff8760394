import { money } from '#domain/values/money.ts';
import type { Jurisdiction } from '../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../facts.ts';
import { bankAccountStep, bankingPractice } from './bank-account.ts';
import { goodsAndServicesTax, gstDeadlines } from './goods-and-services-tax.ts';
import { nameFee, registeredOfficeFee } from './name-and-office-fees.ts';
import { entrePassRules, fees2016, providerChecks } from './pages.ts';
import {
  companyTypes,
  llpOffences,
  llpPersonality,
  llpRequirements,
  managers,
  partners,
  partnershipForms,
  partnershipGuide,
  unlimitedLiability,
} from './partnership-forms.ts';
import { noRightToLive, visaQuota, workPassFees, workPassStep } from './work-passes.ts';

const partnershipTax: Page = [
  'ET Management: registration of a partnership',
  'https://www.et-management.com/registration-of-a-partnership-company-in-singapore/',
];
const partnershipAgreement: Page = [
  'Tim Cole: partnership and limited partnership',
  'https://timcole.com.sg/partnership-limited-partnership/',
];
const llpAct: Page = [
  'Limited Liability Partnerships Act 2005, section 30',
  'https://laws.sg/legislation/act-2005-llpa/section-30',
];

const openOffice = fact(
  'A limited liability partnership has a registered office that is open to the public in office hours.',
  'high',
  llpRequirements,
);
/** Bank and tax take 'weeks', without a number. */
const weeks = fact('Bank and tax registration take weeks.', 'medium', partnershipTax);

export const singaporePartnership: Jurisdiction = {
  id: 'sg-partnership',
  place: { country: 'SG', companyType: 'partnership' },
  name: 'Singapore partnership',
  currency: 'SGD',
  authority: fact(
    'Accounting and Corporate Regulatory Authority (ACRA)',
    'high',
    llpRequirements,
    llpOffences,
  ),
  suitsInShort: fact(
    'Two partners or more who want to be taxed on their own shares',
    'high',
    partnershipTax,
    partnershipGuide,
  ),
  suits: [
    fact('Partners who want their shares taxed as their own income, not the firm’s.', 'high', partnershipTax),
    fact(
      'As a limited liability partnership: partners who do not want to answer for what others do.',
      'high',
      llpPersonality,
    ),
  ],
  doesNotSuit: [
    fact(
      'Partners who want limited liability in a general partnership: each answers for all of it.',
      'high',
      unlimitedLiability,
    ),
    fact('Founders who want an EntrePass: it is for private limited companies.', 'high', entrePassRules),
    noRightToLive,
  ],
  legalForms: partnershipForms,
  owners: partners,
  capital: [unconfirmed('Whether a partnership needs any capital')],
  officers: managers,
  tax: [
    fact(
      'Partnerships of all three forms are transparent: partners are taxed on their shares, at the rate of a person or a company.',
      'high',
      partnershipTax,
    ),
    ...goodsAndServicesTax,
  ],
  audit: [unconfirmed('Whether a partnership of any form is audited')],
  banking: bankingPractice,
  offices: [
    {
      type: 'virtual',
      label: 'Address without an office',
      isPermitted: unconfirmed('Whether an address alone is enough', openOffice),
      visaQuota,
    },
    {
      type: 'flexi',
      label: 'Flexible desk',
      isPermitted: unconfirmed('Whether a flexible desk is enough', openOffice),
      visaQuota,
    },
    {
      type: 'physical',
      label: 'Office in Singapore',
      isPermitted: fact(true, 'high', llpRequirements),
      visaQuota,
    },
  ],
  fees: [
    nameFee,
    {
      id: 'registration',
      label: 'Registration',
      payee: 'authority',
      amount: fact(money('SGD', 100), 'medium', fees2016),
      due: 'once',
      isRefundable: false,
    },
    {
      id: 'renewal',
      label: 'Yearly renewal, or yearly filing of a limited liability partnership',
      payee: 'authority',
      amount: fact(money('SGD', 30), 'medium', fees2016),
      due: 'yearly-renewal',
      isRefundable: false,
    },
    registeredOfficeFee,
    {
      id: 'agent',
      label: 'Registered corporate service provider, which files for founders abroad',
      payee: 'agent',
      amount: unconfirmed('The price of a provider that registers a partnership'),
      due: 'once',
      isRefundable: false,
    },
    {
      id: 'manager',
      label: 'Manager who lives in Singapore, where no partner can be it',
      payee: 'agent',
      amount: unconfirmed('The yearly price of a resident manager'),
      due: 'yearly',
      isRefundable: false,
    },
    ...workPassFees,
  ],
  steps: [
    {
      id: 'agreement',
      label: 'Choose the form and agree on the partnership agreement',
      actor: 'founder',
      needs: [],
      workingDays: fact({ shortest: 1, longest: 5 }, 'medium', partnershipAgreement),
      documents: [
        {
          label: 'Partnership agreement',
          papers: ['articles'],
          of: 'company',
          sources: readOn('medium', partnershipAgreement),
        },
      ],
      result: 'Partnership agreement',
    },
    {
      id: 'manager',
      label: 'Appoint a manager who lives in Singapore, where the form asks for one',
      actor: 'founder',
      needs: ['agreement'],
      workingDays: fact({ shortest: 1, longest: 5 }, 'high', llpOffences),
      documents: [],
      result: 'Manager',
    },
    {
      id: 'registration',
      label: 'Register name and partnership on BizFile through a provider',
      actor: 'agent',
      needs: ['manager'],
      workingDays: fact({ shortest: 1, longest: 43 }, 'medium', companyTypes),
      documents: [
        {
          label: 'Papers for the provider’s checks against money laundering, also of controllers',
          papers: ['passport', 'proof-of-address'],
          of: 'each-owner',
          sources: readOn('high', providerChecks),
        },
      ],
      signing: {
        paper: 'Consents of the partners and the manager',
        way: 'official-system',
        rule: unconfirmed('How partners and manager consent when a provider registers on BizFile'),
      },
      result: 'Registered partnership; long only where another authority is asked',
      reaches: ['incorporation'],
    },
    {
      id: 'partners-tax',
      label: 'Register the partners for tax',
      actor: 'founder',
      needs: ['registration'],
      workingDays: unconfirmed('How many days tax registration takes', weeks),
      documents: [],
      result: 'Partners registered for tax on their shares',
      reaches: ['licence-issue'],
    },
    bankAccountStep('registration', unconfirmed('How many days a bank takes', weeks)),
    workPassStep('registration'),
  ],
  deadlines: [
    {
      id: 'registration-renewal',
      label: 'Renew the registration',
      why: 'The registration of a general or limited partnership lasts a year.',
      rule: fact({ from: 'incorporation', after: { years: 1 }, repeats: 'yearly' }, 'medium', companyTypes),
      penalty: unconfirmed(
        'The penalty for renewing late',
        fact(
          'Without registration: a fine of up to S$5,000 or up to twelve months in prison, and contracts cannot be enforced without relief of a court.',
          'medium',
          partnershipGuide,
        ),
      ),
      onlyIf: 'for general and limited partnerships',
      dependsOn: { 'is-llp': false },
    },
    {
      id: 'solvency-declaration',
      label: 'Declare that the partnership can pay its debts, or cannot',
      why: 'A manager declares it within 15 months of registration, then in every calendar year and at most 15 months apart; counted here every twelve months.',
      rule: fact(
        { from: 'incorporation', after: { months: 15 }, keepsMonthEnd: true, repeats: 'yearly' },
        'high',
        llpAct,
      ),
      penalty: fact('A fine of up to S$5,000.', 'high', llpAct),
      onlyIf: 'for limited liability partnerships',
      dependsOn: { 'is-llp': true },
    },
    ...gstDeadlines,
  ],
  exits: [
    {
      kind: 'closing',
      steps: [unconfirmed('The steps to close a partnership')],
      cost: unconfirmed('What closing costs'),
    },
  ],
  notIncluded: [
    'Drafting of the partnership agreement.',
    'Bookkeeping, and the partners’ own tax returns.',
    'Salaries that a work pass asks for.',
    'Charges of the bank.',
  ],
};
