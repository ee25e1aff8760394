import type { Statement } from '../../definition.ts';
import { fact, type Page } from '../../facts.ts';

const filingGuide: Page = [
  'Life of a Bit: forming a Wyoming LLC, 2026',
  'https://biz-license.lifeofabit.com/wyoming-llc-formation-cheyenne/',
];
const annualReport: Page = [
  'UpCounsel: the Wyoming annual report, 2025',
  'https://www.upcounsel.com/wyoming-annual-report',
];

/** What an LLC would meet in Wyoming, for comparison. */
export const wyoming: readonly Statement[] = [
  fact('Wyoming, for comparison: the state’s filing fee for an LLC is USD 100.', 'high', filingGuide),
  fact(
    'Wyoming’s yearly licence tax is USD 60 or 0.0002 of the assets located in the state, whichever is greater.',
    'high',
    annualReport,
  ),
  fact(
    'Wyoming’s annual report is due on the first day of the month of formation, from the year after formation.',
    'high',
    ['Rapid Registered Agent: Wyoming, 2026', 'https://rapidregisteredagent.com/?p=462741'],
  ),
  fact('Sources disagree about Wyoming’s late fee: USD 25 or USD 50.', 'low', [
    'WyomingLLC: the annual report, 2026',
    'https://www.wyomingllc.xyz/wyoming-annual-report',
  ]),
  fact(
    'Wyoming waits 60 days after a missed report before it dissolves the company.',
    'medium',
    annualReport,
  ),
  fact(
    'Wyoming asks for a street address in the state; commercial agents cost about USD 50 to 150 a year.',
    'medium',
    filingGuide,
  ),
  fact('Wyoming takes about three to five working days to file.', 'medium', filingGuide),
];
