import { type FailureCode, failureStatus, type OpenAiFailureBody } from '#contract/failure.ts';
import { fieldText } from '#locales/field-text.ts';
import { type Locale, messagesIn } from '#locales/messages-in.ts';
import type { Failure } from './failure.ts';

/** OpenAI's and Azure's codes for failures, which clients check. Other failures keep our codes. */
const theirCodes: Partial<Record<FailureCode, string>> = {
  'key-required': 'invalid_api_key',
  'deployment-not-found': 'DeploymentNotFound',
  'unknown-call': 'unknown_url',
  'too-many-requests': 'rate_limit_exceeded',
  unexpected: 'server_error',
};

/** The HTTP status for OpenAI-compatible calls, which have no 422 for a wrong field. */
export function openAiStatusOf({ code }: Failure): number {
  const status = failureStatus[code];
  return status === 422 ? 400 : status;
}

/** A failure in OpenAI's format: clients show the message and raise by the status. */
export function openAiBodyOf(failure: Failure, locale: Locale): OpenAiFailureBody {
  const [field, problem] = Object.entries(failure.fields ?? {})[0] ?? [];
  const { failureMessages, fieldMessages } = messagesIn(locale);
  const { code } = failure;
  return {
    error: {
      message: problem ? fieldText(fieldMessages, problem) : failureMessages[code],
      type: typeOf(openAiStatusOf(failure)),
      param: field === undefined || field === 'body' ? null : field.replaceAll(/\.(\d+)/g, '[$1]'),
      code: theirCodes[code] ?? code.replaceAll('-', '_'),
      ...(problem && { problem }),
    },
  };
}

function typeOf(status: number): string {
  if (status === 429) return 'requests';
  return status >= 500 ? 'server_error' : 'invalid_request_error';
}
