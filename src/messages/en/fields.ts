import type { FieldLabel, FieldProblemCode, FieldProblems, Subject } from '#contract/field-problem.ts';

const labels: Record<FieldLabel, string> = {
  accent: 'The accent colour',
  answer: 'Answer',
  reason: 'Reason',
  'assistant-name': 'Assistant name',
  code: 'Code',
  'company-name': 'Company name',
  email: 'Email',
  'full-name': 'Full name',
  linkedin: 'LinkedIn',
  'mailing-address': 'Mailing address',
  name: 'Name',
  note: 'Note',
  'operator-name': 'Operator name',
  password: 'Password',
  phone: 'Phone',
  privacy: 'Privacy policy',
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
  states: 'states',
  services: 'services',
};

const numbers = new Intl.NumberFormat('en');
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const either = new Intl.ListFormat('en', { type: 'disjunction' });

const labelOf = (subject: Subject) => ('field' in subject ? labels[subject.field] : subject.name);

/** What is wrong with a field, and what would be right. */
export const fieldMessages: { [Code in FieldProblemCode]: (details: FieldProblems[Code]) => string } = {
  invalid: () => 'This value is not valid.',
  required: (subject) => `${labelOf(subject)} is required.`,
  'not-text': (subject) => `${labelOf(subject)} must be text.`,
  'too-long': ({ max, ...subject }) =>
    `${labelOf(subject)} can have at most ${numbers.format(max)} characters.`,
  'not-one-line': (subject) => `${labelOf(subject)} must fit on one line.`,
  'unusable-characters': (subject) => `${labelOf(subject)} contains characters that cannot be used.`,
  'not-web-address': (subject) => `${labelOf(subject)} must be a web address like https://example.com.`,
  'not-boolean': (subject) => `${labelOf(subject)} must be true or false.`,
  'not-object': (subject) => `${labelOf(subject)} must be an object.`,
  'not-list': (subject) => `${labelOf(subject)} must be a list.`,
  'empty-list': (subject) => `${labelOf(subject)} must not be empty.`,
  'not-whole': (subject) => `${labelOf(subject)} must be a whole number.`,
  'too-small': ({ min, ...subject }) => `${labelOf(subject)} must be at least ${numbers.format(min)}.`,
  'too-large': ({ max, ...subject }) => `${labelOf(subject)} can be at most ${numbers.format(max)}.`,
  'out-of-range': ({ min, max, ...subject }) => `${labelOf(subject)} must be from ${min} to ${max}.`,
  'not-one-of': ({ values, ...subject }) => `${labelOf(subject)} must be ${either.format(values)}.`,
  'not-json-object': () => 'Please send a JSON object.',
  'not-id': () => 'This is not a valid id.',
  'not-cursor': () => 'This cursor is not from this list. Start again without it.',
  'not-date': () => 'Please enter the day as YYYY-MM-DD.',
  'not-base64url': () => 'This must be base64url.',
  'not-offered': ({ of }) => `Please choose one of the ${offered[of]} on offer.`,
  'not-email': () => 'Please enter an email address like name@example.com.',
  'same-email': () => 'This is already your address.',
  'password-too-short': ({ min }) => `Password must have at least ${min} characters.`,
  'password-common': () =>
    'Many people use this password or one like it. Use several unrelated words instead.',
  'password-pattern': () =>
    'This password repeats or follows a pattern and is easy to guess. Use several unrelated words instead.',
  'password-repeats-account': () =>
    'This password is made of your name or email address and easy to guess. Use several unrelated words instead.',
  'password-repeats-product': () =>
    'This password is made of the name of this product and easy to guess. Use several unrelated words instead.',
  'wrong-password': () => 'Your current password is incorrect.',
  'wrong-code': () => 'This code is incorrect or has already been used. Enter the newest one.',
  'link-incomplete': () => 'Please open the link from your email again.',
  'country-missing': () => 'Please choose a country.',
  'visas-out-of-range': ({ min, max }) => `Please choose between ${min} and ${max} visas.`,
  'type-not-in-country': () => 'This company type is not offered in that country.',
  'option-missing': () => 'Please select a specific option',
  'free-zone-differs': () => 'The free zone must be the one chosen as sub-type.',
  'not-linkedin': () => 'LinkedIn must be an address at linkedin.com.',
  'not-par-value': () => 'Par value must be a decimal number like 0.0001, with at most 8 decimals.',
  'not-accent': () => 'Please enter the accent colour like #0b6e63.',
  'role-missing': () => 'Please choose a role: admin or member.',
  'day-missing': () => 'Please choose a day.',
  'day-too-early': ({ earliest }) => `Please choose ${days.format(new Date(earliest))} or a later day.`,
  'day-too-late': ({ latest }) => `Please choose ${days.format(new Date(latest))} or an earlier day.`,
  'not-https': () => 'Please enter a web address that begins with https://.',
  'title-taken': () =>
    'Another article has this title. Word the question differently, or change that article.',
  'too-many-words': ({ max, ...subject }) =>
    `${labelOf(subject)} can have at most ${numbers.format(max)} words.`,
  'answer-heading': () => 'The answer must have no headings of its own.',
  'answer-html': () => 'The answer must have no HTML. Write it in Markdown.',
  'answer-citation': () => 'The answer can only cite [1], its one source.',
  'search-missing': () => 'Please enter what to search for.',
  'places-out-of-range': ({ min, max }) => `Please name ${min} to ${max} jurisdictions, separated by commas.`,
  'places-repeated': () => 'Please name each jurisdiction once.',
  'not-in-catalogue': ({ ids }) => `Not in the catalogue: ${ids.join(', ')}`,
  'saved-by-another': ({ by }) => `${by ?? 'Someone'} has saved another value here.`,
  'not-amount': () => 'Please enter an amount above zero, with two decimals at most.',
  'amount-too-large': ({ max }) =>
    `Amounts above ${numbers.format(max / 100)} are not accepted. Check for a zero too many.`,
  'range-reversed': () => 'The upper amount must not be below the lower one. Swap the two.',
  'deposit-without-limit': () => 'A deposit needs an upper limit. Enter the most that is asked for.',
  'other-currency': ({ currency }) =>
    `This line is paid in ${currency}. Convert the amount, or choose another line.`,
  'not-secure-address': () => 'Please enter the address of the source, like https://example.com/fees.',
  'older-than-replaced': ({ earliest }) =>
    `The figure that holds now was read later. Enter one that was read on ${days.format(new Date(earliest))} or later.`,
  'read-too-long-ago': ({ earliest }) =>
    `The catalogue accepts figures read on ${days.format(new Date(earliest))} or later. Read the source again and enter today’s day.`,
  'price-saved-by-another': ({ by, amount }) =>
    amount === null
      ? `${by} has just withdrawn this figure. Check the history, then save again.`
      : `${by} has just saved ${amount}. Check the history, then save again.`,
  'catalogue-refuses': ({ problems }) =>
    `The catalogue’s checks refuse this figure: ${problems.join('; ')}. Correct it and save again.`,
  'logo-type': () => 'The logo must be a PNG, JPEG or WebP image.',
  'brand-logo-type': () =>
    'The logo must be a PNG, JPEG or WebP image. To use an SVG drawing, set BRAND_LOGO.',
  'logo-too-many-pixels': () => 'The logo has more than 16 megapixels. Please make it smaller and try again.',
  'logo-unreadable': () =>
    'This file cannot be read as an image. Please save it again as PNG, or choose another one.',
  'idempotency-key': () => 'Idempotency-Key must be 1 to 255 visible ASCII characters.',
  'api-version-missing': () => 'Please add the query parameter api-version, as in ?api-version=2024-10-21.',
  'content-not-text': () =>
    'content must be text, or a list of text parts. Images, audio and files are not supported.',
  'more-than-one-answer': () => 'n must be 1. There is one answer to a question.',
  'last-message-not-user': () => 'The last message must be a question with the role user.',
  'question-empty': () => 'The question is empty. Please write what you would like to know.',
};
