import type { CopyForm, PaperKind } from '#domain/papers/paper-kind.ts';
import type { Currency, MoneyRange } from '#domain/values/money.ts';
import type { Source } from '#domain/values/sourced.ts';
import type { CompanyType, Country, OfficeType, SubType } from './choices.ts';
import type { AnswerCondition } from './company-question.ts';
import type { Condition } from './condition.ts';

/** A value with all its sources. If sources disagree, the value is a range. */
export interface Fact<Value> {
  value: Value;
  sources: readonly [Source, ...Source[]];
}

/** An unknown value. It is shown as unconfirmed, never as zero or a guess. */
export interface Unconfirmed {
  /** What was searched for, such as 'DMCC’s schedule of charges for 2025 and 2026'. */
  unconfirmed: string;
  /** A hint that may help but is not reliable enough to be a figure. */
  hint?: Fact<string>;
}

export type Known<Value> = Fact<Value> | Unconfirmed;

/** One sentence about the jurisdiction, or what is unconfirmed. */
export type Statement = Known<string>;

/**
 * The payee: the authority that registers and licenses the company; another government office, such as
 * notary, ministry or chamber; immigration with medical test and identity card; the landlord; an agent who acts
 * for the founder; auditor; bank; or the agency that runs the installation.
 */
export const payees = [
  'authority',
  'government',
  'visa',
  'office',
  'agent',
  'auditor',
  'bank',
  'agency',
] as const;
export type Payee = (typeof payees)[number];

/** Required items in display order: if one has no price, the total has no upper bound. */
export const necessities = ['registration', 'licence', 'office', 'visas', 'health-insurance'] as const;
export type Necessity = (typeof necessities)[number];

/** When a fee falls due. */
export type Due =
  | 'once'
  /** Every year including the first. */
  | 'yearly'
  /** From the second year on: a renewal with a different price. */
  | 'yearly-renewal'
  | 'per-visa'
  /** For each visa, in each year of `renewedEveryYears`. */
  | 'per-visa-renewal';

export interface Fee {
  /** Unique within the jurisdiction. */
  id: string;
  /** What the fee is for, such as 'Registration'. */
  label: string;
  payee: Payee;
  amount: Known<MoneyRange>;
  due: Due;
  /** Only with 'per-visa-renewal': interval in years. */
  renewedEveryYears?: Fact<number>;
  /** Only with 'once' and 'per-visa': the years in which it is due in full, if not the first year. */
  inYears?: readonly number[];
  /** Whether the amount is a minimum with no published maximum. */
  isMinimum?: boolean;
  /** Whether it is a refundable deposit, which is not part of the costs. */
  isRefundable: boolean;
  /** Condition for the fee; without one it always applies. */
  when?: Condition;
  /** Whether it is optional, such as a fast track: shown but not in the totals. */
  isOptional?: boolean;
  /** What it is required for, if payee and due date do not tell (see `necessityOf`). */
  neededFor?: Necessity | 'nothing';
}

/** How many visas an office allows. */
export type VisaQuota =
  | { kind: 'up-to'; visas: number }
  /** One visa per number of square metres. */
  | { kind: 'by-area'; squareMetresPerVisa: number }
  /** Visas do not depend on the office. */
  | { kind: 'independent' };

/** Meaning of an office type in this jurisdiction. */
export interface Office {
  type: OfficeType;
  /** Local name, such as 'Flexi desk'. */
  label: string;
  isPermitted: Known<boolean>;
  visaQuota: Known<VisaQuota>;
}

/** Who has to act on a step. */
export const actors = ['founder', 'agent', 'authority', 'government', 'bank'] as const;
export type Actor = (typeof actors)[number];

/** Who the document belongs to. */
export const documentOwners = [
  'company',
  'each-owner',
  'each-director',
  'each-visa-holder',
  'corporate-owner',
] as const;
export type DocumentOwner = (typeof documentOwners)[number];

/** Somebody who hands over the same papers as the owner named. */
export type PaperHolder = 'secretary' | 'manager' | 'signatory' | 'controller';

export interface RequiredDocument {
  label: string;
  /** The papers to hand over; none for what is only filled in. */
  papers: readonly PaperKind[];
  /** Papers of those alone whom they concern, such as holders of a visa; `label` says whom. */
  papersIfHeld?: readonly PaperKind[];
  /** Only where a plain copy is not enough. */
  copy?: Exclude<CopyForm, 'plain'>;
  of: DocumentOwner;
  alsoOf?: readonly PaperHolder[];
  /** Sources of the list. */
  sources: readonly [Source, ...Source[]];
}

/** Ways in which a paper is signed. `here`: the electronic signature of this product is enough. */
export const signingWays = ['here', 'ink', 'notary', 'official-system'] as const;
export type SigningWay = (typeof signingWays)[number];

/** A paper that is signed elsewhere than in this product. */
export interface StepSigning {
  paper: string;
  way: Exclude<SigningWay, 'here'>;
  /** What is known about it, or that no source was found. */
  rule: Statement;
}

/** Working days after all required steps are complete. */
export interface Duration {
  shortest: number;
  longest: number;
}

/** A milestone of a formation that dates and rules refer to; at most one step of a jurisdiction reaches it. */
export type Milestone = 'incorporation' | 'licence-issue' | 'visa-issue' | 'bank-account';

export interface Step {
  /** Unique within the jurisdiction. */
  id: string;
  /** The task, such as 'Reserve the name'. */
  label: string;
  /** Why this company has it, where an answer of its own decides that. */
  why?: Fact<string>;
  /** Where it is done, and what to reckon with. */
  about?: Fact<string>;
  actor: Actor;
  /** Whether the actor begins without an application by the founder once the prerequisites are done. */
  needsNoApplication?: boolean;
  /** Prerequisite steps; one that does not apply counts as done. */
  needs: readonly string[];
  when?: Condition;
  workingDays: Known<Duration>;
  /** Whether the time of a later step includes its own. */
  isTimedLater?: boolean;
  documents: readonly RequiredDocument[];
  /** Where something is signed in this step for which the product's own signature is not enough. */
  signing?: StepSigning;
  /** The result, such as 'Provisional approval'. */
  result: string;
  /** The milestone reached by this step. */
  reaches?: readonly Milestone[];
}

/** A date of the company that deadlines count from. */
export type DeadlineStart = 'incorporation' | 'licence-issue' | 'financial-year-end' | 'visa-issue';

/** Added in this order: years, months, days. */
export interface TimeAfter {
  years?: number;
  months?: number;
  days?: number;
}

export type DeadlineRule =
  | {
      from: DeadlineStart;
      /**
       * Counts from the last day of a period of this many months that begins on that date, such as a tax period. If
       * the deadline repeats, each period begins when the previous one ends.
       */
      periodMonths?: number;
      after: TimeAfter;
      /** Whether to use the last day of that month, as in 'by the end of the ninth month'. */
      endOfMonth?: boolean;
      /** Whether months counted from the last day of a month end on the last day of a month. */
      keepsMonthEnd?: boolean;
      repeats: 'once' | 'yearly' | 'every-two-years';
      /** The first day that it counts from, as YYYY-MM-DD; what began before it fell under another rule. */
      onlySince?: string;
      /** Holds instead of `after` from a day of each year, as MM-DD, the last time from one as YYYY-MM-DD. */
      exception?: { from: string; lastFrom: string; after: TimeAfter };
    }
  /** A fixed date in law, as YYYY-MM-DD. */
  | { on: string }
  | {
      /** A day of each year, as MM-DD. */
      eachYearOn: string;
      /**
       * The first year. By default the year after incorporation, as for duties about a past year;
       * otherwise the first occurrence after incorporation, or the year after
       * the end of the first financial year.
       */
      startsIn?: 'founding-year' | 'year-after-first-financial-year';
      /** Only with 'founding-year': last day of its period, as MM-DD. Periods before incorporation are skipped. */
      periodEndsOn?: string;
      /** Whether it is due in the first year only. */
      isOnce?: boolean;
    }
  /** A day of each month, beginning with the month after incorporation. */
  | { eachMonthOn: number };

/** How a deadline on a weekend or public holiday moves. */
export const dayOffRules = ['next-working-day', 'working-day-before', 'stays'] as const;
export type DayOffRule = (typeof dayOffRules)[number];

/** A legal deadline as a rule. */
export interface Deadline {
  /** Unique within the jurisdiction. */
  id: string;
  /** The duty, such as 'Corporate tax return'. */
  label: string;
  why: string;
  rule: Fact<DeadlineRule>;
  /** Without it, the rule for weekends and holidays is unconfirmed. */
  onDayOff?: Fact<DayOffRule>;
  /** Effect of a first financial year longer than twelve months: the first date is skipped, or exists only then. */
  longFirstYear?: 'leaves-out-first' | 'required';
  penalty: Statement;
  when?: Condition;
  /** Which companies it applies to, such as 'above AED 375,000 of taxable turnover'. */
  onlyIf?: string;
  /** The answers that decide whether `onlyIf` is met. */
  dependsOn?: AnswerCondition;
}

/** Default end of a company's first financial year. */
export type FirstYearEnd =
  /** Last day of the month of the first anniversary. */
  | { kind: 'month-of-anniversary' }
  /** The first 31 December that makes the year at least this many months long. */
  | { kind: 'calendar-year'; minMonths: number };

/** Closing or moving: the steps in order, and the cost. */
export interface Exit {
  kind: 'closing' | 'moving';
  steps: readonly Statement[];
  cost: Known<MoneyRange>;
}

/** The answers that select a jurisdiction. */
export interface Place {
  country: Country;
  companyType: CompanyType;
  subType?: SubType;
}

/** All data about one jurisdiction and legal form, for decisions and formation cases. */
export interface Jurisdiction {
  /** Stable: part of the URL of shared plans. */
  id: string;
  place: Place;
  name: string;
  /** Main currency of its fees. */
  currency: Currency;
  authority: Statement;
  /** One line for a card, such as 'Commodity traders, and services with an address in Dubai'. */
  suitsInShort: Statement;
  suits: readonly Statement[];
  doesNotSuit: readonly Statement[];
  legalForms: readonly Statement[];
  owners: readonly Statement[];
  capital: readonly Statement[];
  officers: readonly Statement[];
  tax: readonly Statement[];
  audit: readonly Statement[];
  banking: readonly Statement[];
  offices: readonly Office[];
  /** Which licence the totals are for, if prices differ by licence. */
  countedFor?: Fact<string>;
  fees: readonly Fee[];
  /** Confirmed amounts of fees that later cases cost, by the id of the fee. */
  confirmedChangeFees?: Readonly<Record<string, Pick<Fee, 'amount' | 'isMinimum'>>>;
  /** What the agency takes for later cases, by their kind. */
  agencyCaseFees?: Readonly<Record<string, readonly Fee[]>>;
  steps: readonly Step[];
  /** By default the first financial year ends on 31 December of the founding year. */
  firstYearEnd?: Fact<FirstYearEnd>;
  deadlines: readonly Deadline[];
  exits: readonly Exit[];
  /** Costs that the figures do not include. */
  notIncluded: readonly string[];
}

/** The data of a country. Its texts are content: a translation is a separate definition. */
export interface CountryDefinition {
  /** The language of its texts. */
  locale: 'en';
  country: Country;
  currency: Currency;
  jurisdictions: readonly Jurisdiction[];
}
