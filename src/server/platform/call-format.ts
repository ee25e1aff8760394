import type * as z from 'zod/mini';
import { type FailureBody, failureBody, failureStatus } from '#contract/failure.ts';
import { apiBase } from '#contract/operation.ts';
import { fieldText } from '#locales/field-text.ts';
import { type Locale, messagesIn } from '#locales/messages-in.ts';
import type { Failure } from './failure.ts';

/** How calls below a base identify their caller and fail. */
export interface CallFormat {
  base: string;
  /** The header in which clients may send what others send as a bearer token. */
  keyHeader?: string;
  statusOf(failure: Failure): number;
  /** The code that clients check. */
  codeOf(failure: Failure): string;
  bodyOf(failure: Failure, locale: Locale): object;
  headersOf?(failure: Failure): Record<string, string>;
  /** The schema of the bodies, and its name in the description of the API. */
  failureSchema: z.ZodMiniType;
  failureName: string;
}

/** The format of this product's own API. */
export const ownFormat: CallFormat = {
  base: apiBase,
  statusOf: ({ code }) => failureStatus[code],
  codeOf: ({ code }) => code,
  bodyOf({ code, fields }, locale): FailureBody {
    const { failureMessages, fieldMessages } = messagesIn(locale);
    const texts = Object.entries(fields ?? {}).map(([field, problem]) => [
      field,
      fieldText(fieldMessages, problem),
    ]);
    return {
      status: 'error',
      message: failureMessages[code],
      code,
      ...(fields && { fields: Object.fromEntries(texts), problems: fields }),
    };
  },
  failureSchema: failureBody,
  failureName: 'Failure',
};
