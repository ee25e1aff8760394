import type { Reader } from './claims.ts';

/** A part of a text with a number that can be right or wrong. */
export interface Figure {
  /** Where it stands in its normalised text. */
  at: number;
  /** Approximately as written. */
  text: string;
  kind: Reader['kind'];
  /** Its normalised meanings, such as 'money:AED:375000' and 'period:month:6'; several if ambiguous. */
  keys: readonly string[];
  /** The words around a number, which say what it counts. */
  around: string;
  /** The part of the sentence that it belongs to, where it stands between others. */
  clause: string;
  /** Its clause with what stands between it and its neighbours and may belong to either. */
  reach: string;
  /** What stands before and after it in its clause. */
  before: string;
  after: string;
  /** The keys of the figures that belong to the same statement about it, as the year of an amount. */
  related: readonly string[];
  /** Those of them from which no comma parts it. */
  beside: readonly string[];
  /** The keys of those that are named with it as alternatives, as in 'AED 310 or 360'. */
  listed: readonly string[];
  /** Which end of a range it is, with the keys of the other end. */
  range?: { end: 'low' | 'high'; other: readonly string[] };
  /** Whether a period only names a thing, as in 'annual return'. */
  isName?: boolean;
  /** The period that an amount is paid for, such as 'period:month:1'. */
  per?: string;
}
