import { countries } from '#domain/catalogue/choices.ts';
import { chooseCountry } from '#domain/onboarding/onboarding-data.ts';
import { choiceLabels } from '#messages/choices.ts';
import { onboardingMessages } from '#messages/onboarding.ts';
import { CountryFlag } from '#web/design-system/country-flag.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { useEarlyChoice } from './use-early-choice.ts';
import type { Wizard } from './use-wizard.ts';

/** Step 1: the country. */
export function CountryStep({ wizard }: { wizard: Wizard }) {
  const { answers, answer } = wizard;
  useEarlyChoice();
  return (
    <ChoiceGroup legend={onboardingMessages.countries} isLegendHidden className="grid gap-3 sm:grid-cols-2">
      {countries.map((country) => (
        <ChoiceCard
          key={country}
          group="country"
          value={country}
          label={choiceLabels.country[country]}
          about={onboardingMessages.aboutCountry[country]}
          mark={<CountryFlag country={country} width={36} />}
          isChosen={answers.country === country}
          onChoose={() => answer(chooseCountry(answers, country))}
          className="sm:first:col-span-2"
        />
      ))}
    </ChoiceGroup>
  );
}
