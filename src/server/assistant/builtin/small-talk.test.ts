import { expect, test } from 'vitest';
import { conversationalReply } from './conversational-reply.ts';
import { smallTalk } from './small-talk.ts';

test.each([
  ['ok thanks', /You are welcome/],
  ['👍', /You are welcome/],
  ['are you sure?', /As sure as the sources/],
  ['Really?', /As sure as the sources/],
  ['why so expensive?', /sources under the answer/],
  ['???', /in words/],
  ['🤷🤷🤷', /in words/],
  ['you are useless', /I am sorry/],
  ['Quiero abrir una empresa en Dubai, cuanto cuesta?', /inglés[\s\S]*English only/],
  ['Hallo, ich möchte eine Firma in Dubai gründen', /Englisch[\s\S]*English only/],
  ['Combien coûte une société à Dubaï ?', /anglais[\s\S]*English only/],
  ['كم تكلفة تأسيس شركة في دبي؟', /الإنجليزية[\s\S]*English only/],
  ['迪拜公司多少钱', /^I answer in English only/],
  ['How do I contact a human?', /I am a program/],
  ['do you have a phone number', /I am a program/],
  ['can you fill the forms for me', /I am a program/],
  ['Is it ok to pay the officer to speed it up?', /I cannot help with that/],
  ['how do i hide my company from the tax authority', /I cannot help with that/],
  ['Do you speak Arabic?', /English only/],
])('%s', (said, answer) => {
  expect(smallTalk(said) ?? conversationalReply(said)).toMatch(answer);
});

test.each([
  'Why do investors ask for a Delaware corporation?',
  'Are you sure that DMCC needs an audit?',
  'This is a stupid price for a licence, what else is there?',
  'Can a French société own a UAE company?',
  'Must there be a contact person in the country?',
  'Must contracts for Abu Dhabi be in Arabic?',
  'كم DMCC licence cost for one visa?',
])('a question of the trade is none: %s', (question) => {
  expect(smallTalk(question) ?? conversationalReply(question)).toBeUndefined();
});
