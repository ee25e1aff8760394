import { describe, expect, it } from 'vitest';
import {
  guessProblemOf,
  lengthProblemOf,
  normalisePassword,
  passwordLength,
  strengthOf,
} from './password.ts';

describe('the length rule', () => {
  it.each([
    ['', 'too-short'],
    ['seven77', 'too-short'],
    ['eight888', undefined],
    ['x'.repeat(128), undefined],
    ['x'.repeat(129), 'too-long'],
  ])('of %j is %s', (password, problem) => {
    expect(lengthProblemOf(password)).toBe(problem);
  });

  it('counts a composed and a decomposed character once', () => {
    expect(passwordLength('👍👍👍👍👍👍👍')).toBe(7);
    expect(passwordLength('ü')).toBe(passwordLength('u\u0308'));
  });

  it('accepts spaces and any script', () => {
    expect(lengthProblemOf('كلمة سر طويلة')).toBeUndefined();
    expect(lengthProblemOf('four quiet words')).toBeUndefined();
  });
});

it('normalises composed and decomposed characters to the same password', () => {
  expect(normalisePassword('Mu\u0308nchen1')).toBe(normalisePassword('München1'));
});

describe('a password that is easy to guess from the account', () => {
  const context = { email: ' Lena.Sea@Example.com ', fullName: 'Lena Hartmann', product: 'Landfall' };

  it.each([
    ['lena.sea@example.com', 'repeats-account'],
    ['LENA.SEA@EXAMPLE.COM', 'repeats-account'],
    ['lena.sea1987', 'repeats-account'],
    ['Hartmann!2026', 'repeats-account'],
    ['1234hartmannlena', 'repeats-account'],
    ['Landfall2026', 'repeats-product'],
    ['my landfall 1', 'repeats-product'],
    [' '.repeat(20), 'pattern'],
    ['aaaaaaaaaaaa', 'pattern'],
    ['12345678', 'pattern'],
    ['lena and the ferries', undefined],
    ['landfall at the harbour', undefined],
    ['qmzkvxwp', undefined],
  ])('%j: %s', (password, problem) => {
    expect(guessProblemOf(password, context)).toBe(problem);
  });

  it('accepts any words if no names are known', () => {
    expect(guessProblemOf('Landfall2026', { email: '', fullName: ' ' })).toBeUndefined();
  });
});

describe('the strength hint', () => {
  it.each([
    ['', 'short'],
    ['1234567', 'short'],
    ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['12345678', 'weak'],
    ['abcdefghijklmnop', 'weak'],
    ['abcabcabcabcabcabc', 'weak'],
    ['password2026!', 'fair'],
    ['qmzkvxwp', 'fair'],
    ['qmzkvxwpthbr', 'good'],
    ['correct horse battery', 'strong'],
    ['Grüße aus Berlin 24', 'strong'],
  ])('of %j is %s', (password, strength) => {
    expect(strengthOf(password)).toBe(strength);
  });

  it('is weak for the names of the account', () => {
    expect(strengthOf('Hartmann-1987-2026', { fullName: 'Lena Hartmann' })).toBe('weak');
  });
});
