import type { Deadline } from '../../definition.ts';
import { fact, type Page, unconfirmed } from '../../facts.ts';
import { registrationDates } from './delaware.ts';
import {
  corporateReturn,
  foreignInvestmentSurvey,
  juneYears,
  relatedPartyReturn,
  returnRule,
  taxOnDaysOff,
} from './federal-duties.ts';

const returnsOfCorporations: Page = [
  'SCORE: filing a corporation’s tax return, 2017',
  'http://southpalmbeachscore.blogspot.com/2017/11/c-corporation-tax-return-filing.html',
];
const lateReport: Page = ['GMOnline: Delaware franchise tax, 2019', 'https://gmonline.net/de-online'];
const stockElection: Page = [
  'Mondaq: 83(b) elections online, 2025',
  'https://www.mondaq.com/unitedstates/tax-authorities/1654616/online-filing-of-section-83b-elections-is-here',
];

const lateCharge = fact('USD 200, and 1.5% interest a month.', 'high', lateReport);

const instalments = [
  { day: '06-01', share: '40%' },
  { day: '09-01', share: '20%' },
  { day: '12-01', share: '20%' },
].map(
  ({ day, share }): Deadline => ({
    id: `franchise-tax-${day}`,
    label: `Pay ${share} of the year’s franchise tax`,
    why: 'A franchise tax of USD 5,000 or more is paid in instalments during its year, the first one included; the rest is due by 1 March of the next.',
    rule: fact({ eachYearOn: day, startsIn: 'founding-year' }, 'high', registrationDates),
    penalty: lateCharge,
    onlyIf: 'with a franchise tax of USD 5,000 or more',
    dependsOn: { 'pays-franchise-instalments': true },
  }),
);

const estimatedTax = ['04-15', '06-15', '09-15', '12-15'].map(
  (day): Deadline => ({
    id: `estimated-tax-${day}`,
    label: 'Pay estimated federal tax',
    why: 'A corporation that expects tax of USD 500 or more pays on the fifteenth of the fourth, sixth, ninth and twelfth month of its tax year, the first one included.',
    rule: fact({ eachYearOn: day, startsIn: 'founding-year' }, 'high', returnsOfCorporations),
    onDayOff: taxOnDaysOff,
    penalty: unconfirmed('The penalty for estimated tax paid late'),
    onlyIf: 'with USD 500 or more of expected tax, and the calendar year as tax year',
    dependsOn: { 'expects-federal-tax': true },
  }),
);

/** What a Delaware corporation owes state and federal offices by a date. */
export const corporationDeadlines: readonly Deadline[] = [
  {
    id: 'annual-report',
    label: 'File the annual report and pay the franchise tax',
    why: 'Due on 1 March for the calendar year before, also where the corporation existed for a part of it only.',
    rule: fact({ eachYearOn: '03-01' }, 'high', registrationDates),
    penalty: lateCharge,
  },
  ...instalments,
  {
    id: 'corporate-tax-return',
    label: 'File Form 1120 and pay federal tax',
    why: 'Due on the fifteenth day of the fourth month after the tax year. A year that ends on 30 June and began before 2026 has a special rule: the fifteenth of the third month, 15 September.',
    rule: fact(returnRule, 'high', corporateReturn, ...juneYears),
    onDayOff: taxOnDaysOff,
    penalty: fact(
      'Late payment is penalised, also where the return itself is extended.',
      'high',
      corporateReturn,
    ),
  },
  {
    id: 'corporate-tax-return-extended',
    label: 'File Form 1120 after an extension',
    why: 'Form 7004, filed by the first date, gives six months more for the return, not for the payment; seven after a year that ends on 30 June and began before 2026.',
    rule: fact(
      { from: 'financial-year-end', after: { months: 9, days: 15 }, repeats: 'yearly' },
      'high',
      returnsOfCorporations,
      ...juneYears,
    ),
    onDayOff: taxOnDaysOff,
    penalty: unconfirmed('The penalty for a return later than its extension'),
    onlyIf: 'after Form 7004 was filed in time',
  },
  ...estimatedTax,
  {
    ...relatedPartyReturn,
    onlyIf: 'with a foreign owner of 25% or more, and dealings with related parties',
    dependsOn: { 'has-foreign-owner-dealings': true },
  },
  {
    id: 'stock-election',
    label: 'File the 83(b) election',
    why: 'Due 30 days after restricted stock is transferred. It is counted here from incorporation, the first day on which that can be.',
    rule: fact({ from: 'incorporation', after: { days: 30 }, repeats: 'once' }, 'high', stockElection),
    penalty: fact('In general there is no relief for a late election.', 'high', stockElection),
    // Whose stock vests has a step whose 30 days begin with the purchase.
    when: { not: { answered: { 'has-vesting-stock': true } } },
    onlyIf: 'for founders whose stock vests',
    dependsOn: { 'has-vesting-stock': true },
  },
  foreignInvestmentSurvey,
];
