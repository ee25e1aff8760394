import { expect, test } from 'vitest';
import { restatedQuestion, withRestatedQuestions } from './restated-question.ts';

test.each([
  ['no, I meant the mainland', 'Can I own a DMCC company 100%?', 'Can I own a mainland company 100%?'],
  ['no sorry i meant ADGM', 'How long does it take in DIFC?', 'How long does it take in adgm?'],
  ['Delaware instead', 'What does a Wyoming LLC pay a year?', 'What does a delaware LLC pay a year?'],
  ['and in the UK?', 'Is an audit needed in Saudi Arabia?', 'Is an audit needed in uk?'],
  [
    'then what about a branch?',
    'What capital does a Saudi LLC need?',
    'What capital does a Saudi branch need?',
  ],
  [
    'Same thing for a Wyoming one?',
    'What does a Delaware LLC pay a year?',
    'What does a wyoming LLC pay a year?',
  ],
  [
    'how much would that be for three people?',
    'How much is an ADGM visa?',
    'How much is an ADGM visa for three people?',
  ],
  ['and for 4 directors?', 'What does it cost for 2 directors?', 'What does it cost for 4 directors?'],
  [
    'my son is 27, ok too?',
    'Can I sponsor my daughter in Dubai? she is 24',
    'Can I sponsor my son aged 27 in Dubai?',
  ],
  ['and ADCB?', 'What papers does Wio want?', 'What papers does ADCB want?'],
  [
    "what if it's 7 months late?",
    'What is the fine if my return is 2 months late?',
    'What is the fine if my return is 7 months late?',
  ],
  [
    "and if it's five months?",
    'What is the fine if my return is 2 months late?',
    'What is the fine if my return is five months late?',
  ],
  [
    'and for a corporation?',
    'When is the tax of a Delaware LLC due?',
    'When is the tax of a Delaware corporation due?',
  ],
  [
    'and at FAB?',
    'What minimum balance does a DIB account need?',
    'What minimum balance does a FAB account need?',
  ],
  [
    'and an LLP?',
    'How many shareholders can a Pte Ltd have?',
    'How many shareholders can a llp have in Singapore?',
  ],
  [
    'what about 400k?',
    'What tax would my UK Ltd pay on £40,000 profit?',
    'What tax would my UK Ltd pay on £400000 profit?',
  ],
])('%s, after %s', (message, before, restated) => {
  expect(restatedQuestion(message, before)).toBe(restated);
});

test.each([
  ['and with two visas?', 'What does DMCC cost?'],
  ['And the penalty if I miss it?', 'When is the annual return due in Singapore?'],
  ['over five years?', 'What does DMCC cost?'],
  ['and for three people?', 'When is an ADGM visa issued?'],
  ['my son is 27, ok too?', 'What does a family visa cost?'],
  ['and in Singapore?', 'Compare the UK and Delaware'],
  ['and Singapore?', 'What is a beneficial owner?'],
  ['Do I need an audit in DMCC?', 'What does IFZA cost?'],
  ['why?', 'Do I need an audit in DMCC?'],
  ['and Wio?', 'Does Mashreq ask for an Emirates ID at NEOBiz?'],
  ['and 2027?', 'When is the return for 2026 due?'],
])('%s asks something of its own, after %s', (message, before) => {
  expect(restatedQuestion(message, before)).toBeUndefined();
});

test('a question is restated from the one before, which may be restated itself', () => {
  const asked = ['How long does DIFC take?', 'and ADGM?', 'no, DMCC'];
  const turns = withRestatedQuestions(asked.map((content) => ({ role: 'user' as const, content })));
  expect(turns.map(({ content }) => content)).toEqual([
    'How long does DIFC take?',
    'How long does adgm take?',
    'How long does dmcc take?',
  ]);
});
