/**
 * How VAT is treated. 'reverse-charge' is charged like 'standard', except to a business in another country, which
 * accounts for it itself.
 */
export const vatTreatments = ['standard', 'zero', 'exempt', 'outside-scope', 'reverse-charge'] as const;
export type VatTreatment = (typeof vatTreatments)[number];

/** Who is charged, as far as VAT asks. */
export const vatClients = ['private', 'business-here', 'business-abroad'] as const;
export type VatClient = (typeof vatClients)[number];

export interface VatRule {
  treatment: VatTreatment;
  /** In hundredths of a percent: 500 is 5 %. Zero unless VAT is charged. */
  rate: number;
}

/** VAT on one line. */
export interface LineVat extends VatRule {
  /** In minor units. */
  amount: number;
}

/** A rate of 100 %. */
export const wholeRate = 10_000;

/** Whether the treatment has a rate. */
export function hasRate(treatment: VatTreatment): boolean {
  return treatment === 'standard' || treatment === 'reverse-charge';
}

/**
 * The VAT on one line. Each line is rounded by itself, halves up, so that the lines add up to the total.
 *
 * @param net in minor units, not negative
 */
export function vatOf(net: number, { treatment, rate }: VatRule, client: VatClient): LineVat {
  if (!hasRate(treatment)) return { treatment, rate: 0, amount: 0 };
  if (treatment === 'reverse-charge' && client === 'business-abroad')
    return { treatment, rate: 0, amount: 0 };
  return { treatment: 'standard', rate, amount: Math.floor((net * rate + wholeRate / 2) / wholeRate) };
}

/** A rate in percent as people write it, such as '5' or '7.25'. */
export function rateText(rate: number): string {
  return String(rate / 100);
}
