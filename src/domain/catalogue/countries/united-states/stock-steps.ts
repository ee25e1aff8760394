import type { Condition } from '../../condition.ts';
import type { Step } from '../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../facts.ts';

/** Steps around the founders' stock that only some companies have, in the order that holds. */

const indianFounders: Page = [
  'Stripe Atlas: guide for founders in India',
  'https://docs.stripe.com/atlas/indian-founder-guide',
];
const stockElection: Page = [
  'Mondaq: 83(b) elections online, 2025',
  'https://www.mondaq.com/unitedstates/tax-authorities/1654616/online-filing-of-section-83b-elections-is-here',
];

const paysFromIndia: Condition = { answered: { 'has-holder-in-india': true } };

/** Before any stock is issued: a holder that exists, and money from India in the order that its rules ask for. */
export const stepsBeforeStock: readonly Step[] = [
  {
    id: 'holder-company',
    label: 'Form the company that will hold stock',
    why: fact(
      'You said that a company that is not formed yet will hold stock. For founders in India who raise capital, the ' +
        'guide of a large provider expects their Indian partnership first. A company that does not exist cannot buy.',
      'medium',
      indianFounders,
    ),
    actor: 'founder',
    needs: [],
    when: { answered: { 'has-unformed-holder': true } },
    workingDays: unconfirmed('How long forming the company that holds takes in its own country'),
    documents: [],
    result: 'A holder that can sign and pay',
  },
  {
    id: 'india-number',
    label: 'Report to the authorised dealer bank and receive the unique number',
    why: fact(
      'A holder resident in India pays for stock. The guide of a large provider asks for the report to the bank and ' +
        'its number before stock is bought. Confirm it with an adviser in India.',
      'medium',
      indianFounders,
    ),
    actor: 'bank',
    needs: ['organisation', 'holder-company'],
    when: paysFromIndia,
    workingDays: unconfirmed('How long the bank takes for the number'),
    documents: [],
    result: 'A unique number for the investment',
  },
  {
    id: 'india-remittance',
    label: 'Send the money for the stock, with its purpose',
    why: fact(
      'Money follows the number. Check that the sender is the holder on record and that the amount is shares times ' +
        'price: a bank asks about both. If money was sent before the number, stop here and ask an adviser.',
      'medium',
      indianFounders,
    ),
    actor: 'founder',
    needs: ['india-number'],
    when: paysFromIndia,
    workingDays: unconfirmed('How long the transfer takes'),
    documents: [
      {
        label: 'Proof of the transfer with its purpose',
        papers: ['evidence'],
        of: 'company',
        sources: readOn('medium', indianFounders),
      },
    ],
    result: 'Money that matches the stock, with its proof',
  },
];

/** After it: the election of those whom it fits, and the register. */
export const stepsAfterStock: readonly Step[] = [
  {
    id: 'stock-election',
    label: 'File the 83(b) election within 30 days of the purchase',
    why: fact(
      'A person buys stock that vests. The election is due 30 days after the purchase, and in general there is no ' +
        'relief for a late one. It does not concern stock that a company holds.',
      'high',
      stockElection,
    ),
    actor: 'founder',
    needs: ['founder-stock'],
    when: {
      all: [
        { answered: { 'has-vesting-stock': true } },
        { not: { answered: { 'holds-through-companies': true } } },
      ],
    },
    workingDays: unconfirmed('How long you take to file it'),
    isTimedLater: true,
    documents: [],
    result: 'An election with proof of the day it was sent',
  },
  {
    id: 'stock-register',
    label: 'Enter the stock in the register',
    why: fact(
      'The register is written last: number, transfer, issue, then the register. The proofs stay with the case.',
      'medium',
      indianFounders,
    ),
    actor: 'founder',
    needs: ['founder-stock'],
    when: paysFromIndia,
    workingDays: unconfirmed('How long you take for the register'),
    isTimedLater: true,
    documents: [],
    result: 'A register that agrees with the money',
  },
];
