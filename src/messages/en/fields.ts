import type { FieldLabel, FieldProblemCode, FieldProblems, Subject } from '#contract/field-problem.ts';
import { lazily } from '#domain/values/lazily.ts';

const labels: Record<FieldLabel, string> = {
  accent: 'The accent colour',
  activity: 'Activity',
  'website-text': 'Website text',
  address: 'Address',
  answer: 'Answer',
  'account-holder': 'Account holder',
  'account-number': 'Account number',
  bank: 'Bank',
  bic: 'BIC',
  'arabic-name': 'The name in Arabic letters',
  reason: 'Reason',
  'reservation-number': 'The number of the reservation',
  'registration-number': 'Registration number',
  'vat-number': 'VAT number',
  'assistant-name': 'Assistant name',
  code: 'Code',
  'company-name': 'Company name',
  description: 'The description',
  email: 'Email',
  explanation: 'The explanation',
  article: 'The text',
  choice: 'Choice',
  document: 'Document',
  'file-name': 'File name',
  portal: 'Portal',
  'portal-holder': 'Who holds the login',
  'full-name': 'Full name',
  'licence-number': 'Licence number',
  linkedin: 'LinkedIn',
  'mailing-address': 'Mailing address',
  message: 'Message',
  name: 'Name',
  'next-path': 'What to do next',
  'nominal-value': 'Nominal value',
  'number-of-shares': 'Number of shares',
  'par-value': 'Par value',
  note: 'Note',
  points: 'At least one point',
  reference: 'Reference',
  'operator-name': 'Operator name',
  password: 'Password',
  phone: 'Phone',
  privacy: 'Privacy policy',
  'proposed-name': 'The name',
  'provider-notice': 'Notice period',
  'provider-scope': 'What it does',
  question: 'The question',
  search: 'Search',
  'source-title': 'Source',
  'source-url': 'Address of the source',
  terms: 'Terms of service',
  title: 'The question',
  'total-shares': 'Total authorized shares',
  website: 'Website',
  wording: 'Each wording',
};

const offered: Record<FieldProblems['not-offered']['of'], string> = {
  countries: 'countries',
  'company-types': 'company types',
  'free-zones': 'free zones',
  zones: 'free zones or emirates',
  'office-types': 'office types',
  industries: 'industries',
  roles: 'roles',
  states: 'states',
  services: 'services',
};

const numbers = lazily(() => new Intl.NumberFormat('en'));
const either = lazily(() => new Intl.ListFormat('en', { type: 'disjunction' }));

export const labelOf = (subject: Subject) => ('field' in subject ? labels[subject.field] : subject.name);

const sentencesOf = <Codes extends FieldProblemCode>(
  sentences: {
    readonly [Code in Codes]: (details: FieldProblems[Code]) => string;
  },
) => sentences;

/**
 * What is wrong with a field, and what would be right, as far as a page can tell without the server. The rest is in
 * `server-fields.ts`: pages show the server's own sentence, so that none of them loads it.
 */
export const fieldMessages = sentencesOf({
  invalid: () => 'This value is not valid.',
  required: (subject) => `${labelOf(subject)} is required.`,
  'not-text': (subject) => `${labelOf(subject)} must be text.`,
  'too-long': ({ max, ...subject }) =>
    `${labelOf(subject)} can have at most ${numbers().format(max)} characters.`,
  'not-one-line': (subject) => `${labelOf(subject)} must fit on one line.`,
  'unusable-characters': (subject) => `${labelOf(subject)} contains characters that cannot be used.`,
  'not-web-address': (subject) => `${labelOf(subject)} must be a web address like example.com.`,
  'not-boolean': (subject) => `${labelOf(subject)} must be true or false.`,
  'not-object': (subject) => `${labelOf(subject)} must be an object.`,
  'not-list': (subject) => `${labelOf(subject)} must be a list.`,
  'empty-list': (subject) => `${labelOf(subject)} must not be empty.`,
  'not-whole': (subject) => `${labelOf(subject)} must be a whole number.`,
  'too-small': ({ min, ...subject }) => `${labelOf(subject)} must be at least ${numbers().format(min)}.`,
  'too-large': ({ max, ...subject }) => `${labelOf(subject)} can be at most ${numbers().format(max)}.`,
  'out-of-range': ({ min, max, ...subject }) => `${labelOf(subject)} must be from ${min} to ${max}.`,
  'not-one-of': ({ values, ...subject }) => `${labelOf(subject)} must be ${either().format(values)}.`,
  'not-id': () => 'This is not a valid id.',
  'not-cursor': () => 'This cursor is not from this list. Start again without it.',
  'not-date': () => 'Please enter the day as YYYY-MM-DD.',
  'not-base64url': () => 'This must be base64url.',
  'not-offered': ({ of }) => `Please choose one of the ${offered[of]} on offer.`,
  'not-email': () => 'Please enter an email address like name@example.com.',
  'password-too-short': ({ min }) => `Password must have at least ${min} characters.`,
  'password-pattern': () =>
    'This password repeats or follows a pattern and is easy to guess. Use several unrelated words instead.',
  'password-repeats-account': () =>
    'This password is made of your name or email address and easy to guess. Use several unrelated words instead.',
  'link-incomplete': () => 'Please open the link from your email again.',
  'country-missing': () => 'Please choose a country.',
  'visas-out-of-range': ({ min, max }) => `Please choose between ${min} and ${max} visas.`,
  'type-not-in-country': () => 'This company type is not offered in that country.',
  'option-missing': () => 'Please select a specific option',
  'free-zone-differs': () => 'The free zone must be the one chosen as sub-type.',
  'not-linkedin': () => 'LinkedIn must be an address like linkedin.com/company/example.',
  'not-share-value': (subject) =>
    `${labelOf(subject)} must be a decimal number like 0.0001, with at most 8 decimals.`,
  'not-accent': () => 'Please enter the accent colour like #0b6e63.',
  'role-missing': () => 'Please choose a role: admin, finance, member, adviser, signatory or shareholder.',
  'day-missing': () => 'Please choose a day.',
  'not-https': () => 'Please enter a web address that begins with https://.',
  'search-missing': () => 'Please enter what to search for.',
  'places-out-of-range': ({ min, max }) => `Please name ${min} to ${max} jurisdictions, separated by commas.`,
  'places-repeated': () => 'Please name each jurisdiction once.',
  'not-country': () => 'Please enter the two letters of the country, such as AE.',
  'not-peppol-address': () => 'Please enter scheme and identifier, such as 0235:1234567890.',
  'not-exchange-rate': () => 'Please enter a rate above zero, such as 3.6725.',
  'no-line-chosen': () => 'Please choose at least one fee.',
  'not-month': () => 'Please enter a month as YYYY-MM.',
  'not-amount': () => 'Please enter an amount above zero, with two decimals at most.',
  'amount-too-large': ({ max }) =>
    `Amounts above ${numbers().format(max / 100)} are not accepted. Check for a zero too many.`,
  'range-reversed': () => 'The upper amount must not be below the lower one. Swap the two.',
  'not-secure-address': () => 'Please enter the address of the source, like https://example.com/fees.',
  'file-too-large': ({ max }) =>
    `A file can have at most ${numbers().format(max / 1024 / 1024)} MB. Scan it with fewer dots, or split it.`,
  'idempotency-key': () => 'Idempotency-Key must be 1 to 255 visible ASCII characters.',
  'api-version-missing': () => 'Please add the query parameter api-version, as in ?api-version=2024-10-21.',
  'content-not-text': () =>
    'content must be text, or a list of text parts. Images, audio and files are not supported.',
  'more-than-one-answer': () => 'n must be 1. There is one answer to a question.',
  'not-a-share': () => 'Enter a number above zero, such as 400000, 33.33 or 1/3.',
  'password-repeats-product': () =>
    'This password is made of the name of this product and easy to guess. Use several unrelated words instead.',
});
