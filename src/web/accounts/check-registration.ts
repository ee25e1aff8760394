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
 * Checks a registration: every field filled in, both email addresses the same, both passwords the same, and the rules
 * the server has as well. Each field says the first of these that it breaks.
 *
 * @returns what to show; `toast` is set where it is to be said aloud as well
 */
export function checkRegistration(entries: Registration): (FormProblems & { toast?: string }) | undefined {
  const fields: Record<string, string> = fieldsOfForm(problemsOf(register, payloadOf(entries)) ?? {});
  if (entries.email.trim() !== entries.confirmEmail.trim())
    fields.confirmEmail = accountMessages.emailsDiffer;
  if (entries.password !== entries.confirmPassword) fields.confirmPassword = accountMessages.passwordsDiffer;
  for (const field of registrationFields.filter((each) => isEmpty(entries, each))) {
    fields[field] = accountMessages.isRequired(accountMessages[field]);
  }
  if (Object.keys(fields).length === 0) return undefined;
  const aloud: readonly string[] = [accountMessages.emailsDiffer, accountMessages.passwordsDiffer];
  const toast = [fields.confirmEmail, fields.confirmPassword].find((text) => text && aloud.includes(text));
  return { fields, ...(toast && { toast }) };
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
