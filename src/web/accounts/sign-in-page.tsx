import { lazy, Suspense, useState } from 'react';
import { login } from '#contract/accounts.ts';
import { accountMessages } from '#messages/accounts.ts';
import { pageTitles } from '#messages/page-titles.ts';
import { signInStepMessages } from '#messages/sign-in-steps.ts';
import { Button } from '#web/design-system/button.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { PasswordField } from '#web/design-system/password-field.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { paths } from '#web/paths.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { loadPart } from '#web/platform/load-part.ts';
import { notify } from '#web/platform/notify.ts';
import { Link, useLocation } from '#web/platform/router.tsx';
import { useForm } from '#web/platform/use-form.ts';
import { usePage } from '#web/platform/use-page.ts';
import { GuestLayout } from './guest-layout.tsx';
import { linkClass } from './link-class.ts';
import { LoadingOverlay } from './loading-overlay.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { useReturnFromGoogle } from './return-from-google.ts';
import { signIn } from './sign-in.ts';
import type { SignInOutcome } from './take-in-login.ts';
import { ThirdPartySignIn } from './third-party-sign-in.tsx';

const loadSecondStep = () => import('./second-step.tsx');
const SecondStep = lazy(loadSecondStep);
const loadGoogle = () => import('./enter-with-google.ts');

export default function SignInPage() {
  const heading = usePage(pageTitles.signIn);
  const [isRunning, setIsRunning] = useState(false);
  const { state } = useLocation();
  const [challenge, setChallenge] = useState(state.challenge as string | undefined);

  /** Shows how a sign-in ended; `success` is the toast of one that opened a session. */
  async function end(outcome: SignInOutcome, success: string) {
    // Once signed in, the guard leads on; the overlay stays until the next page is there.
    if ('person' in outcome) return notify.success(success);
    if ('challenge' in outcome && (await loadPart(loadSecondStep))) setChallenge(outcome.challenge);
    setIsRunning(false);
    if ('challenge' in outcome) return;
    notify.error(outcome.problem);
    form.show({ fields: outcome.fields, whole: outcome.problem });
  }

  useReturnFromGoogle(async () => {
    if (!(await loadPart(loadGoogle))) return;
    setIsRunning(true);
    const { enterWithGoogle } = await loadGoogle();
    await end((await enterWithGoogle()).outcome, signInStepMessages.loginSuccessful);
  });

  const title = (text: string) => (
    <h1 ref={heading} tabIndex={-1} className="font-serif text-xl">
      {text}
    </h1>
  );

  const form = useForm({
    read: (entries) => ({ email: String(entries.get('email')), password: String(entries.get('password')) }),
    check: (credentials) => problemsOf(login, credentials),
    async send(credentials) {
      setIsRunning(true);
      await end(await signIn(credentials), accountMessages.signedIn);
    },
  });

  if (challenge !== undefined) {
    return (
      <>
        <GuestLayout isCovered={isRunning} heading={title(signInStepMessages.codeTitle)}>
          <Suspense>
            <SecondStep
              challenge={challenge}
              onRunning={setIsRunning}
              onBack={() => setChallenge(undefined)}
            />
          </Suspense>
        </GuestLayout>
        {isRunning && <LoadingOverlay />}
      </>
    );
  }
  return (
    <>
      <GuestLayout
        isCovered={isRunning}
        heading={title(accountMessages.signInTitle)}
        lead={
          <>
            {accountMessages.noAccount}{' '}
            <Link to={paths.signUp} className={linkClass}>
              {accountMessages.signUpLink}
            </Link>
          </>
        }
      >
        <form {...form.props}>
          <div className="flex flex-col gap-4">
            <TextField
              label={accountMessages.email}
              {...form.field('email')}
              type="email"
              required
              autoComplete="username webauthn"
              autoCapitalize="none"
              spellCheck={false}
            />
            <PasswordField
              label={accountMessages.password}
              {...form.field('password')}
              required
              autoComplete="current-password"
              enterKeyHint="go"
            />
            <Link
              to={paths.forgotPassword}
              className={`${linkClass} ms-auto inline-flex min-h-6 items-center text-sm pointer-coarse:min-h-11`}
            >
              {accountMessages.forgotPassword}
            </Link>
          </div>
          <FormProblem text={form.problem} />
          <Button type="submit" kind="primary" disabled={isRunning} className="mt-6 w-full">
            {accountMessages.signIn}
          </Button>
        </form>
        <ThirdPartySignIn from="sign-in" notYet={accountMessages.googleSignInComing} />
        <PasskeySignIn
          onRunning={() => setIsRunning(true)}
          onOutcome={(outcome) => end(outcome, signInStepMessages.loginSuccessful)}
        />
      </GuestLayout>
      {isRunning && <LoadingOverlay />}
    </>
  );
}
