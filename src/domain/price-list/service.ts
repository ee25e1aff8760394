import type { CaseKind, LaterCaseKind } from '#domain/cases/case-kind.ts';
import type { CompanyType, Country, OfficeType } from '#domain/catalogue/choices.ts';
import type { PlanRequirements } from '#domain/catalogue/condition.ts';
import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import type { Currency } from '#domain/values/money.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { VatRule } from './vat.ts';
import { type PriceVersion, versionOn } from './version.ts';

/** How often a service is charged. */
export const charges = ['once', 'yearly', 'per-visa', 'per-person'] as const;
export type Charge = (typeof charges)[number];

/** Whether a service is for forming a company, for each year after, for both, or for another case of the company. */
export const phases = ['formation', 'renewal', 'both', 'later-case'] as const;
export type Phase = (typeof phases)[number];

/** The stages of a formation up to which people may stop, in order. */
export const stages = ['accepted', 'filed', 'licensed', 'visas-issued'] as const;
export type Stage = (typeof stages)[number];

/** Which companies a service is for; an empty list is no limit. */
export interface ServiceConditions {
  countries: readonly Country[];
  companyTypes: readonly CompanyType[];
  /** Ids of jurisdictions. */
  places: readonly string[];
  officeTypes: readonly OfficeType[];
  minVisas: number;
  /** `null` without an upper limit. */
  maxVisas: number | null;
  /** Kinds of case, of a service for other cases than the formation. Versions from before these have none. */
  cases?: readonly LaterCaseKind[] | undefined;
}

/** What the agency offers and takes for it. */
export interface Service {
  name: string;
  /** What it includes, a line each. */
  includes: readonly string[];
  currency: Currency;
  /** Without VAT, in minor units. */
  amount: number;
  charge: Charge;
  phase: Phase;
  conditions: ServiceConditions;
  vat: VatRule;
  /** From this stage on it is earned, and does not come back. */
  earnedAt: Stage;
}

/** A service of the price list in one of its versions. */
export interface ListedService extends PriceVersion {
  id: string;
  /** `null` where this version ends the service. */
  service: Service | null;
}

/** The version of each service that holds on a day, without those that have ended. */
export function servicesOn<Listed extends ListedService>(
  versions: readonly Listed[],
  day: PlainDate,
): (Listed & { service: Service })[] {
  return [...Map.groupBy(versions, ({ id }) => id).values()]
    .flatMap((own) => versionOn(own, day) ?? [])
    .filter((version): version is Listed & { service: Service } => Boolean(version.service));
}

/** Whether a service is offered in a place. */
export function isFor({ countries, companyTypes, places }: ServiceConditions, place: Jurisdiction): boolean {
  return (
    allows(countries, place.place.country) &&
    allows(companyTypes, place.place.companyType) &&
    allows(places, place.id)
  );
}

/** Whether a service is for a kind of case: what recurs for each visa is for its renewal, the rest for the licence's. */
export function isForCase({ charge, phase, conditions }: Service, kind: CaseKind): boolean {
  if (kind === 'formation') return phase === 'formation' || phase === 'both';
  if (phase === 'later-case') return allows(conditions.cases ?? [], kind);
  return phase !== 'formation' && kind === (charge === 'per-visa' ? 'visa-renewal' : 'licence-renewal');
}

/** Whether a service is for a company with these requirements. */
export function suits(
  { officeTypes, minVisas, maxVisas }: ServiceConditions,
  { visas, officeType }: PlanRequirements,
): boolean {
  return allows(officeTypes, officeType) && visas >= minVisas && visas <= (maxVisas ?? visas);
}

function allows<Value>(values: readonly Value[], value: Value): boolean {
  return values.length === 0 || values.includes(value);
}
