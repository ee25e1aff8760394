import type { Statement, Step } from '../../definition.ts';
import { fact, type Page, unconfirmed } from '../../facts.ts';

/** VAT, the same for companies and LLPs. */

const establishedForVat: Page = [
  'RBC VAT: VAT registration of those not established, 2024',
  'https://rbcvat.com/vat-registration-non-established-taxable-persons/',
];
const vatRates: Page = [
  'Flippingbook: VAT thresholds and rates, April 2025',
  'https://online.flippingbook.com/view/562540222/5',
];
const notEstablished: Page = [
  'HMRC manual: registration of those not established',
  'http://www.hmrc.gov.uk/hmrc-internal-manuals/vat-registration-manual/vatreg37050',
];

export const vatStatements: readonly Statement[] = [
  fact(
    'VAT is 20%, or 5% at the reduced rate; registration is due above GBP 90,000 of taxable turnover in twelve months, or expected in the next 30 days.',
    'high',
    vatRates,
  ),
  fact(
    'Who is not established in the UK has no threshold, and registers within 30 days of a first taxable supply there, or of expecting one.',
    'high',
    notEstablished,
  ),
  fact(
    'A registered, serviced or virtual office alone does not make a UK company established for VAT.',
    'high',
    establishedForVat,
  ),
];

/**
 * The look at VAT before the first sale.
 *
 * @param incorporation id of the step that brings the company into being
 */
export function vatStep(incorporation: string): Step {
  return {
    id: 'vat-check',
    label: 'Check whether VAT applies from the first sale',
    actor: 'founder',
    needs: [incorporation],
    workingDays: unconfirmed('How long a VAT registration takes'),
    documents: [],
    result: 'VAT registration, where it applies',
  };
}
