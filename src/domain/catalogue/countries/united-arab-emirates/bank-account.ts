import type { Fee, Statement, Step } from '../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../facts.ts';

/** What opening a company account takes in every emirate and zone. */

const openingGuide: Page = [
  'Astrantia: open a corporate bank account in Dubai',
  'https://astrantia-consulting.ch/international-trade/open-a-corporate-bank-account-in-dubai',
];
const requirements: Page = [
  'On Dubai: opening a bank account',
  'https://on-dubai.com/blog/opening-a-bank-account-in-dubai-requirements-and-process-explained',
];
const rejections: Page = [
  'Sirius: why banks reject applications',
  'https://sirius-consulting.ae/en/insights/why-uae-banks-reject-applications-six-patterns',
];
const rakbankTariff: Page = [
  'RAKBANK tariff of 2019, a copy',
  'https://ro.scribd.com/document/429887779/Rak',
];

export const companyBanking: readonly Statement[] = [
  fact('Nobody can promise an account: each bank decides for itself.', 'medium', [
    'Capitals28: opening a corporate bank account in the UAE',
    'https://capitals28.com/news/corporate-bank-account-opening-uae',
  ]),
  fact('With a flexi desk, banks want an owner or director to live in the UAE.', 'medium', openingGuide),
  fact('Wio, a digital bank, asks the person who applies for an Emirates ID and a UAE visa.', 'high', [
    'Wio: support',
    'https://www.wio.io/support/',
  ]),
  fact('Minimum balances go from none, for some start-up accounts, to AED 500,000.', 'low', rakbankTariff, [
    'Dubai Islamic Bank business accounts, a copy',
    'https://soharon.co.uk/dev-2/product/dubai-islamic-bank-dib-business-account',
  ]),
];

export const bankFees: readonly Fee[] = [
  {
    id: 'bank-charges',
    label: 'Account charges',
    payee: 'bank',
    amount: unconfirmed(
      'What the chosen bank charges a year',
      fact(
        'In 2019 RAKBANK asked AED 50 a month below an average balance of AED 25,000, or AED 99 a month for a start-up account.',
        'medium',
        rakbankTariff,
      ),
    ),
    due: 'yearly',
    isRefundable: false,
  },
];

/**
 * The step to an account.
 *
 * @param licence id of the step that brings the licence
 */
export function bankAccountStep(licence: string): Step {
  return {
    id: 'bank-account',
    label: 'Open the bank account',
    actor: 'bank',
    needs: [licence],
    workingDays: fact({ shortest: 3, longest: 20 }, 'medium', openingGuide, [
      'Wio Business',
      'https://www.wio.io/business',
    ]),
    documents: [
      {
        label:
          'Licence and articles, board resolution, source of funds, expected customers and suppliers, proof of a real address',
        papers: ['licence', 'articles', 'board-resolution', 'source-of-funds', 'lease'],
        of: 'company',
        sources: readOn('medium', requirements, rejections, openingGuide),
      },
      {
        label: 'Identity papers, also of whoever signs for the company',
        papers: ['passport'],
        papersIfHeld: ['identity-card', 'visa'],
        alsoOf: ['signatory'],
        of: 'each-owner',
        sources: readOn('medium', requirements, rejections, openingGuide),
      },
    ],
    result: 'Account, if the bank agrees',
    reaches: ['bank-account'],
  };
}
