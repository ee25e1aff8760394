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

/**
 * Longest text that can be a password, in UTF-16 units: normalising makes one character of at most four,
 * each of one or two units. More is never normalised, as that takes the square of the length for some texts.
 */
const mostUnits = passwordMaximumLength * 8;

/** The rule a password breaks by its length, or `undefined`. */
export function lengthProblemOf(password: string): PasswordProblem | undefined {
  if (password.length > mostUnits) return 'too-long';
  const length = passwordLength(password);
  if (length < passwordMinimumLength) return 'too-short';
  return length > passwordMaximumLength ? 'too-long' : undefined;
}

/** Whether the password is just the person's own e-mail address or a part of it. */
export function repeatsAccount(password: string, email: string): boolean {
  if (password.length > mostUnits) return false;
  const typed = normalisePassword(password).toLowerCase();
  const address = email.trim().toLowerCase();
  return typed === address || typed === address.split('@')[0];
}

/** How the hint below a new password reads. */
export type PasswordStrength = 'short' | 'weak' | 'fair' | 'good' | 'strong';

/**
 * A hint by length, which is what makes a password hard to guess. Characters that only carry on a
 * pattern ('aaaa', '1234', 'zyx', 'abcabc') add none, so a long password of them is still weak.
 */
export function strengthOf(password: string): PasswordStrength {
  if (passwordLength(password) < passwordMinimumLength) return 'short';
  const length = unpredictableLength(password);
  if (length < 6) return 'weak';
  if (length < 12) return 'fair';
  return length < passwordRecommendedLength ? 'good' : 'strong';
}

/** Number of characters that do not follow from those before them. */
function unpredictableLength(password: string): number {
  const characters = [...normalisePassword(password).toLowerCase()];
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  return codes.filter((_, at) => !goesOnInStep(codes, at) && !repeatsEarlier(characters, at)).length;
}

/** Whether a character goes on as the two before it did: the same again, one up or one down. */
function goesOnInStep(codes: readonly number[], at: number): boolean {
  const [first, second, third] = codes.slice(Math.max(0, at - 2), at + 1);
  if (first === undefined || second === undefined || third === undefined) return false;
  const step = second - first;
  return Math.abs(step) <= 1 && third - second === step;
}

/** Whether the three characters that end here were typed before in the same order. */
function repeatsEarlier(characters: readonly string[], at: number): boolean {
  if (at < 3) return false;
  const ending = characters.slice(at - 2, at + 1).join('');
  return characters.slice(0, at).join('').includes(ending);
}
