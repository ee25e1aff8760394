import type { Rows } from '../../platform/database/scope.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { replaceRecoveryCodes } from './second-factor-repository.ts';

/** Creates new recovery codes, replaces the old ones and stores only their hashes. */
export async function keepRecoveryCodes(rows: Rows, userId: string, now: Date): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashOfRecoveryCode(code, userId)).filter((hash) => hash !== undefined);
  await replaceRecoveryCodes(rows, { userId, hashes, now });
  return codes;
}
