import type { Deadline, Fee, Known, Statement, Step, VisaQuota } from '../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../facts.ts';

/** How founders come to work in the United States: owning a company there needs no visa. */

const founderRoutes: Page = [
  'Transatlanticists: US visas for founders, 2024',
  'https://transatlanticists.com/2024/08/17/u-s-visas-for-startup-founders-and-entrepreneurs',
];
const treatyInvestor: Page = [
  'Martin Law: the E-2 investor visa',
  'https://martinlawfirms.com/investment-business/',
];
const intraCompany: Page = [
  'Offit Kurman: US visas for foreign businesses, 2024',
  'https://offitkurman.com/blog/2024/01/08/u-s-visa-options-for-foreign-businesses-and-entrepreneurs',
];
const paroleThresholds: Page = [
  'National Law Review: thresholds of entrepreneur parole, 2024',
  'https://natlawreview.com/article/uscis-announces-adjustments-thresholds-international-entrepreneur-parole-rule',
];
const paroleLength: Page = [
  'CEA Legal: the entrepreneur parole programme, 2021',
  'https://www.cealegal.com/blog/2021/07/what-is-the-international-entrepreneur-parole-program/',
];

/** With an office: each route counts nationality, investment or a job abroad, and none the office’s size. */
export const quotaWithPremises: Known<VisaQuota> = fact(
  { kind: 'independent' },
  'high',
  founderRoutes,
  treatyInvestor,
  paroleThresholds,
);

/** Without an office of one's own. */
export const quotaWithoutPremises: Known<VisaQuota> = unconfirmed(
  'Which visas are granted to a company without premises of its own',
  fact('An L-1 for a new US office asks for proof of premises.', 'high', intraCompany),
);

export const visaStatements: readonly Statement[] = [
  fact(
    'The United States has no start-up visa; founders who work there use E-2, L-1, O-1, H-1B or entrepreneur parole.',
    'high',
    founderRoutes,
  ),
  fact(
    'E-2 asks for a treaty country’s nationality, at least half the ownership by its nationals, and a substantial investment without a fixed minimum.',
    'high',
    treatyInvestor,
  ),
  fact(
    'L-1 asks for one continuous year in the last three with the related company abroad, and for premises of a new US office.',
    'high',
    intraCompany,
  ),
  fact(
    'Entrepreneur parole asks for USD 311,071 from qualified US investors or USD 124,429 in grants, a start-up under five years old and at least 10% of it; the sums are of October 2024 and reset every three years.',
    'high',
    paroleThresholds,
  ),
  fact('Parole lasts up to 30 months and may be renewed once for as long.', 'medium', paroleLength),
];

export const visaFees: readonly Fee[] = [
  {
    id: 'visa',
    label: 'Visa or parole: government fees and a lawyer',
    payee: 'visa',
    amount: unconfirmed(
      'What a founder’s visa costs, and whether the H-1B surcharge goes on after 21 September 2026',
      fact(
        'New H-1B petitions for workers abroad carry a one-time surcharge of USD 100,000 from 21 September 2025, set for twelve months unless extended.',
        'high',
        ['LA Job SEA: the H-1B surcharge, 2025', 'https://lajobsea.com/author/ashw/'],
      ),
    ),
    due: 'per-visa',
    isRefundable: false,
    when: { visasAtLeast: 1 },
  },
];

/**
 * The step to a visa.
 *
 * @param incorporation id of the step that brings the company into being
 */
export function visaSteps(incorporation: string): readonly Step[] {
  return [
    {
      id: 'visa',
      label: 'Apply for the visa or parole that fits',
      actor: 'government',
      needs: [incorporation],
      when: { visasAtLeast: 1 },
      workingDays: unconfirmed('How long a founder’s visa or parole takes'),
      documents: [
        {
          label: 'For E-2: proof of the nationals’ ownership and of the investment',
          papers: [],
          papersIfHeld: ['evidence'],
          of: 'company',
          sources: readOn('high', treatyInvestor),
        },
        {
          label: 'For L-1 in a new office: proof of premises',
          papers: [],
          papersIfHeld: ['lease'],
          of: 'company',
          sources: readOn('high', intraCompany),
        },
        {
          label: 'For L-1: proof of a year’s work with the related company abroad',
          papers: [],
          papersIfHeld: ['evidence'],
          of: 'each-visa-holder',
          sources: readOn('high', intraCompany),
        },
        {
          label: 'For parole: proof of the investors’ money or the grants, and of the founder’s share',
          papers: [],
          papersIfHeld: ['evidence'],
          of: 'company',
          sources: readOn('high', paroleThresholds),
        },
      ],
      result: 'Permission to work in the company, if granted',
      reaches: ['visa-issue'],
    },
  ];
}

export const visaDeadlines: readonly Deadline[] = [
  {
    id: 'parole-ends',
    label: 'Entrepreneur parole ends, or is renewed',
    why: 'Parole lasts up to 30 months and may be renewed once for as long.',
    rule: fact({ from: 'visa-issue', after: { months: 30 }, repeats: 'once' }, 'medium', paroleLength),
    penalty: unconfirmed('What follows when parole ends without renewal'),
    when: { visasAtLeast: 1 },
    onlyIf: 'on entrepreneur parole',
    dependsOn: { 'has-parole': true },
  },
];
