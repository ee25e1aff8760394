import { fieldText } from '#locales/field-text.ts';
import { failureMessages } from '#messages/failures.ts';
import { fieldMessages } from '#messages/fields.ts';
import type { AnsweredFailure, FailureWords } from './failure-words.ts';

/**
 * Words a failure by its code, and each wrong field by its problem. The server's own sentence remains for what this
 * page has no words for: an answer of a newer server, or of something in between.
 */
export function wordFailure({ code, message, fields, problems = {} }: AnsweredFailure): FailureWords {
  const sentence = code && Object.hasOwn(failureMessages, code) ? failureMessages[code] : message;
  const known = Object.entries(problems).filter(([, problem]) => Object.hasOwn(fieldMessages, problem.code));
  return {
    ...(sentence && { message: sentence }),
    fields: {
      ...fields,
      ...Object.fromEntries(known.map(([name, problem]) => [name, fieldText(fieldMessages, problem)])),
    },
  };
}
