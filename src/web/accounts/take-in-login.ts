import type { Person } from '#domain/accounts/person.ts';
import { accountMessages } from '#messages/accounts.ts';
import { CallFailure, sentenceOf } from '#web/platform/call.ts';
import { loginOf, storedLogin } from '#web/platform/stored-login.ts';
import { webSettings } from '#web/platform/web-settings.ts';

/** Thrown by a way of signing in that has its own words for what went wrong. */
export class LoginProblem extends Error {
  /** The server's message per field, where it named any. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'LoginProblem';
    this.fields = fields;
  }
}

export type LoginOutcome =
  | { person: Person }
  | {
      /** What to tell the person, once. */
      problem: string;
      fields: Readonly<Record<string, string>>;
    };

/**
 * The one door for every way of signing in (password, registration, and whatever comes): asks for the
 * session, checks the reply and keeps the login. The caller shows the outcome.
 *
 * @param ask opens the session and answers with the server's reply. A failure it can explain it throws as
 * a `LoginProblem`; any other reads 'Login failed: …'.
 */
export async function takeInLogin(ask: () => Promise<unknown>): Promise<LoginOutcome> {
  try {
    const login = loginOf(await ask(), webSettings.anonymousKey);
    if (!login) throw new LoginProblem(accountMessages.loginInvalid);
    storedLogin.write(login);
    return { person: login.user };
  } catch (error) {
    if (error instanceof LoginProblem) return { problem: error.message, fields: error.fields };
    return { problem: accountMessages.loginFailedBecause(reasonOf(error)), fields: {} };
  }
}

/** How a first step ends: signed in, not signed in, or with the challenge that a code has to come back with. */
export type SignInOutcome = LoginOutcome | { challenge: string };

/** The door for ways of signing in after which a second step may be asked for. */
export async function takeInFirstStep(ask: () => Promise<unknown>): Promise<SignInOutcome> {
  let challenge: string | undefined;
  const outcome = await takeInLogin(async () => {
    const reply = await ask();
    challenge = challengeIn(reply);
    return reply;
  });
  return challenge === undefined ? outcome : { challenge };
}

function challengeIn(reply: unknown): string | undefined {
  const { status, second_factor, challenge } = (reply ?? {}) as Record<string, unknown>;
  const isAsked = status === 'success' && second_factor === true;
  return isAsked && typeof challenge === 'string' ? challenge : undefined;
}

function reasonOf(error: unknown): string {
  // A failed call is known by the server's words alone; its own name means nothing to a person.
  const isCall = error instanceof CallFailure;
  const said = isCall ? sentenceOf(error) : error instanceof Error && error.message;
  return said || accountMessages.unknownError;
}
