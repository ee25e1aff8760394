import { money } from '#domain/values/money.ts';
import type { Deadline, Fee, Office, Statement, Step } from '../../definition.ts';
import { fact, type Page, unconfirmed } from '../../facts.ts';
import { entrePassHelp, entrePassRules, registrationGuide } from './pages.ts';

/** Work passes of those who come from abroad. */

const salaries: Page = [
  'Newland Chase: updates to foreign workforce policies',
  'https://newlandchase.com/singapore-announces-further-updates-to-foreign-workforce-policies',
];
const entrePassCriteria: Page = ['Nomadvisa: EntrePass', 'https://nomadvisa.app/singapore/entrepass'];

export const noRightToLive: Statement = fact(
  'Owning a company gives no right to live or work in Singapore by itself.',
  'high',
  registrationGuide,
);

export const employmentPass: readonly Statement[] = [
  fact(
    'An Employment Pass asks for a salary of S$5,600 a month, or S$6,200 in financial services; from January 2027 new applications ask for S$6,000 and S$6,600, renewals from January 2028.',
    'high',
    salaries,
  ),
  fact(
    'Older applicants need more: from 2027 up to S$11,500 at 45 and above, or S$12,700 in finance.',
    'high',
    [
      'BritCham: salary threshold for the Employment Pass',
      'https://www.britcham.org.sg/news/budget-2026-salary-threshold-new-employment-pass-applicants-be-raised-6000-2027',
    ],
  ),
  fact('The COMPASS points test applies to the Employment Pass.', 'medium', salaries),
];

/** Said where the company itself is described. */
export const entrePassCompanies: Statement = fact(
  'Founders who want an EntrePass: it is for private limited companies that are venture-backed or innovative, and under six months old or not registered yet.',
  'high',
  entrePassRules,
);

/** What an EntrePass asks of its holder. */
export const entrePass: readonly Statement[] = [
  fact('The holder of an EntrePass owns at least 30% of the company.', 'high', entrePassCriteria),
  fact(
    'For an EntrePass one of these is needed: recognised funding of at least S$100,000, a recognised incubator, an exit record, qualifying intellectual property, a research link or a record as an investor.',
    'medium',
    entrePassCriteria,
  ),
  fact(
    'Renewing an EntrePass asks for spending and local staff: S$100,000 and three staff or one professional in year two, S$200,000 and six or two in year four, S$300,000 and nine or three in year six, S$400,000 and twelve or four from year eight.',
    'medium',
    entrePassRules,
  ),
];

/** The office's part in the number of work passes, which no page settles. */
export const visaQuota: Office['visaQuota'] = unconfirmed(
  'Whether the office limits the number of work passes',
  fact('An Employment Pass hangs on salary and the COMPASS points test.', 'medium', salaries),
);

export const workPassFees: readonly Fee[] = [
  {
    id: 'work-pass',
    label: 'Work pass',
    payee: 'visa',
    amount: unconfirmed('The fees of a work pass, and of renewing it'),
    due: 'per-visa',
    isRefundable: false,
    when: { visasAtLeast: 1 },
  },
];

export const entrePassFees: readonly Fee[] = [
  {
    id: 'entrepass-renewal',
    label: 'Renewing an EntrePass: after one year, then after two each time',
    payee: 'visa',
    amount: unconfirmed('What renewing an EntrePass costs'),
    due: 'per-visa-renewal',
    renewedEveryYears: fact(1, 'high', entrePassRules),
    isRefundable: false,
    when: { visasAtLeast: 1 },
  },
  {
    id: 'entrepass-help',
    label: 'Help of an agent with an EntrePass, with GST of 9%',
    payee: 'agent',
    amount: fact(money('SGD', 4_905), 'medium', entrePassHelp),
    due: 'per-visa',
    isRefundable: false,
    when: { visasAtLeast: 1 },
    isOptional: true,
  },
];

/**
 * The step to work passes.
 *
 * @param registration id of the step that registers the company
 */
export function workPassStep(registration: string): Step {
  return {
    id: 'work-passes',
    label: 'Apply for work passes',
    actor: 'government',
    needs: [registration],
    when: { visasAtLeast: 1 },
    workingDays: unconfirmed('How long the Ministry of Manpower takes to decide'),
    documents: [],
    result: 'Work passes, if the Ministry of Manpower agrees',
    reaches: ['visa-issue'],
  };
}

export const entrePassDeadlines: readonly Deadline[] = [
  {
    id: 'entrepass-application',
    label: 'Apply for an EntrePass',
    why: 'The company is under six months old when the application is made.',
    rule: fact(
      { from: 'incorporation', after: { months: 6, days: -1 }, keepsMonthEnd: true, repeats: 'once' },
      'high',
      entrePassRules,
    ),
    penalty: fact('An older company does not qualify.', 'high', entrePassRules),
    when: { visasAtLeast: 1 },
    onlyIf: 'for founders who want an EntrePass',
  },
  {
    id: 'entrepass-first-renewal',
    label: 'Renew the EntrePass for the first time',
    why: 'A new EntrePass lasts one year.',
    rule: fact({ from: 'visa-issue', after: { years: 1 }, repeats: 'once' }, 'high', entrePassRules),
    penalty: unconfirmed('What follows when an EntrePass runs out'),
    when: { visasAtLeast: 1 },
    onlyIf: 'for holders of an EntrePass',
    dependsOn: { 'has-entrepass': true },
  },
  {
    id: 'entrepass-renewal',
    label: 'Renew the EntrePass again',
    why: 'The first renewal lasts one year, each later one two years.',
    rule: fact(
      { from: 'visa-issue', after: { years: 2 }, repeats: 'every-two-years' },
      'high',
      entrePassRules,
    ),
    penalty: unconfirmed('What follows when an EntrePass runs out'),
    when: { visasAtLeast: 1 },
    onlyIf: 'for holders of an EntrePass',
    dependsOn: { 'has-entrepass': true },
  },
];
