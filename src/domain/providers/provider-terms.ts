import type { Currency } from '#domain/values/money.ts';

/** Who holds the login of the authority's portal. */
export const loginHolders = ['company', 'provider', 'not-told'] as const;
export type LoginHolder = (typeof loginHolders)[number];

/** What a provider offers, as somebody read or was told it. Empty texts and `null` are not known. */
export interface ProviderTerms {
  name: string;
  /** Number of its licence or registration. */
  licence: string;
  website: string;
  /** Where it is reached, so that it gets nothing of the case before it has accepted. */
  email: string;
  scope: string;
  /** What it charges a year, in minor units. */
  price: { amount: number; currency: Currency } | null;
  notice: string;
  login: LoginHolder;
}

/** A provider that the agency has entered for all its clients. */
export interface OwnProvider extends ProviderTerms {
  id: string;
  /** Ids of the jurisdictions that it works in. */
  places: readonly string[];
}

/** Maximum characters. */
export const providerLimits = {
  name: 120,
  licence: 60,
  website: 200,
  scope: 200,
  notice: 120,
  note: 500,
} as const;

/** Far more than an agency works with. */
export const maxOwnProviders = 100;
