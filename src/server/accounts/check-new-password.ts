import type { FieldProblem } from '#contract/field-problem.ts';
import { repeatsAccount } from '#domain/accounts/password.ts';
import { Failure } from '../platform/failure.ts';
import { isCommonPassword } from './common-passwords.ts';

/**
 * The rules of a new password that its length does not tell, which the contract has looked at.
 *
 * @param field what the password is called on the wire
 * @throws Failure 'invalid-input' about that field
 */
export async function checkNewPassword(password: string, email: string, field: string): Promise<void> {
  const problem = await problemOf(password, email);
  if (problem) throw new Failure('invalid-input', { fields: { [field]: problem } });
}

async function problemOf(password: string, email: string): Promise<FieldProblem | undefined> {
  if (repeatsAccount(password, email)) return { code: 'password-repeats-account' };
  return (await isCommonPassword(password)) ? { code: 'password-common' } : undefined;
}
