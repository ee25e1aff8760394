import { knownProviders } from '#domain/providers/known-providers.ts';
import type { ProviderTerms } from '#domain/providers/provider-terms.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { type Sourced, sourcesOf } from '#domain/values/sourced.ts';
import { providerMessages as texts } from '#messages/providers.ts';
import { Button } from '#web/design-system/button.tsx';
import { SourceMark } from '#web/design-system/source-mark.tsx';
import { webSettings } from '#web/platform/web-settings.ts';

/** A provider that can be picked: one that pages on the web tell of, or one that the agency entered. */
export interface OfferedProvider extends ProviderTerms {
  id: string;
  /** Absent for what the agency entered. */
  statements?: readonly Sourced[];
}

interface ProviderOffersProps {
  place: string;
  offered: readonly OfferedProvider[];
  canChange: boolean;
  onChoose(offer: OfferedProvider): void;
}

/** The providers of a place with their terms. */
export function ProviderOffers({ place, offered, canChange, onChoose }: ProviderOffersProps) {
  const offers: OfferedProvider[] = [
    ...offered,
    ...knownProviders.filter(({ places }) => places.includes(place)),
  ];
  if (offers.length === 0) return <p className="max-w-prose">{texts.none}</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {offers.map((offer) => (
        <li key={offer.id} className="grid gap-3 py-4">
          <div className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <h4 className="font-semibold wrap-anywhere">
                <bdi>{offer.name}</bdi>
              </h4>
              {!offer.statements && (
                <p className="text-sm text-muted">{texts.ours(webSettings.brand.operatorName)}</p>
              )}
            </div>
            {canChange && (
              <Button
                size="small"
                className="shrink-0 pointer-coarse:min-h-11"
                aria-label={texts.chooseNamed(offer.name)}
                onClick={() => onChoose(offer)}
              >
                {texts.choose}
              </Button>
            )}
          </div>
          <TermsList terms={offer} />
          {offer.statements?.map((statement) => (
            <p key={statement.text} className="max-w-prose text-sm text-muted">
              {statement.text} <SourceMark sources={sourcesOf([statement])} subject={offer.name} />
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** What a provider offers; what nobody was told is said to be so. */
export function TermsList({ terms }: { terms: ProviderTerms }) {
  const { scope, price, notice, login, licence } = terms;
  const lines = [
    {
      label: texts.price,
      value: price && moneyText({ currency: price.currency, low: price.amount, high: price.amount }),
    },
    { label: texts.scope, value: scope },
    { label: texts.notice, value: notice },
    { label: texts.login, value: login !== 'not-told' && texts.logins[login] },
    { label: texts.licence, value: licence },
  ];
  return (
    <dl className="grid grid-cols-2 sm:grid-cols-3 gap-x-6 gap-y-3 text-sm">
      {lines.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs font-medium text-muted">{label}</dt>
          <dd className={value ? 'mt-0.5 wrap-anywhere' : 'mt-0.5 text-muted'} dir="auto">
            {value || texts.notPublished}
          </dd>
        </div>
      ))}
    </dl>
  );
}
