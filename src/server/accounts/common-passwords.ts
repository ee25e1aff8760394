import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isInFilter, listed } from '#domain/accounts/common-password.ts';

/** The filter of all listed passwords; it wrongly reports about one in a million others. */
const file = new URL('./common-passwords.bloom', import.meta.url);

let filter: Promise<Buffer> | undefined;

/** Whether many people use this password, in any letter case. The list is loaded on first use and stays in memory. */
export async function isCommonPassword(password: string): Promise<boolean> {
  filter ??= readFile(file);
  const bytes = await filter.catch((error: unknown) => {
    filter = undefined;
    throw error;
  });
  return isInFilter(bytes, createHash('sha256').update(listed(password)).digest());
}
