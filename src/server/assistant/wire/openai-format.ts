import {
  type FailureCode,
  failureStatus,
  type OpenAiFailureBody,
  openAiFailureBody,
} from '#contract/failure.ts';
import { openAiBase } from '#contract/operation.ts';
import { fieldText } from '#locales/field-text.ts';
import { type Locale, messagesIn } from '#locales/messages-in.ts';
import type { CallFormat } from '../../platform/call-format.ts';
import type { Failure } from '../../platform/failure.ts';

/** OpenAI's and Azure's codes for failures, which clients check. Other failures keep our codes. */
const theirCodes: Partial<Record<FailureCode, string>> = {
  'key-required': 'invalid_api_key',
  'deployment-not-found': 'DeploymentNotFound',
  'unknown-call': 'unknown_url',
  'too-many-requests': 'rate_limit_exceeded',
  unexpected: 'server_error',
};

/** How clients for OpenAI and Azure OpenAI sign in, and what they expect of a failure. */
export const openAiFormat: CallFormat = {
  base: openAiBase,
  keyHeader: 'api-key',
  statusOf,
  codeOf,
  bodyOf: openAiBodyOf,
  headersOf: ({ retryAfterSeconds }): Record<string, string> =>
    retryAfterSeconds === undefined
      ? {}
      : { 'retry-after-ms': String(Math.max(1, Math.ceil(retryAfterSeconds * 1000))) },
  failureSchema: openAiFailureBody,
  failureName: 'OpenAiFailure',
};

/** Their clients show the message and raise by the status. */
export function openAiBodyOf(failure: Failure, locale: Locale): OpenAiFailureBody {
  const [field, problem] = Object.entries(failure.fields ?? {})[0] ?? [];
  const { failureMessages, fieldMessages } = messagesIn(locale);
  return {
    error: {
      message: problem ? fieldText(fieldMessages, problem) : failureMessages[failure.code],
      type: typeOf(statusOf(failure)),
      param: field === undefined || field === 'body' ? null : field.replaceAll(/\.(\d+)/g, '[$1]'),
      code: codeOf(failure),
      ...(problem && { problem }),
    },
  };
}

/** They have no 422 for a wrong field. */
function statusOf({ code }: Failure): number {
  const status = failureStatus[code];
  return status === 422 ? 400 : status;
}

function codeOf({ code }: Failure): string {
  return theirCodes[code] ?? code.replaceAll('-', '_');
}

function typeOf(status: number): string {
  if (status === 429) return 'requests';
  return status >= 500 ? 'server_error' : 'invalid_request_error';
}
