import { expect, test } from 'vitest';
import { withFittingVerdict, withoutVerdict, withVerdictOnLoss, withVerdictOnShortfall } from './verdict.ts';

const heading = 'Can a foreigner form a company without travelling?';
const text = 'Yes, a founder abroad may own a company [1].';
const bare = 'A founder abroad may own a company [1].';

test.each([
  ['May I form a company without travelling?', text],
  ['Do I have to travel there to form a company?', bare],
  ['Can I form a company?', bare],
  ['How does somebody abroad form a company without travelling?', bare],
  ['Is a company without travelling fine?', text],
])('%s', (question, said) => {
  expect(withFittingVerdict(text, heading, question, { likeness: 0.4 })).toBe(said);
});

test.each([
  // What may be left undone need not be done.
  [heading, text, 'Do I have to travel there?', 'No, a founder abroad may own a company [1].'],
  [
    'Do I need an audit?',
    'No. Small ones are exempt.',
    'May I skip the audit?',
    'Yes. Small ones are exempt.',
  ],
  // What has ended is asked the other way round.
  [
    'Must an LLC report its owners?',
    'No. It is exempt.',
    'Is it true that an LLC no longer reports its owners?',
    'Yes. It is exempt.',
  ],
  // Each employee needs one of the visas that are counted.
  [
    'Can a flexi desk carry visas?',
    'Yes: a flexi desk carries up to 3 visas.',
    'Can a flexi desk serve 5 employees?',
    'A flexi desk carries up to 3 visas.',
  ],
  // Which of two comes first is asked the other way round.
  [
    'Is the licence issued before the lease is signed?',
    'No: the lease comes first.',
    'Is the lease signed before the licence is issued?',
    'The lease comes first.',
  ],
  // What is free of a tax does not bear it.
  ['Are services free of VAT?', 'No: they are taxed.', 'Does VAT apply on services?', 'They are taxed.'],
  // The asker's amount is not the one that is asked for.
  [
    'Can a freelancer get it?',
    'Yes: a freelancer gets it with AED 360,000.',
    'Can a freelancer get it with AED 200,000?',
    'A freelancer gets it with AED 360,000.',
  ],
  [
    'Is an audit needed?',
    'Yes: it is, whatever the revenue; of 1,000 none is exempt.',
    'Is an audit needed with AED 600,000?',
    'Yes: it is, whatever the revenue; of 1,000 none is exempt.',
  ],
  // What is allowed says nothing of what has to be.
  ['Can a foreigner own it?', 'Yes. There is no rule.', 'Do I need to live there?', 'There is no rule.'],
  [
    'Can a foreigner own it?',
    'Yes. There is no rule.',
    'May somebody abroad own it?',
    'Yes. There is no rule.',
  ],
])('%s %s: %s', (own, answer, question, said) => {
  expect(withFittingVerdict(answer, own, question, { likeness: 0.8 })).toBe(said);
});

const quota = 'Yes: visa places can be raised without a new licence [1].';
const audit = 'Yes: every company is audited [1].';

test.each([
  // What the answer repeats turns no question.
  [
    'Can the number of visas be raised?',
    quota,
    'Can I raise the number of visas without a new licence?',
    quota,
  ],
  ['Must a company be audited?', audit, 'Must a small company be audited or not?', audit],
  // Who the people are is no question.
  [
    'May 60 investors own the company?',
    'No: at most 50.',
    'We are 60 investors who would own the company, okay?',
    'No: at most 50.',
  ],
  ['Is it the price of now?', 'No: it is old [1].', 'Is this what the price is now?', 'No: it is old [1].'],
])('%s %s: %s', (own, answer, question, said) => {
  expect(withFittingVerdict(answer, own, question, { likeness: 0.5 })).toBe(said);
});

test.each([
  // What is free is not paid for.
  ['Is the filing free?', 'Yes: the filing is free.', 'Do I pay for the filing?', 'No: the filing is free.'],
  [
    'Must a company pay for the filing?',
    'No: the filing costs nothing.',
    'Is the filing free for a company?',
    'Yes: the filing costs nothing.',
  ],
  // A free zone is no price.
  [
    'Is a free zone company listed?',
    'Yes: it is listed.',
    'Must a free zone company pay?',
    'Yes: it is listed.',
  ],
])('%s %s %s', (own, answer, question, said) => {
  expect(withFittingVerdict(answer, own, question, { likeness: 0.7 })).toBe(said);
});

test('a yes in one currency is none in another', () => {
  const own = 'Must the accounts be in US dollars?';
  const given = (question: string) =>
    withFittingVerdict('Yes: they are in dollars.', own, question, { likeness: 0.9 });
  expect(given('May the accounts be in dirhams?')).toBe('They are in dollars.');
  expect(given('Must the accounts be in USD?')).toBe('Yes: they are in dollars.');
});

test('which of two kinds something is, yes or no does not say', () => {
  const own = 'Does the zone have civil law?';
  const answer = 'Yes: the zone has civil law.';
  const given = (question: string) => withFittingVerdict(answer, own, question, { likeness: 0.9 });
  expect(given('Is the zone under civil law or common law?')).toBe('The zone has civil law.');
  expect(given('Does the zone have civil law?')).toBe(answer);
});

test.each([
  ['No, not if they are alike: two activities may share a licence.', 'Two activities may share a licence.'],
  ['Yes, if it wants 0%: accounts are audited.', 'If it wants 0%, accounts are audited.'],
])('%s is told without its yes or no', (answer, said) => {
  expect(withoutVerdict(answer)).toBe(said);
});

test('a question with the same meaning in other words takes the verdict', () => {
  const question = 'And with fifty employees?';
  const own = 'Must a company with more than 35 people be audited?';
  expect(withFittingVerdict(audit, own, question, { likeness: 0.3 })).toBe('Every company is audited [1].');
  const evidence = { meaning: 0.9 };
  expect(withFittingVerdict(audit, own, question, { likeness: 0.3, evidence })).toBe(audit);
});

test.each([
  'I own a Kuwaiti company with a Saudi LLC. Zakat or income tax on the share?',
  'Is the share taxed or is it free?',
])('a choice takes no yes or no: %s', (question) => {
  const answer = 'No. The share pays zakat [1].';
  expect(withFittingVerdict(answer, 'Does the share pay income tax?', question, { likeness: 0.8 })).toBe(
    'The share pays zakat [1].',
  );
});

test('a yes to another number is none to a larger count', () => {
  const desk = 'Yes. It carries up to 3 visas [1].';
  const own = 'Is the desk enough for visas?';
  expect(withFittingVerdict(desk, own, 'Is the desk enough for five visas?', { likeness: 0.8 })).toBe(
    'It carries up to 3 visas [1].',
  );
  expect(withFittingVerdict(desk, own, 'Is the desk enough for two visas?', { likeness: 0.8 })).toBe(desk);
});

test.each([
  ["I'm 20. Am I too young?", 'Yes: 20 is less than 21'],
  ["I'm 20. Can I apply?", 'No: 20 is less than 21'],
])('whether it falls short: %s', (question, said) => {
  expect(withVerdictOnShortfall('No: 20 is less than 21', question)).toBe(said);
});

test('whether an amount that is enough breaks a rule is asked the other way round', () => {
  const asked = 'We paid only 90%. Is that a breach?';
  expect(withVerdictOnShortfall('Yes: 90% is at least 85%', asked)).toBe('No: 90% is at least 85%');
  expect(withVerdictOnShortfall('Yes: 390 is above 375', asked)).toBe('Yes: 390 is above 375');
});

test.each([
  ['Do we lose the 0%?', 'Yes: 6 is above 5'],
  ['Does the 0% stay?', 'No: 6 is above 5'],
])('whether it is lost: %s', (question, said) => {
  expect(withVerdictOnLoss('No: 6 is above 5', question)).toBe(said);
});

test.each([
  ['Yes, up to 25: you can sponsor a son until he is 25 [1].', 'You can sponsor a son until he is 25 [1].'],
  ['Yes, up to 25: you can sponsor a son [1].', 'Up to 25: you can sponsor a son [1].'],
])('without its verdict, %o tells its limit once', (text, rest) => {
  expect(withoutVerdict(text)).toBe(rest);
});
