import {
  isOfficeType,
  isVisaChoice,
  type OfficeType,
  officeTypes,
  type VisaChoice,
  visasUnlessNamed,
} from '#domain/catalogue/choices.ts';
import { placesCompared } from '#domain/plan/comparison.ts';
import { comparisonQueryOf } from '#domain/plan/plan-address.ts';
import { type Currency, isPlanCurrency } from '#domain/values/money.ts';
import { paths } from '#web/paths.ts';
import { jurisdictionById, jurisdictionsByIds } from './jurisdictions.ts';

/** What is compared: places for the same requirements. */
export interface ComparisonChoice {
  visas: VisaChoice;
  officeType: OfficeType;
  /** Ids, each once, at most as many as can stand side by side; too few are being chosen still. */
  places: readonly string[];
  /** Currency of the sums: one that was chosen, or each place's own; without a choice, one for all where that helps. */
  currency?: Currency | 'own';
  /** Rows in which all places agree are left out. */
  onlyDifferences?: true;
}

/** A part of the address that does not do. */
export interface ComparisonProblem {
  kind: 'visas' | 'office' | 'currency' | 'unknown-membership' | 'repeated-place' | 'one-place-too-many';
  /** What stands there; '' for nothing. */
  given: string;
}

/** What is compared until somebody chooses: often asked for, in three countries whose currencies have fixed rates. */
const popularPlaces = ['ae-ifza', 'us-llc', 'sa-llc'];

/** The currency to ask for: the one that was chosen, or dollars where places of several countries are compared. */
export function currencyToAsk({ currency, places }: ComparisonChoice): Currency | undefined {
  if (currency) return currency === 'own' ? undefined : currency;
  const countries = new Set(jurisdictionsByIds(places).map(({ country }) => country));
  return countries.size > 1 ? 'USD' : undefined;
}

/** How the address says that only differences are shown. */
const only = { name: 'only', differences: 'differences' };

/**
 * Reads an address as in `visas=2&office=flexi&place=ae-dmcc&place=ae-ifza`. What was understood stays; the
 * rest is named, with no visas and the first office in the place of what is missing. An address that
 * asks for nothing is no mistake: it gets three popular places.
 */
export function readComparison(query: URLSearchParams): {
  choice: ComparisonChoice;
  problems: readonly ComparisonProblem[];
} {
  const problems: ComparisonProblem[] = [];
  const isEmpty = !['visas', 'office', 'place'].some((name) => query.has(name));
  const [firstOffice] = officeTypes;

  const givenVisas = query.get('visas') ?? '';
  const number = /^\d$/.test(givenVisas) ? Number(givenVisas) : undefined;
  const visas = isVisaChoice(number) ? number : 0;
  const isAsked = givenVisas !== '' || !areMeantWithoutVisas(query.getAll('place'));
  if (!isVisaChoice(number) && !isEmpty && isAsked) problems.push({ kind: 'visas', given: givenVisas });

  const givenOffice = query.get('office') ?? '';
  const officeType = isOfficeType(givenOffice) ? givenOffice : firstOffice;
  if (!isOfficeType(givenOffice) && !isEmpty) problems.push({ kind: 'office', given: givenOffice });

  const given = query.get('in') ?? '';
  const currency = isPlanCurrency(given) || given === 'own' ? given : undefined;
  if (given && !currency) problems.push({ kind: 'currency', given });

  const onlyDifferences = query.get(only.name) === only.differences;

  const places: string[] = isEmpty ? [...popularPlaces] : [];
  for (const given of query.getAll('place')) {
    if (!jurisdictionById(given)) problems.push({ kind: 'unknown-membership', given });
    else if (places.includes(given)) problems.push({ kind: 'repeated-place', given });
    else if (places.length === placesCompared.max) problems.push({ kind: 'one-place-too-many', given });
    else places.push(given);
  }
  const distinct = new Map(problems.map((problem) => [`${problem.kind} ${problem.given}`, problem]));
  return {
    choice: {
      visas,
      officeType,
      places,
      ...(currency && { currency }),
      ...(onlyDifferences && { onlyDifferences }),
    },
    problems: [...distinct.values()],
  };
}

/** Whether none of the places' founders is asked for visas, so that no number means none. */
function areMeantWithoutVisas(ids: readonly string[]): boolean {
  const places = ids.map(jurisdictionById);
  return places.length > 0 && places.every((place) => place && visasUnlessNamed(place.country) === 0);
}

/** The address of a comparison, below the base path. */
export function comparisonAddressOf(choice: ComparisonChoice): string {
  const query = comparisonQueryOf(choice.places, choice);
  if (choice.currency) query.push(['in', choice.currency]);
  if (choice.onlyDifferences) query.push([only.name, only.differences]);
  return `${paths.compare}?${new URLSearchParams(query)}`;
}
