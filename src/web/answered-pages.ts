import { placesCompared } from '#domain/plan/comparison.ts';
import { compareMessages } from '#messages/compare.ts';
import { planMessages } from '#messages/plans.ts';
import { comparisonAddressOf, readComparison } from './plans/compare/comparison-address.ts';
import { planAddressOf, readPlanAddress } from './plans/plan-choice.ts';

/** A page that the server can render with the answers that it asks for. */
interface AnsweredPage {
  /** The address below the base path, the same for all that ask for the same. */
  address: string;
  title: string;
}

/** Reads what an address asks for, by page; `undefined` where the visitor has to be told something about it first. */
const readers: Readonly<Record<string, (query: URLSearchParams) => AnsweredPage | undefined>> = {
  plan(query) {
    const read = readPlanAddress(query);
    if (!('choice' in read)) return undefined;
    const { country, companyType, subType } = read.choice;
    return {
      address: planAddressOf(read.choice),
      title: planMessages.title(country, companyType, subType),
    };
  },
  compare(query) {
    const { choice, problems } = readComparison(query);
    if (problems.length > 0 || choice.places.length < placesCompared.min) return undefined;
    return { address: comparisonAddressOf(choice), title: compareMessages.title };
  },
};

/**
 * What the server can render for an address.
 *
 * @param page as in 'plan'
 * @param search the query of the address
 */
export function answeredPageAt(page: string, search: string): AnsweredPage | undefined {
  return readers[page]?.(new URLSearchParams(search));
}
