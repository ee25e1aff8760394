import type { PlainDate } from '#domain/values/plain-date.ts';

/** Who can hold shares or an office. */
export const partyKinds = ['person', 'company', 'trust'] as const;
export type PartyKind = (typeof partyKinds)[number];

/** What a party can be in a company besides an owner. */
export const offices = ['director', 'manager', 'secretary', 'signatory', 'data-protection-contact'] as const;
export type Office = (typeof offices)[number];

/** A person, company or trust that has to do with a company. */
export interface Party {
  id: string;
  kind: PartyKind;
  name: string;
  /** Only of people. */
  birthDate: PlainDate | null;
  /** Nationality of a person, country of registration of a company: ISO 3166-1 alpha-2. */
  nationality: string | null;
  /** Country of residence of a person: ISO 3166-1 alpha-2. */
  residence: string | null;
}

/** An office held from a day, until a day that is no longer included. */
export interface OfficeHeld {
  id: string;
  party: string;
  office: Office;
  from: PlainDate;
  until: PlainDate | null;
}

/** The offices held on a day. */
export function officesOn<Held extends Pick<OfficeHeld, 'from' | 'until'>>(
  held: readonly Held[],
  day: PlainDate,
): readonly Held[] {
  return held.filter(({ from, until }) => from <= day && (until === null || day < until));
}

/** Full years of age on a day. */
export function ageOn(birthDate: PlainDate, day: PlainDate): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** The age from which a person can be entered as a holder of shares. */
export const fullAge = 18;

/** What each kind of party has to say about itself, in the order of its page. */
const openFields = {
  person: ['name', 'birthDate', 'nationality', 'residence', 'address'],
  company: ['name', 'nationality', 'registrationNumber', 'address'],
  trust: ['name', 'nationality', 'address'],
} as const satisfies Record<PartyKind, readonly string[]>;
export type OpenField = (typeof openFields)[PartyKind][number];

/** Answers that only the person and staff with that right can read. Companies and trusts have none. */
export const sensitiveFields = [
  'passportNumber',
  'passportExpiry',
  'taxResidence',
  'taxNumber',
  'sourceOfFunds',
  'sourceOfWealth',
  'publicOffice',
] as const;
export type SensitiveField = (typeof sensitiveFields)[number];
export type SensitiveAnswers = { [Field in SensitiveField]?: string | undefined };

/** A tax number is not given in every country. */
const optionalFields: readonly SensitiveField[] = ['taxNumber'];

/** A party with what it said about itself as far as not sensitive. */
export type OpenParty = { kind: PartyKind } & Partial<Record<OpenField, string | null>>;

/** The fields a party has not filled in yet, without sensitive ones. */
export function missingOpenFieldsOf(party: OpenParty): readonly OpenField[] {
  return openFields[party.kind].filter((field) => !party[field]);
}

/** The fields a party has not filled in yet. Sensitive ones count where the party has an own page. */
export function missingFieldsOf(
  party: OpenParty,
  answered?: readonly SensitiveField[],
): readonly (OpenField | SensitiveField)[] {
  const open = missingOpenFieldsOf(party);
  if (party.kind !== 'person' || !answered) return open;
  return [
    ...open,
    ...sensitiveFields.filter((field) => !optionalFields.includes(field) && !answered.includes(field)),
  ];
}
