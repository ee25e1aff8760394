import type { Exit, Statement } from '../../../definition.ts';
import { fact, type Page, unconfirmed } from '../../../facts.ts';
import { companyBanking } from '../bank-account.ts';
import { beneficialOwnerDuties } from '../beneficial-owners.ts';
import { federalTax } from '../federal-duties.ts';

/** What federal law says of a mainland limited liability company, the same in all seven emirates. */

const amendments2025: Page = [
  'Baker McKenzie: amendments to the Commercial Companies Law',
  'https://insightplus.bakermckenzie.com/bm/mergers-acquisitions_5/united-arab-emirates-recent-amendments-to-the-commercial-companies-law-no-32-of-2021',
];
const shareClasses2025: Page = [
  'Kayrouz: amendments to the Commercial Companies Law',
  'https://www.kayrouzandassociates.com/insights/uae-ccl-amendments-2025',
];
/** Also says how many activities Abu Dhabi, Dubai and Ajman opened in 2021. */
export const openActivities: Page = [
  'CMS: foreign ownership in the UAE',
  'https://www.cms-lawnow.com/ealerts/2021/06/foreign-ownership-in-the-uae-positive-lists-mark-positive-step-forward?cc_lang=en',
];
const strategicImpact: Page = [
  'Clyde & Co: strategic impact activities confirmed',
  'https://connectedworld.clydeco.com/post/102h1i2/uae-foreign-ownership-updates-1-strategic-impact-activities-confirmed-2-abu',
];
/** An old page with sums for Abu Dhabi and Dubai. */
export const customaryCapital: Page = [
  'Visa Process: forming an LLC, mostly before 2021',
  'https://visaprocess.ae/wp-content/uploads/2025/01/llc_formation.htm',
];
const companiesLaw2022: Page = [
  'Marina Fox: the new companies law on full foreign ownership',
  'http://marinafox.com/news/new_uae_commercial_companies_law_on_100_foreign_ownership',
];
const companyBooks: Page = [
  'Abdelhamid: books and auditor under the law of 2015',
  'https://abdelhamidcpa.com/?p=5108',
];
const wageDay: Page = [
  'Emirates 24/7: salaries to be paid on the first of each month',
  'https://www.emirates247.com/uae/new-rule-by-uae-mohre-private-sector-salaries-must-be-paid-on-1st-of-every-month-from-june-1/1702?ot=ot.AMPPageLayout',
];
const returnsAndRecords: Page = [
  'Gulf News: records, returns and penalties of corporate tax',
  'https://gulfnews.com/business/corporate-tax/uae-businesses-must-keep-tax-records-file-returns-on-time-to-avoid-penalties-warns-fta-1.500247104',
];

export const worksOnTheMainland: Statement = fact(
  'Work on the mainland itself, where a free-zone company needs a branch or office',
  'high',
  amendments2025,
);

export const doesNotSuitAnyMainland: readonly Statement[] = [
  fact(
    'Foreign owners in security and defence, banking and finance, insurance, currency printing, telecommunications, Hajj and Umrah services, Quran centres or fish traps: the federal regulator may refuse, or set an Emirati share.',
    'high',
    ['Cabinet Resolution 55 of 2021', 'https://uaelegislation.gov.ae/en/legislations/1520'],
    strategicImpact,
    [
      'Akin: activities with strategic impact',
      'https://akingump.com/en/insights/alerts/new-amendments-to-the-uae-commercial-companies-law-of-2015-activities-with-strategic-impact',
    ],
  ),
  fact('Insurance, banking, and investing money for others: an LLC may do none of them.', 'medium', [
    'Mahendra Asher: limited liability company, by the law of 2015',
    'http://mahendraasherco.com/limited_liability_company.php',
  ]),
];

export const mainlandLegalForms: readonly Statement[] = [
  fact('Limited liability company (LLC) under Federal Decree-Law 32 of 2021.', 'high', [
    'Middle East Briefing: key provisions of the companies law',
    'https://middleeastbriefing.com/news/uae-company-law-2022-key-provisions',
  ]),
  fact('Since October 2025 an LLC may have several classes of shares.', 'high', shareClasses2025),
  fact('Since October 2025 the law knows drag-along and tag-along rights.', 'high', amendments2025),
  fact('Several novelties of 2025 were still waiting for implementing rules.', 'medium', shareClasses2025),
  fact('The name ends with the legal form, matches the activity and is not registered already.', 'medium', [
    'Inzone: trade licence',
    'https://www.inzone.ae/dubai-trade-license/',
  ]),
];

export const mainlandOwners: readonly Statement[] = [
  fact('One to 50 owners; one person or company alone may own it.', 'high', [
    'ME Alliance: owners of an LLC',
    'https://me-alliance.com/?p=14767',
  ]),
  fact(
    'Foreigners may own all of it since June 2021, except where a restriction applies.',
    'high',
    openActivities,
  ),
  fact('Each emirate’s department lists the activities that are open.', 'high', strategicImpact),
  fact('Foreign companies and their branches need no national agent.', 'medium', [
    'Centurion: agents under the companies law',
    'https://centurionconsulting.ae/?p=947',
  ]),
];

export const mainlandCapital: readonly Statement[] = [
  fact('The law names no minimum; capital has to be enough for the company’s purpose.', 'medium', [
    'Capital Round: company in Dubai',
    'https://capitalround.ae/company-formation/company-in-dubai/',
  ]),
  fact(
    'Sources disagree: agents still quote customary sums from AED 100,000 to AED 300,000.',
    'low',
    customaryCapital,
  ),
  fact(
    'Each year 5% of net profit goes to a reserve until that is half the capital.',
    'medium',
    companiesLaw2022,
  ),
];

export const mainlandOfficers: readonly Statement[] = [
  unconfirmed('What the law asks of the managers of an LLC'),
  ...beneficialOwnerDuties,
  fact('Someone who lives in the UAE is named to deal with the registrar.', 'medium', [
    'Stroh Legal: rules on beneficial owners',
    'https://www.slg-strohallegalgroup.com/?p=6279',
  ]),
  fact(
    'Wages of each month are paid by the first of the next, at least 85% of them, through the Wage Protection System.',
    'high',
    wageDay,
  ),
];

export const mainlandTax: readonly Statement[] = [
  fact('Corporate tax of 0% on taxable income up to AED 375,000, and 9% above.', 'high', [
    'ATC: corporate tax rates',
    'https://atcemirates.com/corporate-tax-rates/',
  ]),
  fact('Registration and returns are due below AED 375,000, too.', 'high', [
    'JSB: corporate tax for start-ups in 2026',
    'https://jsb.ae/blog/what-the-new-uae-corporate-tax-law-means-for-startups-and-entrepreneurs-in-2026',
  ]),
  ...federalTax,
];

export const mainlandAudit: readonly Statement[] = [
  fact(
    'Every LLC appoints an auditor each year, by the law of 2015; the law of 2021 was not read again on this.',
    'medium',
    companyBooks,
  ),
  fact('Corporate tax asks for audited accounts above AED 50 million of revenue.', 'medium', [
    'Lingozone: audited accounts, Ministerial Decision 84 of 2025',
    'https://tax.lingozone.in/2025/11/03/the-future-of-finance-in-developing-countries',
  ]),
  fact('Records for corporate tax are kept for seven years.', 'high', returnsAndRecords),
];

export const mainlandBanking: readonly Statement[] = [
  ...companyBanking,
  fact('A registered lease is one proof of address that Wio accepts.', 'high', [
    'Wio: support',
    'https://www.wio.io/support/',
  ]),
  fact(
    'An expired licence costs AED 250 to 600 a month at Mashreq from day 61, and the account may be closed after 180 days.',
    'high',
    ['Mashreq: trade licence', 'https://netbanking.mashreqbank.com/B001/trade.html'],
  ),
];

export const mainlandExits: readonly Exit[] = [
  {
    kind: 'closing',
    steps: [
      unconfirmed('The steps to close a mainland LLC, and their order'),
      fact(
        'Corporate tax: deregister within three months of ceasing; the page says so of natural persons.',
        'medium',
        [
          'Cashflow: natural persons under corporate tax',
          'https://cashflowuae.com/en/registration-of-natural-persons-corporate-tax',
        ],
      ),
      fact('VAT: deregistering late costs AED 1,000 a month, up to AED 10,000.', 'medium', [
        'Regfollower: updated administrative penalties',
        'https://regfollower.com/uae-mof-updates-administrative-penalties-for-tax-violations',
      ]),
    ],
    cost: unconfirmed('What closing costs'),
  },
  {
    kind: 'moving',
    steps: [
      fact(
        'Since October 2025 the law foresees moving the registration to a free zone, or from one to the mainland.',
        'high',
        amendments2025,
      ),
      unconfirmed('The implementing rules for such a move'),
    ],
    cost: unconfirmed('What moving costs'),
  },
];
