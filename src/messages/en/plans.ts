import type { CompanyType, Country, OfficeType, SubType } from '#domain/catalogue/choices.ts';
import { visaChoices } from '#domain/catalogue/choices.ts';
import type { Actor, DocumentOwner, Payee, VisaQuota } from '#domain/catalogue/definition.ts';
import { choiceLabels } from './choices.ts';

const payees: Record<Payee, string> = {
  authority: 'Registering authority',
  government: 'Other government offices',
  visa: 'Visas and identity',
  office: 'Office',
  agent: 'Agent',
  auditor: 'Auditor',
  bank: 'Bank',
};

const actors: Record<Actor, string> = {
  founder: 'You act',
  agent: 'Your agent acts',
  authority: 'The authority acts',
  government: 'A government office acts',
  bank: 'The bank acts',
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

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);
const lastVisaChoice = visaChoices[visaChoices.length - 1];

/** @param visas as stored, where the last choice stands for that many and more */
function visaCount(visas: number): string {
  if (visas === 0) return 'no visas';
  if (visas === 1) return '1 visa';
  return visas === lastVisaChoice ? `${choiceLabels.visas[lastVisaChoice]} visas` : `${visas} visas`;
}

/** How many people an office can bring. */
function visaQuota(quota: VisaQuota): string {
  if (quota.kind === 'up-to')
    return `It brings ${quota.visas === 0 ? '' : 'up to '}${visaCount(quota.visas)}.`;
  if (quota.kind === 'by-area') return `It brings 1 visa for every ${quota.squareMetresPerVisa} m².`;
  return 'Visas do not depend on the office here.';
}

const requirements = (visas: number, officeType: OfficeType) => `${visaCount(visas)}, ${offices[officeType]}`;

const lists = new Intl.ListFormat('en-GB', { type: 'conjunction', style: 'long' });
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const rateNumber = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 8 });

const toBeConfirmed = 'to be confirmed with the authority';

/** The plan of one choice: what it costs, how long it takes, what to hand in. */
export const planMessages = {
  eyebrow: 'Plan',
  frameTitle: 'Your plan',
  title: (country: Country, companyType: CompanyType, subType: SubType | undefined) =>
    `${subType ? choiceLabels.subType[subType] : choiceLabels.companyType[companyType]}, ${choiceLabels.country[country]}`,
  visaCount,
  requirements,
  offices,
  preparedOn: (date: string) => `Prepared on ${date}`,
  catalogueVersion: (version: string) => `Catalogue ${version}`,
  aboutFigures:
    'Every figure names the page it was read on. What no page could tell is marked and left out of the sums, never guessed.',
  loading: 'The plan is being made',
  unread: 'The plan could not be loaded',
  toQuestionnaire: 'Answer the questionnaire',
  start: 'Start with this plan',
  print: 'Print or PDF',
  download: 'Download CSV',
  onThisPage: 'On this page',
  toBeConfirmed,
  toBeConfirmedAbout: (what: string) => `To be confirmed: ${what}`,
  hint: 'What was found:',
  firstYear: 'First year',
  laterYears: 'Each later year',
  year: (year: number) => `Year ${year}`,
  time: 'Time',
  workingDays: (shortest: number, longest: number) => {
    if (shortest !== longest) return `${shortest} – ${longest} working days`;
    return shortest === 1 ? '1 working day' : `${shortest} working days`;
  },
  without: (count: number) => `Without what is to be confirmed: ${items(count)}`,
  withoutSteps: (count: number) =>
    `Without what is to be confirmed: ${count === 1 ? '1 step' : `${count} steps`}`,
  plusDeposits: (amounts: string) => `Plus ${amounts} in deposits that come back`,
  /** @param days one day, or the first and the last of a window */
  done: (days: string) => `Done ${days}`,
  doneAtEarliest: (days: string) => `Done ${days} at the earliest`,
  nothingKnown: 'No costs are known',
  /** What the sources beside it are about. */
  countedFor: 'what the sums are those of',
  conversion: {
    label: 'Show totals in',
    own: 'their own currency',
    /** @param amount converted at a rate, and rounded */
    about: (amount: string) => `≈ ${amount}`,
    plusDeposits: (amount: string) => `Plus ≈ ${amount} in deposits that come back`,
    rate: (one: string, rate: number, of: string) => `${one}\u00A01 = ${of}\u00A0${rateNumber.format(rate)}`,
    fixed: (readOn: string) => `fixed by the central bank, read in ${month.format(new Date(`${readOn}-01`))}`,
    setByOperator: (date: string) => `set by the operator, ${date}`,
    rateWithBasis: (rate: string, basis: string) => `${rate} (${basis})`,
    at: (rates: readonly string[], currency: string) =>
      `Converted at ${lists.format(rates)}, and rounded to whole ${currency}.`,
    missing: (missing: readonly string[], currency: string) =>
      `Without a known rate for ${lists.format(missing)}, not everything can be shown in ${currency}: such sums stay in their own currency.`,
    unread: 'The converted sums could not be loaded.',
    subject: 'the exchange rates',
  },
  contents: {
    costs: 'First year',
    laterYears: 'Later years',
    steps: 'Steps',
    documents: 'Documents',
    deadlines: 'Deadlines',
    facts: 'What to decide by',
    exits: 'Ways out',
    notIncluded: 'Not included',
  },
  costs: 'Costs of the first year',
  costsOfYear: (year: number) => `Costs of year ${year}`,
  costsOfLaterYears: 'Costs of each later year',
  laterYearsTitle: 'Costs of later years',
  laterYearsAbout: 'What falls due again, and what comes new, once the company exists.',
  paidFor: 'Paid for',
  amount: 'Amount',
  total: 'Total',
  totalWithout: (count: number) => `without ${items(count)} to be confirmed`,
  payees,
  times: (count: number, label: string) => `${count} × ${label}`,
  deposits: 'Deposits that come back',
  deposit: 'deposit',
  depositsAbout: 'To be at hand, and not in the total.',
  options: 'By choice',
  optionsAbout: 'Only if you want it, and not in the total.',
  whereMoneyGoes: 'Where the money goes',
  rangeKey: { low: 'at least', high: 'at most' },
  steps: 'Steps',
  stepsAbout: (date: string) =>
    `In order, counted in working days of the country from ${date}. Steps that do not wait for each other run side by side.`,
  timeline: 'When each step can be done',
  actors,
  step: (number: number) => `Step ${number}`,
  stepDocuments: 'To hand in',
  result: 'Result',
  openStep: 'a time before it is to be confirmed',
  documents: 'Documents',
  documentsAbout: 'The same documents, by the person who brings them.',
  neededFor: (steps: readonly string[]) => `For: ${steps.join('; ')}`,
  owners,
  deadlines: 'Deadlines of the next three years',
  deadlinesAbout:
    'Counted from the latest days of this plan and a financial year that ends on 31 December. Your own dates will differ.',
  noDeadlines: 'No deadline is known for these three years.',
  onlyIf: (condition: string) => `Only ${condition}`,
  penalty: 'If missed',
  facts: 'What to decide by',
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
  exits: 'Ways out',
  exitKinds: { closing: 'Closing the company', moving: 'Moving elsewhere' },
  exitCost: 'Cost',
  notIncluded: 'Not included',
  notIncludedAbout: 'Costs that you will meet and that these figures leave out.',
  sources: 'Sources',
  sourceNumber: (number: number) => `[${number}]`,
  squareMetres: (squareMetres: number) => `The visas ask for an office of at least ${squareMetres} m².`,
  officeProblem: {
    title: 'This choice does not work as it stands',
    'office-not-permitted': (office: string) => `${office}: not permitted here.`,
    'too-many-visas': (office: string, most: number, wanted: number) =>
      `${office} brings at most ${visaCount(most)} here; you asked for ${visaCount(wanted)}.`,
    alternatives: 'What would work:',
    none: 'No other office here would change that. Another place may suit better.',
  },
  badAddress: {
    title: 'This address does not lead to a plan',
    nearest: 'The nearest choice that exists:',
    problems: {
      empty: 'It does not say where the company should be.',
      country: (given: string) =>
        given ? `“${given}” is none of the countries here.` : 'The country is missing.',
      type: (given: string) =>
        given ? `“${given}” is no company type of that country.` : 'The company type is missing.',
      place: (given: string) =>
        given
          ? `“${given}” is no place that this company type is registered in.`
          : 'The free zone or emirate is missing.',
      visas: (given: string) =>
        given ? `“${given}” is no number of visas from 0 to 5.` : 'The number of visas is missing.',
      office: (given: string) =>
        given ? `“${given}” is no kind of office.` : 'The kind of office is missing.',
      currency: (given: string) => `“${given}” is no currency that sums can be shown in.`,
    },
    notInCatalogue: 'There is no plan for this place yet',
    notInCatalogueText:
      'The catalogue does not hold it, or no longer. The questionnaire lists what can be chosen.',
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
    rate: 'Exchange rate',
    step: 'Step',
    deadline: 'Deadline',
    /** Written where a step's figures are days and not money. */
    workingDays: 'working days',
    included: 'in the total',
    deposit: 'deposit, comes back',
    option: 'by choice, not in the total',
    openStep: 'earliest possible days',
  },
  estimate: {
    title: 'Estimate',
    announced: (amounts: string) => `First year: ${amounts || toBeConfirmed}`,
    firstYear: 'First year',
    laterYears: 'Each later year',
    time: 'Until all is done',
    assumes: (visas: number, officeType: OfficeType) =>
      `Counted with ${requirements(visas, officeType)} until you choose.`,
    suits: 'Suits',
    full: 'See the full plan',
    unread: 'The estimate could not be loaded.',
    none: 'There is no estimate for this choice yet.',
    choose: 'Choose',
  },
} as const;
