import type { Service } from '#domain/price-list/service.ts';
import { hasRate, rateText } from '#domain/price-list/vat.ts';

/** What the agency's services are called among other costs. */
export const priceListWords = {
  /** As in 'Company formation, per person, with 5% VAT'. */
  label: ({ name, charge, vat: { treatment, rate } }: Service) =>
    [
      name,
      ...(charge === 'per-person' ? ['per person'] : []),
      ...(hasRate(treatment) ? [`with ${rateText(rate)}% VAT`] : []),
    ].join(', '),
  source: (version: number) => `Our price list, version ${version}`,
};
