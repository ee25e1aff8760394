import { isWhereaboutsKnown } from '#domain/catalogue/countries/united-arab-emirates/residence-steps.ts';
import { vatRegistration } from '#domain/catalogue/countries/united-arab-emirates/steps-by-answer.ts';
import { fact, type Page } from '#domain/catalogue/facts.ts';
import type { TaskField } from './task-field.ts';

/** What is typed once an authority has answered, and what it changes in the company's record. */

const result = { isRequired: false, isResult: true } as const;

const entryPermit: Page = [
  'The Timewise: guide to the investor visa',
  'https://www.thetimewise.com/blog/en/investor-visa-guide.html',
];
const overstay: Page = [
  'Dubai Newsweek: UAE identity card and visa fees',
  'https://dubainewsweek.com/uae-residency-id-card-and-visa-fees/',
];
const visaCost: Page = [
  'Felix Happich: visas of a Dubai free zone',
  'https://felixhappich.com/de/dubai/unternehmen/jurisdiktion/freihandelszone/visa',
];
const cardValidity: Page = ['Arabianme: establishment card', 'https://arabianme.ae/?p=5722'];
const lateCard: Page = [
  'Eastcoast Daily: not renewing the establishment card, 2020',
  'https://www.eastcoastdaily.in/2020/01/30/you-will-be-imposed-with-dh-100-fine-for-did-not-renewing-this-document-in-uae.html',
];
const stockElection: Page = [
  'Mondaq: 83(b) elections online, 2025',
  'https://www.mondaq.com/unitedstates/tax-authorities/1654616/online-filing-of-section-83b-elections-is-here',
];
const tradeName: Page = [
  'Visa Simplified: reserving a trade name in Dubai',
  'https://visasimplified.com/blog/dubai-trade-name-reservation-ded',
];

export const licenceNumber: TaskField = {
  ...result,
  id: 'licence-number',
  label: 'Licence number',
  kind: 'text',
  records: 'licence-number',
};

export const licenceExpiry: TaskField = {
  ...result,
  id: 'licence-expiry',
  label: 'Licence valid until',
  kind: 'date',
  records: 'licence-expiry',
};

/** @param label as the place calls the number of its register */
export function companyNumber(label: string): TaskField {
  return { ...result, id: 'company-number', label, kind: 'text', records: 'company-number' };
}

/** @param label as the place calls the number, such as 'EIN' */
export function taxNumber(label: string): TaskField {
  return { ...result, id: 'tax-number', label, kind: 'text', records: 'tax-number' };
}

export const nameReservation: readonly TaskField[] = [
  {
    ...result,
    id: 'name-reservation',
    label: 'Reservation number of the trade name',
    kind: 'text',
    records: 'name-reservation',
  },
  {
    ...result,
    id: 'name-reservation-expiry',
    label: 'Name reserved until',
    kind: 'date',
    records: 'name-reservation-expiry',
    clock: {
      label: 'The trade name’s reservation ends',
      why: 'The licence has to be issued before, otherwise the name lapses. In Dubai a reservation lasts six months.',
      days: fact(0, 'high', tradeName),
      penalty: fact('The name lapses and is paid for again.', 'high', tradeName),
    },
  },
];

export const establishmentCardNumber: TaskField = {
  ...result,
  id: 'establishment-card-number',
  label: 'Establishment card number',
  kind: 'text',
  records: 'establishment-card-number',
};

export const establishmentCardExpiry: TaskField = {
  ...result,
  id: 'establishment-card-expiry',
  label: 'Establishment card valid until',
  kind: 'date',
  records: 'establishment-card-expiry',
  clock: {
    label: 'The establishment card ends',
    why: 'Without a valid card no visa can be filed. Most sources say that it lasts a year.',
    days: fact(0, 'medium', cardValidity),
    penalty: fact('AED 100 a month.', 'medium', lateCard),
  },
};

const permitClock: TaskField['clock'] = {
  label: 'Enter the country or change the status before the entry permit ends',
  why:
    'An entry permit is valid for 60 days after it is issued. A person outside the country enters with it; for a ' +
    'person inside, the status is changed instead, for AED 500 or AED 550 depending on the source.',
  days: fact(60, 'medium', entryPermit, overstay),
  penalty: fact(
    'The permit lapses: apply for a new one, pay its fee again and start over with entry or change of status. No ' +
      'authority publishes the fee of the permit alone; one consultant puts all steps of a visa together at AED ' +
      '4,500 to 7,000. Overstaying costs AED 50 a day.',
    'low',
    entryPermit,
    overstay,
    visaCost,
  ),
};

/** The permit among the other steps of residence, while nobody has said where the person is. */
export const entryPermitDate: TaskField = {
  ...result,
  id: 'entry-permit-date',
  label: 'Entry permit issued on',
  kind: 'date',
  records: 'entry-permit-date',
  when: { not: isWhereaboutsKnown },
  clock: permitClock,
};

/** The permit as a step of its own, whose end the next step has to meet. */
export const ownEntryPermitDate: TaskField = {
  ...result,
  id: 'entry-permit-date',
  label: 'Entry permit issued on',
  kind: 'date',
  isRequired: true,
  records: 'entry-permit-date',
  clock: { ...permitClock, metBy: ['enter-country', 'change-status'] },
};

export const visaExpiry: TaskField = {
  ...result,
  id: 'visa-expiry',
  label: 'Visa valid until',
  kind: 'date',
  records: 'visa-expiry',
};

/** The whole number is on the paper alone: it identifies a person. */
export const identityCardEnding: TaskField = {
  ...result,
  id: 'identity-card-ending',
  label: 'Last four digits of the identity card',
  kind: 'text',
  records: 'identity-card-ending',
};

/** Only where a person buys stock that vests: the 30 days of the election begin on that day. */
export const stockBoughtOn: TaskField = {
  id: 'stock-bought-on',
  label: 'Day of the purchase',
  kind: 'date',
  isRequired: true,
  when: {
    all: [
      { answered: { 'has-vesting-stock': true } },
      { not: { answered: { 'holds-through-companies': true } } },
    ],
  },
  clock: {
    label: 'File the 83(b) election',
    why: 'Due 30 days after a person buys stock that vests. The day counts on which it is sent.',
    days: fact(30, 'high', stockElection),
    penalty: fact('In general there is no relief for a late election.', 'high', stockElection),
    metBy: ['stock-election'],
  },
};

/** The day on which sales of twelve months pass the line of compulsory registration. */
export const vatLinePassedOn: TaskField = {
  ...result,
  id: 'vat-line-passed-on',
  label: 'Day on which twelve months of sales pass AED 375,000',
  kind: 'date',
  clock: {
    label: 'Register for VAT',
    why: 'Due 30 days after sales and imports of twelve months pass AED 375,000. The day is a forecast until it comes.',
    days: fact(30, 'high', vatRegistration),
    penalty: fact('AED 10,000.', 'high', vatRegistration),
  },
};

export const indiaNumber: TaskField = {
  id: 'india-number',
  label: 'Unique number of the investment',
  kind: 'text',
  isRequired: true,
  isResult: true,
};

export const remittance: readonly TaskField[] = [
  { id: 'sender', label: 'Sender, as the bank wrote it', kind: 'text', isRequired: true },
  { id: 'sent-on', label: 'Day on which it was sent', kind: 'date', isRequired: true },
  { id: 'amount', label: 'Amount in US dollars, as it arrived', kind: 'text', isRequired: true },
  { id: 'shares', label: 'Shares it pays for', kind: 'text', isRequired: true },
  { id: 'price', label: 'Price of a share in US dollars', kind: 'text', isRequired: true },
  { id: 'purpose', label: 'Purpose given to the bank', kind: 'text', isRequired: true },
];
