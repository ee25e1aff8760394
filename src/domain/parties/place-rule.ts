import type { Source } from '#domain/values/sourced.ts';
import { fraction } from './fraction.ts';
import type { OwnershipThreshold } from './ownership.ts';
import type { Office } from './party.ts';

/** What a place asks of those who run or own a company, with where it says so. */
export type PlaceRule = { id: string; sources: readonly [Source, ...Source[]] } & (
  | { rule: 'at-least'; office: Office; count: number; withinMonths?: number }
  | { rule: 'at-least-people'; office: Office; count: number }
  | { rule: 'people-only'; office: Office }
  | {
      rule: 'at-least-resident';
      office: Office;
      count: number;
      country: string;
      nationals: readonly string[];
    }
  | { rule: 'min-age'; office: Office; age: number }
  | { rule: 'not-sole-director'; office: Office }
  | { rule: 'holders'; min: number; max: number | null }
);

/** The rules of one place. */
export interface PlaceRules {
  threshold: OwnershipThreshold & { sources: readonly [Source, ...Source[]] };
  /** Who is entered where nobody reaches the threshold; `null` where nobody is. */
  otherwise: Office | null;
  rules: readonly PlaceRule[];
}

export const quarter = fraction(1, 4);

export function holders(min: number, max: number | null, sources: readonly [Source, ...Source[]]): PlaceRule {
  return { id: 'holders', rule: 'holders', min, max, sources };
}
