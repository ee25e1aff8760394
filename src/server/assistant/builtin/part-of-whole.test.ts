import { expect, test } from 'vitest';
import { answerOf, aQuestion } from '../expert.suite.ts';
import { builtInExpert } from '../testing/experts.ts';

const expert = builtInExpert();

test.each([
  [
    'Who is a beneficial owner of a Saudi company and how fast do I notify a change?',
    /25% or more[\s\S]*within 15 days/,
  ],
  [
    'How much must I invest for the UK Innovator Founder visa and how many years do I get?',
    /no fixed investment[\s\S]*lasts 3 years/,
  ],
])(
  'a question that leans on the one before it is answered from the same subject: %s',
  async (question, said) => {
    const answer = (await answerOf(expert, aQuestion(question))).replaceAll('\u00A0', ' ');
    expect(answer).toMatch(said);
    expect(answer).not.toContain('I have no answer');
  },
);

test.each([
  ['How long does DMCC take and who is the CEO of DMCC?', 'who is the CEO of DMCC'],
  ['What is the GST rate in Singapore and who is the prime minister?', 'who is the prime minister'],
])(
  'a question on nothing that the articles speak of is named as unanswered: %s',
  async (question, unanswered) => {
    expect(await answerOf(expert, aQuestion(question))).toContain(`I have no answer to '${unanswered}'`);
  },
);

test('a word that no article uses hides no passage that surely means the same', async () => {
  const answer = await answerOf(
    expert,
    aQuestion('The year of our UK Ltd ended in March. When is the corporation tax payable?'),
  );
  expect(answer.replaceAll('\u00A0', ' ')).toContain('9 months and 1 day');
});

test.each([
  ['Can I put my DMCC licence to sleep and for how long?', /12 months/, /Name reservation/],
  [
    'If I pay my mainland staff late, on which day are permits blocked and when do fines start?',
    /day 11/,
    /UBO/,
  ],
  ['Is my small Singapore Pte Ltd free from audit? Which limits count?', /2 of 3/, /Employment Pass/],
  ["How quick is DIFC's express visa and what's its price?", /AED 5,410 and takes 2 working days/, /medical/],
  ["What's the youngest a DMCC manager may be, and since when?", /10 October 2024/, /has existed since/],
  // A word that the UK has, too, is meant of the zone that was named.
  [
    'How many years must a DIFC company keep its records, and when does it send the confirmation statement?',
    /With each licence renewal/,
    /review period|14 days/,
  ],
])('what the first answer holds brings no passage on another subject: %s', async (question, said, other) => {
  const answer = (await answerOf(expert, aQuestion(question))).replaceAll('\u00A0', ' ');
  expect(answer).toMatch(said);
  expect(answer).not.toMatch(other);
  expect(answer).not.toContain('I have no answer');
});

test.each([
  // The best passage for both of them answers the first alone.
  [
    'Do the names of the owners appear in the formation document of a Delaware LLC, and what has to stand in it?',
    /^No\.[\s\S]*the address of its registered office/,
  ],
  [
    'Economic substance filings are over. Which old years can the authority still audit, and what happened to fines for later years?',
    /2019 to 2022[\s\S]*are cancelled/,
  ],
  // The words of the second stand beside another amount in what the first is told.
  [
    'I co-own a small business in Dubai with AED 1.3 million revenue. Is that enough for the entrepreneur Golden residence, and how much must a pilot project be worth otherwise?',
    /AED 500,000/,
  ],
  // Only the second names a sum by which the country is known.
  [
    'How many days do I have to register for VAT and what counts towards the 375,000?',
    /within 30 days[\s\S]*zero-rated/,
  ],
  [
    'We want to arrange deals from ADGM. What is the FSRA fee for arranging, and how long does the authorisation take?',
    /USD 15,000[\s\S]*60 to 90 days/,
  ],
  [
    'What level of English and how much personal money do I need for the UK Innovator Founder visa?',
    /^[^.]*level B2[^.]*\.\s+[^.]*GBP 1,270/,
  ],
])('each question of a message is answered, the second with its own passage: %s', async (question, told) => {
  const answer = (await answerOf(expert, aQuestion(question))).replaceAll('\u00A0', ' ');
  expect(answer).toMatch(told);
  expect(answer).not.toContain('I have no answer');
});

test('what a fine grows to is no price of a company', async () => {
  const answer = await answerOf(
    expert,
    aQuestion(
      'How much does a late company tax return cost in the UK at once, and how much after three months?',
    ),
  );
  expect(answer.replaceAll('\u00A0', ' ')).toMatch(/^[^.]*GBP 200 at once and GBP 400/);
  expect(answer).not.toContain('flexi desk');
});

test('a rule for larger firms is none for a smaller one', async () => {
  const answer = await answerOf(
    expert,
    aQuestion(
      'Our ADGM company has a turnover of USD 3 million and 12 staff. Must it be audited, and when are the accounts due?',
    ),
  );
  expect(answer).toMatch(/^(?:No: an|An) ADGM company with a turnover of up to .* exempt from the audit/);
  expect(answer.replaceAll('\u00A0', ' ')).toContain('within 9 months');
});

test.each([
  [
    'I am applying for an initial approval in Abu Dhabi. What does it cost and how long does it stay valid?',
    /AED 100 [^.]*valid 3 months/,
    /entry permit/,
  ],
  [
    'Where is the company tax lower for a foreign owner, Singapore or Saudi Arabia, and what are the two rates?',
    /17% against 20%/,
    /United Kingdom/,
  ],
  [
    'At what turnover does VAT registration start in the UAE, in Saudi Arabia and in the UK?',
    /AED 375,000[\s\S]*SAR 375,000[\s\S]*GBP 90,000/,
    /where should I form/,
  ],
  [
    'Is there a rule in the UAE that my mainland staff must be of different nationalities, and what share is meant?',
    /20%/,
    /I have no answer/,
  ],
  [
    'What is the top-up tax rate in the UAE and which groups pay it?',
    /15% minimum tax[\s\S]*EUR 750 million/,
    /AED 375,000/,
  ],
  [
    'When must wages be paid under the WPS, and what share has to be transferred?',
    /1st day[\s\S]*85%/,
    /beneficial owners/,
  ],
  [
    'In DIFC, how long does the in-principle approval take and how long the whole incorporation?',
    /5 to 7 working days[\s\S]*3 to 4 weeks/,
    /from the first step to the last/,
  ],
])('what an answer holds already brings nothing more: %s', async (question, told, besides) => {
  const answer = (await answerOf(expert, aQuestion(question))).replaceAll('\u00A0', ' ');
  expect(answer).toMatch(told);
  expect(answer).not.toMatch(besides);
});

test('advice that no rule decides is out of scope', async () => {
  const answer = await answerOf(expert, aQuestion('Which phone should I buy my daughter for her birthday?'));
  expect(answer).toMatch(/^That is outside what I can answer/);
});

test.each([
  [
    'Our Singapore annual return is four months late. What is the penalty, and could we have asked for more time?',
    /S\$600[\s\S]*60 days/,
  ],
  [
    'For the US International Entrepreneur Parole: how much from American investors, and how much of the start-up must I own?',
    /USD 311,071[\s\S]*10%/,
  ],
  [
    'In JAFZA, how big is the security deposit and what is the public health charge on a warehouse?',
    /10% of the rent[\s\S]*2% of the rent/,
  ],
  ['When is Form 1120 due and how long is the extension?', /4th month[\s\S]*6 months/],
  [
    'What is the filing fee of a Wyoming LLC and what does its annual report cost?',
    /USD 100[\s\S]*greater of USD 60/,
  ],
  [
    'What does a late UK company tax return cost at once and after three months?',
    /GBP 200 at once and GBP 400/,
  ],
  ['What does MISA cost in the first year, and what is the commercial registration fee?', /^[^.]*SAR 12,000/],
])('each part is answered for itself: %s', async (question, told) => {
  const answer = (await answerOf(expert, aQuestion(question))).replaceAll('\u00A0', ' ');
  expect(answer).toMatch(told);
  expect(answer).not.toContain('flexi desk');
});

test('a statement that leans on another one is no row to open with', async () => {
  const answer = await answerOf(
    expert,
    aQuestion(
      'Who counts as a beneficial owner of a mainland company, and within how many days do I report a change?',
    ),
  );
  expect(answer.replaceAll('\u00A0', ' ')).toMatch(/^In the UAE the ultimate beneficial owner/);
});
