import * as z from 'zod/mini';

/**
 * Control characters other than tab and line breaks, and halves of surrogate pairs, have no place in
 * anything a person types; a database would refuse them or store something else.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unusableCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Surrogate}]/u;
/** Anything but spaces and characters that leave no mark, such as joiners and fillers. */
const visibleCharacter = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\s\u2800]/u;
const lineBreaks = /[\t\r\n\u2028\u2029]/;

interface TextRule {
  /** The field as the message names it: 'Company name'. */
  label: string;
  /** Longest value in characters. */
  max: number;
  /** Whether several lines are fine. */
  multiline?: boolean;
}

/** Trimmed text that may be empty. */
export function optionalText({ label, max, multiline = false }: TextRule) {
  return z.string(`${label} must be text.`).check(
    z.trim(),
    z.maxLength(max, `${label} can have at most ${max} characters.`),
    z.refine((value) => !unusableCharacters.test(value), `${label} contains characters that cannot be used.`),
    z.refine((value) => multiline || !lineBreaks.test(value), `${label} must fit on one line.`),
  );
}

/** Trimmed text that must not be empty. */
export function requiredText(rule: TextRule) {
  const message = `${rule.label} is required.`;
  return optionalText(rule).check(
    z.minLength(1, message),
    z.refine((value) => visibleCharacter.test(value), message),
  );
}

/** An e-mail address, trimmed and in lower case, as accounts are kept. */
export const emailField = z
  .string('Email must be text.')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'Email is required.'),
    z.maxLength(254, 'Email can have at most 254 characters.'),
    z.email('Please enter an email address like name@example.com.'),
  );

/** A web address; 'https://' is added where it was left out, and '' means none. */
export function webAddress({ label, max }: { label: string; max: number }) {
  return z.pipe(
    optionalText({ label, max }),
    z.pipe(
      z.transform((value: string) =>
        value === '' || /^[a-z][a-z\d+.-]*:/i.test(value) ? value : `https://${value}`,
      ),
      z.string().check(
        z.maxLength(max, `${label} can have at most ${max} characters.`),
        z.refine(
          (value) => value === '' || isWebAddress(value),
          `${label} must be a web address like https://example.com.`,
        ),
      ),
    ),
  );
}

/** Splits an http(s) address by its grammar: this room knows no URL class of browser or Node. */
function isWebAddress(value: string): boolean {
  return /^https?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#][^\s<>"]*)?$/iu.test(
    value,
  );
}

/** An identifier made by the server. */
export const idField = z.string().check(z.uuid('This is not an id.'));

/** A moment, as an ISO 8601 string in UTC. */
export const momentField = z.string();
