import { expect, test } from 'vitest';
import { askedThing } from './asked-thing.ts';

test.each([
  ['how much is parking at DIFC', ['park']],
  ['what is the phone number of DMCC', ['phone']],
  ['who is the CEO of DMCC', ['ceo']],
  ['how much is electricity for a warehouse in JAFZA', ['electr']],
  ['what does QuickBooks cost', ['quickbook']],
])('%s', (question, thing) => {
  expect(askedThing(question).map((word) => word.slice(0, 9))).toEqual(
    expect.arrayContaining(thing.map((word) => expect.stringContaining(word))),
  );
});

test.each([
  'How much does a company in DMCC cost?',
  'What is the threshold?',
  'How much is the licence?',
  'How do I close my company?',
  'Can I employ somebody at a salary of 4,000 dollars?',
])('names nothing but a company: %s', (question) => {
  expect(askedThing(question)).toEqual([]);
});
