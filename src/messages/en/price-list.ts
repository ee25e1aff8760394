import type { Charge, Phase } from '#domain/price-list/service.ts';
import { hasRate, rateText, type VatRule } from '#domain/price-list/vat.ts';
import { dayText } from '#domain/values/day-text.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { staffQuoteMessages } from './staff-quotes.ts';

const day = (date: string) => dayText(date as PlainDate);

/** The agency's own prices, as staff set them. */
export const priceListMessages = {
  tabs: 'Prices',
  authorities: 'Authorities’ figures',
  ours: 'Our services',
  providers: 'Licensed providers',
  about:
    'What you offer and take for it. Approved services stand in estimates, plans and comparisons as our fee.',
  hidden: 'Plans do not show these lines: this installation works without an agency.',
  unread: 'The price list could not be loaded',
  empty: 'No services yet',
  emptyText: 'Add what you offer, such as company formation or a yearly care package.',
  add: 'Add service',
  change: 'Change',
  end: 'End',
  inForce: 'In force',
  draft: 'Draft',
  draftFrom: (date: string, by: string) => `Draft by ${by}, from ${day(date)}`,
  endDraft: (date: string, by: string) => `Draft by ${by}: ends on ${day(date)}`,
  coming: (date: string) => `Next version from ${day(date)}`,
  ending: (date: string) => `Ends on ${day(date)}`,
  ended: 'Ended',
  approve: 'Approve',
  discard: 'Discard draft',
  touched: (count: number) =>
    count === 0
      ? 'No open quote has this service in it.'
      : `${count} open ${count === 1 ? 'quote has' : 'quotes have'} this service in it; accepted quotes stay as they are:`,
  anywhere: 'Every place',
  charges: {
    once: 'once',
    yearly: 'a year',
    'per-visa': 'per visa',
    'per-person': 'per person',
  } satisfies Record<Charge, string>,
  phases: {
    formation: 'Forming the company',
    renewal: 'Each year after',
    both: 'Both',
    'later-case': 'Another case',
  } satisfies Record<Phase, string>,
  vat: ({ treatment, rate }: VatRule) =>
    hasRate(treatment)
      ? `plus ${rateText(rate)}% VAT`
      : staffQuoteMessages.treatments[treatment].toLowerCase().replace(/^/, 'VAT: '),
  visas: (min: number, max: number | null) =>
    max === null ? `${min} or more visas` : min === max ? `${min} visas` : `${min} to ${max} visas`,
  form: {
    add: 'Add a service',
    change: (name: string) => `Change ${name}`,
    about: 'Saved as a draft. It holds once it is approved.',
    name: 'Name',
    includes: 'What it includes',
    includesHint: 'One line for each thing.',
    currency: 'Currency',
    amount: 'Amount without VAT',
    charge: 'Charged',
    phase: 'For',
    cases: 'Kinds of case',
    anyCase: 'Every kind',
    vat: 'VAT',
    rate: 'VAT rate in percent',
    country: 'Country',
    anyCountry: 'Every country',
    companyType: 'Company type',
    anyType: 'Every type',
    place: 'Place',
    anyPlace: 'Every place',
    office: 'Office',
    anyOffice: 'Every office',
    minVisas: 'Fewest visas',
    maxVisas: 'Most visas',
    noLimit: 'No limit',
    earnedAt: 'Earned',
    earnedHint: 'Clients who stop before then get it back.',
    from: 'Holds from',
    note: 'Note for your team',
    save: 'Save draft',
  },
  endTitle: (name: string) => `End ${name}?`,
  endAbout: 'Saved as a draft. Once it is approved, new quotes no longer have this service from that day on.',
  endFrom: 'Ends on',
  reason: 'Reason',
  keep: 'Keep it',
  secondPerson: 'A second person approves each version',
  terms: 'Terms',
  termsAbout: 'Every quote refers to the version that holds when it is sent.',
  termsNone: 'No terms yet. Without them no quote can be sent.',
  termsVersion: (version: number, by: string, at: string) => `Version ${version}, by ${by}, ${day(at)}`,
  termsText: 'Text of the terms',
  termsSave: 'Save new version',
};
