import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { knowledgeIn } from '../../knowledge/index.ts';
import { openRepair, type Repair } from './repair.ts';

let repair: Repair;
let headings: string[];
beforeAll(async () => {
  const knowledge = await knowledgeIn(fileURLToPath(new URL('../../../../knowledge', import.meta.url)))();
  repair = openRepair(knowledge);
  headings = knowledge.passages.map(({ heading }) => heading);
});

test.each([
  ['What does an office in A. D. G. M. cost?', 'What does an office in ADGM cost?'],
  ['How much does a Dmcc license cost?', 'How much does a DMCC license cost?'],
  ['Does the mcc offer a flexi desk?', 'Does DMCC offer a flexi desk?'],
  ['Who signs for an edgm company?', 'Who signs for an ADGM company?'],
  ['Do I need to register for V a d in Sharajah?', 'Do I need to register for VAT in Sharjah?'],
  ['when is it due in the U. A.?', 'when is it due in the UAE?'],
  ['How long does it take in ifs, ah?', 'How long does it take in IFZA?'],
  ['Compare defza and jeffza for trading.', 'Compare DAFZA and JAFZA for trading.'],
  ['A mainland company in Rassel, Kimmel?', 'A mainland company in Ras Al Khaimah?'],
  ['an establishment card in Ras Al-kimad', 'an establishment card in Ras Al Khaimah'],
  ['What are the visa costs in food jira?', 'What are the visa costs in Fujairah?'],
  ['How do I get a golden Vizu in a budabi?', 'How do I get a golden visa in Abu Dhabi?'],
  ['How do I register with Zatka in Saudi Arabia?', 'How do I register with ZATCA in Saudi Arabia?'],
  ['What is a freeze-owned company?', 'What is a free zone company?'],
  ['a licence with to visas', 'a licence with two visas'],
  ['what does dee em see see cost', 'what does DMCC cost'],
  ['compare i f z a and dee eye eff see', 'compare IFZA and DIFC'],
  ['my u k v a t return', 'my UK VAT return'],
  ['does a u k company need it', 'does a UK company need it'],
  ['how do I get an e i n i have no s s n', 'how do I get an EIN I have no SSN'],
  ['a raw kez licence', 'a RAKEZ licence'],
  ['Ming lent our free zone, and one is the VAD due?', 'mainland or free zone, and when is the VAT due?'],
  ['What info do I give to form a limited?', 'What info do I give to form a limited company?'],
  ['formed on the eleventh of August twenty twenty-six', 'formed on 11 August 2026'],
  ['the year to the thirty-first of March 2026', 'the year to 31 March 2026'],
  ['on May first', 'on 1 May'],
  ['six hundred and twenty thousand dirhams of profit', '620,000 dirhams of profit'],
  ['thirteen point five million dollars', '13.5 million dollars'],
  ['sixty percent foreign', '60% foreign'],
  ['what is the last day for the eighty-three b', 'what is the last day for the 83(b)'],
])("'%s' is put right", (heard, meant) => {
  expect(repair(heard)).toBe(meant);
});

test.each([
  'Is there a fee, if so how much?',
  'My friend Jeff lives in Oman and works for a bank in Cairo.',
  'Can I see the documents again, and see the total?',
  "Does Dubai's mainland permit help a Delaware C-Corp?",
  'I was in a hurry to see a notary.',
  'The quick brown fox jumps over the lazy dog.',
  'He has a van and a dog, I am on it.',
  'Do you see why I am here?',
  'Two visas, and five months later three.',
  'You may first register, and second may be late.',
  'Are you there? Oh, I see.',
])("'%s' stays as it is", (heard) => {
  expect(repair(heard)).toBe(heard);
});

test('no heading of the articles is changed', () => {
  expect(headings.filter((heading) => repair(heading) !== heading)).toEqual([]);
});
