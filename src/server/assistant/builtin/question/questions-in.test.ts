import { expect, test } from 'vitest';
import { questionBelowStory, questionsIn } from './questions-in.ts';

test.each([
  ['What does DMCC cost?', ['What does DMCC cost?']],
  [
    'How long does DMCC take and what documents do I need?',
    ['How long does DMCC take?', 'what documents do I need?'],
  ],
  ['Do I need an audit, and until when?', ['Do I need an audit?', 'until when?']],
  ['Is e-invoicing voluntary, and since when?', ['Is e-invoicing voluntary?', 'since when?']],
  [
    'Do I have to prove my identity to Companies House first, and how?',
    [
      'Do I have to prove my identity to Companies House first?',
      'how do I prove my identity to Companies House?',
    ],
  ],
  [
    'Must the company appoint an auditor, and by when?',
    ['Must the company appoint an auditor?', 'by when must the company appoint an auditor?'],
  ],
  [
    'Which decision asks for audited accounts, and what is the figure?',
    ['Which decision asks for audited accounts, and what is the figure?'],
  ],
  [
    'How many visas come with a desk in DMCC and how many per desk in ADGM?',
    ['How many visas come with a desk in DMCC?', 'how many visas per desk in ADGM?'],
  ],
  [
    'How many directors must a UK Ltd have and how many a Saudi company?',
    ['How many directors must a UK Ltd have?', 'how many directors a Saudi company?'],
  ],
  [
    'Does one or the other need more capital, and how much each?',
    ['Does one or the other need more capital?'],
  ],
  [
    'Where is the tax lower, Singapore or Saudi Arabia, and what are the two rates?',
    ['Where is the tax lower, Singapore or Saudi Arabia?'],
  ],
  [
    'When are the accounts due and how many days are left?',
    ['When are the accounts due and how many days are left?'],
  ],
  ['KSA: income tax rate? VAT?', ['KSA: income tax rate?', 'KSA: VAT?']],
  [
    'We formed a Ltd on 3 May 2026. When are the accounts due? And what is the fine?',
    [
      'We formed a Ltd on 3 May 2026. When are the accounts due?',
      'We formed a Ltd on 3 May 2026. And what is the fine?',
    ],
  ],
  [
    'What level of English and how much money do I need for the visa?',
    ['What level of English do I need for the visa?', 'how much money do I need for the visa?'],
  ],
  [
    'How many directors must a DMCC company have and how many shareholders?',
    ['How many directors must a DMCC company have?', 'how many shareholders must a DMCC company have?'],
  ],
  [
    'Which tax is taken off dividends, and which on royalties?',
    ['Which tax is taken off dividends?', 'which on royalties?'],
  ],
  [
    'When must I register for VAT, and what if I am late?',
    ['When must I register for VAT?', 'what if I am late?'],
  ],
  [
    'Who may get the home licence, what does it cost and up to which age?',
    ['Who may get the home licence?', 'what does it cost?', 'up to which age?'],
  ],
  [
    'Under which authority does the zone stand, since when, and which zones does it run?',
    ['Under which authority does the zone stand?', 'since when?', 'which zones does it run?'],
  ],
  // What is named before the first question is asked about by all of them.
  [
    'Growth permit, how long is it and what share must I hold?',
    ['how long is Growth permit?', 'Growth permit: what share must I hold?'],
  ],
  [
    'Growth permit: how long, how much must I invest and what English?',
    ['Growth permit: how long?', 'Growth permit: how much must I invest?', 'Growth permit: what English?'],
  ],
  [
    'What share do I need and how much must others put in for the growth permit?',
    ['What share do I need for the growth permit?', 'how much must others put in for the growth permit?'],
  ],
  [
    'How many owners can an FZCO have and how many an FZE?',
    ['How many owners can an FZCO have?', 'how many owners an FZE?'],
  ],
  ['Who must sign at the bank, does he need a visa?', ['Who must sign at the bank?', 'does he need a visa?']],
  ['If my visa ends, what does each day cost?', ['If my visa ends, what does each day cost?']],
  ['A UK Ltd with one director. Is that allowed?', ['A UK Ltd with one director. Is that allowed?']],
])('%s', (message, questions) => {
  expect(questionsIn(message)).toEqual(questions);
});

const coffee =
  'We have sold roasted coffee to hotels in the Gulf for six years. Now we want a company in DMCC.';
test.each([
  ['How many visas does a flexi desk bring?', undefined],
  ['We are two. What does DMCC cost?', undefined],
  [`${coffee} How many visas does a flexi desk bring?`, 'How many visas does a flexi desk bring?'],
  [
    `${coffee} Our accountant says that 50,000 dirhams have to be in a bank. Is that so?`,
    'Our accountant says that 50,000 dirhams have to be in a bank. Is that so?',
  ],
  [
    `${coffee} My partner asks what a flexi desk there costs a year.`,
    'My partner asks what a flexi desk there costs a year.',
  ],
  // What is late, only the story says.
  [
    `${coffee} The capital is due within three weeks. Am I already late today?`,
    'The capital is due within three weeks. Am I already late today?',
  ],
])('%s below a story', (message, question) => {
  expect(questionBelowStory(message)).toBe(question);
});

test('asks of the two things of the question before who needs more of something else', () => {
  expect(
    questionsIn('Does the investor or the founder need more money, and who has to create more jobs?'),
  ).toEqual([
    'Does the investor or the founder need more money?',
    'who has to create more jobs: the investor or the founder?',
  ]);
  expect(questionsIn('Does the red or the blue permit last longer, and by how much?')).toEqual([
    'Does the red or the blue permit last longer?',
  ]);
});

test('asks each of three things in one sentence', () => {
  expect(
    questionsIn('Who is behind the zone, since what year is it there, and does the federal law apply?'),
  ).toEqual(['Who is behind the zone?', 'since what year is it there?', 'does the federal law apply?']);
  expect(questionsIn('Who runs it today, under which law, and when was it set up?')).toEqual([
    'Who runs it today?',
    'under which law?',
    'when was it set up?',
  ]);
});
