/**
 * Password rules after NIST SP 800-63B-4, section 3.1.1.2: a minimum length, a generous maximum,
 * no composition rules, and a refusal of passwords known to be common.
 * Source: https://pages.nist.gov/800-63-4/sp800-63b.html
 */
export const passwordMinimumLength = 8;
export const passwordMaximumLength = 128;
/** Recommended to people without a second factor; never forced. */
export const passwordRecommendedLength = 15;

export type PasswordProblem = 'too-short' | 'too-long' | 'common' | 'contains-account';

/**
 * Normalises a password the way NIST asks for, so that the same characters typed on another
 * keyboard or system still match: Unicode normalisation form KC.
 */
export function normalisePassword(password: string): string {
  return password.normalize('NFKC');
}

/** Length in Unicode code points, each counted as one character. */
export function passwordLength(password: string): number {
  return [...normalisePassword(password)].length;
}

/** The rule a password breaks by its length, or `undefined`. */
export function lengthProblemOf(password: string): PasswordProblem | undefined {
  const length = passwordLength(password);
  if (length < passwordMinimumLength) return 'too-short';
  return length > passwordMaximumLength ? 'too-long' : undefined;
}

/** Whether the password is just the person's own e-mail address or a part of it. */
export function repeatsAccount(password: string, email: string): boolean {
  const typed = normalisePassword(password).toLowerCase();
  const address = email.trim().toLowerCase();
  return typed === address || typed === address.split('@')[0];
}

/** How the hint below a new password reads. */
export type PasswordStrength = 'short' | 'fair' | 'good' | 'strong';

/** A hint by length alone: length is what makes a password hard to guess. */
export function strengthOf(password: string): PasswordStrength {
  const length = passwordLength(password);
  if (length < passwordMinimumLength) return 'short';
  if (length < 12) return 'fair';
  return length < passwordRecommendedLength ? 'good' : 'strong';
}
