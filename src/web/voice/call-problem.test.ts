import { expect, test } from 'vitest';
import { CallFailure } from '#web/platform/call.ts';
import { problemOfFailure, problemOfHosted } from './call-problem.ts';

test.each<[what: string, cause: unknown, message: string, code: string]>([
  [
    'a response of version 2.2.2',
    { status: 401, data: null, error: { message: 'Invalid Key', error: 'Unauthorized', statusCode: 401 } },
    'Invalid Key',
    '401',
  ],
  [
    'the wrapper of version 2.7.1',
    { type: 'start-method-error', error: { message: { message: 'Invalid Key', error: 'Unauthorized' } } },
    'Invalid Key',
    'start-method-error',
  ],
  [
    'several messages',
    { status: 400, error: { message: ['a is wrong', 'b is wrong'] } },
    'a is wrong, b is wrong',
    '400',
  ],
  [
    'a fatal event of the call library',
    { action: 'error', errorMsg: 'Meeting is full', error: { type: 'meeting-full', msg: 'Meeting is full' } },
    'Meeting is full',
    'meeting-full',
  ],
  [
    'a camera error',
    {
      action: 'camera-error',
      errorMsg: { errorMsg: 'Not allowed' },
      error: { type: 'permissions', msg: 'Denied' },
    },
    'Denied',
    'permissions',
  ],
  ['a plain text', 'Failed to load call object bundle', 'Failed to load call object bundle', 'hosted'],
  ['an error', new TypeError('Failed to fetch'), 'Failed to fetch', 'hosted'],
  ['a response without a body', { status: 502, statusText: 'Bad Gateway' }, 'Bad Gateway', '502'],
  ['nothing', undefined, 'Unknown error occurred', 'hosted'],
  ['an empty text', '', 'Unknown error occurred', 'hosted'],
  ['an object without any message', { status: 500, error: {} }, 'Unknown error occurred', '500'],
])('%s', (_, cause, message, code) => {
  expect(problemOfHosted(cause)).toEqual({ code, message, cause });
});

test('an object that holds itself ends somewhere', () => {
  const cause: { error?: unknown } = {};
  cause.error = cause;
  expect(problemOfHosted(cause).message).toBe('Unknown error occurred');
});

test('what the product’s own server says is passed on, and its silence has words', () => {
  const refusal = new CallFailure('answered', {
    status: 429,
    code: 'too-many-requests',
    message: 'Too many calls.',
  });
  expect(problemOfFailure(refusal)).toMatchObject({ code: 'too-many-requests', message: 'Too many calls.' });
  expect(problemOfFailure(new CallFailure('no-answer'))).toMatchObject({
    code: 'no-answer',
    message: 'No response from server. Please check your connection and try again.',
  });
});
