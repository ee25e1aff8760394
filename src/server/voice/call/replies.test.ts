import { expect, test } from 'vitest';
import { isUnfinished, replyOf } from './replies.ts';

const usual = { wasOffered: false, wasInterrupted: false };
const offered = { wasOffered: true, wasInterrupted: false };
const cut = { wasOffered: false, wasInterrupted: true };

test.each(['Okay.', 'Right.', 'mm-hmm', 'Uh huh', 'Yeah, right.', 'I see.', 'OK okay', 'Got it!'])(
  "'%s' is an acknowledgement",
  (text) => expect(replyOf(text, usual)).toBe('back-channel'),
);

test.each(['Yes.', 'yes please', 'Sure, go on.', 'Okay.', 'Tell me more', 'Please continue.', 'Go ahead'])(
  "'%s' accepts the offer to continue",
  (text) => expect(replyOf(text, offered)).toBe('go-on'),
);

test.each(['No.', 'No thanks.', "That's enough", 'Never mind.', 'Stop.'])("'%s' declines it", (text) => {
  expect(replyOf(text, offered)).toBe('no-more');
  expect(replyOf(text, cut)).toBe('no-more');
});

test.each([
  'No visas please.',
  'Right of residence?',
  'Go on to IFZA',
  'Yes but what about DMCC?',
  'What else do I need?',
  'Stop the licence',
  'Good standing certificate',
])("'%s' is a question", (text) => {
  expect(replyOf(text, offered)).toBeUndefined();
  expect(replyOf(text, usual)).toBeUndefined();
});

test.each([
  'I need two visas and',
  'How much is it for',
  'We are two',
  'My company is in',
  'Well,',
  'I would like, um',
  'AED 30,000',
])("after '%s' more is to come", (text) => expect(isUnfinished(text)).toBe(true));

test.each(['How much is it?', 'I want a licence.', 'Which one is it for?', 'Tell me about DMCC', ''])(
  "'%s' does not require an answer",
  (text) => expect(isUnfinished(text)).toBe(false),
);
