import type { ReadFields, ReadLease } from '#domain/papers/inspection.ts';
import { isSameName } from '#domain/papers/same-name.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';

export const comparedFields = [
  'name',
  'tenant',
  'starts',
  'birth',
  'nationality',
  'document-number',
  'expiry',
  'issuer',
  'registration',
] as const;
export type ComparedField = (typeof comparedFields)[number];

/** What was typed about somebody. */
export interface TypedFields {
  name: string | null;
  birth: PlainDate | null;
  nationality: string | null;
  expiry: PlainDate | null;
}

/** What was typed about a lease. */
export interface TypedLease {
  tenant: string | null;
  startsOn: PlainDate | null;
  expiry: PlainDate | null;
  registration: string | null;
}

/** How what was typed and what the machine read go together. */
export const verdicts = ['same', 'different', 'only-typed', 'only-read'] as const;
export type Verdict = (typeof verdicts)[number];

/** One field, as typed and as read. */
export interface FieldPair {
  field: ComparedField;
  typed: string | null;
  read: string | null;
  /** How sure the machine is, from 0 to 1; `null` where it read nothing. */
  confidence: number | null;
  verdict: Verdict;
}

/** What was typed beside what the machine read. Fields that have neither are left out. */
export function compareFields(typed: TypedFields, read: ReadFields | null): FieldPair[] {
  const name = read && {
    value: `${read.givenNames.value} ${read.surname.value}`.trim(),
    confidence: Math.min(read.givenNames.confidence, read.surname.confidence),
  };
  return [
    pair('name', typed.name, name, (one, other) => isSameName(one, other) ?? one === other),
    pair('birth', typed.birth, read?.birth),
    pair('nationality', typed.nationality, read?.nationality),
    pair('document-number', null, read?.documentNumber),
    pair('expiry', typed.expiry, read?.expiry),
    pair('issuer', null, read?.issuer),
  ].filter((each) => each !== undefined);
}

/** The same of a lease. */
export function compareLease(typed: TypedLease, read: ReadLease | undefined): FieldPair[] {
  return [
    pair('tenant', typed.tenant, read?.tenant, (one, other) => isSameName(one, other) ?? one === other),
    pair('starts', typed.startsOn, read?.startsOn),
    pair('expiry', typed.expiry, read?.endsOn),
    pair('registration', typed.registration || null, read?.registration),
  ].filter((each) => each !== undefined);
}

function pair(
  field: ComparedField,
  typed: string | null,
  read: { value: string; confidence: number } | null | undefined,
  isSame: (typed: string, read: string) => boolean = (one, other) => one === other,
): FieldPair | undefined {
  const value = read?.value || null;
  if (typed === null && value === null) return undefined;
  const confidence = value === null ? null : (read?.confidence ?? null);
  const shown = { field, typed, read: value, confidence };
  if (value === null) return { ...shown, verdict: 'only-typed' };
  if (typed === null) return { ...shown, verdict: 'only-read' };
  return { ...shown, verdict: isSame(typed, value) ? 'same' : 'different' };
}
