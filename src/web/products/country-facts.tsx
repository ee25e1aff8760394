import { type Country, countries } from '#domain/catalogue/choices.ts';
import type { CountryFacts as Facts } from '#domain/products/product-facts.ts';
import { sourcesOf } from '#domain/values/sourced.ts';
import { choiceLabels } from '#messages/choices.ts';
import { productMessages } from '#messages/products.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { CountryFlag } from '#web/design-system/country-flag.tsx';
import { SourceMark } from '#web/design-system/source-mark.tsx';
import { useCurrentCompany } from '#web/platform/current-company.tsx';

interface CountryFactsProps {
  title: string;
  facts: Facts;
}

/** What holds in each country, that of the current company first. */
export function CountryFacts({ title, facts }: CountryFactsProps) {
  const own = useCurrentCompany().company?.country;
  const ordered = own ? [own, ...countries.filter((country) => country !== own)] : countries;
  return (
    <section aria-labelledby="country-facts">
      <h2 id="country-facts" className="text-lg font-semibold tracking-tight">
        {title}
      </h2>
      <p className="mt-1 max-w-prose text-pretty text-muted">{productMessages.byCountryAbout}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {ordered.map((country) => (
          <CountryRow key={country} country={country} facts={facts} isOwn={country === own} />
        ))}
      </ul>
    </section>
  );
}

function CountryRow({ country, facts, isOwn }: { country: Country; facts: Facts; isOwn: boolean }) {
  return (
    <li className="grid gap-x-8 gap-y-2 py-4 @2xl:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="flex flex-wrap items-start gap-x-2 gap-y-1 self-start">
        <span className="flex items-center gap-2 font-medium">
          <CountryFlag country={country} />
          {choiceLabels.country[country]}
        </span>
        {isOwn && <Badge tone="accent">{productMessages.yourCompany}</Badge>}
      </div>
      <div className="grid gap-1.5">
        {facts[country].map(({ text }, index) => (
          <p key={text} className="max-w-prose text-pretty">
            {text}{' '}
            {index === facts[country].length - 1 && (
              <SourceMark sources={sourcesOf(facts[country])} subject={choiceLabels.country[country]} />
            )}
          </p>
        ))}
      </div>
    </li>
  );
}
