import type { Statement } from '../../definition.ts';
import { fact, type Page, unconfirmed } from '../../facts.ts';
import { foreignOwnedLlc, noSubchapterS, stateTax } from './delaware.ts';
import { federalDuties } from './federal-duties.ts';

const severalOwners: Page = [
  'O&G Accounting: foreign-owned LLC with several members, 2025',
  'https://oandgaccounting.com/resources/foreign-owned-multi-member-u-s-llc-partnership-faq',
];
const disregardedLlc: Page = [
  'RSM: reporting of a foreign-owned disregarded entity, 2019',
  'https://rsmus.com/insights/tax-alerts/2019/reporting-requirement-of-a-foreign-owned-disregarded-entity.html',
];

/** How an LLC and its owners abroad are taxed. */
export const llcTax: readonly Statement[] = [
  fact(
    'An LLC with one member is disregarded unless it chooses otherwise; a foreign individual reports US business income on Form 1040-NR.',
    'high',
    [
      'TaxConnections: guide for non-residents with an LLC',
      'https://www.taxconnections.com/taxblog/a-u-s-tax-guide-for-non-resident-aliens-with-a-single-member-llc/?share=email',
    ],
  ),
  fact(
    'An LLC with several members is a partnership unless it chooses otherwise, and files Form 1065 with K-1, also where no US tax is due.',
    'high',
    severalOwners,
  ),
  fact(
    'Whether a foreign owner owes US tax depends on a US trade or business and the source of the income; for services, on where the work is done.',
    'medium',
    severalOwners,
  ),
  noSubchapterS,
  fact(
    'An LLC with a non-resident owner can choose a corporation’s tax status on Form 8832.',
    'high',
    foreignOwnedLlc,
  ),
  unconfirmed('The due dates of Forms 1065 and 1040-NR, and the withholding rates of section 1446'),
  fact(
    'A foreign-owned LLC with one member has needed a federal tax number since 2017, and money put in to start it is reported on Form 5472.',
    'high',
    disregardedLlc,
  ),
  fact(
    'Form 5472 goes with a pro forma Form 1120 marked “Foreign-owned U.S. DE”, on paper or by fax.',
    'high',
    ['Form5472Prep: the pro forma 1120, 2026', 'https://www.form5472prep.com/pro-forma-1120'],
  ),
  ...stateTax,
  ...federalDuties,
];
