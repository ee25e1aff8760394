import type { PlainDate } from '#domain/values/plain-date.ts';
import { dividedBy, type Fraction, fraction } from './fraction.ts';
import { type Ownership, ownershipOf } from './ownership.ts';
import { type Office, type OfficeHeld, officesOn, type Party } from './party.ts';
import type { PlaceRules } from './place-rule.ts';
import { type HoldingEntry, holdingsOn, type ShareClass } from './share-register.ts';

/** The registers of a company. */
export const registers = ['members', 'directors', 'secretaries', 'owners'] as const;
export type Register = (typeof registers)[number];

/** One line of a register. */
export interface RegisterLine {
  party: string;
  /** Since when: the first day of the holding or office; `null` of an owner. */
  since: PlainDate | null;
  shareClass: string | null;
  amount: Fraction | null;
  share: Fraction | null;
  office: Office | null;
  nomineeFor: string | null;
}

/** All that the registers are drawn from. */
export interface CompanyRecord {
  parties: readonly Party[];
  entries: readonly HoldingEntry[];
  classes: readonly ShareClass[];
  offices: readonly OfficeHeld[];
}

/** A register as it stood on a day. */
export function registerOn(
  register: Register,
  record: CompanyRecord,
  rules: PlaceRules,
  day: PlainDate,
): readonly RegisterLine[] {
  switch (register) {
    case 'members':
      return membersOn(record, day);
    case 'directors':
      return officersOn(record, ['director', 'manager'], day);
    case 'secretaries':
      return officersOn(record, ['secretary'], day);
    case 'owners':
      return ownersOn(record, rules, day)
        .owners.filter(({ isUltimate }) => isUltimate)
        .map(({ party, share }) => ({ ...blank, party, share }));
  }
}

/** The ultimate owners as of a day. */
export function ownersOn(
  { parties, entries, classes }: CompanyRecord,
  rules: PlaceRules,
  day: PlainDate,
): Ownership {
  return ownershipOf(parties, holdingsOn(entries, day), classes, rules.threshold);
}

function membersOn({ entries, classes }: CompanyRecord, day: PlainDate): readonly RegisterLine[] {
  return holdingsOn(entries, day)
    .filter(({ of }) => of === null)
    .map(({ holder, shareClass, amount, nomineeFor }) => {
      const total = classes.find(({ id }) => id === shareClass)?.total ?? null;
      return {
        ...blank,
        party: holder,
        since: firstDay(entries, holder, shareClass, day),
        shareClass,
        amount,
        share: total === null ? null : dividedBy(amount, fraction(total)),
        nomineeFor,
      };
    });
}

function officersOn(
  { offices }: CompanyRecord,
  wanted: readonly Office[],
  day: PlainDate,
): readonly RegisterLine[] {
  return officesOn(offices, day)
    .filter(({ office }) => wanted.includes(office))
    .map(({ party, office, from }) => ({ ...blank, party, office, since: from }));
}

/** The day from which somebody has been a holder without a break. */
function firstDay(
  entries: readonly HoldingEntry[],
  holder: string,
  shareClass: string | null,
  day: PlainDate,
): PlainDate | null {
  const own = entries.filter(
    (entry) =>
      entry.of === null && entry.holder === holder && entry.shareClass === shareClass && entry.on <= day,
  );
  const days = [...new Set(own.map(({ on }) => on))].sort();
  let since: PlainDate | null = null;
  for (const on of days) {
    const holds = holdingsOn(own, on).length > 0;
    since = holds ? (since ?? on) : null;
  }
  return since;
}

const blank = {
  since: null,
  shareClass: null,
  amount: null,
  share: null,
  office: null,
  nomineeFor: null,
} as const;
