import { visaChoices } from '#domain/catalogue/choices.ts';
import { placesCompared } from '#domain/plan/comparison.ts';
import { choiceLabels } from './choices.ts';
import { planMessages } from './plans.ts';

const numbers: Record<number, string> = { 2: 'two', 3: 'three', 4: 'four' };
const fewest = numbers[placesCompared.fewest] ?? String(placesCompared.fewest);
const most = numbers[placesCompared.most] ?? String(placesCompared.most);
const lists = new Intl.ListFormat('en-GB', { type: 'conjunction', style: 'long' });

/** Places side by side for the same requirements. */
export const compareMessages = {
  title: 'Compare places',
  /** On the page of one place's plan. */
  fromPlan: 'Compare with other places',
  lead: 'The same requirements in different places, side by side. Every figure names the page it was read on.',
  chooser: 'What is compared',
  visas: 'Visas',
  office: 'Office',
  places: 'Places',
  addPlace: 'Add a place',
  choosePlace: 'Choose a place',
  add: 'Add',
  full: `${most.charAt(0).toUpperCase()}${most.slice(1)} at most: remove one to add another.`,
  chooseFirst: 'Please choose a place to add.',
  remove: (place: string) => `Remove ${place}`,
  /** Announced after a change. */
  compared: (places: readonly string[]) =>
    places.length === 0 ? 'No place is chosen' : `Chosen: ${lists.format(places)}`,
  start: {
    title: `Choose ${fewest} to ${most} places`,
    text: 'They will stand here side by side: cost, time, office, visas, capital, audit, tax and banking.',
  },
  oneMore: {
    title: 'Add another place',
    text: (place: string) => `${place} stands alone. Choose at least one more to compare it with.`,
  },
  problems: {
    title: 'Part of this address could not be used',
    kept: 'What could be understood is kept. You can mend the rest here.',
    visas: (given: string) =>
      given
        ? `“${given}” is no number of visas from 0 to ${visaChoices.length - 1}, so none are counted.`
        : 'The number of visas is missing, so none are counted.',
    office: (given: string) =>
      given
        ? `“${given}” is no kind of office, so the first one is taken: ${choiceLabels.officeType.virtual}.`
        : `The kind of office is missing, so the first one is taken: ${choiceLabels.officeType.virtual}.`,
    currency: (given: string) =>
      `“${given}” is no currency that sums can be shown in, so they stay in their own.`,
    'unknown-place': (given: string) =>
      given ? `“${given}” is no place that the catalogue holds.` : 'A place is named without saying which.',
    'repeated-place': (given: string) => `${given} is named more than once.`,
    'one-place-too-many': (given: string) =>
      `${given} is one too many: ${most} places at most stand side by side.`,
  },
  loading: 'The places are being compared',
  unread: 'The places could not be compared',
  notInCatalogue: 'The catalogue does not hold one of these places, or no longer. Please choose another.',
  caption: (places: readonly string[]) => `Comparison of ${lists.format(places)}`,
  criterion: 'What is compared',
  onlyDifferences: 'Show only differences',
  sameRows: (count: number) =>
    count === 1 ? '1 row is the same everywhere' : `${count} rows are the same everywhere`,
  same: 'the same everywhere',
  currencies: (currencies: readonly string[]) =>
    `Amounts stay in their own currency (${lists.format(currencies)}): nothing is converted, and only the same currency is compared.`,
  fullPlan: 'Full plan',
  fullPlanOf: (place: string) => `Full plan of ${place}`,
  lowest: (currency: string) => `Lowest in ${currency}`,
  noDeposits: 'None known',
  permitted: 'Permitted',
  notPermitted: 'Not permitted',
  upTo: (visas: number) => (visas === 0 ? 'No visas' : `Up to ${planMessages.visaCount(visas)}`),
  independent: 'Does not depend on the office',
  perArea: (squareMetres: number) => `1 visa for each ${squareMetres} m²`,
  nothingSaid: 'Nothing is known',
  nothingMore: 'Nothing beyond what all share',
  /** Stands over what every one of them says. */
  all: (count: number) => (count === placesCompared.fewest ? 'Both' : `All ${numbers[count] ?? count}`),
  groups: {
    costs: 'Costs',
    time: 'Time',
    office: 'Office and visas',
    rules: 'Rules',
    fit: 'Who it is for',
  },
  rows: {
    'in-short': 'In short',
    'year-1': 'First year',
    'year-2': 'Year 2',
    'year-3': 'Year 3',
    deposits: 'Deposits that come back',
    'working-days': 'Until all is done',
    office: 'Office',
    quota: 'Visas it brings',
    capital: 'Capital',
    owners: 'Owners',
    audit: 'Accounts and audit',
    tax: 'Tax',
    banking: 'Banking',
    suits: 'Suits',
    'does-not-suit': 'Does not suit',
  },
  openItems: (count: number) => (count === 1 ? '1 item' : `${count} items`),
} as const;
