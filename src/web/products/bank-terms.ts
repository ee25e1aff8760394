import type { PartnerBank } from '#domain/banking/partner-banks.ts';
import type { Sourced } from '#domain/values/sourced.ts';
import { bankingMessages } from '#messages/products.ts';

interface Term {
  label: string;
  statement: Sourced;
}

/** Terms beside the fees. FDIC insurance is asked of banks in the United States only. */
const otherTerms = ['yield', 'rewards', 'fdic', 'approvalRate'] as const;

/** What a bank publishes beside its fees. */
export function otherTermsOf(bank: PartnerBank): readonly Term[] {
  return otherTerms.flatMap((term) => {
    const statement = bank[term];
    return statement ? { label: bankingMessages.terms[term], statement } : [];
  });
}

/** The terms that none of the banks publishes. */
export function unpublishedTerms(banks: readonly PartnerBank[]): readonly string[] {
  const isAsked = (term: keyof PartnerBank) =>
    term !== 'fdic' || banks.some(({ country }) => country === 'US');
  return (['fees', ...otherTerms] as const)
    .filter((term) => isAsked(term) && banks.every((bank) => !bank[term]))
    .map((term) => bankingMessages.terms[term]);
}
