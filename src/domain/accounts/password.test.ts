import { describe, expect, it } from 'vitest';
import {
  lengthProblemOf,
  normalisePassword,
  passwordLength,
  repeatsAccount,
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

  it('counts what a person sees as one character once, however a keyboard writes it', () => {
    expect(passwordLength('👍👍👍👍👍👍👍')).toBe(7);
    expect(passwordLength('ü')).toBe(passwordLength('u\u0308'));
  });

  it('takes spaces and any script', () => {
    expect(lengthProblemOf('كلمة سر طويلة')).toBeUndefined();
    expect(lengthProblemOf('four quiet words')).toBeUndefined();
  });
});

it('is the same password on a keyboard that composes characters and on one that does not', () => {
  expect(normalisePassword('Mu\u0308nchen1')).toBe(normalisePassword('München1'));
});

describe('a password that repeats the account', () => {
  it.each([
    ['lena@example.com', true],
    [' LENA@example.com ', false],
    ['LENA@EXAMPLE.COM', true],
    ['lena', true],
    ['lena@example.com and more', false],
  ])('%j: %s', (password, repeats) => {
    expect(repeatsAccount(password, ' Lena@Example.com ')).toBe(repeats);
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
    ['qmzkvxwp', 'fair'],
    ['qmzkvxwpthbr', 'good'],
    ['correct horse battery', 'strong'],
    ['Grüße aus Berlin 24', 'strong'],
  ])('of %j is %s', (password, strength) => {
    expect(strengthOf(password)).toBe(strength);
  });
});
