import type { Country, OfficeType } from '#domain/catalogue/choices.ts';
import type { DocumentOwner } from '#domain/catalogue/definition.ts';
import { plural } from '../plural.ts';

export const subjects =
  'company formation, costs, time, documents, offices, visas, tax, audit, banking, renewal and closing in the UAE, the United States, the United Kingdom, Saudi Arabia and Singapore';

export const number = new Intl.NumberFormat('en-GB');

export const list = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });

export const visas = (count: number) =>
  count === 0 ? 'no visas' : plural(count, { one: '1 visa', other: `${count} visas` });

export const days = (count: number) => plural(count, { one: '1 day', other: `${number.format(count)} days` });

export const years = (count: number) => plural(count, { one: '1 year', other: `${count} years` });

export const offices: Record<OfficeType, string> = {
  virtual: 'a virtual office',
  flexi: 'a flexi desk',
  physical: 'an office of its own',
};

export const countryNames: Record<Country, string> = {
  AE: 'the UAE',
  US: 'the United States (federal)',
  GB: 'the United Kingdom',
  SA: 'Saudi Arabia (on foreign owners)',
  SG: 'Singapore',
};

export const documentOwners: Record<DocumentOwner, string> = {
  company: 'The company',
  'each-owner': 'Each owner',
  'each-director': 'Each director or manager',
  'each-visa-holder': 'Each person with a visa',
  'corporate-owner': 'An owner that is a company',
};

/** A company with the visas and the office that figures are for. */
export const choice = (company: string, visaCount: number, office: OfficeType) =>
  `${company} with ${visas(visaCount)} and ${offices[office]}`;

export const workingDays = (shortest: number, longest: number) =>
  shortest === longest
    ? plural(shortest, { one: '1 working day', other: `${shortest} working days` })
    : `${shortest} to ${longest} working days`;

/** Names that keep their capital inside a sentence. */
const properName =
  /^(?:Saudi|Singapore|Dubai|Delaware|Emirates|Companies House|Premium|Ministry|Chamber|Stripe)\b/;

export const lowerFirst = (text: string) =>
  /^[A-Z](?:[a-z]| )/.test(text) && !properName.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
