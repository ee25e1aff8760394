import { useState } from 'react';
import { countries } from '#domain/catalogue/choices.ts';
import { chooseCountry } from '#domain/onboarding/onboarding-data.ts';
import { choiceLabels } from '#messages/choices.ts';
import { onboardingMessages } from '#messages/onboarding.ts';
import { CountryFlag } from '#web/design-system/country-flag.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { FigureLines } from './figure-lines.tsx';
import type { SortChoice } from './sort-choice.tsx';
import { useEarlyChoice } from './use-early-choice.ts';
import { type Figures, type SortOrder, sorted } from './use-figures.ts';
import type { Wizard } from './use-wizard.ts';

interface CountryStepProps {
  wizard: Wizard;
  figures: Figures | undefined;
  /** Its code comes after the first screen. */
  Sort: typeof SortChoice | undefined;
}

/** Step 1: the country. */
export function CountryStep({ wizard, figures, Sort }: CountryStepProps) {
  const { answers, answer } = wizard;
  const [order, setOrder] = useState<SortOrder>();
  useEarlyChoice();
  return (
    <>
      <div className="mb-3 min-h-8 pointer-coarse:min-h-11">
        {Sort && figures && figures.size > 0 && <Sort order={order} onSort={setOrder} />}
      </div>
      <ChoiceGroup legend={onboardingMessages.countries} isLegendHidden className="grid gap-3 sm:grid-cols-2">
        {sorted(countries, order, (country) => figures?.get(country)).map((country, index) => (
          <ChoiceCard
            key={country}
            group="country"
            value={country}
            label={choiceLabels.country[country]}
            about={
              <>
                {onboardingMessages.aboutCountry[country]}
                <FigureLines
                  figures={figures}
                  of={country}
                  // As many lines as the longest text takes at each width; the first card is a wide one.
                  className={index === 0 ? 'min-h-8 sm:min-h-4' : 'min-h-16'}
                />
              </>
            }
            mark={<CountryFlag country={country} width={36} />}
            isChosen={answers.country === country}
            onChoose={() => answer(chooseCountry(answers, country))}
            className="sm:first:col-span-2"
          />
        ))}
      </ChoiceGroup>
    </>
  );
}
