import { useEffect, useState } from 'react';
import type { Person } from '#domain/accounts/person.ts';
import type { CompanyData } from '#domain/onboarding/onboarding-data.ts';
import { accountMessages } from '#messages/accounts.ts';
import { pageTitles } from '#messages/page-titles.ts';
import { signInStepMessages } from '#messages/sign-in-steps.ts';
import { Button } from '#web/design-system/button.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { PasswordField } from '#web/design-system/password-field.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { paths } from '#web/paths.ts';
import { sentenceOf } from '#web/platform/call.ts';
import type { InputProblems } from '#web/platform/check-input.ts';
import { loadPart } from '#web/platform/load-part.ts';
import { notify } from '#web/platform/notify.ts';
import { Link, useNavigate } from '#web/platform/router.tsx';
import { storedOnboarding } from '#web/platform/stored-onboarding.ts';
import { useStoredValue } from '#web/platform/stored-value.ts';
import { useForm } from '#web/platform/use-form.ts';
import { usePage } from '#web/platform/use-page.ts';
import { checkRegistration, type Registration, registrationFields } from './check-registration.ts';
import { useHoldGuest } from './guards.tsx';
import { GuestLayout } from './guest-layout.tsx';
import { linkClass } from './link-class.ts';
import { NewPasswordField } from './new-password-field.tsx';
import type { AskForFigures } from './plan-summary.tsx';
import { registerAccount } from './register-account.ts';
import { useReturnFromGoogle } from './return-from-google.ts';
import { TermsCheckbox } from './terms-checkbox.tsx';
import { ThirdPartySignIn } from './third-party-sign-in.tsx';
import { typedSoFar } from './typed-so-far.ts';
import { useFinishedOnboarding } from './use-finished-onboarding.ts';

const loadSummary = () => import('./plan-summary.tsx');
const loadGoogle = () => import('./enter-with-google.ts');

export default function SignUpPage({ askForFigures }: { askForFigures: AskForFigures }) {
  const heading = usePage(pageTitles.signUp);
  const navigate = useNavigate();
  const hold = useHoldGuest();
  const demandAnswers = useFinishedOnboarding();
  const answers = useStoredValue(storedOnboarding, undefined);
  const [summary, setSummary] = useState<Awaited<ReturnType<typeof loadSummary>>>();
  useEffect(() => {
    // The form is whole without it.
    loadSummary().then(setSummary, () => {});
  }, []);
  const [isAccepted, setIsAccepted] = useState(false);
  const [isRunning, setIsRunning] = useState(false);

  const form = useForm({
    read: entriesOf,
    async send(entries): Promise<void> {
      const answers = isAccepted && demandAnswers();
      if (!answers) return;
      const wrong = checkRegistration(entries);
      if (wrong) {
        if (wrong.toast) notify.error(wrong.toast);
        return form.show(wrong);
      }
      setIsRunning(true);
      hold(true);
      const outcome = await registerAccount(entries);
      if ('person' in outcome) return finish(outcome.person, answers.requirements?.companyData);
      fail(outcome);
    },
  });

  async function finish(person: Person, company: CompanyData | undefined) {
    notify.success(accountMessages.accountCreated);
    typedSoFar.forget();
    await createCompany(person, company);
    navigate(paths.dashboard, { replace: true });
  }

  function fail({ fields, problem }: { fields: InputProblems; problem: string }) {
    setIsRunning(false);
    hold(false);
    notify.error(problem);
    form.show({ fields, whole: problem });
  }

  useReturnFromGoogle(async () => {
    if (!(await loadPart(loadGoogle))) return;
    setIsRunning(true);
    hold(true);
    const { enterWithGoogle } = await loadGoogle();
    const { outcome, isNew } = await enterWithGoogle();
    if ('problem' in outcome) return fail(outcome);
    if ('challenge' in outcome) return navigate(paths.signIn, { replace: true, state: outcome });
    if (isNew) return finish(outcome.person, storedOnboarding.read()?.requirements?.companyData);
    // Who has an account already is just signed in; the guard leads on.
    notify.success(signInStepMessages.loginSuccessful);
    hold(false);
  });

  function mayLeaveForGoogle(): boolean {
    if (!isAccepted) {
      notify.error(signInStepMessages.agreeFirst);
      form.ref.current?.querySelector<HTMLElement>('[name="terms"]')?.focus();
      return false;
    }
    return demandAnswers() !== undefined;
  }

  return (
    <GuestLayout
      aside={
        summary && answers ? <summary.PlanSummary answers={answers} askForFigures={askForFigures} /> : null
      }
      heading={
        <h1 ref={heading} tabIndex={-1} className="font-serif text-xl">
          {accountMessages.signUpTitle}
        </h1>
      }
      lead={
        <>
          {accountMessages.haveAccount}{' '}
          <Link to={paths.signIn} className={linkClass}>
            {accountMessages.signInLink}
          </Link>
        </>
      }
    >
      <form
        {...form.props}
        onInput={(event) => {
          form.props.onInput(event);
          typedSoFar.keep(event.target as HTMLInputElement);
        }}
      >
        <div className="flex flex-col gap-4">
          <div className="grid gap-4 min-[22rem]:grid-cols-2 min-[22rem]:gap-3">
            <TextField
              label={accountMessages.firstName}
              {...form.field('firstName')}
              required
              autoComplete="given-name"
              defaultValue={typedSoFar.of('firstName')}
            />
            <TextField
              label={accountMessages.lastName}
              {...form.field('lastName')}
              required
              autoComplete="family-name"
              defaultValue={typedSoFar.of('lastName')}
            />
          </div>
          <TextField
            label={accountMessages.email}
            {...form.field('email')}
            type="email"
            required
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={typedSoFar.of('email')}
          />
          <TextField
            label={accountMessages.confirmEmail}
            {...form.field('confirmEmail')}
            type="email"
            required
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={typedSoFar.of('confirmEmail')}
          />
          <NewPasswordField label={accountMessages.password} {...form.field('password')} required />
          <PasswordField
            label={accountMessages.confirmPassword}
            {...form.field('confirmPassword')}
            required
            autoComplete="new-password"
            enterKeyHint="go"
          />
          <TermsCheckbox onChange={setIsAccepted} />
        </div>
        <FormProblem text={form.problem} />
        <Button
          type="submit"
          kind="primary"
          disabled={!isAccepted}
          isBusy={isRunning}
          className="mt-6 w-full"
        >
          {accountMessages.signUp}
        </Button>
      </form>
      <ThirdPartySignIn from="sign-up" notYet={accountMessages.comingSoon} mayLeave={mayLeaveForGoogle} />
    </GuestLayout>
  );
}

function entriesOf(entries: FormData): Registration {
  return Object.fromEntries(
    registrationFields.map((field) => [field, String(entries.get(field) ?? '')]),
  ) as Registration;
}

/** The second half of a registration. Should it fail, the answers stay, and the dashboard offers it again. */
async function createCompany(person: Person, company: CompanyData | undefined): Promise<void> {
  try {
    if (company) {
      // Loaded on demand, so that typing does not wait for it.
      const { createFirstCompany } = await import('#web/platform/create-first-company.ts');
      await createFirstCompany(person, company);
    }
    notify.success(accountMessages.registrationComplete);
  } catch (error) {
    notify.error(sentenceOf(error) ?? accountMessages.registrationFailed);
  }
}
