import { expect, test } from 'vitest';
import { answerOf } from '../../expert.suite.ts';
import { builtInExpert } from '../../testing/experts.ts';

const expert = builtInExpert();

test.each([
  ["What's the fine when a new UAE company registers for corporate tax too late?", 'AED 10,000'],
  ['ACRA fee for registering a private limited company', 'S$300'],
  ['Our free zone company in Dubai got one mainland client. Price of the temporary permit?', 'AED 5,000'],
  ['what does the emirates id cost for each year', 'AED 100'],
])('%o opens with the amount', async (question, amount) => {
  const answer = await answerOf(expert, question);
  expect(answer.split('\n')[0]).toContain(amount);
});

test.each([
  'My turnover is AED 210,000. Can I sign up for VAT anyway, or is that too little?',
  'We only sell to consumers in Deira, turnover AED 4m, do we have to send e-invoices?',
  "Second time in a year we file the VAT return late. What's the fine this time?",
])('what only describes the case of %o brings no passage of its own', async (question) => {
  const answer = await answerOf(expert, question);
  expect(answer).not.toContain('ADCB');
  expect(answer).not.toContain('GBP');
});

test.each([
  ['Can a company join e-invoicing voluntarily before it must, and since when?', 'JAFZA'],
  ['Who pays the work permit fee, me or my employee?', 'part-time'],
  // How large the company is names no subject either.
  [
    'Do I have to appoint an e-invoicing provider in the UAE, and by when, with sales of 10 million?',
    'Golden',
  ],
])('a part of %o that names no subject brings no passage on another one', async (question, other) => {
  expect(await answerOf(expert, question)).not.toContain(other);
});

test.each([
  ['Do I need a company secretary in the UK?', /^No\. A company secretary has been optional/],
  ['Do I need a Saudi partner for a restaurant in Riyadh?', /^No: in most activities a foreigner may own/],
])("a place's own question goes before a definition or another trade: %s", async (question, opening) => {
  expect(await answerOf(expert, question)).toMatch(opening);
});

test.each([
  // Late registration means nearly the same, and notice of new prices stands beside the fees themselves.
  ['How much is the penalty for filing UAE corporate tax late?', /^The penalty for filing .*AED 500/],
  ['What are the NEOBiz fees?', /^The minimum balance, the monthly fee .*not found/],
  // A price in one emirate is none in another.
  ['Price of the medical in Sharjah', /^AED 260 for employees/],
  ['Visa medical fee, Ras Al Khaimah', /^AED 260 for employees/],
  // Registering is the opposite of deregistering.
  ['Our UAE corporate tax was deregistered too late, what is the penalty?', /not confirmed/],
  // A term with a value in each country has no one meaning.
  ['What is the VAT rate?', /^Which country is it about/],
])('what fits the words goes before its neighbour: %s', async (question, opening) => {
  expect((await answerOf(expert, question)).replaceAll('\u00A0', ' ')).toMatch(opening);
});
