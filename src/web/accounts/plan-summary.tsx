import { useEffect, useState } from 'react';
import { jurisdictionIdOf, type VisaChoice } from '#domain/catalogue/choices.ts';
import { type OnboardingData, visasOf } from '#domain/onboarding/onboarding-data.ts';
import { choiceLabels } from '#messages/choices.ts';
import { signUpPlanMessages as texts } from '#messages/sign-up-plan.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/platform/router.tsx';

/** What is said of the chosen place; texts are empty where nothing is known. */
interface Figures {
  cost: string;
  time: string;
  missing: string;
}

/** Asks what choices cost; how to is part of another feature. */
export type AskForFigures = (visas: VisaChoice) => Promise<ReadonlyMap<string, Figures>>;

interface PlanSummaryProps {
  answers: OnboardingData;
  askForFigures: AskForFigures;
}

/** The choice an account is made for: beside the form, or in a row above it where there is no room. */
export function PlanSummary({ answers, askForFigures }: PlanSummaryProps) {
  const { country, companyType, subType, requirements } = answers;
  const visas = visasOf(answers);
  const officeType = requirements?.officeType;
  const place = country && companyType && jurisdictionIdOf({ country, companyType, subType });
  const [figures, setFigures] = useState<Figures>();
  useEffect(() => {
    if (visas === undefined) return;
    askForFigures(visas).then(
      (known) => setFigures(known.get(`${place}/${officeType}`)),
      () => {},
    );
  }, [askForFigures, visas, place, officeType]);
  if (!country || !companyType || visas === undefined || !officeType) return null;
  return (
    <section aria-labelledby="plan-summary" className="border-b border-line pb-4 lg:border-0 lg:pb-0">
      <h2 id="plan-summary" className="sr-only text-xs font-medium text-muted sm:not-sr-only">
        {texts.title}
      </h2>
      <div className="flex items-start justify-between gap-4 lg:block">
        <div className="min-w-0">
          <p className="font-serif text-lg text-balance lg:mt-1 lg:text-xl">
            {subType ? choiceLabels.subType[subType] : choiceLabels.companyType[companyType]},{' '}
            {choiceLabels.country[country]}
          </p>
          <p className="text-muted lg:mt-1">{texts.requirements(visas, officeType)}</p>
        </div>
        <Link
          to={paths.onboarding}
          className="inline-flex min-h-8 items-center text-accent-text underline underline-offset-4 lg:mt-4 pointer-coarse:min-h-11"
        >
          {texts.change}
        </Link>
      </div>
      <p className="min-h-9 text-pretty tabular lg:mt-6 lg:border-t lg:border-line lg:pt-4">
        {figures && (
          <>
            <bdi className="font-semibold">{figures.cost}</bdi>
            {figures.time && (
              <>
                {' · '}
                <bdi>{figures.time}</bdi>
              </>
            )}
            {figures.missing && <span className="block text-xs text-muted">{figures.missing}</span>}
          </>
        )}
      </p>
    </section>
  );
}
