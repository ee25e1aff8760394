import { expect, test } from 'vitest';
import { eachAlone, namesPlacesApart } from './coordinated.ts';

test.each([
  ['What does DMCC cost?', ['What does DMCC cost?']],
  [
    'What does IFZA cost for 2 and for 3 visas?',
    ['What does IFZA cost for 2 visas', 'What does IFZA cost for 3 visas'],
  ],
  [
    'How much is IFZA with 2 and 3 visas?',
    ['How much is IFZA with 2 visas', 'How much is IFZA with 3 visas'],
  ],
  [
    'What is the tax on a profit of 40,000 and 150,000?',
    ['What is the tax on a profit of 40,000', 'What is the tax on a profit of 150,000'],
  ],
  [
    'What is the tax on a profit of AED 500,000 and of AED 2 million?',
    ['What is the tax on a profit of AED 500,000', 'What is the tax on a profit of AED 2 million'],
  ],
  [
    'What is the fine for late accounts and for a late return?',
    ['What is the fine for late accounts', 'What is the fine for a late return'],
  ],
  [
    'How much are the application fee and the registration fee?',
    ['How much are the application fee', 'How much are the registration fee'],
  ],
  [
    'What is the fee and the length of the permit?',
    ['What is the fee of the permit', 'What is the length of the permit'],
  ],
  [
    'What does IFZA cost the first year with one visa, and the second?',
    ['What does IFZA cost the first year with one visa', 'What does IFZA cost the second year with one visa'],
  ],
  [
    'What do I pay the first year, and the years after?',
    ['What do I pay the first year', 'What do I pay the years after'],
  ],
  ['What does it cost between 1 and 3 visas?', ['What does it cost between 1 and 3 visas?']],
  ['Form it for me and for my wife.', ['Form it for me and for my wife.']],
])('%s asks of each thing alone', (question, alone) => {
  expect(eachAlone(question)).toEqual(alone);
});

test.each([
  ['What is the licence fee in Ajman and in RAK?', true],
  ['Who registers companies in ADGM, in Sharjah and in Ajman?', true],
  ['Must a director live in the country in the UK and in Singapore?', true],
  ['What does it cost in DMCC and in the second year?', false],
  ['What does DMCC cost?', false],
])('%s names places one by one: %s', (question, isSo) => {
  expect(namesPlacesApart(question)).toBe(isSo);
});
