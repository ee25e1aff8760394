import type { Statement, Step } from '../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../facts.ts';
import { fintechAccounts } from './pages.ts';

/** The account, for every legal form. */

const foreignOwnedAccounts: Page = [
  'BV Sport Group: opening a bank account',
  'http://bvsportgroup.com/opening-a-bank-account.html',
];

export const bankingPractice: readonly Statement[] = [
  fact(
    'Banks have become stricter since the money-laundering case of 2023; one adviser estimates that refusals of foreign corporate applicants are up by about 40%.',
    'low',
    fintechAccounts,
  ),
  fact(
    'Local banks open accounts online at once for companies wholly owned by citizens or permanent residents with Singpass.',
    'medium',
    ['Enitus: corporate banking in Singapore', 'https://www.enitus.com/corporate-banking-in-singapore/'],
  ),
  fact(
    'Foreign-owned companies go through full checks, which can take weeks to months.',
    'medium',
    foreignOwnedAccounts,
  ),
  fact(
    'An account with a fintech such as Aspire or Airwallex takes one to three days.',
    'medium',
    fintechAccounts,
  ),
];

/**
 * The step to an account.
 *
 * @param before id of the step that completes the papers
 */
export function bankAccountStep(before: string, workingDays: Step['workingDays']): Step {
  return {
    id: 'bank-account',
    label: 'Open a bank or fintech account',
    actor: 'bank',
    needs: [before],
    workingDays,
    documents: [
      {
        label: 'Details of the owners, business plan, contracts, suppliers and source of funds',
        papers: ['owner-declaration', 'business-plan', 'source-of-funds'],
        of: 'company',
        sources: readOn('medium', foreignOwnedAccounts),
      },
    ],
    result: 'Account, if the bank agrees',
    reaches: ['bank-account'],
  };
}

/** Days for a fintech are known; nobody says how many a bank takes. */
export const companyAccountTime: Step['workingDays'] = unconfirmed(
  'How many days a bank takes with a foreign-owned company',
  fact(
    'A fintech account takes one to three days, a bank weeks to months.',
    'medium',
    fintechAccounts,
    foreignOwnedAccounts,
  ),
);
