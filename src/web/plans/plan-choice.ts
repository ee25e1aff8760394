import {
  type CompanyType,
  type Country,
  companyTypesOf,
  countries,
  isCountry,
  isOfficeType,
  isSubTypeOf,
  isTypeOf,
  isVisaChoice,
  type OfficeType,
  officeTypes,
  type SubType,
  subTypesOf,
  type VisaChoice,
  visaChoices,
  visasUnlessNamed,
} from '#domain/catalogue/choices.ts';
import { planQueryOf } from '#domain/plan/plan-address.ts';
import { type Currency, isPlanCurrency } from '#domain/values/money.ts';
import { paths } from '#web/paths.ts';

/** Everything a plan is made for. */
export interface PlanChoice {
  country: Country;
  companyType: CompanyType;
  subType?: SubType;
  visas: VisaChoice;
  officeType: OfficeType;
  /** In which currency the sums are shown, beside their own. */
  currency?: Currency;
}

/** A part of the address that does not do. */
interface AddressProblem {
  part: 'country' | 'type' | 'place' | 'visas' | 'office' | 'currency';
  /** What stands there; '' for nothing. */
  given: string;
}

export type PlanAddress =
  | { choice: PlanChoice }
  | {
      problems: readonly AddressProblem[];
      /** The choice that agrees with all that could be understood; none without a country. */
      nearest: PlanChoice | undefined;
    };

/**
 * Reads the choice that a plan's address names, as in `country=AE&type=free-zone&zone=dmcc&visas=2&office=flexi`.
 * Nothing in it is trusted: people type, shorten and keep such addresses.
 */
export function readPlanAddress(query: URLSearchParams): PlanAddress {
  const given = {
    country: query.get('country') ?? '',
    type: query.get('type') ?? '',
    place: query.get('zone') || (query.get('emirate') ?? ''),
    visas: query.get('visas') ?? '',
    office: query.get('office') ?? '',
    currency: query.get('in') ?? '',
  };
  const country = isCountry(given.country) ? given.country : countryWith(given.type, given.place);
  if (!country) return { problems: [{ part: 'country', given: given.country }], nearest: undefined };

  const companyType = isTypeOf(country, given.type) ? given.type : typeWith(country, given.place);
  const [firstPlace] = subTypesOf(companyType);
  const subType = isSubTypeOf(companyType, given.place) ? given.place : firstPlace;
  // Without a number, none is meant where founders are not asked for one.
  const named = given.visas || String(visasUnlessNamed(country) ?? '');
  const visas = visasIn(named);
  const officeType = isOfficeType(given.office) ? given.office : officeTypes[0];
  const choice: PlanChoice = { country, companyType, ...(subType && { subType }), visas, officeType };
  if (isPlanCurrency(given.currency)) choice.currency = given.currency;

  const understood: Record<AddressProblem['part'], string> = {
    country,
    type: companyType,
    place: subType ?? '',
    visas: String(visas),
    office: officeType,
    currency: choice.currency ?? '',
  };
  const parts = ['country', 'type', 'place', 'visas', 'office', 'currency'] as const;
  const problems = parts
    .filter((part) => (part === 'visas' ? named : given[part]) !== understood[part])
    .map((part) => ({ part, given: given[part] }));
  return problems.length > 0 ? { problems, nearest: choice } : { choice };
}

/** The address of a choice's plan, below the base path. */
export function planAddressOf(choice: PlanChoice): string {
  return `${paths.plan}?${new URLSearchParams([...planQueryOf(choice, choice), ...currencyQueryOf(choice)])}`;
}

/** What an address says about the currency of the sums, as in 'in=USD'; nothing without one. */
function currencyQueryOf({ currency }: { currency?: Currency }): [name: string, value: string][] {
  return currency ? [['in', currency]] : [];
}

/** The one country that the other answers can only be about. */
function countryWith(type: string, place: string): Country | undefined {
  const possible = countries.filter((country) =>
    companyTypesOf(country).some(
      (companyType) => companyType === type || (place !== '' && isSubTypeOf(companyType, place)),
    ),
  );
  return possible.length === 1 ? possible[0] : undefined;
}

/** The type that asks for the place, else the country's first one. */
function typeWith(country: Country, place: string): CompanyType {
  const types = companyTypesOf(country);
  const [first = 'llc'] = types;
  return types.find((companyType) => isSubTypeOf(companyType, place)) ?? first;
}

/** The nearest number that can be chosen; none at all for what is no number. */
function visasIn(given: string): VisaChoice {
  const number = /^\d{1,6}$/.test(given) ? Math.min(Number(given), Math.max(...visaChoices)) : 0;
  return isVisaChoice(number) ? number : 0;
}
