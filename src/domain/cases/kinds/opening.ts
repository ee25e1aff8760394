import type { Concerned, PartyRole } from '#domain/papers/requirements.ts';
import { ordinaryClass } from '#domain/parties/share-register.ts';
import type { CompanyDates } from '#domain/plan/deadlines.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { TaskValues } from '../case-event.ts';
import type { LaterCaseKind } from '../case-kind.ts';
import type { CompanyRecordOn } from './company-record.ts';

/** How something is said when a case is opened. */
export const openingFieldKinds = ['text', 'party', 'choice', 'number', 'share-class'] as const;

/** Something that is said when a case is opened. */
export interface OpeningField {
  id: string;
  kind: (typeof openingFieldKinds)[number];
  choices?: readonly string[];
  /** It is asked only where another field has this value. */
  when?: { field: string; is: string };
}

const newAddress: OpeningField = { id: 'address', kind: 'text' };

/** What has to be said of each kind, all that is asked is required. */
export const openingFields: Record<LaterCaseKind, readonly OpeningField[]> = {
  'licence-renewal': [],
  'visa-renewal': [{ id: 'holder', kind: 'text' }],
  'address-change': [
    newAddress,
    { id: 'mailing', kind: 'choice', choices: ['keep', 'change'] },
    { id: 'mailing-address', kind: 'text', when: { field: 'mailing', is: 'change' } },
  ],
  'director-change': [
    { id: 'change', kind: 'choice', choices: ['appointment', 'end'] },
    { id: 'office', kind: 'choice', choices: ['director', 'manager', 'secretary', 'signatory'] },
    { id: 'party', kind: 'party' },
  ],
  'share-transfer': [
    { id: 'from', kind: 'party' },
    { id: 'to', kind: 'party' },
    { id: 'class', kind: 'share-class' },
    { id: 'shares', kind: 'number' },
  ],
  'activity-change': [{ id: 'activity', kind: 'text' }],
  closing: [],
};

/** The fields that are asked after what was said so far. */
export function askedFields<Field extends { when?: OpeningField['when'] | null }>(
  fields: readonly Field[],
  values: TaskValues,
): readonly Field[] {
  return fields.filter(({ when }) => !when || values[when.field] === when.is);
}

/** Under which the name of a party or class is kept beside its id. */
export function nameKeyOf(field: string): string {
  return `${field}-name`;
}

/** Kinds of which a company can have several open cases, for different people. */
const severalAtOnce: readonly LaterCaseKind[] = ['visa-renewal', 'director-change', 'share-transfer'];

/** What stands against opening a case. */
export const openingObstacles = [
  'case-not-in-place',
  'company-not-incorporated',
  'company-closed',
  'case-already-open',
  'other-cases-open',
] as const;
export type OpeningObstacle = (typeof openingObstacles)[number];

/** What is asked to say whether a case can be opened. */
export interface BeforeOpening {
  /** Whether the place has this kind of case. */
  isInPlace: boolean;
  dates: CompanyDates;
  closedFrom: PlainDate | undefined;
  /** The kinds of the later cases that are open. */
  open: readonly LaterCaseKind[];
}

/** Why a case cannot be opened; `undefined` where it can. */
export function obstacleToOpening(
  kind: LaterCaseKind,
  { isInPlace, dates, closedFrom, open }: BeforeOpening,
): OpeningObstacle | undefined {
  if (!isInPlace) return 'case-not-in-place';
  if (closedFrom) return 'company-closed';
  if (!dates.incorporation) return 'company-not-incorporated';
  if (open.includes(kind) && !severalAtOnce.includes(kind)) return 'case-already-open';
  // What still runs would lose its company under way.
  return kind === 'closing' && open.length > 0 ? 'other-cases-open' : undefined;
}

/** Days before the last day of a licence or visa from which its renewal is suggested. */
const suggestedFromDays = 60;

/** A renewal that is due soon. */
export interface Suggestion {
  kind: LaterCaseKind;
  /** The last day of the licence or visa. */
  on: PlainDate;
}

/** The renewals to suggest: about two months before the day, until one is open or done. */
export function suggestionsFrom(
  ends: readonly Suggestion[],
  canOpen: (kind: LaterCaseKind) => boolean,
  suggestedUntil: (days: number) => PlainDate,
): readonly Suggestion[] {
  const until = suggestedUntil(suggestedFromDays);
  return ends.filter(({ kind, on }) => on <= until && canOpen(kind));
}

/** What a finished case changes in the registers of people and shares. */
export type RegisterChange =
  | { kind: 'appointment'; office: string; party: string; on: PlainDate }
  | { kind: 'end'; office: string; party: string; on: PlainDate }
  | { kind: 'transfer'; from: string; to: string; shareClass: string; shares: string; on: PlainDate };

/** The change of registers that a case leads to; `undefined` of kinds that change none. */
export function registerChangeOf(
  kind: LaterCaseKind,
  values: TaskValues,
  on: PlainDate,
): RegisterChange | undefined {
  const { change, office = '', party = '', from = '', to = '', class: shareClass, shares = '' } = values;
  if (kind === 'director-change') {
    return { kind: change === 'end' ? 'end' : 'appointment', office, party, on };
  }
  if (kind !== 'share-transfer') return undefined;
  return { kind: 'transfer', from, to, shareClass: shareClass || ordinaryClass, shares, on };
}

/** Whose papers a case asks for; `undefined` where it asks everybody in their present roles. */
export function concernedBy(
  kind: LaterCaseKind,
  { change, office = '', party = '', to = '' }: TaskValues,
): readonly Concerned[] | undefined {
  if (kind === 'share-transfer') return [{ party: to, role: 'owner' }];
  if (kind !== 'director-change') return undefined;
  // Who leaves an office hands nothing in.
  return change === 'end' ? [] : [{ party, role: office as PartyRole }];
}

/** What the company's record says of the licence and visas that end. */
export function endsOf(record: CompanyRecordOn): readonly Suggestion[] {
  const ends: readonly [LaterCaseKind, string | undefined][] = [
    ['licence-renewal', record['licence-expiry']?.value],
    ['visa-renewal', record['visa-expiry']?.value],
  ];
  return ends.flatMap(([kind, on]) => (on ? [{ kind, on: on as PlainDate }] : []));
}
