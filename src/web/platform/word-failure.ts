import type { FailureCode } from '#contract/failure.ts';
import type { FieldProblem } from '#contract/field-problem.ts';
import { fieldText } from '#locales/field-text.ts';
import { failureMessages } from '#messages/failures.ts';
import { fieldMessages } from '#messages/fields.ts';

/** A failure as an answer of the server describes it, as far as it could be read. */
export interface AnsweredFailure {
  code?: FailureCode;
  /** The server's own sentence. */
  message?: string;
  /** The server's own sentences on fields. */
  fields?: Readonly<Record<string, string>>;
  problems?: Readonly<Record<string, FieldProblem>>;
}

/** What to tell people about a failure. */
export interface FailureWords {
  message?: string;
  fields?: Readonly<Record<string, string>>;
}

/**
 * Words a failure by its code, and each wrong field by its problem. The server's own sentence remains for what this
 * page has no words for: an answer of a newer server, or of something in between. That the session is locked is shown
 * by the whole page.
 */
export function wordFailure({ code, message, fields, problems = {} }: AnsweredFailure): FailureWords {
  if (code === 'session-locked')
    void import('./screen-lock.ts').then(({ announceLock }) => announceLock('idle'));
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
