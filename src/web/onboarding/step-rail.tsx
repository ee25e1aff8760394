import { Check } from 'lucide-react';
import { type OnboardingData, problemOfStep, type WizardStep } from '#domain/onboarding/onboarding-data.ts';
import { choiceLabels } from '#messages/choices.ts';
import { onboardingMessages } from '#messages/onboarding.ts';
import { classNames } from '#web/design-system/class-names.ts';
import type { Wizard } from './use-wizard.ts';

const steps: readonly WizardStep[] = [1, 2, 3];

type StepState = 'active' | 'completed' | 'upcoming';

const numberClass: Record<StepState, string> = {
  active: 'border-accent bg-accent text-on-accent',
  completed: 'border-accent/60 bg-accent/12 text-accent-text',
  upcoming: 'border-line-strong/70 bg-page text-muted',
};

/** The three steps with their states; a completed one can be gone back to. */
export function StepRail({ wizard }: { wizard: Wizard }) {
  const { answers, step, goTo } = wizard;
  return (
    <nav aria-label={onboardingMessages.steps}>
      <ol className="grid grid-cols-3 gap-1 lg:grid-cols-1 lg:gap-0">
        {steps.map((number) => {
          const state = stateOf(number, answers, step);
          const look = classNames(
            'flex h-full w-full flex-col items-center gap-1.5 rounded-control py-1 text-center',
            'lg:min-h-16 lg:flex-row lg:items-start lg:gap-3 lg:px-3 lg:py-3 lg:text-start',
          );
          return (
            <li
              key={number}
              className={classNames(
                'relative min-w-0',
                number < steps.length && connectorClass,
                number < steps.length && (state === 'completed' ? 'before:bg-accent/60' : 'before:bg-line'),
              )}
            >
              {state === 'completed' ? (
                <button
                  type="button"
                  onClick={() => goTo(number)}
                  className={classNames(look, 'transition-colors duration-150 hover:bg-text/6')}
                >
                  <StepMark number={number} state={state} answers={answers} />
                </button>
              ) : (
                <div className={look} {...(state === 'active' && { 'aria-current': 'step' })}>
                  <StepMark number={number} state={state} answers={answers} />
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The line to the next step: across on small screens, down on large ones. */
const connectorClass =
  'before:absolute before:start-[calc(50%+1.25rem)] before:top-[1.125rem] before:h-px before:w-[calc(100%-2rem)] ' +
  'lg:before:start-[1.625rem] lg:before:top-11 lg:before:h-[calc(100%-2.25rem)] lg:before:w-px';

function StepMark({
  number,
  state,
  answers,
}: {
  number: WizardStep;
  state: StepState;
  answers: OnboardingData;
}) {
  const summary = state === 'completed' ? summaryOf(number, answers) : '';
  return (
    <>
      <span
        className={classNames(
          'grid size-7 shrink-0 place-items-center rounded-full border text-sm font-medium tabular',
          numberClass[state],
        )}
      >
        {state === 'completed' ? (
          <Check aria-hidden="true" size={16} strokeWidth={2} />
        ) : (
          <span>{number}</span>
        )}
      </span>
      <span className="min-w-0 lg:pt-1">
        <span
          className={classNames(
            'block text-xs font-medium hyphens-auto wrap-anywhere lg:text-sm',
            state === 'upcoming' && 'text-muted',
          )}
        >
          {onboardingMessages.stepNames[number]}
        </span>
        {state === 'completed' && <span className="sr-only">{onboardingMessages.completed}</span>}
        {summary && <span className="mt-0.5 hidden text-xs text-muted lg:block">{summary}</span>}
      </span>
    </>
  );
}

/** A step counts as completed once it and all before it are answered. */
function stateOf(number: WizardStep, answers: OnboardingData, active: WizardStep): StepState {
  if (number === active) return 'active';
  return steps.slice(0, number).every((earlier) => !problemOfStep(answers, earlier))
    ? 'completed'
    : 'upcoming';
}

/** What was answered, in a few words. */
function summaryOf(number: WizardStep, answers: OnboardingData): string {
  const { country, companyType, subType, requirements } = answers;
  const words: Record<WizardStep, (string | undefined)[]> = {
    1: [country && choiceLabels.country[country]],
    2: [companyType && choiceLabels.companyType[companyType], subType && choiceLabels.subType[subType]],
    3: [
      requirements?.visas === undefined
        ? undefined
        : onboardingMessages.visaCount(choiceLabels.visas[requirements.visas]),
      requirements?.officeType && choiceLabels.officeType[requirements.officeType],
    ],
  };
  return words[number].filter(Boolean).join(' · ');
}
