import { beginGoogleSignIn, signInWithGoogle } from '#contract/google.ts';
import type { InputOf } from '#contract/operation.ts';
import { call, describeFailure } from '#web/platform/call.ts';
import { LoginProblem, type SignInOutcome, takeInFirstStep } from './take-in-login.ts';

/**
 * Where the browser is to go for a sign-in with Google.
 *
 * @throws CallFailure
 */
export async function addressAtGoogle(from: InputOf<typeof beginGoogleSignIn>['from']): Promise<string> {
  return (await call(beginGoogleSignIn, { input: { from } })).url;
}

/** Opens the session of whom Google has confirmed, and keeps the login. Never throws. */
export async function enterWithGoogle(): Promise<{ outcome: SignInOutcome; isNew: boolean }> {
  let isNew = false;
  const outcome = await takeInFirstStep(async () => {
    const reply = await call(signInWithGoogle, { input: {} }).catch((failure: unknown) => {
      throw new LoginProblem(describeFailure(failure));
    });
    isNew = 'registered' in reply && reply.registered;
    return reply;
  });
  return { outcome, isNew };
}
