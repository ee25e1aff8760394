import { money } from '#domain/values/money.ts';
import type { Fee, Statement, Step } from '../../definition.ts';
import { fact, type Page, unconfirmed } from '../../facts.ts';
import { businessSetUp, companyFormation, nitaqat } from './pages.ts';

/** Work visas and residence permits (iqama) of those who come from abroad, for every legal form. */

const levies: Page = ['Remoly: work permit levy and iqama', 'https://remoly.net/blog-detail/580'];
const managersIqama: Page = [
  'Creation: hiring after the commercial registration',
  'https://creationbc.com/en-sa/news/hiring-employees-in-saudi-arabia-after-your-commercial-registration-is-issued',
];

const premiumResidencyPage: Page = [
  'Bashammakh: Premium Residency for entrepreneurs',
  'https://bashammakh.sa/en/service-complete-data/1234?service_id=82',
];
export const managersResidence: readonly Statement[] = [
  fact(
    'In practice the general manager takes residence, to run the bank account and the portals.',
    'medium',
    companyFormation,
  ),
  fact(
    'A work visa comes first, then the residence permit; it is finished within 90 days of arrival.',
    'medium',
    managersIqama,
  ),
];

/** How many Saudis an employer needs, as far as it is known. */
export const saudization: readonly Statement[] = [
  fact(
    'Each employer is in a Nitaqat band from platinum to red; the target of Saudi staff depends on activity and size.',
    'high',
    nitaqat,
  ),
  fact('A foreign investor who owns the company counts as one Saudi.', 'high', [
    'Fragomen: who counts under Nitaqat',
    'https://www.fragomen.com/insights/saudi-arabia-certain-foreign-national-classifications-relaxed-under-the-nitaqat-program.html',
  ]),
  unconfirmed(
    'The exact quota of Saudi staff for a new small company',
    fact(
      'One agent says that the first employee after the general manager has to be Saudi.',
      'low',
      companyFormation,
    ),
  ),
];

/** Residence for owners that does not depend on a job. */
export const premiumResidency: readonly Statement[] = [
  fact(
    'Premium Residency for entrepreneurs, first category: MISA’s entrepreneur licence, SAR 400,000 from an accredited investor and at least 20% of the company; it lasts five years.',
    'medium',
    premiumResidencyPage,
  ),
  fact(
    'Premium Residency for entrepreneurs, second category: SAR 15 million raised, at least 10% of the company, and ten jobs in each of the first two years; it is permanent.',
    'medium',
    ['Nomadvisa: entrepreneur residency', 'https://nomadvisa.app/saudi-arabia/entrepreneur-residency'],
  ),
  fact(
    'Premium Residency for investors: SAR 7 million invested and ten jobs within two years; it is permanent.',
    'medium',
    [
      'Rawdah Realty: investor residency',
      'https://www.rawdahrealty.com/services-1/skin-product-consultation',
    ],
  ),
];

export const residenceFees: readonly Fee[] = [
  {
    id: 'work-visa',
    label: 'Work visa',
    payee: 'visa',
    amount: unconfirmed('What a work visa costs'),
    due: 'per-visa',
    isRefundable: false,
    when: { visasAtLeast: 1 },
  },
  {
    id: 'work-permit-levy',
    label: 'Work permit levy, SAR 800 a month, before the relief for firms of up to nine people',
    payee: 'visa',
    amount: fact(money('SAR', 9_600), 'medium', levies),
    due: 'per-visa',
    isRefundable: false,
    when: { visasAtLeast: 1 },
  },
  {
    id: 'iqama',
    label: 'Residence permit (iqama)',
    payee: 'visa',
    amount: fact(money('SAR', 650), 'medium', levies),
    due: 'per-visa',
    isRefundable: false,
    when: { visasAtLeast: 1 },
  },
  {
    id: 'work-permit-levy-renewal',
    label: 'Work permit levy in each later year, before the relief for small firms',
    payee: 'visa',
    amount: fact(money('SAR', 9_600), 'medium', levies),
    due: 'per-visa-renewal',
    renewedEveryYears: fact(1, 'medium', levies),
    isRefundable: false,
    when: { visasAtLeast: 1 },
  },
  {
    id: 'iqama-renewal',
    label: 'Residence permit (iqama) in each later year',
    payee: 'visa',
    amount: fact(money('SAR', 650), 'medium', levies),
    due: 'per-visa-renewal',
    renewedEveryYears: fact(1, 'medium', levies),
    isRefundable: false,
    when: { visasAtLeast: 1 },
  },
  {
    id: 'premium-residency',
    label: 'Premium Residency for an entrepreneur of the first category, instead of a work visa',
    payee: 'visa',
    amount: fact(money('SAR', 4_000), 'medium', premiumResidencyPage),
    due: 'per-visa',
    isRefundable: false,
    when: { visasAtLeast: 1 },
    isOptional: true,
  },
];

/** What the levies' relief and dependants change, said where the figures cannot. */
export const levyStatements: readonly Statement[] = [
  fact(
    'Firms of up to nine people with the owner pay no levy for two expatriates, or for four with a Saudi employee besides the owner; extended to March 2027.',
    'low',
    levies,
  ),
  fact('Each dependant costs SAR 400 a month.', 'medium', levies),
];

export const residenceStep: Step = {
  id: 'residence',
  label: 'Get work visas and residence permits',
  actor: 'government',
  needs: ['registrations'],
  when: { visasAtLeast: 1 },
  workingDays: fact({ shortest: 10, longest: 22 }, 'low', businessSetUp),
  documents: [],
  result: 'Residence permits, sponsored by the company',
  reaches: ['visa-issue'],
};
