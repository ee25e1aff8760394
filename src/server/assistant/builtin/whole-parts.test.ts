import { expect, test } from 'vitest';
import { answerOf, aQuestion } from '../expert.suite.ts';
import { builtInExpert } from '../testing/experts.ts';

const expert = builtInExpert();

async function answerTo(question: string): Promise<string> {
  return (await answerOf(expert, aQuestion(question))).replaceAll('\u00A0', ' ');
}

test.each([
  [
    'My brother is 15. Can he be a director of my UK company, and how many directors does it need?',
    /^No\.[\s\S]*at least 1/,
  ],
  [
    'Can I use a PO box as registered office of my English company, and do I also need an email address for it?',
    /^No[\s\S]*registered email address has been required/,
  ],
  [
    'What is the MOHRE fee for a work permit in a category 2 company and who pays it?',
    /1,200[\s\S]*employer pays/i,
  ],
])(
  'a later question with a pronoun is answered of the thing that it stands for: %s',
  async (question, said) => {
    expect(await answerTo(question)).toMatch(said);
  },
);

test('who the asker is and where they live does not choose the article', async () => {
  const answer = await answerTo(
    'I am an Indian citizen living in Pune and have no SSN. Can I apply for the EIN of my LLC online, and if not, which form?',
  );
  expect(answer).toMatch(/^The IRS online application is closed[\s\S]*SS-4/);
});

test('a country that the asker lives in is not compared with the one of the company', async () => {
  const answer = await answerTo(
    'I live in Dubai and my UK company has no UK owner. Will Starling open an account?',
  );
  expect(answer).toMatch(/^Hardly/);
  expect(answer).not.toContain('Mainland Dubai');
});

test('the same is asked of two cases that one question names', async () => {
  const answer = await answerTo(
    'Our DIFC firm missed the yearly data protection officer assessment. How high can the fine be, and for a missing impact assessment?',
  );
  expect(answer).toMatch(/USD 25,000[\s\S]*USD 50,000/);
});

test("'how much' after a question for a capital asks for that capital", async () => {
  const answer = await answerTo('What capital must be shown in IFZA, and how much for an investor visa?');
  expect(answer).toContain('AED 50,000');
});

test.each([
  [
    'I reserved a trade name in Dubai on 21 October 2026. How much did that cost and when does it lapse?',
    '20 April 2027',
  ],
  ['Our UAE VAT period ended on 30 September 2026. When are return and payment due?', '28 October 2026'],
  [
    'Our Saudi commercial registration was issued on 30 June 2026. Between which days do we have to confirm its data in 2027?',
    '31 May 2027',
  ],
])('a day of the story is counted from: %s', async (question, day) => {
  expect(await answerTo(question)).toContain(day);
});

test('what a licence does is no forecast', async () => {
  const answer = await answerTo(
    'Can I form an IFZA company from Bogotá without travelling, and does the licence guarantee a bank account?',
  );
  expect(answer).toMatch(/^Yes[\s\S]*does not guarantee/);
});

test('a rate without its tax is the one of the tax before', async () => {
  const answer = await answerTo(
    "My UK company's turnover fell to £85,000. May it leave VAT, and what is the standard rate?",
  );
  expect(answer).toContain('UK VAT is 20%');
});
