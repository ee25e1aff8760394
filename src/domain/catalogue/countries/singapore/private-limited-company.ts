import type { Jurisdiction } from '../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../facts.ts';
import { bankAccountStep, bankingPractice, companyAccountTime } from './bank-account.ts';
import { companyDeadlines, companyTax } from './company-duties.ts';
import { companyFees } from './company-fees.ts';
import { goodsAndServicesTax, gstDeadlines } from './goods-and-services-tax.ts';
import {
  companyResources,
  controllersRegister,
  fees2016,
  gstApplication,
  incomeTax,
  nomineeRegisters,
  providerChecks,
  registrationGuide,
} from './pages.ts';
import {
  employmentPass,
  entrePass,
  entrePassCompanies,
  entrePassDeadlines,
  noRightToLive,
  visaQuota,
  workPassStep,
} from './work-passes.ts';

const incorporationProcedure: Page = [
  'Cresco: incorporating a private company limited by shares',
  'https://www.cresco-markets.com/our-events/procedure-for-incorporating-a-private-company-limited-by-shares/',
];
const registeredOffice: Page = [
  'Ho & Wee: general requirements',
  'https://www.hoandwee.com/practice-areas-2/corporate-secretarial/general-requirements/',
];
const nomineeDirectors: Page = [
  'Aspire: nominee directors',
  'https://aspireapp.com/blog/what-is-a-nominee-director-and-how-do-you-appoint-one-in-singapore',
];

export const singaporePrivateLimitedCompany: Jurisdiction = {
  id: 'sg-private-limited-company',
  place: { country: 'SG', companyType: 'private-limited-company' },
  name: 'Singapore private limited company',
  currency: 'SGD',
  authority: fact('Accounting and Corporate Regulatory Authority (ACRA)', 'high', fees2016, companyResources),
  suitsInShort: fact(
    'One to fifty owners of any nationality, with capital from S$1',
    'high',
    companyResources,
  ),
  suits: [
    fact(
      'New companies with few owners: for three years tax is reduced on the first S$200,000 of income.',
      'high',
      incomeTax,
    ),
    entrePassCompanies,
  ],
  doesNotSuit: [
    fact('Founders abroad who cannot appoint a director who lives in Singapore.', 'high', nomineeDirectors),
    noRightToLive,
  ],
  legalForms: [
    fact('Private company limited by shares.', 'medium', incorporationProcedure),
    fact('It has at least one business activity (SSIC code) and at most two.', 'high', companyResources),
  ],
  owners: [
    fact('One to fifty owners, people or companies of any nationality.', 'high', companyResources),
    fact('Foreigners may own all of it.', 'high', [
      'InterGroup: before registering a business in Singapore',
      'https://www.intergroup.asia/blog/what-you-need-to-know-before-registering-your-business-in-singapore',
    ]),
    fact(
      'The register of controllers is lodged with ACRA and is not public; a change is entered and lodged within two business days.',
      'high',
      controllersRegister,
    ),
    ...employmentPass,
    ...entrePass,
  ],
  capital: [fact('Paid-up capital of at least S$1, in any currency.', 'high', companyResources)],
  officers: [
    fact(
      'At least one director is ordinarily resident in Singapore; directors are people of 18 or over, not bankrupt or disqualified.',
      'high',
      incorporationProcedure,
    ),
    fact(
      'Resident are citizens, permanent residents, EntrePass holders and Employment Pass holders, the last with a letter of consent where the pass is for another company.',
      'high',
      registrationGuide,
    ),
    fact(
      'Nominee directors by way of business are arranged by a registered provider only, which has found the person fit and proper.',
      'high',
      [
        'Allen & Gledhill: nominee directors under the Corporate Service Providers Act',
        'https://allenandgledhill.com/sg/perspectives/articles/29331/sgkh-corporate-service-providers-to-carry-out-fit-and-proper-assessment-on-nominee-directors-and-to-perform-customer-due-diligence-measures-under-corporate-service-providers-act-2024',
      ],
    ),
    fact(
      'A provider without registration risks a fine of up to S$50,000 or up to two years in prison, or both.',
      'high',
      [
        'Morgan Lewis: the Corporate Service Providers Act',
        'https://www.morganlewis.com/pubs/2025/06/singapore-corporate-service-providers-act-now-in-effect-as-of-9-june',
      ],
    ),
    fact('Nominee directors and shareholders are filed with ACRA.', 'high', nomineeRegisters),
    fact(
      'A secretary who lives in Singapore is appointed within six months of incorporation.',
      'high',
      registrationGuide,
    ),
  ],
  tax: [...companyTax, ...goodsAndServicesTax],
  audit: [
    fact(
      'No audit for a private company that in each of the last two years meets two of three, its whole group counted: revenue up to S$10 million, assets up to S$10 million, up to 50 staff.',
      'high',
      [
        'DLA Piper: going global, Singapore',
        'https://dlapiperintelligence.com/goingglobal/corporate/index.html?c=SG&t=24-restrictions-regarding-appointment',
      ],
    ),
    fact(
      'Other companies appoint an auditor within three months of incorporation.',
      'high',
      registrationGuide,
    ),
    fact('The annual filings can be put off by up to 60 days, on application.', 'medium', [
      'KSN: filing and other requirements',
      'https://ksncs.com.sg/incorporation/filing-and-other-regulatory-requirements',
    ]),
  ],
  banking: bankingPractice,
  offices: [
    {
      type: 'virtual',
      label: 'Registered address without an office',
      isPermitted: unconfirmed('Whether an address alone is enough for the registered office'),
      visaQuota,
    },
    {
      type: 'flexi',
      label: 'Flexible desk',
      isPermitted: unconfirmed('Whether a flexible desk is enough for the registered office'),
      visaQuota,
    },
    {
      type: 'physical',
      label: 'Office in Singapore',
      isPermitted: fact(true, 'high', registeredOffice),
      visaQuota,
    },
  ],
  fees: companyFees,
  steps: [
    {
      id: 'provider',
      label: 'Engage a registered corporate service provider and pass its checks',
      actor: 'agent',
      needs: [],
      workingDays: fact({ shortest: 2, longest: 5 }, 'medium', providerChecks),
      documents: [
        {
          label: 'Passport and proof of address, also of controllers behind a company',
          papers: ['passport', 'proof-of-address'],
          alsoOf: ['controller'],
          of: 'each-owner',
          sources: readOn('medium', incorporationProcedure),
        },
        {
          label: 'Passport and proof of address',
          papers: ['passport', 'proof-of-address'],
          of: 'each-director',
          sources: readOn('medium', incorporationProcedure),
        },
        {
          label: 'Papers of the company and power of attorney',
          papers: ['certificate-of-incorporation', 'articles', 'power-of-attorney'],
          of: 'corporate-owner',
          sources: readOn('medium', incorporationProcedure),
        },
      ],
      result: 'A provider that can file for founders abroad',
    },
    {
      id: 'name',
      label: 'Have the name approved, which takes long only where another authority is asked',
      actor: 'authority',
      needs: ['provider'],
      workingDays: fact({ shortest: 1, longest: 43 }, 'high', registrationGuide),
      documents: [],
      result: 'Name reserved for 120 days; older pages say 60',
    },
    {
      id: 'particulars',
      label: 'Settle directors, owners, secretary, office, activity, financial year and constitution',
      actor: 'founder',
      needs: ['name'],
      workingDays: fact({ shortest: 1, longest: 4 }, 'high', companyResources),
      documents: [
        {
          label: 'Constitution, split of shares and description of the business',
          papers: ['articles'],
          of: 'company',
          sources: readOn('medium', incorporationProcedure),
        },
        {
          label: 'Consent to act',
          papers: ['consent-to-act'],
          of: 'each-director',
          sources: readOn('medium', incorporationProcedure),
        },
      ],
      result: 'Papers ready to sign',
    },
    {
      id: 'incorporation',
      label: 'Sign the papers and file them on BizFile',
      actor: 'agent',
      needs: ['particulars'],
      workingDays: fact({ shortest: 1, longest: 2 }, 'medium', incorporationProcedure),
      documents: [],
      signing: {
        paper: 'Constitution and consents',
        way: 'official-system',
        rule: fact(
          'The papers are signed, then filed on BizFile by a provider. No source was found on how they are signed.',
          'medium',
          incorporationProcedure,
        ),
      },
      result: 'Company with its number (UEN)',
      reaches: ['incorporation'],
    },
    {
      id: 'registers',
      label: 'Lodge the registers of controllers and nominees',
      actor: 'agent',
      needs: ['incorporation'],
      workingDays: fact({ shortest: 1, longest: 2 }, 'medium', nomineeRegisters),
      documents: [],
      result: 'Registers in order; the papers for a bank are complete',
      reaches: ['licence-issue'],
    },
    bankAccountStep('registers', companyAccountTime),
    {
      id: 'gst-registration',
      label: 'Get licences of the activity and register for GST, where needed',
      actor: 'government',
      needs: ['registers'],
      workingDays: fact({ shortest: 10, longest: 22 }, 'medium', gstApplication),
      documents: [],
      result: 'GST number, where needed',
    },
    workPassStep('incorporation'),
  ],
  deadlines: [...companyDeadlines, ...gstDeadlines, ...entrePassDeadlines],
  exits: [
    {
      kind: 'closing',
      steps: [unconfirmed('The steps to close a private limited company')],
      cost: unconfirmed('What closing costs'),
    },
  ],
  notIncluded: [
    'Share capital, which stays the company’s own money.',
    'Bookkeeping and tax returns.',
    'Salaries that a work pass asks for.',
    'Charges of the bank.',
  ],
};
