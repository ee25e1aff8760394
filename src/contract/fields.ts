import * as z from 'zod/mini';
import { type FieldLabel, problem } from './field-problem.ts';

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
  field: FieldLabel;
  /** Longest value in characters. */
  max: number;
  /** Whether several lines are fine. */
  multiline?: boolean;
}

/** Whether a text leaves a mark. */
export const isVisible = (text: string) => visibleCharacter.test(text);

/** Trimmed text that may be empty. */
export function optionalText({ field, max, multiline = false }: TextRule) {
  return z.string(problem('not-text', { field })).check(
    z.trim(),
    z.maxLength(max, problem('too-long', { field, max })),
    z.refine((value) => !unusableCharacters.test(value), problem('unusable-characters', { field })),
    z.refine((value) => multiline || !lineBreaks.test(value), problem('not-one-line', { field })),
  );
}

/** Trimmed text that must not be empty. */
export function requiredText(rule: TextRule) {
  const message = problem('required', { field: rule.field });
  return optionalText(rule).check(z.minLength(1, message), z.refine(isVisible, message));
}

/** An email address, trimmed and in lower case, as accounts are kept. */
export const emailField = z
  .string(problem('not-text', { field: 'email' }))
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, problem('required', { field: 'email' })),
    z.maxLength(254, problem('too-long', { field: 'email', max: 254 })),
    z.email(problem('not-email')),
  );

/** A web address; 'https://' is added where it was left out, and '' means none. */
export function webAddress({
  field,
  max,
  otherwise = problem('not-web-address', { field }),
}: {
  field: FieldLabel;
  max: number;
  /** What is wrong with what is no web address. */
  otherwise?: string;
}) {
  return z.pipe(
    optionalText({ field, max }),
    z.pipe(
      z.transform((value: string) =>
        value === '' || /^[a-z][a-z\d+.-]*:/i.test(value) ? value : `https://${value}`,
      ),
      z.string().check(
        z.maxLength(max, problem('too-long', { field, max })),
        z.refine((value) => value === '' || isWebAddress(value), otherwise),
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
export const idField = z.string().check(z.uuid(problem('not-id')));

/** A moment, as an ISO 8601 string in UTC. */
export const momentField = z.string();
