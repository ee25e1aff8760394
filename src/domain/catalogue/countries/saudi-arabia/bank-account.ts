import type { Deadline, Statement, Step } from '../../definition.ts';
import { fact, readOn, unconfirmed } from '../../facts.ts';
import { bankPapers } from './pages.ts';

/** The company's account and the report of it, for every legal form. */

export const bankingPractice: readonly Statement[] = [
  fact(
    'Banks may not open accounts for individuals from outside Saudi Arabia and the GCC who live abroad, unless the ministry approves through the central bank.',
    'high',
    ['SAMA rulebook: accounts of non-residents', 'https://rulebook.sama.gov.sa/en/node/2544'],
  ),
  fact('A signatory from outside Saudi Arabia and the GCC holds an iqama.', 'medium', bankPapers),
];

export const bankAccountStep: Step = {
  id: 'bank-account',
  label: 'Open the bank account',
  actor: 'bank',
  needs: ['registrations', 'residence'],
  workingDays: unconfirmed(
    'How long a bank takes',
    fact('It takes longer than founders expect: several weeks.', 'medium', [
      'World Company Setup: opening a bank account in Saudi Arabia',
      'https://worldcompanysetup.com/en/blog/saudi-arabia-trade-and-company-formation-opening-a-bank-account',
    ]),
  ),
  documents: [
    {
      label:
        'Commercial registration, MISA certificate, notarised articles, national address, resolution, ZATCA number and identity of the signatory',
      papers: [
        'licence',
        'certificate-of-incorporation',
        'articles',
        'board-resolution',
        'tax-number-letter',
      ],
      of: 'company',
      sources: readOn('medium', bankPapers),
    },
  ],
  result: 'Account, if the bank agrees',
  reaches: ['bank-account'],
};

export const bankDeadlines: readonly Deadline[] = [
  {
    id: 'bank-notice',
    label: 'Report the bank account to the commercial register',
    why: 'A new company sends its bank details to the registrar within 90 days of registration.',
    rule: fact({ from: 'incorporation', after: { days: 90 }, repeats: 'once' }, 'high', [
      'Decree: Ministry of Commerce decision 288, translated',
      'https://decreesa.com/blog/page/5/?print=pdf-search&uniq=1747389719',
    ]),
    penalty: unconfirmed('The penalty for reporting late'),
  },
];
