import { officeTypes } from '#domain/catalogue/choices.ts';
import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import { fixedRates } from '#domain/catalogue/fixed-rates.ts';
import { type PlanSummary, planSummaryOf } from '#domain/plan/summary.ts';
import type { PricedCatalogue } from '#domain/prices/priced-catalogue.ts';
import type { PlanPorts } from './ports.ts';

interface PlaceSummaries {
  jurisdiction: Jurisdiction;
  /** One for each office type. */
  offices: readonly PlanSummary[];
}

/** Nothing in a summary depends on the day, so it holds as long as the catalogue and its prices. */
const summaries = new WeakMap<PricedCatalogue, Map<number, readonly PlaceSummaries[]>>();

/** What every place costs and takes with each office, for so many visas. */
export function summarisePlans(
  { config }: Pick<PlanPorts, 'config'>,
  catalogue: PricedCatalogue,
  visas: number,
): readonly PlaceSummaries[] {
  const byVisas = summaries.get(catalogue) ?? new Map<number, readonly PlaceSummaries[]>();
  summaries.set(catalogue, byVisas);
  const known = byVisas.get(visas);
  if (known) return known;
  const rates = [...config.exchangeRates, ...fixedRates];
  const places = catalogue.countries
    .flatMap(({ jurisdictions }) => jurisdictions)
    .map((jurisdiction) => ({
      jurisdiction,
      offices: officeTypes.map((officeType) => planSummaryOf(jurisdiction, { visas, officeType }, rates)),
    }));
  byVisas.set(visas, places);
  return places;
}
