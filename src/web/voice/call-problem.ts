import { type VoiceProblem, voiceMessages } from '#messages/voice.ts';
import { CallFailure, sentenceOf } from '#web/platform/call.ts';
import type { CallError } from './voice-call.ts';

/** A failure that this page has its own words for. */
export function problem(code: VoiceProblem, cause?: unknown): CallError {
  return { code, message: voiceMessages.problems[code], ...(cause !== undefined && { cause }) };
}

/** Why the server of this product did not open a call. */
export function problemOfFailure(cause: unknown): CallError {
  const message = sentenceOf(cause);
  const code = cause instanceof CallFailure ? cause.code : undefined;
  if (message !== undefined) return { code: code ?? 'refused', message, cause };
  return problem('no-answer', cause);
}

/**
 * Why a hosted call failed. Its client has many shapes for that: a response with an error in it, an error
 * whose message is an object, an event of the call library, a plain text.
 */
export function problemOfHosted(cause: unknown): CallError {
  return { code: codeOf(cause) ?? 'hosted', message: messageOf(cause) ?? voiceMessages.unknownError, cause };
}

/** Looked at in this order: what the service says about it, what the call library says, what HTTP says. */
const places = ['error', 'errorMsg', 'msg', 'message', 'data', 'statusText'] as const;

function messageOf(cause: unknown, depth = 0): string | undefined {
  if (typeof cause === 'string') return cause.trim() || undefined;
  if (Array.isArray(cause)) {
    return (
      cause
        .map((each) => messageOf(each, depth + 1))
        .filter(Boolean)
        .join(', ') || undefined
    );
  }
  if (typeof cause !== 'object' || cause === null || depth > 4) return undefined;
  const fields = cause as Record<string, unknown>;
  // Beside a sentence in `message`, `error` is but the name of the status ('Unauthorized').
  if (typeof fields.message !== 'undefined' && typeof fields.error === 'string') {
    return messageOf(fields.message, depth + 1) ?? messageOf(fields.error, depth + 1);
  }
  for (const place of places) {
    const message = messageOf(fields[place], depth + 1);
    if (message !== undefined) return message;
  }
  return undefined;
}

function codeOf(cause: unknown): string | undefined {
  if (typeof cause !== 'object' || cause === null) return undefined;
  const { error, status, type } = cause as { error?: unknown; status?: unknown; type?: unknown };
  const inner = typeof error === 'object' && error !== null ? (error as { type?: unknown }).type : undefined;
  if (typeof inner === 'string') return inner;
  if (typeof status === 'number') return String(status);
  return typeof type === 'string' ? type : undefined;
}
