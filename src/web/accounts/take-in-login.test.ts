import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailure } from '#web/platform/call.ts';
import { storedLogin } from '#web/platform/stored-login.ts';
import { LoginProblem, takeInLogin } from './take-in-login.ts';

const user = { id: 'a3', email: 'lena@example.com', fullName: 'Lena Hartmann' };

describe('taking a login in', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => {
    storedLogin.clear();
    vi.unstubAllGlobals();
  });

  it('keeps the user and the token of a successful reply', async () => {
    const outcome = await takeInLogin(async () => ({ status: 'success', user, token: 'theirs' }));
    expect(outcome).toEqual({ person: user });
    const kept = { user, token: 'theirs', status: 'success' };
    expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual(kept);
  });

  it('keeps nothing of a reply beyond what a person is known by', async () => {
    await takeInLogin(async () => ({ status: 'success', user: { ...user, hash: 'secret' }, token: 't' }));
    expect(localStorage.getItem('auth')).not.toContain('secret');
  });

  it.each([
    ['another status', { status: 'error', user }],
    ['no status', { user }],
    ['no user', { status: 'success' }],
    ['a user without an id', { status: 'success', user: { email: 'lena@example.com' } }],
    ['a user with an empty id', { status: 'success', user: { ...user, id: '' } }],
    ['a user that is none', { status: 'success', user: 'lena' }],
    ['nothing', undefined],
    ['text', 'success'],
  ])('refuses a reply with %s', async (_, reply) => {
    const outcome = await takeInLogin(async () => reply);
    expect(outcome).toEqual({ problem: 'Login failed: Invalid response', fields: {} });
    expect(storedLogin.read()).toBeUndefined();
    expect(localStorage.getItem('auth')).toBeNull();
  });

  it.each([
    ['the message of an error', new Error('the window was closed'), 'Login failed: the window was closed'],
    [
      'what the server said',
      new CallFailure('answered', { status: 503, message: 'Please wait.' }),
      'Login failed: Please wait.',
    ],
    [
      "'Unknown error' for a call without an answer",
      new CallFailure('no-answer'),
      'Login failed: Unknown error',
    ],
    ["'Unknown error' for an error without one", new Error(), 'Login failed: Unknown error'],
    ["'Unknown error' for what is no error", null, 'Login failed: Unknown error'],
    ['the words of a way that has its own', new LoginProblem('Nobody is at home.'), 'Nobody is at home.'],
  ])('gives as the reason %s', async (_, thrown, problem) => {
    const outcome = await takeInLogin(() => Promise.reject(thrown));
    expect(outcome).toMatchObject({ problem });
  });
});
