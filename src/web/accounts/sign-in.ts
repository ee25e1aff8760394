import { login } from '#contract/accounts.ts';
import type { InputOf } from '#contract/operation.ts';
import { accountMessages } from '#messages/accounts.ts';
import { CallFailure, call, fieldMessagesOf, sentenceOf } from '#web/platform/call.ts';
import { LoginProblem, type SignInOutcome, takeInFirstStep } from './take-in-login.ts';

/** Opens a session with email address and password, or asks for a code, and keeps the login. Never throws. */
export function signIn(credentials: InputOf<typeof login>): Promise<SignInOutcome> {
  return takeInFirstStep(async () => {
    const reply = await call(login, { input: credentials }).catch((failure: unknown) => {
      throw new LoginProblem(problemOf(failure), fieldMessagesOf(failure));
    });
    const { status, message } = partsOf(reply);
    if (status !== 'success') throw new LoginProblem(message || accountMessages.loginFailed);
    return reply;
  });
}

/** The sign-in page's words for a call that failed. */
function problemOf(failure: unknown): string {
  if (!(failure instanceof CallFailure)) return accountMessages.loginNotSent;
  switch (failure.kind) {
    case 'answered':
      return sentenceOf(failure) ?? accountMessages.loginFailedWith(failure.status);
    case 'no-answer':
      return accountMessages.loginNoAnswer;
    case 'not-sent':
      return accountMessages.loginNotSent;
  }
}

/** A reply is what came over the wire, whatever its type promises. */
function partsOf(reply: unknown): { status?: unknown; message?: string } {
  const { status, message } = (reply ?? {}) as Record<string, unknown>;
  return { status, ...(typeof message === 'string' && { message }) };
}
