import { formsListed, isInFilter } from '#domain/accounts/common-password.ts';
import { commonPasswordsFilter } from './common-passwords-filter.ts';

const filter = Uint8Array.from(atob(commonPasswordsFilter), (sign) => sign.charCodeAt(0));

/**
 * Whether the password is one of the most frequent, or derived from one. The server knows many more. Nothing is
 * reported where the browser cannot hash, as on pages without HTTPS.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (!crypto.subtle) return false;
  for (const form of formsListed(password)) {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(form));
    if (isInFilter(filter, new Uint8Array(digest))) return true;
  }
  return false;
}
