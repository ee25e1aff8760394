import type { CompanyType, Country, OfficeType, SubType } from '#domain/catalogue/choices.ts';
import { visaChoices } from '#domain/catalogue/choices.ts';
import type { Actor, DocumentOwner, Payee, VisaQuota } from '#domain/catalogue/definition.ts';
import { monthText } from '#domain/values/day-text.ts';
import { numberText } from '#domain/values/number-text.ts';
import { listText } from '../list-text.ts';
import { plural } from '../plural.ts';
import { choiceLabels } from './choices.ts';
import { dayOffText } from './day-off.ts';
import { capital } from './totals.ts';

const payees: Record<Payee, string> = {
  authority: 'Registering authority',
  government: 'Other government offices',
  visa: 'Visas and identity',
  office: 'Office',
  agent: 'Agent',
  auditor: 'Auditor',
  bank: 'Bank',
  agency: 'Our fee',
};

/** Who a step is with. */
const actors: Record<Actor, string> = {
  founder: 'With you',
  agent: 'With your agent',
  authority: 'With the authority',
  government: 'With a government office',
  bank: 'With the bank',
};

const owners: Record<DocumentOwner, string> = {
  company: 'The company',
  'each-owner': 'Each owner',
  'each-director': 'Each director',
  'each-visa-holder': 'Each person with a visa',
  'corporate-owner': 'A company that owns shares',
};

const offices: Record<OfficeType, string> = {
  virtual: 'virtual office',
  physical: 'physical office',
  flexi: 'flexi office',
};

const lastVisaChoice = visaChoices[visaChoices.length - 1];

/** @param visas as stored; the last choice means that many or more */
function visaCount(visas: number): string {
  if (visas === 0) return 'no visas';
  if (visas === lastVisaChoice) return `${choiceLabels.visas[lastVisaChoice]} visas`;
  return plural(visas, { one: '1 visa', other: `${visas} visas` });
}

/** How many people an office can bring. */
function visaQuota(quota: VisaQuota): string {
  if (quota.kind === 'up-to')
    return `It brings ${quota.visas === 0 ? '' : 'up to '}${visaCount(quota.visas)}.`;
  if (quota.kind === 'by-area') return `It brings 1 visa for every ${quota.squareMetresPerVisa} m².`;
  return 'Visas do not depend on the office here.';
}

/** What stands against a choice of visas and office. */
interface OfficeProblemInShort {
  reason: 'office-not-permitted' | 'too-many-visas';
  /** What the office is called there. */
  office: string;
  maxVisas: number | null;
}

/** What a plan is made for, as part of a sentence. */
const requirementsWithin = (visas: number, officeType: OfficeType) =>
  `${visaCount(visas)}, ${offices[officeType]}`;

const unconfirmed = 'unconfirmed';

/** The plan of one choice: what it costs, how long it takes, what to hand in. */
export const planMessages = {
  eyebrow: 'Plan',
  frameTitle: 'Your plan',
  title: (country: Country, companyType: CompanyType, subType: SubType | undefined) =>
    `${subType ? choiceLabels.subType[subType] : choiceLabels.companyType[companyType]}, ${choiceLabels.country[country]}`,
  visaCount,
  requirementsWithin,
  /** The same on its own. */
  requirements: (visas: number, officeType: OfficeType) => capital(requirementsWithin(visas, officeType)),
  offices,
  preparedOn: (date: string) => `Prepared on ${date}`,
  catalogueVersion: (version: string) => `Catalogue ${version}`,
  loading: 'Preparing the plan',
  unread: 'The plan could not be loaded',
  toQuestionnaire: 'Answer the questionnaire',
  start: 'Start with this plan',
  print: 'Print or PDF',
  download: 'Download CSV',
  onThisPage: 'On this page',
  unconfirmed,
  hint: 'What was found:',
  firstYear: 'First year',
  laterYears: 'Each later year',
  year: (year: number) => `Year ${year}`,
  time: 'Time',
  workingDays: (shortest: number, longest: number) => {
    if (shortest !== longest) return `${shortest} – ${longest} working days`;
    return plural(shortest, { one: '1 working day', other: `${shortest} working days` });
  },
  without: (count: number) =>
    `Excludes ${count} unconfirmed ${plural(count, { one: 'cost', other: 'costs' })}`,
  withoutSteps: (count: number) =>
    `Excludes ${count} unconfirmed ${plural(count, { one: 'step', other: 'steps' })}`,
  plusDeposits: (amounts: string) => `Plus ${amounts} in refundable deposits`,
  /** @param days one day, or the first and the last of a window */
  done: (days: string) => `Done ${days}`,
  doneAtEarliest: (days: string) => `Done ${days} at the earliest`,
  nothingKnown: 'No costs are known',
  /** What the sources beside it are about. */
  countedFor: 'the basis of the totals',
  conversion: {
    label: 'Show totals in',
    own: 'their own currency',
    /** @param amount converted at a rate, and rounded */
    about: (amount: string) => `≈ ${amount}`,
    plusDeposits: (amount: string) => `Plus ≈ ${amount} in refundable deposits`,
    rate: (one: string, rate: number, of: string) => `${one}\u00A01 = ${of}\u00A0${numberText(rate, 0, 8)}`,
    fixed: (readOn: string) => `fixed by the central bank, read in ${monthText(readOn)}`,
    setByOperator: (operator: string, date: string) => `set by ${operator}, ${date}`,
    rateWithBasis: (rate: string, basis: string) => `${rate} (${basis})`,
    at: (rates: readonly string[], currency: string) =>
      `Converted at ${listText(rates)}, and rounded to whole ${currency}.`,
    missing: (missing: readonly string[], currency: string) =>
      `Without a known rate for ${listText(missing)}, some amounts cannot be shown in ${currency} and stay in their own currency.`,
    unread: 'The converted amounts could not be loaded.',
    subject: 'the exchange rates',
  },
  /** What the section bar calls the parts of the page, by the end of their address. */
  contents: {
    costs: 'Costs',
    steps: 'Steps',
    documents: 'Documents',
    deadlines: 'Deadlines',
    facts: 'Key facts',
    exits: 'Closing or moving',
    'not-included': 'Not included',
  },
  costs: 'Costs by year',
  yearColumn: (year: number) => (year === 1 ? 'First year' : `Year ${year}`),
  amountsIn: (currency: string) => `Amounts in ${currency}`,
  paidFor: 'Paid for',
  costGroups: {
    authorities: 'Authority fees and visas',
    others: 'Office, advisers and bank',
    agency: 'Our fee',
  },
  total: 'Total',
  /** Stands where a price would. */
  unpriced: 'no published price',
  notDue: 'not due',
  toConfirm: (cost: string) => `To confirm: ${cost}.`,
  payees,
  times: (count: number, label: string) => `${count} × ${label}`,
  deposits: 'Refundable deposits (not in the total)',
  options: 'Optional (not in the total)',
  optionsCount: (count: number) => plural(count, { one: '1 cost', other: `${count} costs` }),
  steps: 'Steps',
  stepsAbout: (date: string) =>
    `Counted in working days from ${date}. Steps that do not depend on each other run in parallel.`,
  passage: 'From today to the last step',
  today: 'Today',
  week: (week: number) => `Week ${week}`,
  barKey: { earliest: 'done at the earliest', latest: 'done at the latest', open: 'no published time' },
  untimed: 'no published time',
  unconfirmedTime: 'Unconfirmed',
  actors,
  result: 'Result',
  documents: 'Documents',
  documentCount: (count: number) => plural(count, { one: '1 document', other: `${count} documents` }),
  neededFor: (steps: readonly string[]) => `For: ${steps.join('; ')}`,
  owners,
  deadlines: 'Deadlines of the next three years',
  deadlinesAbout: 'Assumes the latest dates of this plan and the usual end of a first financial year.',
  allCosts: (count: number) => `Show all ${count} costs`,
  allSteps: (count: number) => `Show all ${count} steps`,
  allDeadlines: (count: number) => `Show all ${count} deadlines`,
  dueAgain: (days: readonly string[]) => `Due again: ${days.join('; ')}`,
  noDeadlines: 'No deadlines are known for these three years.',
  onlyIf: (condition: string) => `Only ${condition}`,
  dayOff: dayOffText,
  penalty: 'If missed',
  facts: 'Key facts',
  moreInHelp: (place: string) => `More about ${place} in the help pages`,
  factGroups: {
    authority: 'Authority',
    suits: 'Suits',
    doesNotSuit: 'Does not suit',
    legalForms: 'Legal forms',
    owners: 'Owners',
    capital: 'Capital',
    officers: 'Officers',
    tax: 'Tax',
    audit: 'Accounts and audit',
    banking: 'Banking',
  },
  office: 'Office',
  isPermitted: (office: string, isPermitted: boolean) =>
    isPermitted ? `${office}: permitted.` : `${office}: not permitted.`,
  visaQuota,
  exits: 'Closing or moving',
  exitKinds: { closing: 'Closing the company', moving: 'Moving elsewhere' },
  exitCost: 'Cost',
  notIncluded: 'Not included',
  notIncludedCount: (count: number) =>
    plural(count, { one: '1 cost that is in no total', other: `${count} costs that are in no total` }),
  sources: 'Sources',
  sourceNumber: (number: number) => `[${number}]`,
  squareMetres: (squareMetres: number) => `These visas require an office of at least ${squareMetres} m².`,
  officeProblem: {
    title: 'This combination is not possible',
    /** @param wanted number of visas asked for */
    reason: ({ reason, office, maxVisas }: OfficeProblemInShort, wanted: number) =>
      reason === 'too-many-visas'
        ? `${office} allows at most ${visaCount(maxVisas ?? 0)} here. You asked for ${visaCount(wanted)}.`
        : `${office}: not permitted here.`,
    alternatives: 'These would work:',
    none: 'No other office type here would change that. Consider another jurisdiction.',
  },
  badAddress: {
    title: 'There is no plan at this address',
    nearest: 'The nearest choice that exists:',
    problems: {
      empty: 'The address does not name a country.',
      country: (given: string) =>
        given ? `“${given}” is not one of the countries.` : 'The country is missing.',
      type: (given: string) =>
        given ? `“${given}” is not a company type of that country.` : 'The company type is missing.',
      place: (given: string) =>
        given
          ? `“${given}” is not a free zone or emirate for this company type.`
          : 'The free zone or emirate is missing.',
      visas: (given: string) =>
        given ? `“${given}” is not a number of visas from 0 to 5.` : 'The number of visas is missing.',
      office: (given: string) =>
        given ? `“${given}” is not an office type.` : 'The office type is missing.',
      currency: (given: string) => `“${given}” is not a supported currency.`,
    },
    notInCatalogue: 'There is no plan for this place yet',
    notInCatalogueText: 'It is not in the catalogue. Use the questionnaire to choose another place.',
  },
  csv: {
    file: (jurisdiction: string, preparedOn: string) => `plan-${jurisdiction}-${preparedOn}.csv`,
    columns: [
      'Part',
      'Year',
      'Item',
      'Who',
      'Count',
      'Currency',
      'Lowest',
      'Highest',
      'State',
      'Earliest or due',
      'Latest',
      'Note',
      'Sources',
    ],
    cost: 'Cost',
    total: 'Total',
    totalOf: (year: number) => `Total of year ${year}`,
    depositsOf: (year: number) => `Deposits of year ${year}`,
    converted: 'converted, rounded to whole units',
    atLeast: 'at least',
    rate: 'Exchange rate',
    step: 'Step',
    deadline: 'Deadline',
    /** Written where a step's figures are days and not money. */
    workingDays: 'working days',
    included: 'in the total',
    deposit: 'refundable deposit',
    option: 'optional, not in the total',
    openStep: 'earliest possible days',
  },
  estimate: {
    /** Ends a row that names the first sum. */
    show: 'Show the estimate',
    noPrice: 'No price published',
    title: 'Estimate',
    announced: (amounts: string) => `First year: ${amounts || unconfirmed}`,
    firstYear: 'First year',
    ourFee: (amounts: string) => `Of it our fee: ${amounts}`,
    laterYears: 'Each later year',
    time: 'Time to complete',
    assumes: (visas: number, officeType: OfficeType) =>
      `Assumes ${requirementsWithin(visas, officeType)} until you choose.`,
    suits: 'Suits',
    full: 'See the full plan',
    unread: 'The estimate could not be loaded.',
    none: 'There is no estimate for this choice yet.',
    choose: 'Choose',
    keepOpen: 'Keep as an open point',
    keptOpen: 'Kept as an open point. Your company’s formation shows it until it is settled.',
  },
} as const;
