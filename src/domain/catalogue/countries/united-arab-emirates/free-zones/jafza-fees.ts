import { money } from '#domain/values/money.ts';
import type { Fee } from '../../../definition.ts';
import { fact, type Page, unconfirmed } from '../../../facts.ts';
import { bankFees } from '../bank-account.ts';
import { establishmentCardFees, visaFollowUpFees } from '../residence-visas.ts';

const turnkeyOffer: Page = [
  'GSL: company registration in JAFZA',
  'https://gsl.org/en/offers/incorporation-of-a-limited-liability-company-in-jebel-ali-free-zone-jafza-dubai',
];

/** What JAFZA, its offices and its visas cost. No tariff of the authority could be read: it gives a quotation. */
export const jafzaFees: readonly Fee[] = [
  {
    id: 'registration',
    label: 'Registration of an FZE, FZCO or branch',
    payee: 'authority',
    amount: unconfirmed('JAFZA’s own tariff for 2025 and 2026: registration'),
    due: 'once',
    isRefundable: false,
  },
  {
    id: 'licence',
    label: 'Licence, dearer for general trade, logistics and e-commerce',
    payee: 'authority',
    amount: unconfirmed('JAFZA’s own tariff for 2025 and 2026: licences'),
    due: 'yearly',
    isRefundable: false,
  },
  {
    id: 'more-products',
    label: 'Each further product on the licence',
    payee: 'authority',
    amount: unconfirmed('JAFZA’s own tariff for 2025 and 2026: further products'),
    due: 'yearly',
    isRefundable: false,
    isOptional: true,
  },
  {
    id: 'rent',
    label: 'Rent of a desk, office, warehouse or plot',
    payee: 'office',
    amount: unconfirmed('JAFZA’s own rents'),
    due: 'yearly',
    isRefundable: false,
  },
  {
    id: 'rent-deposit',
    label: 'Security deposit for an office, warehouse or showroom',
    payee: 'office',
    amount: unconfirmed('JAFZA’s own rule on the deposit'),
    due: 'once',
    isRefundable: true,
    when: { officeIs: ['physical'] },
  },
  {
    id: 'public-health-levy',
    label: 'Public health and levy charge on a warehouse, showroom or plot',
    payee: 'authority',
    amount: unconfirmed('JAFZA’s own rule on the levy'),
    due: 'yearly',
    isRefundable: false,
    neededFor: 'nothing',
    when: { officeIs: ['physical'] },
  },
  {
    id: 'turnkey-offer',
    label:
      'One firm’s offer in place of single charges, without and with VAT: company, licence for one activity, flexi desk, charges of the state and its own work, without visas',
    payee: 'agent',
    amount: fact(money('USD', 32_000, 33_600), 'medium', turnkeyOffer),
    due: 'once',
    isRefundable: false,
    isOptional: true,
  },
  {
    id: 'turnkey-investor-visa',
    label: 'An investor’s visa through the same firm, in place of single charges, without and with VAT',
    payee: 'agent',
    amount: fact(money('USD', 4_200, 4_410), 'medium', turnkeyOffer),
    due: 'per-visa',
    isRefundable: false,
    when: { visasAtLeast: 1 },
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
  {
    id: 'residence-visa',
    label: 'Employee’s visa, normal service: less for people abroad, more for those in the country',
    payee: 'visa',
    amount: fact(money('AED', 2_923, 3_723), 'low', [
      'ProDesk: visas in JAFZA',
      'https://prodesk.ae/visa-services/freezone/jafza/',
    ]),
    due: 'per-visa',
    isRefundable: false,
    when: { visasAtLeast: 1 },
  },
  ...visaFollowUpFees,
  ...bankFees,
];
