import type { Fee } from '../../definition.ts';
import { fact, unconfirmed } from '../../facts.ts';
import { fees2016 } from './pages.ts';

/** What every legal form pays beside its own registration. */

export const nameFee: Fee = {
  id: 'name-application',
  label: 'Name application',
  payee: 'authority',
  amount: unconfirmed(
    'The name application fee in ACRA’s current table',
    fact('A name application fee is charged on top of company registration.', 'high', fees2016),
  ),
  due: 'once',
  isRefundable: false,
};

export const registeredOfficeFee: Fee = {
  id: 'registered-office',
  label: 'Registered office in Singapore',
  payee: 'office',
  amount: unconfirmed('What a registered address or office costs'),
  due: 'yearly',
  isRefundable: false,
};
