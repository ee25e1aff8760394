import { expect, test } from 'vitest';
import { plainDate } from '#domain/values/plain-date.ts';
import type { OwnCompany } from '../../evaluation/question.ts';
import { answerOf, aQuestion } from '../../expert.suite.ts';
import { builtInExpert } from '../../testing/experts.ts';

const today = plainDate('2026-11-28');

/** The answer to the owner of one company, without the links and sources below it. */
async function told(
  place: string,
  dates: OwnCompany['dates'],
  question: string,
  visas: number = 1,
): Promise<string> {
  const company: OwnCompany = { name: 'Harbour Lane', place, visas, office: 'flexi', done: {}, dates };
  const expert = builtInExpert([company], today);
  const answer = await answerOf(expert, aQuestion(question, { personId: 'founder', today }));
  const [text = ''] = answer.replaceAll('\u00A0', ' ').split('\n\n**Sources**');
  return text.replaceAll(/\[Your [^\n]*\n*/g, '').trim();
}

const year = { 'financial-year-end': '2026-12-31' };

test.each([
  [
    'I want an EntrePass for this company. Until when can I apply?',
    '2026-08-20',
    /by \*\*19 February 2027\*\*/,
  ],
  [
    'Am I still in time for an EntrePass with this company?',
    '2026-05-01',
    /^No, .* by \*\*31 October 2026\*\*/,
  ],
  ['Is my company still young enough for the EntrePass?', '2026-07-15', /^Yes, .*\*\*14 January 2027\*\*/],
  [
    'What are my dates for naming an auditor and a secretary?',
    '2026-10-05',
    /appoint an auditor by \*\*5 January 2027\*\*[\s\S]*\*\*5 April 2027\*\*: Appoint the secretary/,
  ],
] as const)(
  'a duty that counts from the recorded incorporation: %s',
  async (question, incorporation, said) => {
    const answer = await told('sg-private-limited-company', { incorporation, ...year }, question, 0);
    expect(answer).toMatch(said);
    expect(answer).not.toContain('21 November 2026');
  },
);

test.each([
  [
    'gb-private-limited-company',
    'Which day do my first accounts go to Companies House at the latest?',
    /by \*\*6 July 2028\*\*/,
  ],
  [
    'gb-private-limited-company',
    'Until which day must I give Companies House the code for my role as person with significant control?',
    /by \*\*20 October 2026\*\*/,
  ],
  [
    'sa-llc',
    'We have not told the commercial register about our bank account. Too late?',
    /^No, .* \*\*4 January 2027\*\*/,
  ],
] as const)('%s: %s', async (place, question, said) => {
  expect(
    await told(place, { incorporation: '2026-10-06', 'financial-year-end': '2027-10-31' }, question, 0),
  ).toMatch(said);
});

test('what was missed long ago is told with its fine', async () => {
  const dates = { incorporation: '2026-03-01', 'licence-issue': '2026-03-01' };
  const answer = await told(
    'ae-ifza',
    dates,
    'Did I miss the corporate tax registration? What does it cost if so?',
  );
  expect(answer).toMatch(/^Yes, .* by \*\*1 June 2026\*\*, 180 days ago/);
  expect(answer).toContain('AED 10,000');
  expect(answer).not.toContain('e-invoicing');
});

test('a month in the question is the day that is recorded in it', async () => {
  const dates = { incorporation: '2026-01-20', 'visa-issue': '2026-03-10' };
  const answer = await told(
    'ae-dmcc',
    dates,
    'My residence was stamped in March. When do I have to renew it?',
  );
  expect(answer).toMatch(/by \*\*10 March 2028\*\*/);
  expect(answer).not.toMatch(/\b(?:1|31) March 2028/);
});

test.each([
  [
    'sa-llc',
    'By which day must my partners hold their yearly meeting, and by which day do they get the notice?',
    ['30 June 2027', '9 June 2027'],
  ],
  [
    'sa-llc',
    'When must my accounts be with the auditor, and when do they have to be filed?',
    ['16 May 2027', '30 June 2027'],
  ],
  ['ae-sharjah', 'Do we have to hold a general assembly, and by when?', ['30 April 2027']],
  [
    'ae-dafza',
    'By which day do I hand in the audited accounts and what may it cost me to be late?',
    ['31 March 2027', 'AED 5,000'],
  ],
] as const)('a question that goes on asks of the same duty: %s %s', async (place, question, days) => {
  const answer = await told(
    place,
    { incorporation: '2026-02-15', 'licence-issue': '2026-02-15', ...year },
    question,
  );
  for (const day of days) expect(answer).toContain(day);
  expect(answer).not.toMatch(/the step '|e-invoicing/);
});

test('a recorded LLC is told its own tax, and no report of a corporation', async () => {
  const answer = await told(
    'us-llc',
    { incorporation: '2026-04-14' },
    'What is the next tax I pay to Delaware for it, how much and when?',
    0,
  );
  expect(answer).toContain('USD 300');
  expect(answer).toMatch(/by \*\*1 June 2027\*\*/);
  expect(answer).not.toMatch(/1 March|Nothing is due/);
});

test('a question for the fine of the next payment is told the fine', async () => {
  const question = "How much is the late penalty if I miss Delaware's next payment, and which day is that?";
  const answer = await told('us-llc', { incorporation: '2025-09-09' }, question, 0);
  expect(answer).toContain('USD 200');
  expect(answer).toMatch(/by \*\*1 June 2027\*\*/);
});

test('a recorded branch is told no meeting of a company', async () => {
  const answer = await told(
    'sa-branch-of-a-foreign-company',
    { incorporation: '2026-04-01', ...year },
    'Does our branch hold a general meeting each year? And when does it file its financial statements?',
    0,
  );
  expect(answer).toMatch(/file the financial statements by \*\*30 June 2027\*\*/);
  expect(answer).not.toContain('of a Saudi LLC is held');
});

test('only the dates of the time that is asked for are told, and of a tax only its own', async () => {
  const spring = await told(
    'us-c-corporation',
    { ...year, incorporation: '2026-09-01' },
    'what comes up in spring?',
  );
  expect(spring).toMatch(/^These dates of \*\*Harbour Lane\*\* lie between 1 March 2027 and 31 May 2027:/);
  expect(spring).toContain('15 April 2027');
  expect(spring).not.toContain('December');
  const dates = { incorporation: '2026-02-16', 'financial-year-end': '2027-02-28' };
  const tax = await told('gb-private-limited-company', dates, 'which tax papers come next year?', 0);
  expect(tax).toMatch(/between 1 January 2027 and 31 December 2027[\s\S]*corporation tax/);
  expect(tax).not.toMatch(/confirmation/);
});
