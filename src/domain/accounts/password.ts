/**
 * Password rules after NIST SP 800-63B-4, section 3.1.1.2: a minimum length, a generous maximum,
 * no composition rules, and a refusal of passwords known to be common.
 * Source: https://pages.nist.gov/800-63-4/sp800-63b.html
 */
export const passwordMinimumLength = 8;
export const passwordMaximumLength = 128;
/** Recommended to people without a second factor; never forced. */
export const passwordRecommendedLength = 15;

/** How a password breaks the length rule. */
export type LengthProblem = 'too-short' | 'too-long';
/** Why a password is easy to guess. */
export type GuessProblem = 'pattern' | 'repeats-account' | 'repeats-product';

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
 * Maximum length of input in UTF-16 units: normalising combines at most four characters into one,
 * each of one or two units. Longer input is not normalised, because that can take quadratic time.
 */
const maxUnits = passwordMaximumLength * 8;

/** The length rule that a password breaks, or `undefined`. */
export function lengthProblemOf(password: string): LengthProblem | undefined {
  if (password.length > maxUnits) return 'too-long';
  const length = passwordLength(password);
  if (length < passwordMinimumLength) return 'too-short';
  return length > passwordMaximumLength ? 'too-long' : undefined;
}

/** Words that an attacker would try first. */
export interface PasswordContext {
  /** The account's email address. */
  email?: string;
  fullName?: string;
  /** The name of the installation. */
  product?: string;
}

/** The guessability rule that a password breaks, or `undefined`. */
export function guessProblemOf(password: string, context: PasswordContext = {}): GuessProblem | undefined {
  if (password.length > maxUnits) return undefined;
  if (unpredictableLength(password) < minUnpredictable) return 'pattern';
  const { email = '', fullName = '', product = '' } = context;
  if (isDerivedFrom(password, [email, ...email.split('@'), fullName])) return 'repeats-account';
  return isDerivedFrom(password, [product]) ? 'repeats-product' : undefined;
}

/** Shorter words occur in many passwords by chance. */
const minWordLength = 3;
/** Minimum number of letters besides the known words. */
const minOwnLetters = 3;

/** Whether a password consists of these names or parts of them, with digits and symbols. */
function isDerivedFrom(password: string, names: readonly string[]): boolean {
  const words = names
    .flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)])
    .flatMap((name) => [lettersAndDigitsOf(name), lettersOf(name)])
    .filter((word) => word.length >= minWordLength)
    .sort((one, other) => other.length - one.length);
  const typed = lettersAndDigitsOf(password);
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), typed);
  return rest !== typed && lettersOf(rest).length < minOwnLetters;
}

function lettersAndDigitsOf(text: string): string {
  return normalisePassword(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function lettersOf(text: string): string {
  return normalisePassword(text).toLowerCase().replaceAll(/\P{L}/gu, '');
}

/** The strength shown below a new password. */
export type PasswordStrength = 'short' | 'weak' | 'fair' | 'good' | 'strong';

/**
 * A hint based on length, the main factor against guessing. Characters that continue a
 * pattern ('aaaa', '1234', 'zyx', 'abcabc') do not count. Passwords that the server refuses are weak.
 */
export function strengthOf(password: string, context: PasswordContext = {}): PasswordStrength {
  if (passwordLength(password) < passwordMinimumLength) return 'short';
  if (guessProblemOf(password, context)) return 'weak';
  const length = unpredictableLength(withoutEnding(password));
  if (length < 12) return 'fair';
  return length < passwordRecommendedLength ? 'good' : 'strong';
}

/** Attackers try digits and symbols after a word first, so they count as one character. */
function withoutEnding(password: string): string {
  return password.replace(/(?<=\p{L})[^\p{L}]{2,}$/u, '1');
}

/** With fewer unpredictable characters than this, a password of any length is a pattern. */
const minUnpredictable = 6;

/** Number of characters that do not continue a pattern. */
function unpredictableLength(password: string): number {
  const characters = [...normalisePassword(password).toLowerCase()];
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  return codes.filter((_, at) => !goesOnInStep(codes, at) && !repeatsEarlier(characters, at)).length;
}

/** Whether a character continues a run: repeated, ascending or descending. */
function goesOnInStep(codes: readonly number[], at: number): boolean {
  const [first, second, third] = codes.slice(Math.max(0, at - 2), at + 1);
  if (first === undefined || second === undefined || third === undefined) return false;
  const step = second - first;
  return Math.abs(step) <= 1 && third - second === step;
}

/** Whether the three characters that end here occurred before in the same order. */
function repeatsEarlier(characters: readonly string[], at: number): boolean {
  if (at < 3) return false;
  const ending = characters.slice(at - 2, at + 1).join('');
  return characters.slice(0, at).join('').includes(ending);
}
