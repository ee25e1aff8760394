import { register } from '#contract/accounts.ts';
import type { InputOf } from '#contract/operation.ts';
import { accountMessages } from '#messages/accounts.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import type { FormProblems } from '#web/platform/use-form.ts';

export const registrationFields = [
  'firstName',
  'lastName',
  'email',
  'confirmEmail',
  'password',
  'confirmPassword',
] as const;
export type RegistrationField = (typeof registrationFields)[number];
export type Registration = Record<RegistrationField, string>;

/**
 * Checks a registration in this order: every field filled in, both email addresses the same, both
 * passwords the same, then the rules the server has as well.
 *
 * @returns what to show; `toast` is set where it is to be said aloud as well
 */
export function checkRegistration(entries: Registration): (FormProblems & { toast?: string }) | undefined {
  const missing = registrationFields.filter((field) => isEmpty(entries, field));
  if (missing.length > 0) {
    const fields = missing.map((field) => [field, accountMessages.isRequired(accountMessages[field])]);
    return { fields: Object.fromEntries(fields) };
  }
  if (entries.email.trim() !== entries.confirmEmail.trim()) {
    const text = accountMessages.emailsDiffer;
    return { fields: { confirmEmail: text }, toast: text };
  }
  if (entries.password !== entries.confirmPassword) {
    const text = accountMessages.passwordsDiffer;
    return { fields: { confirmPassword: text }, toast: text };
  }
  const broken = problemsOf(register, payloadOf(entries));
  return broken && { fields: fieldsOfForm(broken) };
}

/** A password may be all spaces; nothing else may. */
function isEmpty(entries: Registration, field: RegistrationField): boolean {
  const isSecret = field === 'password' || field === 'confirmPassword';
  return (isSecret ? entries[field] : entries[field].trim()) === '';
}

/** What is sent: one name, and an empty telephone number, which the form does not ask for. */
export function payloadOf(entries: Registration): InputOf<typeof register> {
  return {
    full_name: `${entries.firstName.trim()} ${entries.lastName.trim()}`,
    email: entries.email,
    password: entries.password,
    phone: '',
  };
}

/** Messages by the wire's field names, under the names of the form's fields. */
export function fieldsOfForm(messages: Readonly<Record<string, string>>): FormProblems['fields'] {
  const { full_name, ...rest } = messages;
  return full_name === undefined ? rest : { firstName: full_name, ...rest };
}
