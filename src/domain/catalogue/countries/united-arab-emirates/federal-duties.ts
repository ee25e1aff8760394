import type { DayOffRule, Deadline, DeadlineRule, Statement } from '../../definition.ts';
import { fact, type Page, unconfirmed } from '../../facts.ts';

/** Duties that federal law puts on every company of the Emirates. */

const registrationTimelines: Page = [
  'FTA clarification: registration timelines for corporate tax',
  'https://taxbox.ae/taxlaws/corporate-tax-public-clarification-registration-timelines-for-taxable-persons-for-corporate-tax',
];
const registrationDeadline: Page = [
  'Al Rammahi: deadline for corporate tax registration',
  'https://alrammahi-auditing.com/updates/deadline-for-corporate-tax-registration',
];
const returnsAndRecords: Page = [
  'Gulf News: records, returns and penalties of corporate tax',
  'https://gulfnews.com/business/corporate-tax/uae-businesses-must-keep-tax-records-file-returns-on-time-to-avoid-penalties-warns-fta-1.500247104',
];
const returnDeadlines: Page = [
  'Farahat: key deadlines of corporate tax',
  'https://farahatco.com/blog/key-deadlines-uae-corporate-tax/amp',
];
const penalties: Page = ['Taxstar: penalties', 'https://www.taxstar.app/pentalties'];
const waiver: Page = [
  'FTA clarification CTP006: waiver of the penalty for late registration',
  'https://gcctaxlaws.com/guidances/uae-cit-fdl-47-of-2022-pc-CTP006',
];
const recordChanges: Page = [
  'RAG Associates: registration for corporate tax',
  'https://ragassociates.com/blog/uncategorized/registration-deadline-for-corporate-tax/',
];
const vatReturns: Page = [
  'ADJ: filing VAT returns and paying',
  'http://www.adjcme.com/filing-vat-returns-and-making-payments-in-uae/',
];
const vatPeriods: Page = [
  'BMS: the first VAT returns',
  'https://bmsauditing.com/uae/blogs/fta-urges-businesses-file-first-vat-returns-february-28-vat-uae',
];
const vatRegistration: Page = ['Nascon: VAT registration', 'https://nascon.tech/?p=8931'];
const penaltyChanges: Page = [
  'DLA Piper: Cabinet Decision 129 of 2025 on tax penalties',
  'https://www.dlapiper.com/en/insights/publications/gulf-tax-insights/2025/gulf-tax-insights-december-2025/cabinet-decision-amends-the-administrative-penalties-for-violation-of-uae-tax-laws',
];
const lateVatRegistration: Page = [
  'Regfollower: administrative penalties for tax violations',
  'https://regfollower.com/uae-mof-updates-administrative-penalties-for-tax-violations',
];
const invoicing: Page = [
  'Andersen: ministerial decisions on e-invoicing',
  'https://ae.andersen.com/insights/tax-updates/uae-e-invoicing-ministerial-decisions',
];
const invoicingExtended: Page = [
  'Taxstar: the deadline of e-invoicing extended',
  'https://www.taxstar.app/post/uae-e-invoicing-deadline-extended-what-this-means-for-businesses-now',
];
const qualifyingActivities: Page = [
  'Regfollower: qualifying and excluded activities in free zones',
  'https://regfollower.com/uae-mof-issues-new-rules-on-qualifying-and-excluded-activities-in-free-zones',
];
const freeZonePersons: Page = [
  'Gupta: free zone persons under corporate tax',
  'https://www.guptaaccountants.com/free-zone-person-under-uae-corporate-tax.html',
];
const deMinimis: Page = [
  'CZTA: the de minimis requirement',
  'https://czta.ae/de-minimis-requirement-in-uae-corporate-tax',
];

/** What the tax authority makes of a weekend or a holiday. */
const taxOnDaysOff = fact<DayOffRule>('next-working-day', 'medium', [
  'Crowe: the new weekend and tax deadlines',
  'https://www.crowe.com/ae/news/new-uae-weekend-possible-impact-on-tax-deadlines',
]);

export const corporateTaxDeadlines: readonly Deadline[] = [
  {
    id: 'corporate-tax-registration',
    label: 'Register for corporate tax',
    why: 'Every company registers within three months of incorporation, also one that will owe no tax.',
    rule: fact(
      { from: 'incorporation', after: { months: 3 }, repeats: 'once', onlySince: '2024-03-01' },
      'high',
      registrationDeadline,
      registrationTimelines,
    ),
    penalty: fact('AED 10,000.', 'high', registrationTimelines),
  },
  {
    id: 'corporate-tax-return',
    label: 'File the corporate tax return and pay',
    why: 'The return and the tax are due by the end of the ninth month after the financial year.',
    rule: fact(
      { from: 'financial-year-end', after: { months: 9 }, endOfMonth: true, repeats: 'yearly' },
      'high',
      returnsAndRecords,
      returnDeadlines,
    ),
    onDayOff: taxOnDaysOff,
    penalty: fact(
      'AED 500 a month for twelve months, then AED 1,000 a month; 14% a year on tax paid late.',
      'high',
      penalties,
      returnsAndRecords,
      returnDeadlines,
    ),
  },
];

/** The way out of the penalty for a late registration. */
export const corporateTaxWaiver: Deadline = {
  id: 'corporate-tax-penalty-waiver',
  label: 'File the first corporate tax return early',
  why: 'The first return, filed within seven months of the first tax period, cancels the penalty for late registration. The tax itself is due two months later.',
  rule: fact(
    { from: 'financial-year-end', after: { months: 7 }, endOfMonth: true, repeats: 'once' },
    'high',
    waiver,
  ),
  penalty: fact('The AED 10,000 for late registration stay due.', 'high', waiver),
  onlyIf: 'for companies that registered late for corporate tax',
  dependsOn: { 'registered-late-for-tax': true },
};

/** Each quarter with its last day, and the 28th day after it. */
const vatQuarters = [
  { quarter: 'first', periodEndsOn: '03-31', eachYearOn: '04-28' },
  { quarter: 'second', periodEndsOn: '06-30', eachYearOn: '07-28' },
  { quarter: 'third', periodEndsOn: '09-30', eachYearOn: '10-28' },
  { quarter: 'fourth', periodEndsOn: '12-31', eachYearOn: '01-28' },
];

export const vatDeadlines: readonly Deadline[] = vatQuarters.map(({ quarter, ...days }) => ({
  id: `vat-${quarter}-quarter`,
  label: `VAT return for the ${quarter} quarter`,
  why: 'Return and payment are due on the 28th day after the tax period. Calendar quarters are taken here; the tax authority may give the company other periods.',
  rule: fact<DeadlineRule>({ ...days, startsIn: 'founding-year' }, 'high', vatReturns, vatPeriods),
  onDayOff: taxOnDaysOff,
  penalty: fact(
    'AED 1,000 for a late return, and AED 2,000 if repeated within 24 months; 14% a year on tax paid late.',
    'high',
    penaltyChanges,
  ),
  onlyIf: 'for companies registered for VAT',
  dependsOn: { 'is-vat-registered': true },
}));

export const eInvoicingDeadlines: readonly Deadline[] = [
  {
    id: 'e-invoicing-provider-large',
    label: 'Appoint an e-invoicing provider',
    why: 'Companies with revenue of AED 50 million or more appoint an accredited provider by this day.',
    rule: fact({ on: '2026-10-30' }, 'high', invoicingExtended),
    penalty: unconfirmed('The penalty for appointing a provider late'),
    onlyIf: 'with revenue of AED 50 million or more',
    dependsOn: { 'has-fifty-million-revenue': true },
  },
  {
    id: 'e-invoicing-start-large',
    label: 'Begin e-invoicing',
    why: 'Companies with revenue of AED 50 million or more invoice other businesses and the state electronically from this day.',
    rule: fact({ on: '2027-01-01' }, 'high', invoicing, invoicingExtended),
    penalty: unconfirmed('The penalty for beginning late'),
    onlyIf: 'with revenue of AED 50 million or more',
    dependsOn: { 'has-fifty-million-revenue': true },
  },
  {
    id: 'e-invoicing-provider',
    label: 'Appoint an e-invoicing provider',
    why: 'Companies with revenue under AED 50 million appoint an accredited provider by this day.',
    rule: fact({ on: '2027-03-31' }, 'high', invoicing),
    penalty: unconfirmed('The penalty for appointing a provider late'),
    onlyIf: 'with revenue under AED 50 million',
    dependsOn: { 'has-fifty-million-revenue': false },
  },
  {
    id: 'e-invoicing-start',
    label: 'Begin e-invoicing',
    why: 'Companies with revenue under AED 50 million invoice other businesses and the state electronically from this day.',
    rule: fact({ on: '2027-07-01' }, 'high', invoicing),
    penalty: unconfirmed('The penalty for beginning late'),
    onlyIf: 'with revenue under AED 50 million',
    dependsOn: { 'has-fifty-million-revenue': false },
  },
];

/** Said beside every place of the Emirates. */
export const federalTax: readonly Statement[] = [
  fact(
    'VAT of 5%, with registration above AED 375,000 of taxable supplies and imports in twelve months.',
    'high',
    vatRegistration,
    ['Celent: VAT in the Emirates', 'https://celent.com/ja/news/948167812'],
  ),
  fact(
    'VAT registration is due within 30 days of passing the threshold; being late costs AED 10,000.',
    'high',
    vatRegistration,
    lateVatRegistration,
  ),
  fact(
    'Whoever is registered files a VAT return and pays by the 28th day after each tax period, mostly a quarter.',
    'high',
    vatReturns,
    vatPeriods,
  ),
  fact(
    'A late VAT return costs AED 1,000, and AED 2,000 if repeated within 24 months; late tax costs 14% a year.',
    'high',
    penaltyChanges,
  ),
  fact(
    'Small Business Relief: no taxable income up to AED 3 million of revenue, for tax periods ending on or before 31 December 2026; a Qualifying Free Zone Person cannot elect it.',
    'high',
    [
      'Exiloz: eligibility for Small Business Relief',
      'https://exiloz.com/services/uae-small-business-relief-eligibility',
    ],
    ['MAKCA: Small Business Relief', 'https://makca.co/small-business-relief-uae-corporate-tax'],
  ),
  fact(
    'A change of address, activity or licence is told to the tax authority within 20 business days.',
    'high',
    recordChanges,
  ),
];

/** How free-zone companies are taxed, the same in every zone. */
export const freeZoneTax: readonly Statement[] = [
  fact(
    'Corporate tax of 0% on qualifying income for a Qualifying Free Zone Person, and 9% on the rest.',
    'high',
    qualifyingActivities,
    freeZonePersons,
  ),
  fact(
    'The 0% rate asks for substance, audited accounts and arm’s-length prices, and for other revenue under 5% of the whole or AED 5 million, whichever is lower.',
    'high',
    qualifyingActivities,
    freeZonePersons,
    deMinimis,
  ),
  fact(
    'Whoever breaks a condition loses the 0% rate for that tax period and the next four.',
    'medium',
    qualifyingActivities,
  ),
  fact(
    'Most dealings with natural persons, banking, and most insurance and real estate do not qualify.',
    'medium',
    qualifyingActivities,
  ),
  fact(
    'A company under the ordinary rules pays nothing on its first AED 375,000 of taxable income and 9% above; a Qualifying Free Zone Person has no such band.',
    'high',
    ['ATC Emirates: corporate tax rates', 'https://atcemirates.com/corporate-tax-rates/'],
    deMinimis,
  ),
  fact('Tax records are kept for seven years after each tax period.', 'high', returnsAndRecords),
];

/** What tax law asks of a company that ceases, in every emirate and zone. */
export const taxClosingSteps: readonly Statement[] = [
  fact('Leave corporate tax within three months of ceasing; the page says so of natural persons.', 'medium', [
    'Cash Flow: registration of natural persons for corporate tax',
    'https://cashflowuae.com/en/registration-of-natural-persons-corporate-tax',
  ]),
  fact(
    'Leave VAT in time, if registered: being late costs AED 1,000 a month, up to AED 10,000.',
    'medium',
    lateVatRegistration,
  ),
];
