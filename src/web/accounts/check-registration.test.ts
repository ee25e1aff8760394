import { describe, expect, it } from 'vitest';
import { fieldMessages } from '#messages/fields.ts';
import { checkRegistration, fieldsOfForm, payloadOf, type Registration } from './check-registration.ts';

const complete: Registration = {
  firstName: ' Lena ',
  lastName: 'Hartmann',
  email: 'lena@example.com',
  confirmEmail: ' lena@example.com',
  password: 'quiet river walks home',
  confirmPassword: 'quiet river walks home',
};
const check = (changes: Partial<Registration>) => checkRegistration({ ...complete, ...changes });

describe('the checks of a registration', () => {
  it('let a complete one through', () => {
    expect(check({})).toBeUndefined();
  });

  it('name every field at once: what is empty, what differs, and what the server would refuse', () => {
    expect(
      check({
        firstName: '  ',
        email: 'lena@',
        confirmEmail: 'other@example.com',
        password: 'seven77',
        confirmPassword: '',
      }),
    ).toEqual({
      fields: {
        firstName: 'First name is required.',
        email: 'Please enter an email address like name@example.com.',
        confirmEmail: 'Emails do not match',
        password: 'Password must have at least 8 characters.',
        confirmPassword: 'Confirm password is required.',
      },
      toast: 'Emails do not match',
    });
  });

  it('say of several that differ the addresses aloud', () => {
    expect(check({ confirmEmail: 'other@example.com', confirmPassword: 'something else' })).toEqual({
      fields: { confirmEmail: 'Emails do not match', confirmPassword: 'Passwords do not match' },
      toast: 'Emails do not match',
    });
  });

  it('say of a field that was left empty no more than that', () => {
    const nothing = {
      firstName: '',
      lastName: '',
      email: '',
      confirmEmail: '',
      password: '',
      confirmPassword: '',
    };
    const checked = check(nothing);
    expect(Object.keys(checked?.fields ?? {})).toEqual(expect.arrayContaining(Object.keys(nothing)));
    for (const text of Object.values(checked?.fields ?? {})) expect(text).toMatch(/ is required\.$/);
    expect(checked?.toast).toBeUndefined();
  });

  it('compare the passwords to the letter', () => {
    expect(check({ confirmPassword: 'Quiet river walks home' })).toEqual({
      fields: { confirmPassword: 'Passwords do not match' },
      toast: 'Passwords do not match',
    });
  });

  it.each<[Partial<Registration>, Record<string, string>]>([
    [
      { email: 'lena', confirmEmail: 'lena' },
      { email: 'Please enter an email address like name@example.com.' },
    ],
    [
      { password: 'seven77', confirmPassword: 'seven77' },
      { password: 'Password must have at least 8 characters.' },
    ],
    [
      { password: 'lena@example.com', confirmPassword: 'lena@example.com' },
      { password: fieldMessages['password-repeats-account']({}) },
    ],
    [{ firstName: 'x'.repeat(201) }, { firstName: 'Full name can have at most 200 characters.' }],
  ])('apply the rules of the server: %j', (changes, fields) => {
    expect(check(changes)).toEqual({ fields });
  });
});

it('sends one name and an empty telephone number', () => {
  expect(payloadOf(complete)).toEqual({
    full_name: 'Lena Hartmann',
    email: 'lena@example.com',
    password: 'quiet river walks home',
    phone: '',
  });
});

it('shows what the server says about the full name at the first name', () => {
  expect(fieldsOfForm({ full_name: 'Not this one.', email: 'Taken.' })).toEqual({
    firstName: 'Not this one.',
    email: 'Taken.',
  });
});
