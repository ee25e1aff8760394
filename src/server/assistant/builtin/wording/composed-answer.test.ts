import { expect, test } from 'vitest';
import type { QuotedPart } from '../typed-answer.ts';
import { askedOfStatements } from './asked-of-statements.ts';
import { composedAnswer } from './composed-answer.ts';

const quoted = (...texts: (string | QuotedPart)[]) => ({
  parts: texts.map((text) => (typeof text === 'string' ? { text, sources: [] } : text)),
  isQuoted: true,
  isAdded: false,
});

const composed = (question: string, ...told: Parameters<typeof composedAnswer>[0]) =>
  composedAnswer(told, askedOfStatements(question, { weightOf: () => 1 })).map(({ text }) => text);

const levy = 'A foreign employee costs a levy of SAR 800 a month [1]. It is paid by the employer.';

const rate = 'A foreign employee costs a levy of SAR 800 a month [1].';

test('what was not asked is left out', () => {
  const text = `${levy}\n\n- A licence is renewed every spring [1].\n- The office opens at noon [1].\n\n| Form | Colour |\n|---|---|\n| Card | green |`;
  expect(composed('What is the levy for a foreign employee?', quoted(text))).toEqual([rate]);
});

test.each([
  ['names something of the story', 'I am an employer. What is the levy for a foreign employee?', levy],
  ['asks for a second thing', 'What is the levy for a foreign employee, and who has to pay it?', levy],
  ['asks one thing', 'What is the levy for a foreign employee?', rate],
])('of the opening paragraph a message gets more if it %s', (_, question, told) => {
  expect(composed(question, quoted(levy))).toEqual([told]);
});

test('that sources disagree is told', () => {
  const text = `${rate} Older pages disagree and say SAR 700 [2].`;
  expect(composed('What is the levy for a foreign employee?', quoted(text))).toEqual([text]);
});

test('what is not known of another thing is told only where the asked value is open', () => {
  const unknown = 'The term of a lease was not found.';
  const asked = 'How long is a card valid?';
  expect(composed(asked, quoted(`A card is valid for 2 years [1].\n\n${unknown}`))).toEqual([
    'A card is valid for 2 years [1].',
  ]);
  const open = `A card is valid until it is returned [1].\n\n${unknown}`;
  expect(composed(asked, quoted(open))).toEqual([open]);
});

test('an unknown fine is told only where a fine is asked for', () => {
  const text = `${rate}\n\n- The fine for paying late was not found [1].`;
  expect(composed('How much is the levy for a foreign employee?', quoted(text))).toEqual([rate]);
  expect(composed('How much is the fine for a late levy?', quoted(text))).toEqual([text]);
});

test.each([
  ['a thing that is still open', 'What is the levy for an employee, and who renews the licence?'],
  ['a number of the question', 'What is the levy for an employee under rule 447?'],
])('a statement on %s stays', (_, question) => {
  const text = `${rate}\n\n- The ministry renews the licence by rule 447 [1].\n- The office opens at noon [1].`;
  expect(composed(question, quoted(text))).toEqual([
    `${rate}\n\n- The ministry renews the licence by rule 447 [1].`,
  ]);
});

test('an exception stays where a yes or no is asked for', () => {
  const text = `${rate}\n\n- No levy is due for an employee who does not work [1].`;
  expect(composed('Is a levy due for an employee?', quoted(text))).toEqual([text]);
  expect(composed('What is the levy for an employee?', quoted(text))).toEqual([rate]);
});

test('what is asked as a list is told whole', () => {
  const text = 'The ministry asks for these [1]:\n\n- a passport;\n- a lease.\n\nBring them yourself.';
  expect(composed('Which papers does the ministry want?', quoted(text))).toEqual([text]);
});

test('the list that an opening introduces stays', () => {
  const text = 'The levy has two parts [1]:\n\n- one for the card;\n- one for the fund.';
  expect(composed('What is the levy?', quoted(text))).toEqual([text]);
});

test('the opening of a passage stays below the statement that was put in front of it', () => {
  const text =
    'The card costs SAR 650 [1].\n\nForeign staff have yearly costs [1].\n\n- The office opens at noon.';
  const part = { text, sources: [], isReordered: true } as const;
  expect(composed('What does the card cost?', quoted(part))).toEqual([
    'The card costs SAR 650 [1].\n\nForeign staff have yearly costs [1].',
  ]);
});

test('a further passage goes with its heading where everything asked is said', () => {
  const further = {
    heading: 'What else does an employee cost?',
    text: 'The fund takes SAR 9 [1].',
    sources: [],
  };
  expect(composed('What is the levy for a foreign employee?', quoted(rate, further))).toEqual([rate]);
});

test('what is computed is told whole, and what adds nothing to it goes', () => {
  const computed = {
    parts: [{ text: 'It is due on 1 May. Pay online.', sources: [] }],
    isQuoted: false,
    isAdded: false,
  };
  const added = { ...quoted('It is due every year [1].'), isAdded: true };
  expect(composed('When is it due?', computed, added)).toEqual(['It is due on 1 May. Pay online.']);
});

test.each([
  [
    'What does the card cost?',
    'Card: SAR 650 [1].\n\nStaff have yearly costs [1].\n\n| Thing | Cost |\n|---|---|\n| Card | SAR 650 |\n| Bus | SAR 5 |',
    'Card: SAR 650 [1].\n\nStaff have yearly costs [1].',
  ],
  [
    'What does the card cost?',
    'Card: SAR 650 [1].\n\nStaff have yearly costs [1]:\n\n- Bus: SAR 5.\n- Lunch: SAR 9.',
    'Card: SAR 650 [1].',
  ],
])('the row that was put in front is told without the others: %s', (question, text, told) => {
  expect(composed(question, quoted({ text, sources: [], isReordered: true }))).toEqual([told]);
});

test('what a passage says of other places than the one asked about is left out', () => {
  const text =
    'An applicant is 21 or over in Ras Al Khaimah [1]. For Sharjah and Ajman no stated age was found [1].';
  expect(composed('How old must an applicant be in Ras Al Khaimah?', quoted(text))).toEqual([
    'An applicant is 21 or over in Ras Al Khaimah [1].',
  ]);
});

test('a mainland named to somebody with a zone is no other place', () => {
  const text =
    'An ADGM company cannot use the permit [1]. On the Abu Dhabi mainland the dual licence serves instead [1].';
  expect(composed('Which licence serves an ADGM company?', quoted(text))).toEqual([text]);
});
