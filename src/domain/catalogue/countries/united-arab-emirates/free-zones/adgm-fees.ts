import { money } from '#domain/values/money.ts';
import type { Fee } from '../../../definition.ts';
import { fact, type Page, unconfirmed } from '../../../facts.ts';
import { bankFees } from '../bank-account.ts';
import { statusChangeFee, visaFollowUpFees } from '../residence-visas.ts';

const fees2025: Page = [
  'ADGM: schedule of fees 2025',
  'https://assets.adgm.com/download/assets/Schedule+of+Fees+2025.pdf/6f25a452823d11ef808c3e0446867bce',
];
const feeCut: Page = [
  'Investment International: ADGM cuts licence fees for non-financials',
  'https://investment-international.com/News/adgm-cuts-licence-fees-for-non-financials-but-others-see-hike/',
];
const visaFees2026: Page = [
  'ADGM: government services fee schedule, June 2026',
  'https://assets.adgm.com/download/assets/GS+Fee+Schedule+26.06.2026.pdf/0924d554643511efb4ba6646cc95a6ef',
];
const screening: Page = [
  'SEHA: visa screening',
  'https://dpsc.seha.ae/en-us/services/pages/visascreening.aspx',
];
const desks: readonly [Page, Page] = [
  ['My Coworking: desks', 'https://www.mycoworking.ae/coworking'],
  [
    'Aegis: what co-working in ADGM costs',
    'https://www.aegiscoworking.ae/blog/adgm-coworking-space-cost-2026',
  ],
];
const supervisionFees: Page = [
  'Riffle: the FSRA’s fees of 2024',
  'https://riffle.beehiiv.com/p/navigating-new-fsra-fee-structure',
];

/** What ADGM, its desks and its visas cost: a company of category B, which is any company outside finance and retail. */
export const adgmFees: readonly Fee[] = [
  {
    id: 'name',
    label: 'Name',
    payee: 'authority',
    amount: fact(money('USD', 200), 'medium', fees2025),
    due: 'once',
    isRefundable: false,
  },
  {
    id: 'incorporation',
    label: 'Incorporation',
    payee: 'authority',
    amount: fact(money('USD', 300), 'medium', fees2025),
    due: 'once',
    isRefundable: false,
  },
  {
    id: 'licence',
    label: 'Commercial licence, category B',
    payee: 'authority',
    amount: fact(money('USD', 200), 'medium', fees2025),
    due: 'yearly',
    isRefundable: false,
  },
  {
    id: 'activity',
    label: 'Business activity, category B',
    payee: 'authority',
    amount: fact(money('USD', 4_800), 'medium', fees2025),
    due: 'yearly',
    isRefundable: false,
  },
  {
    id: 'data-protection',
    label: 'Data protection',
    payee: 'authority',
    amount: fact(money('USD', 300), 'medium', fees2025, feeCut),
    due: 'yearly',
    isRefundable: false,
  },
  {
    id: 'confirmation-statement',
    label: 'Confirmation statement',
    payee: 'authority',
    amount: fact(money('USD', 100), 'medium', fees2025, [
      'Clara: duties of a Tech Startup',
      'https://help.clara.co/en/articles/6254646-what-are-the-ongoing-obligations-for-an-adgm-tech-startup',
    ]),
    due: 'yearly-renewal',
    isRefundable: false,
  },
  {
    id: 'lease-registration',
    label: 'Registering the lease, for each of its years',
    payee: 'authority',
    amount: fact(money('USD', 100), 'low', [
      'Kounted: forming a company in ADGM',
      'https://help.kounted.ae/07_adgm/01-001-adgm-formation-incorporate-a-private-company-limited-by-guarantee-non-financial',
    ]),
    due: 'yearly',
    isRefundable: false,
  },
  {
    id: 'tech-startup',
    label: 'Tech Startup Licence for the first three years, in place of the category B fees',
    payee: 'authority',
    amount: fact(
      money('USD', 1_500),
      'medium',
      fees2025,
      [
        'ADGM: licence fees from January 2025',
        'https://www.adgm.com/media/announcements/adgm-reduces-commercial-licence-fees-from-january-2025',
      ],
      feeCut,
    ),
    due: 'yearly',
    isRefundable: false,
    isOptional: true,
  },
  {
    id: 'spv-first-year',
    label: 'First year of a special purpose vehicle, in place of the category B fees',
    payee: 'authority',
    amount: unconfirmed(
      'What ADGM charges for the first year of a special purpose vehicle',
      fact('Later years cost USD 1,400, paid to ADGM.', 'medium', [
        'Clara: duties of a special purpose vehicle',
        'https://help.clara.co/en/articles/6254536-what-are-the-ongoing-obligations-for-an-adgm-spv',
      ]),
    ),
    due: 'once',
    isRefundable: false,
    isOptional: true,
  },
  {
    id: 'fsra-authorisation',
    label: 'Authorisation of a financial firm, 2024: from advising and arranging to managing assets',
    payee: 'authority',
    amount: fact(money('USD', 15_000, 25_000), 'medium', supervisionFees),
    due: 'once',
    isRefundable: false,
    isOptional: true,
  },
  {
    id: 'fsra-supervision',
    label: 'Supervision of a financial firm, 2024: from advising and arranging to managing assets',
    payee: 'authority',
    amount: fact(money('USD', 15_000, 25_000), 'medium', supervisionFees),
    due: 'yearly',
    isRefundable: false,
    isOptional: true,
  },
  {
    id: 'desk',
    label: 'Dedicated desk in a business centre, with the joining fee of AED 1,200 where a centre takes one',
    payee: 'office',
    amount: fact(money('AED', 15_000, 42_000), 'medium', ...desks),
    due: 'once',
    isRefundable: false,
    when: { not: { officeIs: ['physical'] } },
  },
  {
    id: 'desk-renewal',
    label: 'Dedicated desk in each later year',
    payee: 'office',
    amount: fact(money('AED', 13_800, 42_000), 'medium', ...desks),
    due: 'yearly-renewal',
    isRefundable: false,
    when: { not: { officeIs: ['physical'] } },
  },
  {
    id: 'office',
    label: 'Own office',
    payee: 'office',
    amount: unconfirmed(
      'The rent of a small office in ADGM',
      fact(
        'Offices on Al Maryah Island were let at up to AED 2,900 per square metre and year in 2025.',
        'low',
        [
          'Bumfrey: Abu Dhabi’s financial hub, 2025',
          'https://rupertbumfrey.blogspot.com/2025/07/uae-abudhabis-financial-hub-adgm-is.html?m=0',
        ],
      ),
    ),
    due: 'yearly',
    isRefundable: false,
    when: { officeIs: ['physical'] },
  },
  {
    id: 'audit',
    label: 'Yearly audit, unless the company is exempt',
    payee: 'auditor',
    amount: unconfirmed('What a yearly audit costs'),
    due: 'yearly-renewal',
    isRefundable: false,
  },
  {
    id: 'establishment-card',
    label: 'Establishment card, for three years each time',
    payee: 'visa',
    amount: fact(money('AED', 1_127.27), 'medium', visaFees2026),
    due: 'once',
    inYears: [1, 4, 7, 10],
    isRefundable: false,
    when: { visasAtLeast: 1 },
  },
  {
    id: 'e-channels',
    label: 'E-Channels account',
    payee: 'visa',
    amount: fact(money('AED', 4_197.27), 'medium', visaFees2026),
    due: 'yearly',
    isRefundable: false,
    when: { visasAtLeast: 1 },
  },
  {
    id: 'residence-visa',
    label: 'Employment visa for two years with work permit, for who is abroad',
    payee: 'visa',
    amount: fact(money('AED', 3_237.39), 'medium', visaFees2026),
    due: 'per-visa',
    isRefundable: false,
    when: { visasAtLeast: 1 },
  },
  {
    id: 'medical-test',
    label: 'Medical test',
    payee: 'visa',
    amount: fact(money('AED', 250), 'medium', screening),
    due: 'per-visa',
    isRefundable: false,
    when: { visasAtLeast: 1 },
  },
  {
    id: 'fast-medical-test',
    label: 'Fast track of the medical test, on top',
    payee: 'visa',
    amount: fact(money('AED', 100), 'medium', screening),
    due: 'per-visa',
    isRefundable: false,
    when: { visasAtLeast: 1 },
    isOptional: true,
  },
  {
    id: 'emirates-id',
    label: 'Emirates ID for two years',
    payee: 'visa',
    amount: fact(money('AED', 300), 'medium', [
      'ICP: Emirates ID',
      'https://icp.gov.ae/en/services-details/?serviceid=64afe3c1035448005bd52e5a',
    ]),
    due: 'per-visa',
    isRefundable: false,
    when: { visasAtLeast: 1 },
  },
  {
    id: 'dependant-visa',
    label: 'Visa of a family member, under 18 or older',
    payee: 'visa',
    amount: fact(money('AED', 2_094.89, 2_607.39), 'medium', visaFees2026),
    due: 'once',
    isRefundable: false,
    when: { visasAtLeast: 1 },
    isOptional: true,
  },
  statusChangeFee,
  ...visaFollowUpFees,
  ...bankFees,
];
