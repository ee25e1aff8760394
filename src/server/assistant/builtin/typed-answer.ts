import type { Country, OfficeType } from '#domain/catalogue/choices.ts';
import type { PlanRequirements } from '#domain/catalogue/condition.ts';
import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import type { Fine } from '#domain/fines/fine.ts';
import type { YearOfCosts } from '#domain/plan/costs.ts';
import type { CompanyDates, DueDate } from '#domain/plan/deadlines.ts';
import type { Plan } from '#domain/plan/plan.ts';
import type { WorkCalendar } from '#domain/plan/timeline.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { ComparisonFocus } from '../tools/compare-places.ts';
import type { AskedPart } from '../tools/cost-of-place.ts';
import type { DelawareShares } from '../tools/delaware-franchise-tax.ts';
import type { PlacedFee } from '../tools/fee-prices.ts';
import type { PlaceAnswer, PointVerdict } from './comparisons/side-by-side.ts';
import type { OtherLanguage } from './languages/language.ts';
import type { OwnCaseAnswer } from './own-case/own-case.ts';
import type { LateForm } from './question/late-question.ts';
import type { Instead } from './refusals/refusals.ts';
import type { SmallTalk } from './refusals/small-talk.ts';
import type { Wrongdoing } from './refusals/wrongdoing.ts';
import type { Part } from './wording/word-answer.ts';

/** Sentences of an article, and where it stands. */
export interface QuotedPart extends Part {
  /** Address of the article's section, below the base path. */
  address?: string;
  /** Whether it says what a word means: its figures alone are no answer. */
  isDefinition?: true;
  /** Whether it says of each place that was asked for what sets them apart, and of no other. */
  setsPlacesBeside?: true;
  /** Whether another statement stands in front of the one that the passage opens with. */
  isReordered?: true;
  /** Whether it is the rows of a table or list that the question names. */
  namesRows?: true;
}

/** An answer as data; `wordedParts` puts it into sentences of a language. */
export type TypedAnswer =
  | { kind: 'small-talk'; talk: SmallTalk }
  | { kind: 'wrongdoing'; what: Wrongdoing }
  | { kind: 'instead'; what: Instead }
  | { kind: 'other-language'; language: OtherLanguage }
  | { kind: 'out-of-scope' }
  | { kind: 'other-country'; country: string | undefined }
  | { kind: 'ask-back'; about: 'country' | 'place' }
  | { kind: 'own-case'; answer: OwnCaseAnswer }
  | { kind: 'cost'; plan: Plan; asked: AskedPart | undefined; areVisasAssumed: boolean }
  /** The costs of one place for several sizes. */
  | { kind: 'costs'; plans: readonly Plan[] }
  | { kind: 'cost-of-year'; plan: Plan; costs: YearOfCosts }
  | { kind: 'cost-over-years'; plan: Plan; years: readonly YearOfCosts[] }
  | { kind: 'visa-cost'; jurisdiction: Jurisdiction; count: number; isRenewal: boolean }
  | { kind: 'fees'; fees: readonly PlacedFee[]; count?: number | undefined }
  | { kind: 'time'; plan: Plan; asksSteps: boolean }
  | { kind: 'documents'; plan: Plan }
  | { kind: 'quota'; jurisdiction: Jurisdiction; officeType: OfficeType | undefined }
  | { kind: 'quota-of-area'; jurisdiction: Jurisdiction; area: number }
  | { kind: 'comparison'; plans: readonly Plan[]; focus: ComparisonFocus }
  /** One point of several places, each answered alone. */
  | { kind: 'side-by-side'; answers: readonly PlaceAnswer[]; verdict: PointVerdict | undefined }
  | {
      kind: 'tax-on-profit';
      country: Country;
      profit: number;
      isStartUp: boolean;
      /** The share of owners who pay income tax where others pay something else, in percent. */
      taxedShare?: number | undefined;
    }
  | { kind: 'value-added-tax'; country: Exclude<Country, 'US'>; price: number; isIncluded: boolean }
  | { kind: 'tax-registration'; country: Exclude<Country, 'US'>; turnover: number }
  | { kind: 'tax-rates'; countries: readonly Country[]; isLess: boolean }
  | {
      kind: 'fine';
      fine: Fine;
      units: number;
      since?: PlainDate;
      /** The same from the first day of the month or quarter in which the delay began. */
      already?: { units: number; since: PlainDate };
    }
  /** Several delays, each with its own fine. */
  | { kind: 'fines'; delays: readonly { fine: Fine; units: number }[] }
  | { kind: 'first-year-end'; jurisdiction: Jurisdiction; incorporation: PlainDate }
  | { kind: 'franchise-tax'; shares: DelawareShares }
  | { kind: 'de-minimis'; revenue: number; other?: number }
  | {
      kind: 'due-dates';
      jurisdiction: Jurisdiction;
      requirements: PlanRequirements;
      dates: CompanyDates;
      /** The other end of the month or quarter in which the dates lie, where no day of it is told. */
      otherDates?: CompanyDates;
      calendar: WorkCalendar;
      isMeant: (due: Pick<DueDate, 'deadline'>) => boolean;
      asksLate: LateForm | undefined;
      /** Whether the question says that it was not done. */
      wasMissed?: boolean;
      /** Whether the day that was named is the last of what it began with, as of a licence that expires. */
      isEnd: boolean;
    }
  /** Whether a passport is valid long enough. */
  | { kind: 'passport'; country: Country; expiresOn: PlainDate }
  /** Days that the law itself names, for a company on one side of a limit. */
  | { kind: 'named-days'; jurisdiction: Jurisdiction; ids: readonly string[]; asksLate: LateForm | undefined }
  /** Sentences of articles, the one that answers first. */
  | {
      kind: 'quoted';
      parts: readonly QuotedPart[];
      /** Whether it only adds to what was computed. */
      isAdded?: true;
    }
  | { kind: 'unknown'; places: readonly string[] }
  /** Questions of the message that nothing is known on, beside others that are answered. */
  | { kind: 'left-out'; questions: readonly string[] };
