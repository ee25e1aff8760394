import type { Statement } from '#domain/catalogue/definition.ts';
import type { Source } from '#domain/values/sourced.ts';

/** What the words of a rule are about. */
export const wordGroups = [
  'religion',
  'government',
  'royal',
  'country',
  'politics',
  'finance',
  'education',
  'holding',
  'profession',
  'offensive',
] as const;
export type WordGroup = (typeof wordGroups)[number];

/** What an authority asks of a name. Words are written as in a name, in English and Arabic. */
type NameRequirement =
  /** The name ends with its legal form; the first ending is the one to suggest. */
  | { kind: 'ending'; endings: readonly string[] }
  /** Words that are refused, or accepted with someone's permission. */
  | {
      kind: 'words';
      group: WordGroup;
      effect: 'refused' | 'permission';
      words: readonly string[];
      /** Who gives the permission, where a source names them. */
      permissionOf?: string;
    }
  /** Words that a name cannot begin with. */
  | { kind: 'first-word'; words: readonly string[] }
  | { kind: 'length'; max: number }
  /** Characters that cannot be used. */
  | { kind: 'characters'; refused: string }
  | { kind: 'digits'; max: number }
  /** A holder's family name is used with the first name. */
  | { kind: 'person' }
  /** The name says what the company does, or at least does not say something else. */
  | { kind: 'activity'; isRequired: boolean }
  /** There is a word of the company's own beside activity and legal form. */
  | { kind: 'own-word' }
  /** What an abbreviation stands for has to be said. */
  | { kind: 'abbreviation' }
  /** The form takes Latin letters without marks. */
  | { kind: 'latin-form' }
  /** The name is given in Arabic letters too. */
  | { kind: 'arabic' };

/** A requirement with its sources. */
export type NameRule = NameRequirement & { sources: readonly [Source, ...Source[]] };

/** How long an authority keeps a name for a founder. */
export interface ReservationRule {
  /** Months or days that it lasts, where a source says so. */
  lasts: Statement;
  /** The same to count with. */
  period?: { months: number } | { days: number };
  /** Whether it can be renewed, and for how long. */
  renewal: Statement;
}

/** The names that a place accepts. */
export interface NameRules {
  rules: readonly NameRule[];
  reservation: ReservationRule;
  /** The authority's own search, which we do not ask ourselves; `undefined` where none is known. */
  register: { name: string; url: string } | undefined;
}
