import type { Fee, Statement, Step } from '../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../facts.ts';
import { bankingFromAbroad } from './pages.ts';

/** Business accounts, the same for companies and LLPs. */

const accountDocuments: Page = [
  'Business Globalizer: a UK business account',
  'https://businessglobalizer.com/?p=74348',
];

export const banking: readonly Statement[] = [
  fact(
    'High-street banks are slow and wary of non-resident owners; they want substance in the UK, contracts and a clear source of funds.',
    'medium',
    bankingFromAbroad,
  ),
  fact(
    'Electronic money institutions are the usual first account of non-residents; they are no banks, and funds are safeguarded.',
    'medium',
    bankingFromAbroad,
  ),
  fact(
    'Tide takes companies registered at Companies House and refuses by risk; sole traders need a UK home address.',
    'medium',
    [
      'Tide: who can open an account',
      'https://www.tide.co/support/joining/bank-account/can-i-open-an-account/',
    ],
  ),
  fact(
    'Frequent reasons to refuse are a nominee director who cannot explain the business, no substance in the UK and an unclear model.',
    'medium',
    [
      'Locman: an account with a traditional UK bank, 2026',
      'https://locman.com.ua/en/opening-an-account-with-a-traditional-uk-bank-what-is-required-for-successful-compliance/',
    ],
  ),
];

export const bankFee: Fee = {
  id: 'business-account',
  label: 'Charges for the business account',
  payee: 'bank',
  amount: unconfirmed('What a business account for a company of non-residents costs'),
  due: 'yearly',
  isRefundable: false,
};

/**
 * The account.
 *
 * @param incorporation id of the step that brings the company into being
 */
export function businessAccountStep(incorporation: string): Step {
  return {
    id: 'business-account',
    label: 'Open the business account',
    actor: 'bank',
    needs: [incorporation],
    workingDays: unconfirmed(
      'How many days a business account takes',
      fact(
        'Days with an electronic money institution, weeks or months with a bank.',
        'medium',
        bankingFromAbroad,
      ),
    ),
    documents: [
      {
        label: 'Company papers, live website and contact details in the UK',
        papers: ['certificate-of-incorporation', 'articles'],
        of: 'company',
        sources: readOn('medium', accountDocuments),
      },
      {
        label: 'Passport, recent proof of home address, bank statement of the home country',
        papers: ['passport', 'proof-of-address', 'bank-statement'],
        of: 'each-owner',
        sources: readOn('medium', accountDocuments),
      },
    ],
    result: 'Account, if the bank agrees',
    reaches: ['bank-account'],
  };
}
