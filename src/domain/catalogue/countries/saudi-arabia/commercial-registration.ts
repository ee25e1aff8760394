import { money } from '#domain/values/money.ts';
import type { Confidence } from '#domain/values/sourced.ts';
import type { Deadline, Fee, Office, Step } from '../../definition.ts';
import { fact, type Page, unconfirmed } from '../../facts.ts';
import { beneficialOwnerReporting, licenceTypes, nitaqat, setUpCosts } from './pages.ts';

/** The commercial register and the registrations that follow it, for every legal form. */

const annualConfirmation: Page = [
  'Ghazzawi: the annual confirmation of a commercial registration',
  'https://www.ghazzawilawfirm.com/insights/annual-commercial-registration-update/',
];

/** The facts speak of premises that the municipality licenses, and of no other kind of office. */
export const offices: readonly Office[] = [
  unconfirmedOffice('virtual', 'Virtual office'),
  unconfirmedOffice('flexi', 'Shared or flexible desk'),
  {
    type: 'physical',
    label: 'Premises with a municipal licence',
    isPermitted: fact(true, 'medium', licenceTypes),
    visaQuota: visaQuotaUnconfirmed(),
  },
];

function unconfirmedOffice(type: Office['type'], label: string): Office {
  return {
    type,
    label,
    isPermitted: unconfirmed('Whether this kind of office is enough for the municipal licence'),
    visaQuota: visaQuotaUnconfirmed(),
  };
}

function visaQuotaUnconfirmed(): Office['visaQuota'] {
  return unconfirmed(
    'Whether the office limits the number of work visas',
    fact(
      'An employer’s Saudization band, set by activity and size, decides: in the red band there are no new or renewed work visas.',
      'medium',
      nitaqat,
      ['YourLegal: guide to Nitaqat', 'https://yourlegal.in/blog/saudi-nitaqat-guide'],
    ),
  );
}

/** What offices of the state take after the commercial registration. */
export const registrationFees: readonly Fee[] = [
  {
    id: 'registration-confirmation',
    label: 'Yearly confirmation of the commercial registration',
    payee: 'authority',
    amount: unconfirmed('What the yearly confirmation costs'),
    due: 'yearly-renewal',
    isRefundable: false,
    neededFor: 'registration',
  },
  {
    id: 'attestation',
    label: 'Attesting the papers and translating them into Arabic',
    payee: 'government',
    amount: unconfirmed('What attestation and translation cost'),
    due: 'once',
    isRefundable: false,
  },
  {
    id: 'chamber',
    label: 'Chamber of Commerce, by capital; sources disagree',
    payee: 'government',
    amount: fact(money('SAR', 1_000, 10_000), 'low', licenceTypes),
    due: 'yearly',
    isRefundable: false,
  },
  {
    id: 'national-address',
    label: 'National address, from Saudi Post',
    payee: 'government',
    amount: fact(money('SAR', 1_000), 'low', setUpCosts),
    due: 'once',
    isRefundable: false,
  },
  {
    id: 'national-address-renewal',
    label: 'National address in later years',
    payee: 'government',
    amount: unconfirmed('Whether the national address is paid again each year'),
    due: 'yearly-renewal',
    isRefundable: false,
  },
  {
    id: 'municipal-licence',
    label: 'Municipal licence, and licences of the sector where the activity needs them',
    payee: 'government',
    amount: unconfirmed(
      'The fee of the municipality and of the sector’s authority',
      fact(
        'All licences of the first year together come to SAR 15,000 to 50,000 and more, by sector, as one agent says.',
        'low',
        licenceTypes,
      ),
    ),
    due: 'yearly',
    isRefundable: false,
    neededFor: 'licence',
  },
  {
    id: 'social-insurance',
    label: 'Social insurance (GOSI) for employees',
    payee: 'government',
    amount: unconfirmed('The contribution rates of GOSI for 2026'),
    due: 'yearly',
    isRefundable: false,
  },
  {
    id: 'office',
    label: 'Lease of the premises',
    payee: 'office',
    amount: unconfirmed('What premises cost'),
    due: 'yearly',
    isRefundable: false,
  },
];

/** What whoever acts for the founder takes. */
export const agentFees: readonly Fee[] = [
  {
    id: 'agent',
    label: 'Agent for the whole set-up',
    payee: 'agent',
    amount: unconfirmed('An agent’s price for the whole set-up'),
    due: 'once',
    isRefundable: false,
  },
];

/**
 * The registrations that let the company work, after the commercial one.
 *
 * @param confidence how far its length can be relied on for the legal form
 */
export function followingRegistrationsStep(confidence: Confidence): Step {
  return {
    id: 'registrations',
    label: 'Register for tax, social insurance, labour and address, and license the premises',
    actor: 'agent',
    needs: ['commercial-registration'],
    workingDays: fact({ shortest: 4, longest: 11 }, confidence, licenceTypes),
    documents: [],
    result: 'Registered with ZATCA, GOSI, Qiwa and Saudi Post; municipal licence',
    reaches: ['licence-issue'],
  };
}

export const registerDeadlines: readonly Deadline[] = [
  {
    id: 'registration-confirmation',
    label: 'Confirm the data of the commercial registration',
    why: 'The registration has no expiry date, but is confirmed each year: from 30 days before its anniversary to 90 days after.',
    rule: fact(
      { from: 'incorporation', after: { years: 1, days: 90 }, repeats: 'yearly' },
      'high',
      annualConfirmation,
    ),
    penalty: fact(
      'The registration is suspended and after a year may be struck off; fines go up to SAR 50,000; access to bank and portals stops.',
      'high',
      annualConfirmation,
    ),
  },
  {
    id: 'beneficial-owner-confirmation',
    label: 'Confirm the beneficial owners',
    why: 'Done together with the yearly confirmation of the commercial registration.',
    rule: fact(
      { from: 'incorporation', after: { years: 1, days: 90 }, repeats: 'yearly' },
      'high',
      beneficialOwnerReporting,
      annualConfirmation,
    ),
    penalty: fact(
      'After a warning of 30 days SAR 4,000 with capital under SAR 500,000, 20,000 up to 2.5 million, 40,000 up to 5 million and 80,000 above; double when repeated, at most SAR 500,000.',
      'medium',
      ['Okaz: fines of the beneficial ownership rules', 'https://www.okaz.com.sa/economy/na/2235669'],
    ),
    onlyIf: 'for all but listed companies and their subsidiaries',
  },
];
