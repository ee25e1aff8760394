import { describe, expect, it, test } from 'vitest';
import { displayNameOf, firstNameOf, initialOf } from './person.ts';

describe('the name shown for a person', () => {
  it.each([
    ['their full name', { fullName: ' Lena Hartmann ', firstName: 'L', email: 'l@x.de' }, 'Lena Hartmann'],
    ['else first and last name', { fullName: ' ', firstName: 'Lena', lastName: 'Hartmann' }, 'Lena Hartmann'],
    ['one of them where there is no other', { lastName: 'Hartmann', email: 'l@x.de' }, 'Hartmann'],
    ['else what stands before the @', { email: 'lena.h@example.com' }, 'lena.h'],
    ['else empty', { email: '', fullName: '' }, ''],
    ['empty where nothing is known', {}, ''],
  ])('is %s', (_, person, name) => {
    expect(displayNameOf(person)).toBe(name);
  });

  it('gives the avatar its first character, whole and upper case', () => {
    expect(initialOf('émile')).toBe('É');
    expect(initialOf('𝒜nna')).toBe('𝒜');
    expect(initialOf('')).toBe('');
  });
});

test.each([
  ['Lena Hartmann', 'Lena'],
  ['  Lena   Maria Hartmann', 'Lena'],
  ['', undefined],
  ['   ', undefined],
])('the first name of %j is %j', (fullName, name) => {
  expect(firstNameOf(fullName)).toBe(name);
});
