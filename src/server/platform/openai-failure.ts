import { type FailureCode, failureStatus, type OpenAiFailureBody } from '#contract/failure.ts';
import { fieldText } from '#locales/field-text.ts';
import { type Locale, messagesIn } from '#locales/messages-in.ts';
import type { Failure } from './failure.ts';

/** The words that OpenAI and Azure have for a failure, which programs look for. All others keep ours. */
const theirCodes: Partial<Record<FailureCode, string>> = {
  'key-required': 'invalid_api_key',
  'deployment-not-found': 'DeploymentNotFound',
  'unknown-call': 'unknown_url',
  'too-many-requests': 'rate_limit_exceeded',
  unexpected: 'server_error',
};

/** Its HTTP status where the call was made in the manner of OpenAI, who know no 422 for a wrong field. */
export function openAiStatusOf({ code }: Failure): number {
  const status = failureStatus[code];
  return status === 422 ? 400 : status;
}

/** What is said about a failure to a client made for OpenAI: it shows the message and raises by the status. */
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
    },
  };
}

function typeOf(status: number): string {
  if (status === 429) return 'requests';
  return status >= 500 ? 'server_error' : 'invalid_request_error';
}
