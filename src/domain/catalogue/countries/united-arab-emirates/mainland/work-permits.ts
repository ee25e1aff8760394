import { money } from '#domain/values/money.ts';
import type { Fee, Step } from '../../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../../facts.ts';
import {
  establishmentCardFees,
  healthInsuranceFees,
  partnerVisa,
  residenceVisaFee,
  visaFollowUpFees,
} from '../residence-visas.ts';

/** What people cost on the mainland, where the ministry (MOHRE) gives the work permits. */

const permitFees: Page = [
  'Migrant Rights: work-permit fees since June 2022',
  'https://www.migrant-rights.org/2022/06/33419/',
];
const permitGuide: Page = [
  'Public Services Guide: work permits of MOHRE',
  'https://publicservices.guide/uae/mohre-work-permit.md',
];

export const workPermits: Step = {
  id: 'work-permits',
  label: 'Get the quota and the work permits of employees',
  actor: 'government',
  needs: ['establishment-card'],
  when: { visasAtLeast: 1 },
  workingDays: fact({ shortest: 5, longest: 10 }, 'low', permitGuide),
  documents: [
    {
      label:
        'Passport valid for six months, photo on white ground, attested degree where the job needs one; of employees',
      papers: ['passport', 'portrait-photo'],
      papersIfHeld: ['degree'],
      of: 'each-visa-holder',
      sources: readOn('high', [
        'Gulf News: how to issue a work permit',
        'https://gulfnews.com/living-in-uae/ask-us/want-to-hire-a-worker-from-outside-the-uae-here-is-how-to-issue-a-work-permit-1.1655306742057',
      ]),
    },
  ],
  result: 'Work permits of two years',
};

const workPermitFees: readonly Fee[] = [
  {
    id: 'work-permit',
    label:
      'Work permit for two years: AED 250 to 3,450 for an employee, by the company’s MOHRE category; none for an owner’s investor visa',
    payee: 'visa',
    amount: fact(money('AED', 0, 3_450), 'medium', permitFees, partnerVisa),
    due: 'per-visa',
    isRefundable: false,
    when: { visasAtLeast: 1 },
  },
  {
    id: 'work-permit-renewal',
    label: 'Renewing an employee’s work permit',
    payee: 'visa',
    amount: unconfirmed('What MOHRE charges to renew a work permit'),
    due: 'per-visa-renewal',
    renewedEveryYears: fact(2, 'high', permitFees),
    isRefundable: false,
    when: { visasAtLeast: 1 },
  },
];

const electronicChannel: Fee = {
  id: 'e-channel',
  label: 'E-channel, the company’s account with immigration: fee or deposit',
  payee: 'visa',
  amount: unconfirmed(
    'What a mainland company pays or deposits for the e-channel',
    fact('Free zones take a deposit of about AED 5,000, which comes back.', 'medium', [
      'GSL: a company in the airport free zone of Sharjah',
      'https://gsl.org/en/offers/company-registration-in-sharjah-international-airport-free-zone-saif-uae/',
    ]),
  ),
  due: 'once',
  isRefundable: false,
  when: { visasAtLeast: 1 },
};

/** All fees for people, from the establishment card on. */
export const peopleFees: readonly Fee[] = [
  ...establishmentCardFees,
  electronicChannel,
  ...workPermitFees,
  {
    ...residenceVisaFee,
    label:
      'Residence visa: permit, medical test, identity card; the price of Dubai’s free zones, as none is known for the mainland',
  },
  ...visaFollowUpFees,
];

const northernInsurance = fact(
  money('AED', 300, 400),
  'high',
  [
    'TME Legal: mandatory health insurance across the UAE',
    'https://tme-legal.com/2025/01/07/mandatory-health-insurance-across-uae-to-benefit-private-sector-employees-and-domestic-workers',
  ],
  [
    'DLA Piper: the nationwide health insurance scheme',
    'https://knowledge.dlapiper.com/dlapiperknowledge/globalemploymentlatestdevelopments/2025/UAE-natiowide-health-insurance-scheme-',
  ],
);

/** The same in the emirates other than Dubai and Abu Dhabi, where the price of basic health insurance is known. */
export const northernPeopleFees: readonly Fee[] = [
  ...peopleFees.filter(({ id }) => !id.startsWith('health-insurance')),
  ...healthInsuranceFees(
    'Health insurance of one person, basic cover of the northern emirates',
    northernInsurance,
  ),
];
