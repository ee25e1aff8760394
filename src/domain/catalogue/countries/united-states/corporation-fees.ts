import { money } from '#domain/values/money.ts';
import type { Fee, Statement } from '../../definition.ts';
import { fact, type Page } from '../../facts.ts';
import {
  bankFee,
  filingExtras,
  filingFees,
  formationPlaybook,
  otherCosts,
  registeredAgentFee,
} from './delaware.ts';
import { visaFees } from './founder-visas.ts';

/** What a Delaware corporation pays, and how its franchise tax is worked out. */

export const franchiseTax: Page = [
  'Clerky: calculating Delaware franchise tax',
  'https://help.clerky.com/article/2796-calculate-delaware-franchise-tax',
];
const franchiseTaxBill: Page = [
  'McCarthy Law: the Delaware franchise tax bill',
  'https://mccarthylg.com/about-that-crazy-delaware-franchise-tax-bill/',
];

export const franchiseTaxStatements: readonly Statement[] = [
  fact(
    'Delaware’s franchise tax by authorised shares: USD 175 up to 5,000 shares, USD 250 up to 10,000, USD 85 for each further 10,000 or part, at most USD 200,000.',
    'high',
    franchiseTaxBill,
  ),
  fact('With 5,000 authorised shares or fewer, tax and annual report come to USD 225 a year.', 'high', [
    'UpCounsel: Delaware annual report',
    'https://www.upcounsel.com/delaware-llc-annual-report',
  ]),
  fact('Ten million authorised shares make USD 85,165 by that method.', 'high', franchiseTax),
  fact(
    'By assumed par value capital it is USD 400 for each million of that capital, rounded up, at least USD 400 and at most USD 200,000.',
    'high',
    franchiseTax,
  ),
  fact(
    'Assumed par is total gross assets divided by issued shares; times authorised shares it makes the capital.',
    'high',
    [
      'Terms.Law: calculator of assumed par value',
      'https://terms.law/Incorporation/delaware_apv_calculator.html?embed=1',
    ],
  ),
  fact(
    'The state bills by authorised shares; the company may work it out the other way and pay the lower result.',
    'high',
    ['Cooley GO: Delaware franchise tax', 'https://www.cooleygo.com/glossary/delaware-franchise-tax/'],
  ),
  fact('Certain listed companies pay up to USD 250,000.', 'high', [
    'Weaver: changes to Delaware franchise tax, 2017',
    'https://weaver.phiredevelopment.com/resources/new-tax-laws-create-changes-to-the-delaware-franchise-tax',
  ]),
];

export const corporationFees: readonly Fee[] = [
  {
    id: 'certificate-of-incorporation',
    label:
      'Certificate of incorporation, the least; sources disagree, and it rises with shares and par value',
    payee: 'authority',
    amount: fact(money('USD', 89, 109), 'low', filingFees),
    due: 'once',
    isRefundable: false,
  },
  {
    id: 'franchise-tax',
    label: 'Franchise tax, the least by either method; it rises with shares and assets',
    payee: 'authority',
    amount: fact(money('USD', 175, 400), 'high', franchiseTaxBill, franchiseTax),
    due: 'yearly',
    isRefundable: false,
  },
  {
    id: 'annual-report',
    label: 'Annual report',
    payee: 'authority',
    amount: fact(money('USD', 50), 'high', [
      'Harrison: Delaware annual report and franchise tax, 2018',
      'http://harrison.pro/index.php?show=blog&postid=72&wpauthor=harrison&posttitle=delaware-corporate-annual-report-and-franchise-tax-payments',
    ]),
    due: 'yearly',
    isRefundable: false,
  },
  ...filingExtras,
  registeredAgentFee,
  {
    id: 'formation-service',
    label: 'Online formation service',
    payee: 'agent',
    amount: fact(money('USD', 427, 819), 'medium', formationPlaybook),
    due: 'once',
    isRefundable: false,
    isOptional: true,
  },
  ...otherCosts,
  ...visaFees,
  bankFee,
];
