import type { Fee } from '../../../definition.ts';
import { fact, unconfirmed } from '../../../facts.ts';
import { bankFees } from '../bank-account.ts';
import { establishmentCardFees, residenceVisaFees, statusChangeFee } from '../residence-visas.ts';

/** What the airport’s zone and its visas cost. No price of the authority could be read. */
export const dafzaFees: readonly Fee[] = [
  {
    id: 'registration',
    label: 'Registration',
    payee: 'authority',
    amount: unconfirmed('The registration fee in DAFZ’s own schedule'),
    due: 'once',
    isRefundable: false,
  },
  {
    id: 'licence',
    label: 'Licence',
    payee: 'authority',
    amount: unconfirmed('The licence fee in DAFZ’s own schedule, in the first year and after'),
    due: 'yearly',
    isRefundable: false,
  },
  {
    id: 'labour-guarantee',
    label: 'Labour guarantee for staff, a deposit or bank guarantee',
    payee: 'authority',
    amount: unconfirmed(
      'Whether DAFZ asks for a labour guarantee today, and how much',
      fact(
        'It existed, and was refunded in the relief of 2020.',
        'medium',
        [
          'Truck & Fleet: DAFZA’s relief of 2020',
          'https://truckandfleetme.com/news/fleet/coronavirus-dafza-rolls-out-incentive-packages-to-support-companies',
        ],
        [
          'DAFZA customer manual, a copy',
          'https://fdocuments.us/document/customer-relations-department-contents-customer-relations-department-services.html',
        ],
      ),
    ),
    due: 'once',
    isRefundable: true,
    when: { visasAtLeast: 1 },
  },
  {
    id: 'office',
    label: 'Desk or office in the zone',
    payee: 'office',
    amount: unconfirmed('DAFZ’s own prices for desks and offices'),
    due: 'yearly',
    isRefundable: false,
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
  ...bankFees,
];
