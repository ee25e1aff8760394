import type { Rows } from '../../platform/database/scope.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { replaceRecoveryCodes } from './second-factor-repository.ts';

/** Makes recovery codes in place of those before and keeps their hashes; the codes themselves are kept nowhere. */
export async function keepRecoveryCodes(rows: Rows, userId: string, now: Date): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashOfRecoveryCode(code, userId)).filter((hash) => hash !== undefined);
  await replaceRecoveryCodes(rows, { userId, hashes, now });
  return codes;
}
