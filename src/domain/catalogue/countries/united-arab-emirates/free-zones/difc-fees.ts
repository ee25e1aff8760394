import { money } from '#domain/values/money.ts';
import type { Fee } from '../../../definition.ts';
import { fact, type Page, unconfirmed } from '../../../facts.ts';
import { bankFees } from '../bank-account.ts';
import { establishmentCardFees, statusChangeFee, visaFollowUpFees } from '../residence-visas.ts';

const innovationLicence: Page = [
  'DIFC: Innovation Licence',
  'https://www.difc.com/business/establish-a-business/innovation-licence',
];
const licencePrice: Page = ['Aston: the DIFC Innovation Licence', 'https://aston.ae/?p=27939'];
const regulatedFirm2022: Page = [
  'Bejarano: company registration in DIFC, 2022',
  'https://bejaranoconsultant.com/dubai-company-registration/difc/index.html',
];
const visaService: Page = [
  'ProDesk: visas in DIFC',
  'https://prodesk.ae/visa-services/freezone/difc-dubai-international-finance-center/',
];

/** What DIFC, its offices and its visas cost. The totals are those of an Innovation or AI Licence, the only one with a public price. */
export const difcFees: readonly Fee[] = [
  {
    id: 'incorporation',
    label: 'Incorporation',
    payee: 'authority',
    amount: unconfirmed(
      'What DIFC charges to incorporate',
      fact(
        'One agent writes that a company with an Innovation or AI Licence pays no incorporation charge.',
        'low',
        licencePrice,
      ),
    ),
    due: 'once',
    isRefundable: false,
  },
  {
    id: 'licence',
    label: 'Innovation or AI Licence, for the first four years according to one agent',
    payee: 'authority',
    amount: fact(money('USD', 1_500), 'medium', licencePrice, innovationLicence),
    due: 'yearly',
    isRefundable: false,
  },
  {
    id: 'data-protection',
    label: 'Data protection notification',
    payee: 'authority',
    amount: unconfirmed(
      'What a company outside finance pays for its data protection notification',
      fact('A regulated firm paid USD 1,000 in 2022, one agent writes.', 'low', regulatedFirm2022),
    ),
    due: 'yearly',
    isRefundable: false,
    neededFor: 'nothing',
  },
  {
    id: 'other-licence',
    label: 'Registration and licence of any other non-financial company, in place of the Innovation Licence',
    payee: 'authority',
    amount: unconfirmed(
      'DIFC’s current registration and licence fee for a non-financial company, in the first year and after',
    ),
    due: 'yearly',
    isRefundable: false,
    isOptional: true,
  },
  {
    id: 'prescribed-company',
    label: 'Application and licence of a prescribed company, in place of the Innovation Licence',
    payee: 'authority',
    amount: unconfirmed('DIFC’s current application and licence fee for a prescribed company'),
    due: 'yearly',
    isRefundable: false,
    isOptional: true,
  },
  {
    id: 'regulated-registration',
    label: 'Registration of a firm regulated by the DFSA, 2022',
    payee: 'authority',
    amount: fact(money('USD', 8_000), 'low', regulatedFirm2022),
    due: 'once',
    isRefundable: false,
    isOptional: true,
  },
  {
    id: 'regulated-licence',
    label: 'Commercial licence of a firm regulated by the DFSA, 2022',
    payee: 'authority',
    amount: fact(money('USD', 12_000), 'low', regulatedFirm2022),
    due: 'yearly',
    isRefundable: false,
    isOptional: true,
  },
  {
    id: 'regulated-data-protection',
    label: 'Data protection fee of a firm regulated by the DFSA, 2022; whether it recurs is not said',
    payee: 'authority',
    amount: fact(money('USD', 1_000), 'low', regulatedFirm2022),
    due: 'once',
    isRefundable: false,
    isOptional: true,
  },
  {
    id: 'desk',
    label: 'Co-working desk in the zone',
    payee: 'office',
    amount: unconfirmed('A public price for a shared office or desk in DIFC'),
    due: 'yearly',
    isRefundable: false,
    when: { not: { officeIs: ['physical'] } },
  },
  {
    id: 'office',
    label: 'Serviced or own office',
    payee: 'office',
    amount: unconfirmed(
      'The rent of a small office in DIFC',
      fact('Grade A offices were let at AED 220 to 280 per square foot and year in 2024 and 2025.', 'low', [
        'Virt Realty: office rents',
        'https://virt-realty.space/coworking',
      ]),
    ),
    due: 'yearly',
    isRefundable: false,
    when: { officeIs: ['physical'] },
  },
  {
    id: 'audit',
    label: 'Yearly audit, unless the company is exempt',
    payee: 'auditor',
    amount: unconfirmed('What a yearly audit costs'),
    due: 'yearly-renewal',
    isRefundable: false,
  },
  ...establishmentCardFees,
  {
    id: 'residence-visa',
    label: 'Employment visa, normal service',
    payee: 'visa',
    amount: fact(money('AED', 3_270, 7_000), 'low', visaService, [
      'Felix Happich: visas of a Dubai free zone',
      'https://felixhappich.com/de/dubai/unternehmen/jurisdiktion/freihandelszone/visa',
    ]),
    due: 'per-visa',
    isRefundable: false,
    when: { visasAtLeast: 1 },
  },
  {
    id: 'visa-deposit',
    label: 'Sponsorship deposit for each employment visa, which comes back',
    payee: 'visa',
    amount: fact(money('AED', 2_500), 'low', visaService),
    due: 'per-visa',
    isRefundable: true,
    when: { visasAtLeast: 1 },
  },
  {
    id: 'express-visa',
    label: 'Employment visa, express service, in place of the normal one',
    payee: 'visa',
    amount: fact(money('AED', 5_410), 'low', visaService),
    due: 'per-visa',
    isRefundable: false,
    when: { visasAtLeast: 1 },
    isOptional: true,
  },
  statusChangeFee,
  ...visaFollowUpFees,
  ...bankFees,
];
