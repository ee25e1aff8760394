import { money } from '#domain/values/money.ts';
import type { Deadline, Fee, Known, Statement, Step, VisaQuota } from '../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../facts.ts';
import { whoMayDirect } from './pages.ts';

/** The Innovator Founder visa: owning a company in the United Kingdom needs no visa. */

const innovatorFounder: Page = [
  'US Immigration Advisor: the Innovator Founder visa, 2026',
  'https://www.usimmigrationadvisor.com/innovator-founder-visa.html',
];
const endorsement: Page = [
  'Immigration Barrister: endorsement of an Innovator Founder',
  'https://immigrationbarrister.co.uk/innovator-founder-visa-endorsement-guidance',
];
const personalFunds: Page = [
  'Immigration.uk: the Innovator Founder visa',
  'https://www.immigration.uk/visas/innovator-founder-visa-uk/',
];

/** The visa hangs on an endorsed business, not on an office. */
export const visaQuota: Known<VisaQuota> = fact(
  { kind: 'independent' },
  'high',
  innovatorFounder,
  endorsement,
);

export const visaStatements: readonly Statement[] = [
  fact(
    'Owning or directing a company needs no visa by itself; owners and directors may live abroad.',
    'high',
    whoMayDirect,
  ),
  fact(
    'The Innovator Founder visa is for an innovative, viable and scalable business with an endorsement; it lasts three years and is renewed with a new endorsement.',
    'high',
    innovatorFounder,
  ),
  fact('That visa asks for no fixed investment; an earlier rule of GBP 50,000 is gone.', 'high', endorsement),
  fact('It asks for GBP 1,270 for living costs and English at level B2.', 'medium', personalFunds),
  fact(
    'It can lead to settlement after three years; one agent says five, with three as the fast track.',
    'medium',
    innovatorFounder,
  ),
];

export const visaFees: readonly Fee[] = [
  {
    id: 'endorsement',
    label: 'Endorsement for the Innovator Founder visa, with VAT on top if due',
    payee: 'visa',
    amount: fact(money('GBP', 1_000), 'high', endorsement),
    due: 'per-visa',
    isRefundable: false,
    when: { visasAtLeast: 1 },
  },
  {
    id: 'endorsement-meetings',
    label:
      'Meeting with the endorsing body, twice while the visa lasts; counted here in its second and third year',
    payee: 'visa',
    amount: fact(money('GBP', 500), 'high', endorsement),
    due: 'per-visa',
    inYears: [2, 3],
    isRefundable: false,
    when: { visasAtLeast: 1 },
  },
  {
    id: 'visa-application',
    label: 'Application for the visa and health surcharge',
    payee: 'visa',
    amount: unconfirmed('The Home Office’s fee and the health surcharge for an Innovator Founder'),
    due: 'per-visa',
    isRefundable: false,
    when: { visasAtLeast: 1 },
  },
  {
    id: 'visa-renewal',
    label: 'Renewing the visa, with a new endorsement',
    payee: 'visa',
    amount: unconfirmed('What renewing an Innovator Founder visa costs in all'),
    due: 'per-visa-renewal',
    renewedEveryYears: fact(3, 'high', innovatorFounder),
    isRefundable: false,
    when: { visasAtLeast: 1 },
  },
];

export const visaSteps: readonly Step[] = [
  {
    id: 'endorsement',
    label: 'Get the business endorsed',
    actor: 'founder',
    needs: [],
    when: { visasAtLeast: 1 },
    workingDays: unconfirmed('How long an endorsement takes'),
    documents: [
      {
        label: 'Proof that the business is innovative, viable and scalable',
        papers: ['business-plan'],
        of: 'each-visa-holder',
        sources: readOn('high', innovatorFounder),
      },
    ],
    result: 'Endorsement, if the body agrees',
  },
  {
    id: 'visa',
    label: 'Apply for the Innovator Founder visa',
    actor: 'government',
    needs: ['endorsement'],
    when: { visasAtLeast: 1 },
    workingDays: unconfirmed('How long an Innovator Founder visa takes'),
    documents: [
      {
        label: 'Proof of GBP 1,270 for living costs, and of English at level B2',
        papers: ['bank-statement', 'evidence'],
        of: 'each-visa-holder',
        sources: readOn('medium', personalFunds),
      },
    ],
    result: 'Visa for three years, if granted',
    reaches: ['visa-issue'],
  },
];

export const visaDeadlines: readonly Deadline[] = [
  {
    id: 'visa-renewal',
    label: 'Renew the Innovator Founder visas',
    why: 'The visa lasts three years and is renewed with a new endorsement.',
    rule: fact({ from: 'visa-issue', after: { years: 3 }, repeats: 'once' }, 'high', innovatorFounder),
    penalty: unconfirmed('What follows when the visa runs out'),
    when: { visasAtLeast: 1 },
  },
];
