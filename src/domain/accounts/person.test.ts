import { describe, expect, it } from 'vitest';
import { defaultCompanyName, displayNameOf, initialOf } from './person.ts';

describe('the name shown for a person', () => {
  it.each([
    ['their full name', { fullName: ' Lena Hartmann ', firstName: 'L', email: 'l@x.de' }, 'Lena Hartmann'],
    ['else first and last name', { fullName: ' ', firstName: 'Lena', lastName: 'Hartmann' }, 'Lena Hartmann'],
    ['one of them where there is no other', { lastName: 'Hartmann', email: 'l@x.de' }, 'Hartmann'],
    ['else what stands before the @', { email: 'lena.h@example.com' }, 'lena.h'],
    ["else 'User'", { email: '', fullName: '' }, 'User'],
    ["'User' where nothing is known", {}, 'User'],
  ])('is %s', (_, person, name) => {
    expect(displayNameOf(person)).toBe(name);
  });

  it('gives the avatar its first character, whole and upper case', () => {
    expect(initialOf({ fullName: 'émile' })).toBe('É');
    expect(initialOf({ fullName: '𝒜nna' })).toBe('𝒜');
    expect(initialOf({})).toBe('U');
  });
});

describe('the name of a company that was given none', () => {
  it.each([
    ['Lena Hartmann', "Lena's company"],
    ['  Lena   Maria Hartmann', "Lena's company"],
    ['', 'My company'],
    ['   ', 'My company'],
  ])('of %j is %j', (fullName, name) => {
    expect(defaultCompanyName(fullName)).toBe(name);
  });
});
