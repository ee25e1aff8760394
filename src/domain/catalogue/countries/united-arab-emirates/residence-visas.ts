import { money } from '#domain/values/money.ts';
import type { Deadline, Fee } from '../../definition.ts';
import { fact, type Page, unconfirmed } from '../../facts.ts';

/** What residence visas take in every emirate and zone, unless a place has figures of its own. */

const establishmentCardGuide: Page = [
  'UAE Roadmap: establishment card',
  'https://uaeroadmap.com/business-setup/uae-establishment-card-guide/',
];
export const establishmentCardCost: Page = [
  'Best Solution: establishment card',
  'https://www.best-solution.ae/glossary/establishment-card/',
];
export const partnerVisa: Page = [
  'Gulf News: the investor or partner visa and its requirements',
  'https://gulfnews.com/living-in-uae/visa-immigration/want-to-apply-for-the-uae-investor-or-partner-visa-these-are-the-requirements-1.1622474032849',
];
const permitLength: Page = [
  'Al Wast: new fees for a work permit',
  'https://en.alwast.net/business/adoption-of-new-fees-for-obtaining-a-work-permit',
];
export const lateCard: Page = [
  'Eastcoast Daily: not renewing the establishment card, 2020',
  'https://www.eastcoastdaily.in/2020/01/30/you-will-be-imposed-with-dh-100-fine-for-did-not-renewing-this-document-in-uae.html',
];
export const identityCardFees: Page = [
  'Dubai Newsweek: UAE identity card and visa fees',
  'https://dubainewsweek.com/uae-residency-id-card-and-visa-fees/',
];
export const investorVisaGuide: Page = [
  'The Timewise: guide to the investor visa',
  'https://www.thetimewise.com/blog/en/investor-visa-guide.html',
];

export const establishmentCardFees: readonly Fee[] = [
  {
    id: 'establishment-card',
    label: 'Establishment card, which opens the company’s immigration file',
    payee: 'visa',
    amount: fact(money('AED', 2_000, 3_500), 'low', establishmentCardCost, establishmentCardGuide),
    due: 'once',
    isRefundable: false,
    when: { visasAtLeast: 1 },
  },
  {
    id: 'establishment-card-renewal',
    label: 'Renewing the establishment card',
    payee: 'visa',
    amount: unconfirmed('What renewing the establishment card costs'),
    due: 'yearly-renewal',
    isRefundable: false,
    when: { visasAtLeast: 1 },
  },
];

/** All steps of one residence visa together, as one consultant estimates them for the free zones of Dubai. */
export const residenceVisaFee: Fee = {
  id: 'residence-visa',
  label: 'Residence visa: permit, medical test, identity card',
  payee: 'visa',
  amount: fact(money('AED', 4_500, 7_000), 'low', [
    'Felix Happich: visas of a Dubai free zone',
    'https://felixhappich.com/de/dubai/unternehmen/jurisdiktion/freihandelszone/visa',
  ]),
  due: 'per-visa',
  isRefundable: false,
  when: { visasAtLeast: 1 },
};

export const insuredBeforePermit: Page = [
  'Gulf News: basic health insurance for employees from 2025',
  'https://gulfnews.com/uae/health/uae-announces-new-basic-health-insurance-for-private-sector-employees-domestic-workers-from-january-1-1.104928930',
];

/**
 * Health insurance, which each person needs in each year.
 *
 * @param label of one person's insurance
 * @param amount for one person and year
 */
export function healthInsuranceFees(label: string, amount: Fee['amount']): readonly Fee[] {
  const fee = {
    payee: 'visa',
    amount,
    isRefundable: false,
    when: { visasAtLeast: 1 },
    neededFor: 'health-insurance',
  } as const;
  return [
    { ...fee, id: 'health-insurance', label, due: 'per-visa' },
    {
      ...fee,
      id: 'health-insurance-renewal',
      label: 'Health insurance of one person in each later year',
      due: 'per-visa-renewal',
      renewedEveryYears: fact(1, 'high', insuredBeforePermit),
    },
  ];
}

/** What follows each visa, also where a zone has a price of its own for the visa. */
export const visaFollowUpFees: readonly Fee[] = [
  ...healthInsuranceFees(
    'Health insurance of one person, without which no residence permit is issued',
    unconfirmed(
      'A price for health insurance that fits each person',
      fact('Basic cover in the northern emirates costs AED 320 a year.', 'high', [
        'TME Legal: mandatory health insurance across the UAE',
        'https://tme-legal.com/2025/01/07/mandatory-health-insurance-across-uae-to-benefit-private-sector-employees-and-domestic-workers',
      ]),
    ),
  ),
  {
    id: 'residence-visa-renewal',
    label: 'Renewing a residence visa',
    payee: 'visa',
    amount: unconfirmed('What renewing a residence visa costs in all'),
    due: 'per-visa-renewal',
    renewedEveryYears: fact(2, 'medium', permitLength, investorVisaGuide),
    isRefundable: false,
    when: { visasAtLeast: 1 },
  },
];

export const residenceVisaFees: readonly Fee[] = [residenceVisaFee, ...visaFollowUpFees];

/** Only for people who are in the country already, where a place has no figure of its own. */
export const statusChangeFee: Fee = {
  id: 'status-change',
  label: 'Change of visa status, for people already in the country',
  payee: 'visa',
  amount: fact(money('AED', 500, 550), 'low', identityCardFees),
  due: 'per-visa',
  isRefundable: false,
  when: { visasAtLeast: 1 },
  isOptional: true,
};

export const residenceVisaRenewal: Deadline = {
  id: 'residence-visa-renewal',
  label: 'Renew the residence visas',
  why: 'An employee’s permit lasts two years. Sources disagree on an investor’s: two years, or three on older pages.',
  rule: fact(
    { from: 'visa-issue', after: { years: 2 }, repeats: 'every-two-years' },
    'medium',
    permitLength,
    investorVisaGuide,
  ),
  penalty: fact(
    'AED 20 for each day an Emirates ID is renewed late, and AED 50 for each day of overstay.',
    'medium',
    identityCardFees,
  ),
  when: { visasAtLeast: 1 },
};

export const residenceVisaDeadlines: readonly Deadline[] = [
  residenceVisaRenewal,
  {
    id: 'establishment-card-renewal',
    label: 'Renew the establishment card',
    why: 'Without a card no visa can be filed. Most sources say that it lasts a year; it is counted from the licence here, which comes shortly before.',
    rule: fact({ from: 'licence-issue', after: { years: 1 }, repeats: 'yearly' }, 'medium', [
      'Arabianme: establishment card',
      'https://arabianme.ae/?p=5722',
    ]),
    penalty: fact('AED 100 a month.', 'medium', lateCard),
    when: { visasAtLeast: 1 },
  },
];
