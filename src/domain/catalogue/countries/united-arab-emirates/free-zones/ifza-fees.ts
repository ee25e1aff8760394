import { money } from '#domain/values/money.ts';
import type { Fee } from '../../../definition.ts';
import { fact, type Page, unconfirmed } from '../../../facts.ts';
import { bankFees } from '../bank-account.ts';
import { establishmentCardFees, residenceVisaFees, statusChangeFee } from '../residence-visas.ts';

/** Its licence asks that name and licence are shown wherever the figure is. */
const priceDatabase: Page = [
  'Formenzo UAE Free-Zone Pricing Database, CC BY 4.0: IFZA, 2026',
  'https://formenzo.com/cite',
];
const turnkeyOffer: Page = [
  'GSL: company registration in IFZA',
  'https://gsl.org/ru/offers/registracziya-frizon-kompanii-v-sez-ifza-dubay-ifza-dubai',
];
const licencePage: Page = [
  'IFZA: how to get a licence',
  'https://ifza.com/en/how-to-get-your-free-zone-license-with-ifza/',
];
const setUpPage: Page = ['IFZA: set up a business', 'https://ifza.com/en/set-up-your-business/'];

/** One visa place, which is paid in each year; no public page gives its price. */
const visaPlacePrice = unconfirmed(
  'What IFZA charges for each visa place',
  fact(
    'Visa places are bought with the package and can be raised later without a new licence.',
    'medium',
    licencePage,
    setUpPage,
  ),
);

/** What IFZA, its offices and its visas cost. */
export const ifzaFees: readonly Fee[] = [
  {
    id: 'licence',
    label: 'Trade package with the licence, without visas',
    payee: 'authority',
    amount: fact(money('AED', 12_900), 'medium', priceDatabase),
    due: 'once',
    isRefundable: false,
    neededFor: 'licence',
  },
  {
    id: 'licence-renewal',
    label: 'Renewing the licence, without visas',
    payee: 'authority',
    amount: fact(money('AED', 12_900), 'low', priceDatabase),
    due: 'yearly-renewal',
    isRefundable: false,
  },
  {
    id: 'visa-places',
    label: 'Visa place in the package for each visa, on top of the visa itself',
    payee: 'authority',
    amount: visaPlacePrice,
    due: 'per-visa',
    isRefundable: false,
    when: { visasAtLeast: 1 },
  },
  {
    id: 'visa-places-renewal',
    label: 'Visa place for each visa in each later year',
    payee: 'authority',
    amount: visaPlacePrice,
    due: 'per-visa-renewal',
    renewedEveryYears: fact(1, 'medium', licencePage),
    isRefundable: false,
    when: { visasAtLeast: 1 },
  },
  {
    id: 'more-activities',
    label: 'Each activity beyond three, and services and trade on one licence',
    payee: 'authority',
    amount: unconfirmed(
      'What IFZA charges for more activities',
      fact('Up to three activities are in the price.', 'medium', licencePage),
    ),
    due: 'yearly',
    isRefundable: false,
    isOptional: true,
  },
  {
    id: 'office',
    label: 'Flexi desk or office',
    payee: 'office',
    amount: unconfirmed('What a flexi desk or an office costs'),
    due: 'yearly',
    isRefundable: false,
    when: { officeIs: ['flexi', 'physical'] },
  },
  {
    id: 'partner-agent',
    label: 'Partner agent, if the set-up runs through one',
    payee: 'agent',
    amount: unconfirmed('What a partner agent of IFZA charges'),
    due: 'once',
    isRefundable: false,
    isOptional: true,
  },
  {
    id: 'turnkey-offer',
    label:
      'One firm’s offer in place of single charges: company, licence for one activity, flexi desk, charges of the state and its own work, without visas',
    payee: 'agent',
    amount: fact(money('USD', 12_500), 'medium', turnkeyOffer),
    due: 'once',
    isRefundable: false,
    isOptional: true,
  },
  {
    id: 'audit',
    label: 'Yearly audit',
    payee: 'auditor',
    amount: unconfirmed('What a yearly audit costs'),
    due: 'yearly-renewal',
    isRefundable: false,
  },
  ...establishmentCardFees,
  ...residenceVisaFees,
  statusChangeFee,
  {
    id: 'investor-visa',
    label: 'What an investor’s visa costs on top of an employee’s',
    payee: 'visa',
    amount: unconfirmed('What IFZA adds for an investor’s visa'),
    due: 'per-visa',
    isRefundable: false,
    when: { visasAtLeast: 1 },
    isOptional: true,
  },
  ...bankFees,
];
