import { expect, test } from 'vitest';
import { guardedAnswer } from '../answer.ts';
import { otherLanguageOf } from '../languages/language.ts';

test.each([
  ['ok thanks', 'thanks'],
  ['👍', 'thanks'],
  ['thanks, that helped a lot', 'thanks'],
  ['thx, that helped', 'thanks'],
  ['ok cool thanks mate, that helped', 'thanks'],
  ['cool, makes sense', 'thanks'],
  ['are you sure?', 'doubt'],
  ['Really?', 'doubt'],
  ['why so expensive?', 'why'],
  ['???', 'noWords'],
  ['🤷🤷🤷', 'noWords'],
  ['you are useless', 'rudeness'],
  ['How do I contact a human?', 'wantsPerson'],
  ['do you have a phone number', 'wantsPerson'],
  ['can you fill the forms for me', 'wantsPerson'],
  ['help', 'aboutItself'],
  ['great, bye', 'thanks'],
  ['good job', 'thanks'],
  ['who made you', 'aboutItself'],
  ["what's your name", 'aboutItself'],
  ['are you chatgpt', 'aboutItself'],
  ['can you help me?', 'aboutItself'],
  ['how are you?', 'chat'],
  ['yes', 'chat'],
  ['I have a question', 'chat'],
  ["that's not what i asked", 'notAsked'],
  ['you did not answer my question', 'notAsked'],
])('%s', (said, talk) => {
  expect(guardedAnswer(said)).toEqual({ kind: 'small-talk', talk });
});

test.each([
  ['Quiero abrir una empresa en Dubai, cuanto cuesta?', 'spanish'],
  ['Hallo, ich möchte eine Firma in Dubai gründen', 'german'],
  ['Combien coûte une société à Dubaï ?', 'french'],
  ['迪拜公司多少钱', 'other'],
  ['Do you speak Spanish?', 'other'],
])('%s', (said, language) => {
  expect(otherLanguageOf(said)).toBe(language);
});

test.each([
  'Why do investors ask for a Delaware corporation?',
  'How are you taxed in the UAE?',
  'Can you help me register for VAT in the UAE?',
  'What are you waiting for from my side?',
  'Do you have figures on DMCC?',
  'Are you sure that DMCC needs an audit?',
  'This is a stupid price for a licence, what else is there?',
  'Can a French société own a UAE company?',
  'Must there be a contact person in the country?',
  'Must contracts for Abu Dhabi be in Arabic?',
  'Changing from a tourist visa to residence without leaving: cost?',
  'كم DMCC licence cost for one visa?',
])('a question of the trade is none: %s', (question) => {
  expect(guardedAnswer(question) ?? otherLanguageOf(question)).toBeUndefined();
});

test.each([
  'Will it rain in Dubai this weekend?',
  'Can you recommend a good dentist near DMCC?',
  'Where can I take an investor for dinner near Gate Village on Thursday?',
  'What restaurant near JLT has a terrace?',
  'Where can I rent a car in Jebel Ali?',
  'Who won the match in Abu Dhabi yesterday?',
  'Flights near JLT?',
])('what only shares a place with the trade is out of scope: %s', (question) => {
  expect(guardedAnswer(question)).toEqual({ kind: 'out-of-scope' });
});

test.each([
  'I am a dentist in Dubai, is my income taxed?',
  'We only sell to consumers in our cafe. Does UAE e-invoicing touch us?',
  'Which approval does a hotel licence in Dubai need?',
])('a trade that somebody is in is no other subject: %s', (question) => {
  expect(guardedAnswer(question)).toBeUndefined();
});
