import * as z from 'zod/mini';
import { companyTypes, countries, emirates, freeZones, officeTypes } from '#domain/catalogue/choices.ts';
import { actors, dayOffRules, documentOwners, payees, signingWays } from '#domain/catalogue/definition.ts';
import { placesCompared } from '#domain/plan/comparison.ts';
import { missingParts } from '#domain/plan/total.ts';
import { currencies, planCurrencies } from '#domain/values/money.ts';
import { confidences } from '#domain/values/sourced.ts';
import { problem } from './field-problem.ts';
import { defineOperation } from './operation.ts';

/** A day as YYYY-MM-DD. */
export const day = z.iso.date();

export const source = z.object({
  title: z.string(),
  url: z.string(),
  /** Month in which the page was read, as YYYY-MM. */
  readOn: z.string(),
  confidence: z.enum(confidences),
  /** Only with a figure that the operator's staff confirmed on that day. */
  confirmedOn: z.optional(day),
});
export type SourceView = z.infer<typeof source>;

/** A statement with its sources, or what to confirm with the authority and what may help meanwhile. */
export const statement = z.union([
  z.object({ text: z.string(), sources: z.array(source) }),
  z.object({
    unconfirmed: z.string(),
    hint: z.optional(z.object({ text: z.string(), sources: z.array(source) })),
  }),
]);
export type StatementView = z.infer<typeof statement>;

/** From `low` to `high`, in minor units. */
export const amount = z.object({ currency: z.enum(currencies), low: z.int(), high: z.int() });
export type AmountView = z.infer<typeof amount>;

export const feeLine = z.object({
  id: z.string(),
  label: z.string(),
  payee: z.enum(payees),
  /** How many times it is paid: once, or for each visa. */
  count: z.int(),
  /** All of it together; `null` if it is unconfirmed. */
  amount: z.nullable(amount),
  /** Whether the amount is the least one, without a published upper limit. */
  isMinimum: z.boolean(),
  statement,
  isRefundable: z.boolean(),
  isOptional: z.boolean(),
});
export type FeeLineView = z.infer<typeof feeLine>;

/** A sum in each currency; only lower bounds while something indispensable has no published price. */
export const total = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('complete'), amounts: z.array(amount) }),
  z.object({
    kind: z.literal('incomplete'),
    lowerBounds: z.array(z.object({ currency: z.enum(currencies), low: z.int() })),
    missing: z.array(
      z.object({
        necessity: z.enum(missingParts),
        /** Ids of the fees without a price. */
        fees: z.array(z.string()),
        /** Whether other fees for the same have a price. */
        isPartial: z.boolean(),
      }),
    ),
  }),
]);
export type TotalView = z.infer<typeof total>;

const yearOfCosts = z.object({
  /** 1 is the year of formation. */
  year: z.int(),
  lines: z.array(feeLine),
  /** Without deposits, options and unconfirmed costs. */
  total,
  /** The same without what the agency takes; `null` where it takes nothing. */
  totalWithoutAgency: z.nullable(total),
  deposits: z.array(amount),
  unconfirmed: z.int(),
});
export type YearOfCostsView = z.infer<typeof yearOfCosts>;

const workingDays = z.object({ shortest: z.int(), longest: z.int() });

/** How a paper is signed, and what is known about it. */
const signed = z.object({ paper: z.string(), way: z.enum(signingWays), rule: statement });
export type SignedPaperView = z.infer<typeof signed>;

export const planStep = z.object({
  id: z.string(),
  label: z.string(),
  /** Why this company has it; `null` where no answer of its own decides that. */
  why: z.nullable(statement),
  /** Where it is done, and what to reckon with; `null` where nothing is known. */
  about: z.nullable(statement),
  actor: z.enum(actors),
  needs: z.array(z.string()),
  /** `null` if it is unconfirmed. */
  workingDays: z.nullable(workingDays),
  statement,
  earliest: day,
  latest: day,
  /** Whether the days are too early because an earlier time is unconfirmed. */
  isOpen: z.boolean(),
  documents: z.array(z.object({ label: z.string(), of: z.enum(documentOwners), sources: z.array(source) })),
  /** What is signed elsewhere than in this product; `null` for nothing. */
  signing: z.nullable(signed),
  result: z.string(),
});
export type PlanStepView = z.infer<typeof planStep>;

export const requirements = z.object({ visas: z.int(), officeType: z.enum(officeTypes) });

const officeProblems = ['office-not-permitted', 'too-many-visas'] as const;

export const officeProblem = z.object({
  reason: z.enum(officeProblems),
  /** What the office is called there. */
  office: z.string(),
  /** Maximum number of visas it allows; `null` if it sets no limit. */
  maxVisas: z.nullable(z.int()),
  alternatives: z.array(requirements),
  sources: z.array(source),
});

/** How many visas the office allows; square metres if its area decides. */
const visaQuota = z.union([
  z.object({ kind: z.literal('up-to'), visas: z.int() }),
  z.object({ kind: z.literal('by-area'), squareMetresPerVisa: z.number() }),
  z.object({ kind: z.literal('independent') }),
]);

/** What the choice of office means in the place. */
const office = z.object({
  /** What it is called there. */
  label: z.string(),
  /** `null` if it is unconfirmed. */
  isPermitted: z.nullable(z.boolean()),
  permission: statement,
  /** `null` if it is unconfirmed. */
  visaQuota: z.nullable(visaQuota),
  quotaStatement: statement,
});
export type OfficeView = z.infer<typeof office>;

export const dueDate = z.object({
  id: z.string(),
  label: z.string(),
  why: z.string(),
  /** The last day on which it can be done. */
  on: day,
  /** Only where the rule gives a weekend or a public holiday: that day, and what the law makes of it. */
  dayOff: z.optional(z.object({ on: day, rule: z.enum([...dayOffRules, 'unconfirmed']) })),
  onlyIf: z.optional(z.string()),
  penalty: statement,
  sources: z.array(source),
});
export type DueDateView = z.infer<typeof dueDate>;

const place = z.object({
  country: z.enum(countries),
  companyType: z.enum(companyTypes),
  subType: z.optional(z.enum([...freeZones, ...emirates])),
});

/** Key facts for a founder's decision, in the catalogue's words. */
const facts = z.object({
  authority: statement,
  suitsInShort: statement,
  suits: z.array(statement),
  doesNotSuit: z.array(statement),
  legalForms: z.array(statement),
  owners: z.array(statement),
  capital: z.array(statement),
  officers: z.array(statement),
  tax: z.array(statement),
  audit: z.array(statement),
  banking: z.array(statement),
});

const exchangeRate = z.object({
  /** One unit of this … */
  one: z.enum(currencies),
  /** … is so many … */
  rate: z.number(),
  /** … of this. */
  of: z.enum(currencies),
  /** Fixed by a central bank, or set for a day by the operator. */
  basis: z.union([
    z.object({ kind: z.literal('fixed'), sources: z.array(source) }),
    z.object({ kind: z.literal('set-by-operator'), on: day }),
  ]),
});
export type ExchangeRateView = z.infer<typeof exchangeRate>;

/** The sums of each year in the currency that was asked for. */
const convertedCosts = z.object({
  currency: z.enum(currencies),
  /** A sum is `null` where there is nothing to add up, and where a rate is missing. */
  years: z.array(
    z.object({
      year: z.int(),
      total: z.nullable(total),
      totalWithoutAgency: z.nullable(total),
      deposits: z.nullable(amount),
    }),
  ),
  /** Those that were used; none where everything was in that currency already. */
  rates: z.array(exchangeRate),
  /** Currencies without a known rate. */
  missing: z.array(z.enum(currencies)),
  /** Converted amounts are added first, then rounded to whole units. */
  rounding: z.literal('whole-units'),
});
export type ConvertedCostsView = z.infer<typeof convertedCosts>;

export const planView = z.object({
  jurisdiction: z.object({ id: z.string(), name: z.string(), place }),
  requirements,
  preparedOn: day,
  /** Changes whenever the catalogue does. */
  catalogueVersion: z.string(),
  /** What the sums are those of, where the place has licences of different price. */
  countedFor: z.nullable(statement),
  years: z.array(yearOfCosts),
  /** `null` where no currency was asked for. */
  converted: z.nullable(convertedCosts),
  steps: z.array(planStep),
  /** How each paper of the plan is signed: those of its steps, then those that can be made here. */
  signings: z.array(signed),
  workingDays,
  /** Ids of the steps whose time is unconfirmed. */
  openSteps: z.array(z.string()),
  office,
  officeProblem: z.nullable(officeProblem),
  /** Square metres that the visas ask for, where the area decides. */
  squareMetres: z.nullable(z.int()),
  deadlines: z.array(dueDate),
  facts,
  exits: z.array(
    z.object({
      kind: z.enum(['closing', 'moving']),
      steps: z.array(statement),
      /** `null` if it is unconfirmed. */
      cost: z.nullable(amount),
      costStatement: statement,
    }),
  ),
  notIncluded: z.array(z.string()),
});
export type PlanView = z.infer<typeof planView>;

/** What is set side by side of a plan. It is half as long, and a page that compares holds up to four. */
export const comparedPlan = z.extend(
  z.omit(planView, { signings: true, squareMetres: true, deadlines: true, exits: true, notIncluded: true }),
  {
    steps: z.array(z.pick(planStep, { id: true, statement: true })),
    facts: z.omit(facts, { authority: true, legalForms: true, officers: true }),
  },
);
export type ComparedPlanView = z.infer<typeof comparedPlan>;

const placeSummary = z.object({
  /** As in 'ae-dmcc': the path of a plan takes it. */
  id: z.string(),
  name: z.string(),
  place,
  authority: statement,
  suitsInShort: statement,
  /** The main one of its fees. */
  currency: z.enum(currencies),
});
export type PlaceSummaryView = z.infer<typeof placeSummary>;

export const listPlaces = defineOperation({
  id: 'listPlaces',
  method: 'GET',
  path: '/catalogue',
  feature: 'Plans',
  access: 'open',
  output: z.object({
    status: z.literal('success'),
    /** Changes whenever a word or figure of the catalogue does. */
    catalogueVersion: z.string(),
    places: z.array(placeSummary),
  }),
  success: 200,
  failures: [],
});

const visas = z.enum(['0', '1', '2', '3', '4', '5'], problem('visas-out-of-range', { min: 0, max: 5 }));
const officeType = z.enum(officeTypes, problem('not-offered', { of: 'office-types' }));

/** In which currency the sums are wanted, beside their own. */
const wantedCurrency = z.object({
  currency: z.optional(
    z.enum(planCurrencies, problem('not-one-of', { name: 'currency', values: planCurrencies })),
  ),
});

export const readPlan = defineOperation({
  id: 'readPlan',
  method: 'GET',
  path: '/plans/{jurisdiction}/{visas}/{officeType}',
  feature: 'Plans',
  access: 'open',
  params: z.object({
    /** As in 'ae-dmcc'. */
    jurisdiction: z.string(),
    visas,
    officeType,
  }),
  query: wantedCurrency,
  output: z.object({ status: z.literal('success'), plan: planView }),
  success: 200,
  failures: ['jurisdiction-not-found'],
});

export const comparePlans = defineOperation({
  id: 'comparePlans',
  method: 'GET',
  path: '/comparisons/{visas}/{officeType}/{jurisdictions}',
  feature: 'Plans',
  access: 'open',
  params: z.object({
    visas,
    officeType,
    /** Ids parted by commas, as in 'ae-dmcc,ae-ifza'. */
    jurisdictions: z.string().check(
      z.refine(
        (ids) => {
          const { length } = ids.split(',');
          return length >= placesCompared.min && length <= placesCompared.max;
        },
        problem('places-out-of-range', { min: placesCompared.min, max: placesCompared.max }),
      ),
      z.refine((ids) => new Set(ids.split(',')).size === ids.split(',').length, problem('places-repeated')),
    ),
  }),
  query: wantedCurrency,
  /** In the order in which the places are named. */
  output: z.object({ status: z.literal('success'), plans: z.array(comparedPlan) }),
  success: 200,
  failures: ['jurisdiction-not-found'],
});

const planSummary = z.object({
  officeType: z.enum(officeTypes),
  /** `null` where nothing known stands against the choice. */
  problem: z.nullable(z.enum(officeProblems)),
  firstYear: total,
  /** Lower end of a complete total in US cents, to sort by; `null` where it cannot be ranked. */
  rankedBy: z.nullable(z.int()),
  workingDays,
  /** With any step of unknown duration, the time has no upper end. */
  openSteps: z.int(),
});
export type PlanSummaryView = z.infer<typeof planSummary>;

const placeSummaries = z.object({
  id: z.string(),
  place,
  /** In a line; `null` where unconfirmed. */
  suits: z.nullable(z.string()),
  tax: z.nullable(z.string()),
  /** One for each office type. */
  offices: z.array(planSummary),
});
export type PlaceSummariesView = z.infer<typeof placeSummaries>;

export const summarisePlans = defineOperation({
  id: 'summarisePlans',
  method: 'GET',
  path: '/plan-summaries/{visas}',
  feature: 'Plans',
  access: 'open',
  params: z.object({ visas }),
  /** Every place, in the order of the questionnaire. */
  output: z.object({ status: z.literal('success'), summaries: z.array(placeSummaries) }),
  success: 200,
  failures: [],
});
