import { fact } from '#domain/catalogue/facts.ts';
import { type MoneyRange, money } from '#domain/values/money.ts';

/** Delaware's rates by authorised shares. */
export const authorisedSharesMethod = fact(
  { upTo5000: 175, upTo10000: 250, eachFurther10000: 85, most: 200_000 },
  'high',
  [
    'The Delaware franchise tax bill explained',
    'https://mccarthylg.com/about-that-crazy-delaware-franchise-tax-bill/',
  ],
);

/** Delaware's rates by assumed par value: per started million of it. */
export const assumedParValueMethod = fact({ eachMillion: 400, least: 400, most: 200_000 }, 'high', [
  'Calculating Delaware franchise tax',
  'https://help.clerky.com/article/2796-calculate-delaware-franchise-tax',
]);

/** The yearly tax by authorised shares, in US dollars. */
export function taxByAuthorisedShares(authorised: number): MoneyRange {
  const { upTo5000, upTo10000, eachFurther10000, most } = authorisedSharesMethod.value;
  if (authorised <= 5_000) return money('USD', upTo5000);
  const further = Math.ceil(Math.max(0, authorised - 10_000) / 10_000);
  return money('USD', Math.min(most, upTo10000 + further * eachFurther10000));
}

/**
 * The yearly tax by assumed par value, in US dollars, for shares whose stated par is not above it.
 *
 * @param issued shares, at least one
 * @param assets total gross assets in US dollars
 */
export function taxByAssumedParValue(authorised: number, issued: number, assets: number): MoneyRange {
  const { eachMillion, least, most } = assumedParValueMethod.value;
  const capital = (assets / issued) * authorised;
  return money('USD', Math.min(most, Math.max(least, Math.ceil(capital / 1_000_000) * eachMillion)));
}
