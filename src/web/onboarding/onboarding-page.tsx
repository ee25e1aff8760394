import type { FormEvent } from 'react';
import { problemOfStep } from '#domain/onboarding/onboarding-data.ts';
import { onboardingMessages } from '#messages/onboarding.ts';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { PublicFooter } from '#web/design-system/public-footer.tsx';
import { PublicHeader } from '#web/design-system/public-header.tsx';
import { paths } from '#web/paths.ts';
import { useNavigate } from '#web/platform/router.tsx';
import { useStoredLogin } from '#web/platform/stored-login.ts';
import { CountryStep } from './country-step.tsx';
import { StepBar } from './step-bar.tsx';
import { StepRail } from './step-rail.tsx';
import { type LoadEstimate, useEstimateParts } from './use-estimate-parts.ts';
import { type AskForFigures, useFigures } from './use-figures.ts';
import { useLaterParts } from './use-later-parts.ts';
import { type AskWhetherPossible, useLeaving } from './use-leaving.ts';
import { useRefusal } from './use-refusal.ts';
import { useStepHeading } from './use-step-heading.ts';
import { useWizard, type Wizard } from './use-wizard.ts';

interface OnboardingPageProps {
  loadEstimate: LoadEstimate;
  askForFigures: AskForFigures;
  askWhetherPossible: AskWhetherPossible;
}

/** The questionnaire: country, company type, requirements; then on to the registration. */
export default function OnboardingPage({
  loadEstimate,
  askForFigures,
  askWhetherPossible,
}: OnboardingPageProps) {
  const stored = useWizard();
  const { refusal, missingGroup, refuse, forget } = useRefusal();
  const { heading, announcement } = useStepHeading(stored);
  const navigate = useNavigate();
  const login = useStoredLogin();
  const isSignedIn = login !== undefined && login !== 'loading';

  const wizard: Wizard = {
    ...stored,
    answer(answers) {
      forget();
      stored.answer(answers);
    },
  };
  const { answers, step, goTo } = wizard;
  const figures = useFigures(wizard, askForFigures);
  const problem = problemOfStep(answers, step);
  const canContinue = problem !== 'country-missing' && problem !== 'type-missing';
  const leaving = useLeaving(answers, askWhetherPossible);
  const { parts, areComing } = useEstimateParts(wizard, loadEstimate);
  const later = useLaterParts();

  function goOn(event: FormEvent) {
    event.preventDefault();
    if (!canContinue) return;
    if (problem) refuse(problem);
    else if (step === 1) void later.ensure().then((isThere) => isThere && goTo(2));
    else if (step === 2) goTo(3);
    else leaving.start(leave, () => refuse('not-possible'));
  }

  function leave() {
    // A signed-in person needs no second account: the dashboard offers to create the company.
    if (isSignedIn) void navigate(paths.dashboard);
    else void navigate(paths.signUp, { state: { onboardingData: answers } });
  }

  return (
    <div className="flex min-h-dvh flex-col max-lg:min-h-[calc(100dvh+6rem)] pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)]">
      <PublicHeader width="px-4 sm:px-6" offers="sign-in" />
      <div className="flex flex-1 flex-col lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div className="border-b border-line px-4 py-3 sm:px-6 lg:border-e lg:border-b-0 lg:py-8">
          <div className="mx-auto max-w-2xl lg:sticky lg:top-6">
            <StepRail wizard={wizard} />
          </div>
        </div>
        <main className="@container flex min-w-0 flex-1 flex-col">
          <form noValidate onSubmit={goOn} className="flex flex-1 flex-col">
            <div className="mx-auto grid w-full max-w-2xl flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_1fr] gap-x-10 px-4 pt-6 pb-4 sm:px-6 sm:pt-10 lg:pt-14 @min-[61rem]:max-w-[62rem] @min-[61rem]:grid-cols-[minmax(0,1fr)_17rem] @min-[61rem]:grid-rows-[auto_1fr]">
              <div>
                <PageTitle ref={heading}>{onboardingMessages.questions[step]}</PageTitle>
                <p role="status" className="sr-only">
                  {announcement}
                </p>
                <p className="mt-2 mb-4 text-base text-muted sm:mb-6">{onboardingMessages.help[step]}</p>
                {step === 1 ? (
                  <CountryStep wizard={wizard} figures={figures} Sort={later.parts?.SortChoice} />
                ) : (
                  later.parts && (
                    <later.parts.LaterSteps
                      wizard={wizard}
                      figures={figures}
                      refusal={refusal}
                      missingGroup={missingGroup}
                    />
                  )
                )}
              </div>
              <div
                ref={refusal?.problem === 'not-possible' ? missingGroup : null}
                className="mt-8 empty:hidden @min-[61rem]:col-start-2 @min-[61rem]:row-span-2 @min-[61rem]:row-start-1 @min-[61rem]:mt-0"
              >
                {step === 1 && later.parts && (
                  <later.parts.CountryPanel country={answers.country} figures={figures} />
                )}
                {parts && <parts.Estimate answers={answers} onAnswer={wizard.answer} />}
              </div>
            </div>
            <StepBar
              canContinue={canContinue}
              isBusy={leaving.isChecking}
              above={
                parts ? (
                  <parts.EstimateBar answers={answers} />
                ) : (
                  areComing && <div className="min-h-16 border-b border-line @min-[61rem]:hidden" />
                )
              }
              onBack={step === 1 ? undefined : () => goTo(step === 3 ? 2 : 1)}
            />
          </form>
        </main>
      </div>
      <PublicFooter width="px-4 sm:px-6" />
    </div>
  );
}
