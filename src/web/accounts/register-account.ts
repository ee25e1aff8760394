import { register } from '#contract/accounts.ts';
import { accountMessages } from '#messages/accounts.ts';
import { CallFailure, call, fieldMessagesOf, sentenceOf } from '#web/platform/call.ts';
import { loginOf } from '#web/platform/stored-login.ts';
import { fieldsOfForm, payloadOf, type Registration } from './check-registration.ts';
import { type LoginOutcome, LoginProblem, takeInLogin } from './take-in-login.ts';

/** Creates the account, whose reply opens its session, and keeps the login. Never throws. */
export function registerAccount(entries: Registration): Promise<LoginOutcome> {
  return takeInLogin(async () => {
    const reply = await call(register, { input: payloadOf(entries) }).catch((failure: unknown) => {
      throw new LoginProblem(problemOf(failure), fieldsOfForm(fieldMessagesOf(failure)));
    });
    if (!loginOf(reply)) throw new LoginProblem(accountMessages.registrationError);
    return reply;
  });
}

/** The sign-up page's words for a call that failed. */
function problemOf(failure: unknown): string {
  if (!(failure instanceof CallFailure)) return accountMessages.registrationError;
  switch (failure.kind) {
    case 'answered':
      return sentenceOf(failure) ?? accountMessages.registrationFailed;
    case 'no-answer':
      return accountMessages.registrationNoAnswer;
    case 'not-sent':
      return accountMessages.registrationError;
  }
}
