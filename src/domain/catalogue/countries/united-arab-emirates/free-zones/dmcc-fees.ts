import { money } from '#domain/values/money.ts';
import type { Fee } from '../../../definition.ts';
import { fact, type Page, unconfirmed } from '../../../facts.ts';
import { bankFees } from '../bank-account.ts';
import { establishmentCardFees, residenceVisaFees } from '../residence-visas.ts';

/** DMCC’s own schedule; no later one could be read. */
const charges2021: Page = [
  'DMCC schedule of charges 2021, a copy',
  'https://docslib.org/download/9884210/dmcc-free-zone-services-schedule-of-charges-2021',
];
const licence2020: Page = ['Dynasty: DMCC licence, 2020', 'https://dynasty-uae.com/en/blog/dmcc-license/'];
const turnkeyOffer: Page = [
  'GSL: company registration in DMCC',
  'https://gsl.org/en/offers/limited-liability-company-registration-in-dmcc-free-zone-dubai/',
];

/** What DMCC, its offices and its visas cost. */
export const dmccFees: readonly Fee[] = [
  {
    id: 'application',
    label: 'Application',
    payee: 'authority',
    amount: fact(money('AED', 1_015), 'medium', charges2021),
    due: 'once',
    isRefundable: false,
  },
  {
    id: 'registration',
    label: 'Registration, standard activities',
    payee: 'authority',
    amount: fact(money('AED', 9_000), 'medium', charges2021),
    due: 'once',
    isRefundable: false,
  },
  {
    id: 'registration-general-trading',
    label: 'Registration for general trading, a business centre or a hotel, in place of the standard one',
    payee: 'authority',
    amount: fact(money('AED', 29_000), 'medium', charges2021),
    due: 'once',
    isRefundable: false,
    isOptional: true,
  },
  {
    id: 'registration-moved-company',
    label: 'Registration of a company that moves into DMCC, in place of the standard one',
    payee: 'authority',
    amount: fact(money('AED', 5_000), 'medium', charges2021),
    due: 'once',
    isRefundable: false,
    isOptional: true,
  },
  {
    id: 'articles',
    label: 'Articles: standard or your own',
    payee: 'authority',
    amount: fact(money('AED', 2_000, 3_000), 'medium', charges2021),
    due: 'once',
    isRefundable: false,
  },
  {
    id: 'licence',
    label: 'Licence for trading, services or industry',
    payee: 'authority',
    amount: unconfirmed(
      'DMCC’s licence fee, in the first year and after',
      fact(
        'An agent’s page of 2020 gives AED 32,000 and does not say whether registration is in it; no schedule of DMCC gives a renewal.',
        'low',
        licence2020,
      ),
    ),
    due: 'yearly',
    isRefundable: false,
  },
  {
    id: 'licence-general-trading',
    label: 'Licence for general trading, in place of the other',
    payee: 'authority',
    amount: unconfirmed(
      'DMCC’s licence fee for general trading, in the first year and after',
      fact(
        'An agent’s page of 2020 gives AED 82,000 and does not say whether registration is in it.',
        'low',
        licence2020,
      ),
    ),
    due: 'yearly',
    isRefundable: false,
    isOptional: true,
  },
  {
    id: 'fast-track',
    label: 'Fast track',
    payee: 'authority',
    amount: fact(money('AED', 3_000), 'medium', charges2021),
    due: 'once',
    isRefundable: false,
    isOptional: true,
  },
  {
    id: 'package',
    label: 'A package of 2021 in place of single charges, VAT included; what each holds could not be read',
    payee: 'authority',
    amount: fact(money('AED', 37_061, 43_620), 'low', charges2021),
    due: 'once',
    isRefundable: false,
    isOptional: true,
  },
  {
    id: 'e-channel-deposit',
    label: 'E-channel deposit, returned when the licence ends',
    payee: 'authority',
    amount: fact(money('AED', 5_000), 'medium', turnkeyOffer),
    due: 'once',
    isRefundable: true,
  },
  {
    id: 'office',
    label: 'Flexi desk or office lease',
    payee: 'office',
    amount: unconfirmed('DMCC’s own prices for flexi desks and offices'),
    due: 'yearly',
    isRefundable: false,
  },
  {
    id: 'turnkey-offer',
    label:
      'One firm’s offer in place of single charges: company, service licence, flexi desk, e-channel and its own work, without visas',
    payee: 'agent',
    amount: fact(money('USD', 19_200), 'medium', turnkeyOffer),
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
  {
    id: 'status-change',
    label: 'Change of visa status, for people already in the country',
    payee: 'visa',
    amount: fact(money('AED', 750), 'low', [
      'ProDesk: visas in DMCC',
      'https://prodesk.ae/visa-services/freezone/dmcc/',
    ]),
    due: 'per-visa',
    isRefundable: false,
    when: { visasAtLeast: 1 },
    isOptional: true,
  },
  ...bankFees,
];
