import type { Currency, MoneyRange } from '#domain/values/money.ts';
import type { Source } from '#domain/values/sourced.ts';
import type { CompanyType, Country, OfficeType, SubType } from './choices.ts';
import type { AnswerCondition } from './company-question.ts';
import type { Condition } from './condition.ts';

/** Something that was read, with every place it was read at; places that disagree make the value a range. */
export interface Fact<Value> {
  value: Value;
  sources: readonly [Source, ...Source[]];
}

/** An unknown value. It is shown as unconfirmed, never as zero or a guess. */
export interface Unconfirmed {
  /** What was looked for, as in 'DMCC’s schedule of charges for 2025 and 2026'. */
  unconfirmed: string;
  /** A hint that may help but is not reliable enough to be a figure. */
  hint?: Fact<string>;
}

export type Known<Value> = Fact<Value> | Unconfirmed;

/** One sentence about the place, or what could not be found out. */
export type Statement = Known<string>;

/**
 * Who is paid: the authority that registers and licenses the company; any other office of the state, such as
 * notary, ministry or chamber; immigration with medical test and identity card; the landlord; whoever acts for
 * the founder where one must or usually does; auditor; bank.
 */
export const payees = ['authority', 'government', 'visa', 'office', 'agent', 'auditor', 'bank'] as const;
export type Payee = (typeof payees)[number];

/** What nobody can do without, in the order in which it is named: a total without the price of one has no upper bound. */
export const necessities = ['registration', 'licence', 'office', 'visas', 'health-insurance'] as const;
export type Necessity = (typeof necessities)[number];

/** When a fee falls due. */
export type Due =
  | 'once'
  /** In the first year, too. */
  | 'yearly'
  /** From the second year on: a renewal that costs other than the first time. */
  | 'yearly-renewal'
  | 'per-visa'
  /** For each visa, in each year of `renewedEveryYears`. */
  | 'per-visa-renewal';

export interface Fee {
  /** Unique within the jurisdiction. */
  id: string;
  /** What is paid for, as in 'Registration'. */
  label: string;
  payee: Payee;
  amount: Known<MoneyRange>;
  due: Due;
  /** Only with 'per-visa-renewal': after how many years it falls due again. */
  renewedEveryYears?: Fact<number>;
  /** Only with 'once' and 'per-visa': the years it falls due in, each time in full, where that is not the first. */
  inYears?: readonly number[];
  /** Whether the amount is the least one: how much more it can be is not published. */
  isMinimum?: boolean;
  /** Refundable amounts are deposits and not part of the costs. */
  isRefundable: boolean;
  /** Only paid when this holds; always without it. */
  when?: Condition;
  /** Paid by choice only, as for a fast track: shown, and left out of the totals. */
  isOptional?: boolean;
  /** What it is needed for, where payee and due date do not say so (see `necessityOf`). */
  neededFor?: Necessity | 'nothing';
}

/** How many people an office can bring. */
export type VisaQuota =
  | { kind: 'up-to'; visas: number }
  /** One for so many square metres of the office. */
  | { kind: 'by-area'; squareMetresPerVisa: number }
  /** Visas do not depend on the office here. */
  | { kind: 'independent' };

/** What an answer about the office means in this place. */
export interface Office {
  type: OfficeType;
  /** What it is called there, as in 'Flexi desk'. */
  label: string;
  isPermitted: Known<boolean>;
  visaQuota: Known<VisaQuota>;
}

/** Who has to act for a step to get on. */
export const actors = ['founder', 'agent', 'authority', 'government', 'bank'] as const;
export type Actor = (typeof actors)[number];

/** Whose document it is. */
export const documentOwners = [
  'company',
  'each-owner',
  'each-director',
  'each-visa-holder',
  'corporate-owner',
] as const;
export type DocumentOwner = (typeof documentOwners)[number];

export interface RequiredDocument {
  label: string;
  of: DocumentOwner;
  /** Where the list was read. */
  sources: readonly [Source, ...Source[]];
}

/** Working days from the day everything it needs is there. */
export interface Duration {
  shortest: number;
  longest: number;
}

/** A point in a formation that dates and rules hang on; one step of a jurisdiction at most reaches each. */
type Milestone = 'incorporation' | 'licence-issue' | 'visa-issue' | 'bank-account';

export interface Step {
  /** Unique within the jurisdiction. */
  id: string;
  /** What is done, as in 'Reserve the name'. */
  label: string;
  actor: Actor;
  /** Whether the actor begins once what it needs is done, and the founder hands in nothing for it. */
  needsNoApplication?: boolean;
  /** Steps that come before; one that a condition leaves out counts as done. */
  needs: readonly string[];
  when?: Condition;
  workingDays: Known<Duration>;
  documents: readonly RequiredDocument[];
  /** What is there afterwards, as in 'Provisional approval'. */
  result: string;
  /** What the case reaches with this step. */
  reaches?: readonly Milestone[];
}

/** A date in a company's life that deadlines count from. */
export type DeadlineStart = 'incorporation' | 'licence-issue' | 'financial-year-end' | 'visa-issue';

export type DeadlineRule =
  | {
      from: DeadlineStart;
      /**
       * Counts from the last day of a period of so many months that begins on that day, as a tax period does. Where
       * the deadline repeats, each period begins when the last one is over.
       */
      periodMonths?: number;
      /** Added in this order: years, months, days. */
      after: { years?: number; months?: number; days?: number };
      /** Whether the last day of that month is meant, as in 'by the end of the ninth month'. */
      endOfMonth?: boolean;
      /** Whether months after the last day of a month end on the last day of another. */
      keepsMonthEnd?: boolean;
      repeats: 'once' | 'yearly' | 'every-two-years';
    }
  /** A day that the law names, as YYYY-MM-DD. */
  | { on: string }
  | {
      /** A day of each year, as MM-DD. */
      eachYearOn: string;
      /**
       * With which year it begins: without this with the one after incorporation, as for what is due on a year that
       * is over; else with the first such day that the company is there on, or with the year after the one in which
       * the first financial year ends.
       */
      startsIn?: 'founding-year' | 'year-after-first-financial-year';
      /** Only with 'founding-year': the last day of the period it is for, as MM-DD. Periods before the company are left out. */
      periodEndsOn?: string;
      /** Whether it is due in the first of these years only. */
      isOnce?: boolean;
    }
  /** A day of each month from the one after incorporation on. */
  | { eachMonthOn: number };

/** What becomes of a deadline on a weekend or a public holiday; 'working-day-before' is when it has to be done by. */
export const dayOffRules = ['next-working-day', 'working-day-before', 'stays'] as const;
export type DayOffRule = (typeof dayOffRules)[number];

/** A date of law as a rule that a program computes. */
export interface Deadline {
  /** Unique within the jurisdiction. */
  id: string;
  /** What is due, as in 'Corporate tax return'. */
  label: string;
  why: string;
  rule: Fact<DeadlineRule>;
  /** Without it nothing is known about weekends and holidays. */
  onDayOff?: Fact<DayOffRule>;
  /** What a first financial year of more than twelve months changes: it leaves out the first date, or only then is there one. */
  longFirstYear?: 'leaves-out-first' | 'required';
  penalty: Statement;
  when?: Condition;
  /** Holds for some companies only, as in 'above AED 375,000 of taxable turnover'; said beside it. */
  onlyIf?: string;
  /** The answers that settle `onlyIf`: with them it is certain, or does not apply. */
  dependsOn?: AnswerCondition;
}

/** When a company's first financial year ends as long as nobody has entered it. */
export type FirstYearEnd =
  /** On the last day of the month of the first anniversary. */
  | { kind: 'month-of-anniversary' }
  /** On the first 31 December that makes it at least so many months long. */
  | { kind: 'calendar-year'; minMonths: number };

/** A way out: what has to be done, in order, and what it costs. */
export interface Exit {
  kind: 'closing' | 'moving';
  steps: readonly Statement[];
  cost: Known<MoneyRange>;
}

/** The answers that lead to a place. */
export interface Place {
  country: Country;
  companyType: CompanyType;
  subType?: SubType;
}

/** Everything a founder decides by and a case runs on, for one place and legal form. */
export interface Jurisdiction {
  /** Stable: plans are shared by address. */
  id: string;
  place: Place;
  name: string;
  /** The main currency of its fees. */
  currency: Currency;
  authority: Statement;
  /** One line for a card, as in 'Commodity traders, and services with an address in Dubai'. */
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
  /** What the sums are those of, where the place has licences of different price, as in 'The sums are those of …'. */
  countedFor?: Fact<string>;
  fees: readonly Fee[];
  steps: readonly Step[];
  /** Without it the first financial year is taken to end on 31 December of the founding year. */
  firstYearEnd?: Fact<FirstYearEnd>;
  deadlines: readonly Deadline[];
  exits: readonly Exit[];
  /** Costs that a founder will meet and the figures leave out. */
  notIncluded: readonly string[];
}

/** The data of a country. Its texts are content: a translation is a definition of its own, never a lookup per text. */
export interface CountryDefinition {
  /** The language of its texts. */
  locale: 'en';
  country: Country;
  currency: Currency;
  jurisdictions: readonly Jurisdiction[];
}
