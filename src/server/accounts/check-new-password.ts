import { formsListed } from '#domain/accounts/common-password.ts';
import { guessProblemOf } from '#domain/accounts/password.ts';
import type { Person } from '#domain/accounts/person.ts';
import { Failure } from '../platform/failure.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { AccountPorts } from './ports.ts';

/**
 * Checks a new password against the rules beyond its length, which the contract has checked.
 * @param field the name of the password on the wire
 * @throws Failure 'invalid-input' about that field
 */
export async function checkNewPassword(
  { config }: Pick<AccountPorts, 'config'>,
  password: string,
  account: Pick<Person, 'email' | 'fullName'>,
  field: string,
): Promise<void> {
  const problem =
    guessProblemOf(password, { ...account, product: config.brand.name }) ??
    ((await isDerivedFromCommon(password)) ? 'common' : undefined);
  if (problem) throw new Failure('invalid-input', { fields: { [field]: { code: `password-${problem}` } } });
}

/** Whether it is a common password, also with digits and symbols around it or substituted for letters. */
async function isDerivedFromCommon(password: string): Promise<boolean> {
  for (const form of formsListed(password)) if (await isCommonPassword(form)) return true;
  return false;
}
