import { visaChoices } from '#domain/catalogue/choices.ts';
import { placesCompared } from '#domain/plan/comparison.ts';
import { listText } from '../list-text.ts';
import { plural } from '../plural.ts';
import { choiceLabels } from './choices.ts';
import { planMessages } from './plans.ts';

const numbers: Record<number, string> = { 2: 'two', 3: 'three', 4: 'four' };
const min = numbers[placesCompared.min] ?? String(placesCompared.min);
const max = numbers[placesCompared.max] ?? String(placesCompared.max);

/** Places side by side for the same requirements. */
export const compareMessages = {
  title: 'Compare places',
  /** On the page of one place's plan. */
  fromPlan: 'Compare with other places',
  lead: 'What the same company costs, how long it takes and what it must do in different places.',
  chooser: 'Criterion',
  visas: 'Visas',
  office: 'Office',
  places: 'Places',
  addPlace: 'Add a place',
  choosePlace: 'Choose a place',
  add: 'Add',
  full: `${max.charAt(0).toUpperCase()}${max.slice(1)} at most: remove one to add another.`,
  chooseFirst: 'Please choose a place to add.',
  remove: (place: string) => `Remove ${place}`,
  /** Announced after a change. */
  compared: (places: readonly string[]) =>
    places.length === 0 ? 'No place is chosen' : `Chosen: ${listText(places)}`,
  start: {
    title: `Choose ${min} to ${max} places`,
    text: 'Compare cost, time, office, visas, capital, audit, tax and banking side by side.',
  },
  oneMore: {
    title: 'Add another place',
    text: (place: string) => `Choose at least one more to compare with ${place}.`,
  },
  problems: {
    title: 'Part of this address could not be used',
    kept: 'The rest was ignored. You can correct it here.',
    visas: (given: string) =>
      given
        ? `“${given}” is not a number of visas from 0 to ${visaChoices.length - 1}, so 0 is used.`
        : 'The number of visas is missing, so 0 is used.',
    office: (given: string) =>
      given
        ? `“${given}” is not an office type, so the first one is used: ${choiceLabels.officeType.virtual}.`
        : `The office type is missing, so the first one is used: ${choiceLabels.officeType.virtual}.`,
    currency: (given: string) => `“${given}” is not a supported currency, so amounts stay in their own.`,
    'unknown-membership': (given: string) =>
      given ? `“${given}” is not in the catalogue.` : 'A place is missing its name.',
    'repeated-place': (given: string) => `${given} is named more than once.`,
    'one-place-too-many': (given: string) => `${given} was left out: you can compare up to ${max} places.`,
  },
  loading: 'Comparing places',
  unread: 'The places could not be compared',
  notInCatalogue: 'One of these places is not in the catalogue. Choose another one.',
  caption: (places: readonly string[]) => `Comparison of ${listText(places)}`,
  criterion: 'Criterion',
  onlyDifferences: 'Show only differences',
  sameRows: (count: number) =>
    plural(count, { one: '1 row is the same everywhere', other: `${count} rows are the same everywhere` }),
  same: 'the same everywhere',
  currencies: (currencies: readonly string[]) =>
    `Amounts stay in their own currency (${listText(currencies)}). Only amounts in the same currency are compared.`,
  /**
   * Why places stand last, or why none is ranked.
   *
   * @param places each with what is missing, as in 'licence fee not published'
   */
  unranked: (places: readonly { name: string; missing: string }[], isAll: boolean) => {
    const reasons = [...new Set(places.map(({ missing }) => missing))]
      .map((reason) => {
        const names = places.filter(({ missing }) => missing === reason).map(({ name }) => name);
        return `${listText(names)} (${reason})`;
      })
      .join('; ');
    return isAll
      ? `Not ranked by cost, because no total is complete: ${reasons}.`
      : `Listed last, because their totals are incomplete: ${reasons}.`;
  },
  fullPlan: 'Full plan',
  fullPlanOf: (place: string) => `Full plan of ${place}`,
  lowest: 'Lowest',
  /** Where our fee decides which one is. */
  lowestWithFee: 'Lowest with our fee',
  lowestWithoutFee: 'Lowest without our fee',
  /** Money and days as ranges. */
  chart: 'First year and time to complete',
  more: (count: number) => `Show ${count} more`,
  noDeposits: 'None known',
  permitted: 'Permitted',
  notPermitted: 'Not permitted',
  upTo: (visas: number) => (visas === 0 ? 'No visas' : `Up to ${planMessages.visaCount(visas)}`),
  independent: 'Does not depend on the office',
  perArea: (squareMetres: number) => `1 visa for each ${squareMetres} m²`,
  nothingSaid: 'Unknown',
  nothingMore: 'Nothing beyond what all have in common',
  /** Stands over what every one of them says. */
  all: (count: number) => (count === placesCompared.min ? 'Both' : `All ${numbers[count] ?? count}`),
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
    deposits: 'Refundable deposits',
    'working-days': 'Time to complete',
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
} as const;
