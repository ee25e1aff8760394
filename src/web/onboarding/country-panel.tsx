import type { Country } from '#domain/catalogue/choices.ts';
import { choiceLabels } from '#messages/choices.ts';
import { onboardingStepMessages } from '#messages/onboarding-steps.ts';
import { ChartMap } from '#web/design-system/chart-map.tsx';
import type { Figures } from './use-figures.ts';

interface CountryPanelProps {
  country: Country | undefined;
  figures: Figures | undefined;
}

const texts = onboardingStepMessages.countryPanel;

/** The coast of the chosen country beside the choices, with what decides. */
export function CountryPanel({ country, figures }: CountryPanelProps) {
  const known = country && figures?.get(country);
  return (
    <section aria-label={texts.label} className="hidden @min-[61rem]:block">
      <div className="neatline overflow-hidden rounded-card bg-surface">
        <ChartMap country={country} />
      </div>
      {!country && <p className="mt-4 text-pretty text-muted">{texts.hint}</p>}
      {country && (
        <>
          <h2 className="mt-4 font-serif text-lg">{choiceLabels.country[country]}</h2>
          {known && (
            <dl className="mt-2 divide-y divide-line border-y border-line text-sm">
              <Row term={texts.firstYear} text={known.cost} note={known.missing} />
              {known.time && <Row term={texts.time} text={known.time} />}
              {known.tax && <Row term={texts.tax} text={known.tax} />}
            </dl>
          )}
        </>
      )}
    </section>
  );
}

function Row({ term, text, note }: { term: string; text: string; note?: string }) {
  return (
    <div className="py-2.5">
      <dt className="text-xs font-medium text-muted">{term}</dt>
      <dd className="mt-0.5 text-pretty tabular">
        <bdi>{text}</bdi>
      </dd>
      {note && <dd className="mt-0.5 text-xs text-pretty text-muted">{note}</dd>}
    </div>
  );
}
