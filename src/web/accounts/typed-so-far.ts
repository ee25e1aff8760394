import type { RegistrationField } from './check-registration.ts';

type KeptField = Exclude<RegistrationField, 'password' | 'confirmPassword'>;
const keptFields: readonly string[] = [
  'firstName',
  'lastName',
  'email',
  'confirmEmail',
] satisfies KeptField[];

const typed = new Map<string, string>();

/**
 * Who looks back at the questionnaire or at the sign-in page finds their name and address again. It
 * lives as long as the open page, and holds no password.
 */
export const typedSoFar = {
  of: (field: KeptField) => typed.get(field),
  keep({ name, value }: HTMLInputElement): void {
    if (keptFields.includes(name)) typed.set(name, value);
  },
  forget: () => typed.clear(),
};
