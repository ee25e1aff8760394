import { expect, test } from 'vitest';
import { endReasonOf, readHostedMessage } from './hosted-messages.ts';

test.each([
  [{ type: 'transcript', role: 'user', transcriptType: 'partial', transcript: 'How much' }],
  [{ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'Hello.' }],
  [{ type: 'speech-update', role: 'user', status: 'started' }],
  [{ type: 'user-interrupted' }],
  [{ type: 'status-update', status: 'ended' }],
])('%j is known as it is', (message) => {
  expect(readHostedMessage({ ...message, call: { id: '1' } })).toEqual(message);
});

test.each([
  [undefined],
  ['listening'],
  [{ type: 'transcript', role: 'system', transcript: 'Hello.' }],
  [{ type: 'transcript', role: 'user', transcript: { text: 'Hello.' } }],
  [{ type: 'speech-update', role: 'assistant', status: 'started' }],
  [{ type: 'status-update', status: 'queued' }],
  [{ type: 'model-output', output: 'x' }],
])('%j is left out', (message) => {
  expect(readHostedMessage(message)).toBeUndefined();
});

test.each([
  ['customer-ended-call', 'customer-ended-call'],
  ['silence-timed-out', 'silence-timeout'],
  ['exceeded-max-duration', 'max-duration'],
  ['assistant-said-end-call-phrase', 'assistant-ended-call'],
  ['assistant-ended-call', 'assistant-ended-call'],
  ['pipeline-error-openai-llm-failed', 'error'],
  [undefined, 'customer-ended-call'],
])('%s ends a call as %s', (endedReason, reason) => {
  expect(endReasonOf({ type: 'status-update', status: 'ended', endedReason })).toBe(reason);
});
