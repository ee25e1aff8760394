import type { Country } from '#domain/catalogue/choices.ts';
import type { Statement } from '#domain/catalogue/definition.ts';

/** The kinds of licence that authorities tell apart. */
export const activityClasses = [
  'professional',
  'commercial',
  'industrial',
  'tourism',
  'financial',
  'holding',
] as const;
export type ActivityClass = (typeof activityClasses)[number];

/** Goods that somebody has to approve before they are sold. */
export const regulatedGoods = ['cosmetics', 'food', 'health'] as const;
export type RegulatedGoods = (typeof regulatedGoods)[number];

/** What follows from an activity: an approval, or something about the office or the bank account. */
export interface ActivityEffect {
  kind: 'approval' | 'office' | 'bank';
  text: Statement;
  /** Where it holds; everywhere if absent. */
  in?: { countries?: readonly Country[]; jurisdictions?: readonly string[] };
}

/** Something a company does for money, in plain words. */
export interface Activity {
  /** Stable: stored with companies. */
  id: string;
  label: string;
  arabicLabel: string;
  /** Class of the International Standard Industrial Classification, revision 4. */
  isic: string;
  class: ActivityClass;
  /** Words that people search by, beside the label. */
  terms: readonly string[];
  /** Words by which a company's name shows the activity, in English and Arabic. */
  nameWords: readonly string[];
  goods?: RegulatedGoods;
  effects?: readonly ActivityEffect[];
}
