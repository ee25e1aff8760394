import type { FieldProblemCode, FieldProblems } from '#contract/field-problem.ts';
import { labelOf, fieldMessages as ofPages } from './fields.ts';

const numbers = new Intl.NumberFormat('en');
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** What is wrong with a field, and what would be right: with what only the server finds out. */
export const fieldMessages: { [Code in FieldProblemCode]: (details: FieldProblems[Code]) => string } = {
  ...ofPages,
  'not-json-object': () => 'Please send a JSON object.',
  'same-email': () => 'This is already your address.',
  'password-common': () =>
    'Many people use this password or one like it. Use several unrelated words instead.',
  'wrong-password': () => 'Your current password is incorrect.',
  'wrong-code': () => 'This code is incorrect or has already been used. Enter the newest one.',
  'day-too-early': ({ earliest }) => `Please choose ${days.format(new Date(earliest))} or a later day.`,
  'day-too-late': ({ latest }) => `Please choose ${days.format(new Date(latest))} or an earlier day.`,
  'title-taken': () =>
    'Another article has this title. Word the question differently, or change that article.',
  'too-many-words': ({ max, ...subject }) =>
    `${labelOf(subject)} can have at most ${numbers.format(max)} words.`,
  'answer-heading': () => 'The answer must have no headings of its own.',
  'answer-html': () => 'The answer must have no HTML. Write it in Markdown.',
  'answer-citation': () => 'The answer can only cite [1], its one source.',
  'not-in-catalogue': ({ ids }) => `Not in the catalogue: ${ids.join(', ')}`,
  'saved-by-another': ({ by }) => `${by ?? 'Someone'} has saved another value here.`,
  'not-iban': () => 'Please check this IBAN: its check digits do not fit.',
  'one-quote': () => 'One invoice is about one quote and one currency. Issue another for the rest.',
  'seller-not-registered': () =>
    'These fees carry VAT, but this issuer has no VAT number. Enter it, or choose another issuer.',
  'buyer-number-missing': () =>
    'Under reverse charge the recipient accounts for the VAT: please enter their VAT number.',
  'exchange-rate-missing': () => 'The tax has to be shown in the local currency, too: please enter the rate.',
  'deposit-without-limit': () => 'A deposit needs an upper limit. Enter the most that is asked for.',
  'other-currency': ({ currency }) =>
    `This line is paid in ${currency}. Convert the amount, or choose another line.`,
  'older-than-replaced': ({ earliest }) =>
    `The figure that holds now was read later. Enter one that was read on ${days.format(new Date(earliest))} or later.`,
  'read-too-long-ago': ({ earliest }) =>
    `The catalogue accepts figures read on ${days.format(new Date(earliest))} or later. Read the source again and enter today’s day.`,
  'price-saved-by-another': ({ by, amount }) =>
    amount === null
      ? `${by} has just withdrawn this figure. Check the draft and the history, then save again.`
      : `${by} has just saved ${amount}. Check the draft and the history, then save again.`,
  'price-in-use': ({ quotes }) =>
    `Without this figure these open quotes have no price for the fee: ${quotes.join(', ')}. Enter a newer figure, or decide about the quotes first.`,
  'catalogue-refuses': ({ problems }) =>
    `The catalogue’s checks refuse this figure: ${problems.join('; ')}. Correct it and save again.`,
  'file-type': () => 'The file must be a PDF, or a JPEG, PNG, WebP or HEIC image.',
  'logo-type': () => 'The logo must be a PNG, JPEG or WebP image.',
  'brand-logo-type': () =>
    'The logo must be a PNG, JPEG or WebP image. To use an SVG drawing, set BRAND_LOGO.',
  'logo-too-many-pixels': () => 'The logo has more than 16 megapixels. Please make it smaller and try again.',
  'logo-unreadable': () =>
    'This file cannot be read as an image. Please save it again as PNG, or choose another one.',
  'last-message-not-user': () => 'The last message must be a question with the role user.',
  'question-empty': () => 'The question is empty. Please write what you would like to know.',
  'transfer-to-oneself': () => 'Choose two different holders.',
  'holds-fewer-shares': ({ name, held }) =>
    `${name} holds ${held} shares on that day. Enter at most that many.`,
  'not-whole-shares': () => 'Shares are whole. Enter a whole number of shares.',
  'shares-off': ({ held, whole }) =>
    `Together the holders have ${held} of ${whole}. Change the numbers until they add up to ${whole}.`,
  'holder-repeated': ({ name }) => `${name} is listed twice. Put both numbers in one line.`,
  'holder-minor': ({ name, age, min }) =>
    `${name} is ${age}. We cannot enter anyone under ${min} as a holder. Enter a guardian or a trust instead, and ask the authority what it accepts.`,
  'ownership-circle': ({ names }) =>
    `This makes a circle: ${names.join(' → ')}. A company cannot own itself through others. Remove one of these holdings.`,
  'nominee-for-oneself': () => 'A nominee holds for somebody else. Choose another person or company.',
  'owned-not-a-person': () => 'A person cannot have holders. Choose a company or a trust.',
  'officer-not-a-person': () => 'Only a person can hold this office here. Choose a person.',
  'officer-too-young': ({ age, min }) =>
    `This person is ${age}, and this office asks for ${min}. Choose somebody else.`,
  'secretary-sole-director': () =>
    'The only director cannot also be the secretary here. Appoint another director first, or choose another secretary.',
  'service-places-nowhere': () =>
    'No place fits these conditions together. Remove a country, a company type or a place.',
  'service-visas-reversed': () => 'The upper number of visas is below the lower one. Swap the two.',
  'service-visas-none-to-count': () =>
    'A service per visa needs companies with visas. Raise the upper number of visas, or charge it once.',
  'service-rate-missing': () => 'Enter the VAT rate in percent, such as 5, or choose another VAT treatment.',
  'service-rate-needless': () => 'This VAT treatment has no rate. Enter 0, or choose the standard rate.',
  'quote-no-price': () => 'Nobody publishes a price for this line. Enter an amount, or leave it out.',
  'quote-no-upper-limit': () => 'This price has no upper limit. Enter the amount to quote.',
  'quote-reason-missing': () => 'Say why, in a few words that the client reads.',
  'quote-discount-too-large': () => 'The discount is larger than the price. Enter a smaller one.',
  'quote-discount-not-ours': () => 'Only our own fee can have a discount. Enter another amount instead.',
  'class-not-found': () => 'There is no such class of shares. Reload the page.',
};
