import { money } from '#domain/values/money.ts';
import type { Fee } from '../../definition.ts';
import { fact, unconfirmed } from '../../facts.ts';
import { nameFee, registeredOfficeFee } from './name-and-office-fees.ts';
import { companyResources, fees2016 } from './pages.ts';
import { entrePassFees, workPassFees } from './work-passes.ts';

/** What a private limited company costs. */
export const companyFees: readonly Fee[] = [
  nameFee,
  {
    id: 'registration',
    label: 'Company registration',
    payee: 'authority',
    amount: fact(money('SGD', 300), 'high', fees2016),
    due: 'once',
    isRefundable: false,
  },
  {
    id: 'annual-return',
    label: 'Annual return',
    payee: 'authority',
    amount: fact(money('SGD', 60), 'high', fees2016),
    due: 'yearly-renewal',
    isRefundable: false,
  },
  {
    id: 'special-number',
    label: 'A special company number, by choice',
    payee: 'authority',
    amount: fact(money('SGD', 1_000, 3_000), 'high', companyResources),
    due: 'once',
    isRefundable: false,
    isOptional: true,
  },
  registeredOfficeFee,
  {
    id: 'agent-package',
    label: 'Registered corporate service provider: set-up package for founders abroad',
    payee: 'agent',
    amount: fact(money('SGD', 2_400, 4_000), 'low', [
      'Epica: set-up packages',
      'https://www.epica.asia/faq/corporate-income-tax/tax-benefits-government-give-to-a-start-up-in-singapore.php',
    ]),
    due: 'once',
    isRefundable: false,
  },
  {
    id: 'nominee-director',
    label: 'Nominee director, where no director lives in Singapore',
    payee: 'agent',
    amount: unconfirmed('The yearly price of a nominee director'),
    due: 'yearly',
    isRefundable: false,
  },
  {
    id: 'nominee-deposit',
    label: 'Deposit for the nominee director, which providers usually ask for',
    payee: 'agent',
    amount: unconfirmed(
      'The usual deposit for a nominee director',
      fact('Providers usually ask for a deposit that comes back.', 'low', [
        'Singapore Secretary Services: deposit for a nominee director',
        'https://www.singaporesecretaryservices.com/why-do-you-need-a-security-deposit-for-the-nominee-director-service-how-and-when-can-we-get-this-back/',
      ]),
    ),
    due: 'once',
    isRefundable: true,
  },
  {
    id: 'secretary',
    label: 'Company secretary',
    payee: 'agent',
    amount: unconfirmed('The yearly price of a company secretary'),
    due: 'yearly',
    isRefundable: false,
  },
  {
    id: 'audit',
    label: 'Yearly audit, unless the company is exempt as a small one',
    payee: 'auditor',
    amount: unconfirmed('What a yearly audit costs'),
    due: 'yearly-renewal',
    isRefundable: false,
  },
  ...workPassFees,
  ...entrePassFees,
];
