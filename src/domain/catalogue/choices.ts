/**
 * What a visitor can choose in the questionnaire. Ids are stable: they are stored with every
 * company and travel on the wire. Labels are texts and live in the web's message catalogue.
 */

/** ISO 3166-1 alpha-2 codes of the countries a company can be formed in, in the order shown. */
export const countries = ['AE', 'US', 'GB', 'SA', 'SG'] as const;
export type Country = (typeof countries)[number];

/** Free zones of the United Arab Emirates, in the order shown. */
export const freeZones = ['difc', 'dmcc', 'adgm', 'ifza', 'dafza', 'jafza'] as const;
export type FreeZone = (typeof freeZones)[number];

/** The seven emirates, in the order shown. */
export const emirates = [
  'dubai',
  'abu-dhabi',
  'sharjah',
  'ajman',
  'ras-al-khaimah',
  'fujairah',
  'umm-al-quwain',
] as const;
export type Emirate = (typeof emirates)[number];

export type SubType = FreeZone | Emirate;

export const companyTypes = [
  'free-zone',
  'mainland-llc',
  'llc',
  'c-corporation',
  'private-limited-company',
  'llp',
  'joint-stock-company',
  'branch-of-a-foreign-company',
  'partnership',
] as const;
export type CompanyType = (typeof companyTypes)[number];

/** Office kinds, in the order shown. */
export const officeTypes = ['virtual', 'physical', 'flexi'] as const;
export type OfficeType = (typeof officeTypes)[number];

/** Numbers of visas offered; the last one is shown as '5+' and stored as 5. */
export const visaChoices = [0, 1, 2, 3, 4, 5] as const;
export type VisaChoice = (typeof visaChoices)[number];

/** Countries whose companies usually sponsor residence visas; founders are asked for the number. */
const countriesOfResidence: readonly Country[] = ['AE'];

/** The default number of visas: none; `undefined` where founders are asked. */
export function visasUnlessNamed(country: Country): VisaChoice | undefined {
  return countriesOfResidence.includes(country) ? undefined : 0;
}

const typesByCountry: Record<Country, readonly CompanyType[]> = {
  AE: ['free-zone', 'mainland-llc'],
  US: ['llc', 'c-corporation'],
  GB: ['private-limited-company', 'llp'],
  SA: ['llc', 'joint-stock-company', 'branch-of-a-foreign-company'],
  SG: ['private-limited-company', 'partnership'],
};

const subTypesByType: Partial<Record<CompanyType, readonly SubType[]>> = {
  'free-zone': freeZones,
  'mainland-llc': emirates,
};

/** The emirate of each free zone; all but ADGM are in Dubai. */
const emirateOfZone: Record<FreeZone, Emirate> = {
  difc: 'dubai',
  dmcc: 'dubai',
  adgm: 'abu-dhabi',
  ifza: 'dubai',
  dafza: 'dubai',
  jafza: 'dubai',
};

/**
 * The catalogue's id for a choice of country, type and zone, such as 'ae-dmcc' or 'us-llc'. Plans
 * are shared by this id, so it never changes.
 */
export function jurisdictionIdOf(place: {
  country: Country;
  companyType: CompanyType;
  subType?: SubType | undefined;
}): string {
  return `${place.country.toLowerCase()}-${place.subType ?? place.companyType}`;
}

/** The company types offered in a country, in the order shown. */
export function companyTypesOf(country: Country): readonly CompanyType[] {
  return typesByCountry[country];
}

/** The zones or emirates to choose from for a company type; empty if it needs none. */
export function subTypesOf(companyType: CompanyType): readonly SubType[] {
  return subTypesByType[companyType] ?? [];
}

/** The emirate of a zone, or the emirate itself. */
export function emirateOf(subType: SubType): Emirate {
  return isFreeZone(subType) ? emirateOfZone[subType] : subType;
}

export function isCountry(value: unknown): value is Country {
  return (countries as readonly unknown[]).includes(value);
}

export function isFreeZone(value: unknown): value is FreeZone {
  return (freeZones as readonly unknown[]).includes(value);
}

export function isOfficeType(value: unknown): value is OfficeType {
  return (officeTypes as readonly unknown[]).includes(value);
}

export function isVisaChoice(value: unknown): value is VisaChoice {
  return (visaChoices as readonly unknown[]).includes(value);
}

/** Whether the type is offered in that country. */
export function isTypeOf(country: Country, value: unknown): value is CompanyType {
  return (typesByCountry[country] as readonly unknown[]).includes(value);
}

/** Whether the type accepts this zone or emirate. */
export function isSubTypeOf(companyType: CompanyType, value: unknown): value is SubType {
  return (subTypesOf(companyType) as readonly unknown[]).includes(value);
}
