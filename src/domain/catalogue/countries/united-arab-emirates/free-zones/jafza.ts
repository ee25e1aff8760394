import type { Jurisdiction } from '../../../definition.ts';
import { fact, type Page, unconfirmed } from '../../../facts.ts';
import { companyBanking } from '../bank-account.ts';
import { beneficialOwnerDeadlines, beneficialOwnerDuties } from '../beneficial-owners.ts';
import { dubaiMainlandPermit } from '../dubai-mainland-permit.ts';
import {
  corporateTaxDeadlines,
  corporateTaxWaiver,
  eInvoicingDeadlines,
  federalTax,
  freeZoneTax,
  taxClosingSteps,
  vatDeadlines,
} from '../federal-duties.ts';
import { usualVisaQuota } from '../free-zone-offices.ts';
import { residenceVisaDeadlines } from '../residence-visas.ts';
import { jafzaFees } from './jafza-fees.ts';
import { jafzaSteps } from './jafza-steps.ts';

const formationPage: Page = [
  'JAFZA: company formation',
  'https://www.jafza.ae/business-setup/company-formation/',
];
const formationGuide: Page = [
  'JAFZA: guide to a new company',
  'https://www.jafza.ae/resource-centre/guides/new-company-formation/',
];
const visaGuide: Page = [
  'JAFZA: guide to a visa for an employee',
  'https://www.jafza.ae/resources/guides/issuing-a-visa-for-an-employee-for-jafza-companies/',
];
const setUp2024: Page = [
  'PIN Legal: setting up a company in JAFZA',
  'https://www.pinlegalglobal.com/lawrise/articles/jafza-setting-up-a-company',
];
const regulations2016: Page = [
  'Dubai Chronicle: new company regulations of JAFZA, 2017',
  'http://www.dubaichronicle.com/2017/01/17/jafza-issues-new-company-regulations/',
];
const regulationsOutline: Page = [
  'Mondaq: an outline of the JAFZA company regulations, 2017',
  'http://mondaq.com/x/616572/Corporate+Commercial+Law/An+Outline+About+The+JAFZA+Company+Regulations',
];
const regulationsNote: Page = [
  'Lexology: the JAFZA company regulations of 2016',
  'https://www.lexology.com/library/detail.aspx?g=b62d12a0-763c-4140-84bf-391728d67ca3',
];
const newRegulations: Page = [
  'Istathmir: new company regulations of JAFZA, 2017',
  'http://www.istathmir.com/jafza-issues-new-company-regulations/',
];
const businessCentres: Page = [
  'JAFZA decision of 2016 on business centres, a copy',
  'https://app.reallaw.ai/en/legal-table/doc/general-terms-and-conditions-regarding-regulation-of-business-centres-and-1529',
];
const auditDuties: Page = [
  'Gupta: yearly audit in JAFZA, 2026',
  'https://uae-guptaaccountants.com/the-annual-audit-obligations-in-the-jafza-free-zone-uae',
];
const auditProcess: Page = [
  'Horizon: audits of free zone companies',
  'https://www.horizonbizco.com/blog/audit-process-work-for-free-zone-companies-uae',
];
const auditCompared: Page = [
  'Velmont Crest: audit requirements of DMCC, JAFZA and DIFC',
  'https://velmontcrest.ae/insights/audit-requirements-dmcc-jafza-difc/',
];
const auditGuide: Page = [
  'Audit Firms Dubai: audits in JAFZA',
  'https://auditfirmsdubai.ae/en/resources/blog/jafza-audit-services-guide',
];
const auditOverview: Page = [
  'QNA: audit requirements of free zones in Dubai',
  'https://qnamc.com/%f0%9f%8f%a2-audit-requirements-for-free-zone-companies-in-dubai',
];
const auditOfZones: Page = [
  'Jaxa: audit guide to Dubai’s free zones',
  'https://jaxaauditors.com/blog/audit-guide-for-companies-in-dubai-free-zone',
];

export const jafza: Jurisdiction = {
  id: 'ae-jafza',
  place: { country: 'AE', companyType: 'free-zone', subType: 'jafza' },
  name: 'Jebel Ali Free Zone',
  currency: 'AED',
  authority: fact(
    'Jebel Ali Free Zone Authority, a DP World company, beside Jebel Ali Port in Dubai',
    'high',
    formationPage,
    formationGuide,
    regulations2016,
    setUp2024,
  ),
  suitsInShort: fact(
    'Import, export, logistics and industry beside the port',
    'high',
    formationPage,
    formationGuide,
    setUp2024,
  ),
  suits: [
    fact(
      'Import and export, distribution, logistics and manufacturing, with warehouses, plots and light industrial units.',
      'high',
      formationPage,
      formationGuide,
      setUp2024,
    ),
  ],
  doesNotSuit: [
    fact(
      'A consultant alone, or an online business that only needs a desk.',
      'medium',
      formationPage,
      formationGuide,
    ),
  ],
  legalForms: [
    fact(
      'FZE with one owner, FZCO with 2 to 50, public listed company, or branch.',
      'high',
      formationPage,
      formationGuide,
      regulations2016,
      regulationsNote,
    ),
    fact(
      'A public listed company has two owners or more and lists within nine months of incorporation.',
      'high',
      regulationsOutline,
      regulationsNote,
    ),
    fact('Offshore companies have regulations of their own.', 'high', regulationsOutline, regulationsNote),
    fact(
      'Licence for trade, services, industry or logistics, also for general trade and e-commerce.',
      'medium',
      formationPage,
      formationGuide,
    ),
    fact('A foreign company can move into the zone and keep its history.', 'medium', regulations2016),
  ],
  owners: [
    fact('Foreigners may own all of it.', 'high', setUp2024, [
      'Growacross: free zone or mainland',
      'https://growacross.com/insights/dubai-free-zone-vs-mainland-company',
    ]),
    fact('Several classes of shares are allowed.', 'medium', regulations2016),
    ...beneficialOwnerDuties,
  ],
  capital: [
    fact(
      'No fixed sum since the regulations of 2016: the owners decide on enough for the activity.',
      'high',
      regulations2016,
      newRegulations,
    ),
    fact(
      'Older pages still show AED 1,000,000 for an FZE and AED 500,000 for an FZCO; both are repealed.',
      'high',
      [
        'Vithul Murali: free zone business entities, 2011',
        'http://vithulmurali.blogspot.com/2011/10/free-zone-business-entities.html',
      ],
      regulations2016,
    ),
  ],
  officers: [fact('A manager and a secretary are named in the application.', 'medium', formationPage)],
  tax: [
    ...freeZoneTax,
    fact(
      'Distribution of goods from a designated zone is a qualifying activity, if buyers resell them or serve the public benefit.',
      'high',
      [
        'Regfollower: qualifying and excluded activities in free zones',
        'https://regfollower.com/uae-mof-issues-new-rules-on-qualifying-and-excluded-activities-in-free-zones',
      ],
      [
        'Mondaq: Ministerial Decisions 229 and 230 of 2025',
        'https://www.mondaq.com/tax-authorities/1674974/uae-corporate-tax-ministerial-decision-no-229-and-230-of-2025-practical-implications-for-free-zone-businesses',
      ],
    ),
    ...federalTax,
    fact(
      'Jebel Ali Free Zone, North and South, is a designated zone for VAT on goods; services stay taxable.',
      'high',
      ['Commitbiz: designated zones', 'https://www.commitbiz.com/node/413532'],
      [
        'Gulf News: designated zones for VAT, about 2018',
        'http://gulfnews.com/business/economy/vat/ministry-of-finance-confirms-no-vat-in-designated-zones-1.2155575',
      ],
      ['Eccentric: designated zones', 'http://eccentricbusiness.com/applicability-in-designated-zone/'],
    ),
  ],
  audit: [
    fact(
      'Every FZE, FZCO and branch is audited, as a part of renewing the licence.',
      'high',
      auditDuties,
      auditCompared,
      auditProcess,
    ),
    fact(
      'Sources disagree: one audit firm writes that only companies above AED 1 million of revenue are.',
      'low',
      auditGuide,
    ),
    fact('Records are kept for six years.', 'high', auditOfZones, [
      'JCA: audit guide to Dubai’s free zones',
      'https://jcauaeaudit.com/an-essential-audit-guide-to-companies-incorporated-in-dubai-free-zones/',
    ]),
  ],
  banking: companyBanking,
  offices: [
    {
      type: 'virtual',
      label: 'Virtual office',
      isPermitted: fact(false, 'medium', formationPage, formationGuide),
      visaQuota: fact({ kind: 'up-to', visas: 0 }, 'high', visaGuide),
    },
    {
      type: 'flexi',
      label: 'Desk in a business centre',
      isPermitted: fact(true, 'medium', formationPage, formationGuide, businessCentres),
      visaQuota: unconfirmed('How many visas a desk in JAFZA brings', usualVisaQuota),
    },
    {
      type: 'physical',
      label: 'Office, showroom, warehouse or plot',
      isPermitted: fact(true, 'medium', formationPage, formationGuide),
      visaQuota: unconfirmed(
        'JAFZA’s own ratio of visas to square metres',
        fact(
          'An office counts by its size, a warehouse by its area; a leased plot starts with 20 visas.',
          'high',
          visaGuide,
        ),
      ),
    },
  ],
  fees: jafzaFees,
  steps: jafzaSteps,
  deadlines: [
    {
      id: 'licence-renewal',
      label: 'Renew the licence',
      why: 'A licence lasts a year; the yearly audit is part of renewing it.',
      rule: fact({ from: 'licence-issue', after: { years: 1 }, repeats: 'yearly' }, 'medium', auditDuties, [
        'Commitbiz: renewing a licence, 2021',
        'https://www.commitbiz.com/blog/how-can-i-renew-my-business-license-in-ajman',
      ]),
      penalty: unconfirmed('JAFZA’s fine for a late renewal'),
    },
    {
      id: 'audit',
      label: 'Hand in the audited accounts',
      why: 'Sources disagree: one audit firm gives 90 days from the financial year’s end, two others six months. The earlier day is shown.',
      rule: fact(
        { from: 'financial-year-end', after: { days: 90 }, repeats: 'yearly' },
        'low',
        auditOverview,
        auditGuide,
        auditProcess,
      ),
      penalty: fact(
        'One audit firm mentions AED 5,000 a month, for free zones in general.',
        'low',
        auditOfZones,
      ),
    },
    ...beneficialOwnerDeadlines,
    ...corporateTaxDeadlines,
    corporateTaxWaiver,
    ...vatDeadlines,
    ...eInvoicingDeadlines,
    ...residenceVisaDeadlines,
  ],
  exits: [
    {
      kind: 'closing',
      steps: [unconfirmed('JAFZA’s steps to close a company'), ...taxClosingSteps],
      cost: unconfirmed('What closing costs'),
    },
    dubaiMainlandPermit,
  ],
  notIncluded: [
    'Share capital, which stays the company’s own money.',
    'VAT of 5% on charges that are listed without it.',
    'Attesting and translating papers from abroad.',
    'A deposit for the e-channel of immigration, should one be asked for.',
    'Visas of spouses, children and parents.',
  ],
};
