import { agentFees } from '#domain/catalogue/countries/agent-fee.ts';
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
import { residenceVisaDeadlines } from '../residence-visas.ts';
import { dmccFees } from './dmcc-fees.ts';
import { dmccSteps } from './dmcc-steps.ts';

const setUpPage: Page = ['DMCC: set up a new business', 'https://dmcc.ae/business/set-up-a-new-business'];
const charges2021: Page = [
  'DMCC schedule of charges 2021, a copy',
  'https://docslib.org/download/9884210/dmcc-free-zone-services-schedule-of-charges-2021',
];
const regulations2024: Page = [
  'Uniwide: DMCC updates its company regulations',
  'https://www.uniwide.com/news/dmcc-free-zone-in-dubai-updates-company-regulations/',
];
const rules2024: Page = [
  'INP: updates to DMCC rules',
  'https://inp.legal/updates-to-dmcc-rules-and-regulations/',
];
const regulations2020: Page = [
  'Clyde & Co: new DMCC company regulations',
  'https://www.clydeco.com/en/insights/2020/01/dmcc-issues-new-companies-regulations',
];
const sovereign2020: Page = [
  'Sovereign: DMCC introduces new company regulations, 2020',
  'https://sovereigngroup.com/news/news-and-views/dmcc-introduces-new-companies-regulations',
];
const jamesBerry2020: Page = [
  'James Berry: new DMCC regulations for companies, 2020',
  'https://jamesberrylaw.com/news-details/dubai-multi-commodities-centre-issues-new-regulations-for-companies',
];
const questions: Page = [
  'DMCC: questions about opening a business',
  'https://www.dmcc.ae/open-a-business-faq',
];
const continuation: Page = [
  'GSL: moving a company to Dubai',
  'https://gsl.org/en/offers/continuation-of-a-bvi-company-in-dubai-uae',
];
const commodities2025: Page = [
  'Mondaq: Ministerial Decisions 229 and 230 of 2025',
  'https://www.mondaq.com/tax-authorities/1674974/uae-corporate-tax-ministerial-decision-no-229-and-230-of-2025-practical-implications-for-free-zone-businesses',
];
const visaQuotas: Page = [
  'Globallink: the DMCC visa process',
  'https://globallink.ae/blog/uae-residence-visa/dmcc-visa-process/',
];
const auditDeadline: Page = [
  'Farahat: the DMCC audit deadline',
  'https://www.farahatco.net/blog/dmcc-audit-deadline-in-uae',
];
const auditRequirements: Page = [
  'Gupta Group: DMCC audit requirements',
  'https://guptagroupinternational.com/dmcc-free-zone-audit-compliance-requirements',
];

export const dmcc: Jurisdiction = {
  id: 'ae-dmcc',
  place: { country: 'AE', companyType: 'free-zone', subType: 'dmcc' },
  name: 'Dubai Multi Commodities Centre',
  currency: 'AED',
  authority: fact(
    'DMCC Authority, in Jumeirah Lakes Towers, Dubai',
    'high',
    regulations2020,
    regulations2024,
    questions,
  ),
  suitsInShort: fact('Commodity trade, and services with an address in Dubai', 'medium', setUpPage),
  suits: [
    fact(
      'Trade in commodities such as gold, diamonds, tea, coffee and energy; import and export.',
      'medium',
      setUpPage,
    ),
    fact(
      'Services that want an address in Jumeirah Lakes Towers; crypto, AI and gaming companies.',
      'medium',
      setUpPage,
    ),
  ],
  doesNotSuit: [
    fact(
      'Founders who want the lightest set-up, without a lease and a deposit of capital.',
      'medium',
      setUpPage,
    ),
  ],
  legalForms: [
    fact('New company of individuals, subsidiary of a company, or branch.', 'medium', setUpPage),
    fact(
      'Since October 2024 also special purpose vehicle, holding, family office, freelance licence and company limited by guarantee.',
      'high',
      regulations2024,
      rules2024,
    ),
    fact(
      'A special purpose vehicle is passive and needs no secretary, yearly meeting or lease in the zone.',
      'medium',
      rules2024,
    ),
  ],
  owners: [
    fact('Foreigners may own all of it.', 'high', questions, [
      'EGSH: company set-up in DMCC',
      'https://egsh.ae/insights/dmcc-free-zone-company-setup',
    ]),
    unconfirmed('A page of DMCC that states the least number of shareholders and directors'),
    ...beneficialOwnerDuties,
  ],
  capital: [
    fact(
      'The fixed minimum of AED 50,000 was repealed in January 2020; the registrar may set one by activity.',
      'high',
      regulations2020,
      sovereign2020,
      jamesBerry2020,
    ),
    fact('AED 50,000 is still quoted as the standard.', 'medium', continuation),
    fact(
      'Since October 2024 up to AED 50,000 can be credited to the company’s portal account and spent on DMCC services; for more, a deposit in a bank is shown.',
      'medium',
      regulations2024,
    ),
    fact(
      'Sources disagree: DMCC’s set-up page has it paid into a UAE bank account within three weeks of the licence, free to be withdrawn afterwards.',
      'medium',
      setUpPage,
      continuation,
    ),
  ],
  officers: [
    fact(
      'Every company but a special purpose vehicle has a secretary, appointed by its directors.',
      'high',
      rules2024,
      [
        'Mondaq: DMCC increases regulatory flexibility',
        'http://www.mondaq.com/CorporateCommercial-Law/882322/DMCC-Increases-Regulatory-Flexibility-With-Key-Changes',
      ],
    ),
    fact('Directors, secretaries and managers are at least 18 years old.', 'medium', regulations2024),
    fact(
      'Dealers in precious metals and stones register against money laundering (goAML) and have a compliance officer.',
      'high',
      ['ZFC: the law against money laundering of 2025', 'https://zfcuae.com/?p=991400'],
      ['PACI: duties against money laundering, 2026', 'https://paci.ae/?p=2410'],
    ),
  ],
  tax: [
    ...freeZoneTax,
    fact(
      'Trading qualifying commodities that have a quoted price is a qualifying activity.',
      'medium',
      commodities2025,
    ),
    ...federalTax,
    fact(
      'DMCC is not on the published list of designated zones for VAT.',
      'medium',
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
      'Every company and branch is audited, a dormant one too, by an auditor of DMCC’s list.',
      'high',
      auditDeadline,
      auditRequirements,
      regulations2020,
    ),
  ],
  banking: companyBanking,
  offices: [
    {
      type: 'virtual',
      label: 'Virtual office',
      isPermitted: fact(false, 'medium', setUpPage),
      visaQuota: fact({ kind: 'up-to', visas: 0 }, 'medium', setUpPage),
    },
    {
      type: 'flexi',
      label: 'Flexi desk',
      isPermitted: fact(true, 'medium', setUpPage),
      visaQuota: fact({ kind: 'up-to', visas: 3 }, 'medium', visaQuotas),
    },
    {
      type: 'physical',
      label: 'Serviced or own office',
      isPermitted: fact(true, 'medium', setUpPage),
      visaQuota: fact({ kind: 'by-area', squareMetresPerVisa: 9 }, 'medium', visaQuotas),
    },
  ],
  countedFor: fact(
    'The sums are those of standard activities; general trading, business centres and hotels pay more to register.',
    'medium',
    charges2021,
  ),
  fees: dmccFees,
  steps: dmccSteps,
  deadlines: [
    {
      id: 'licence-renewal',
      label: 'Renew the licence',
      why: 'A licence lasts a year. One agent says to renew 30 days before it ends.',
      rule: fact({ from: 'licence-issue', after: { years: 1 }, repeats: 'yearly' }, 'medium', charges2021, [
        'Dynasty: DMCC licence',
        'https://dynasty-uae.com/en/blog/dmcc-license/',
      ]),
      penalty: unconfirmed('DMCC’s fine for a late renewal'),
    },
    {
      id: 'share-capital',
      label: 'Pay in the share capital',
      why: 'DMCC’s set-up page gives three weeks from the licence. Sources disagree: regulations since October 2024 also allow a credit to the portal account.',
      rule: fact(
        { from: 'licence-issue', after: { days: 21 }, repeats: 'once' },
        'medium',
        setUpPage,
        continuation,
      ),
      penalty: unconfirmed('What follows capital that is paid in late'),
      onlyIf: 'with share capital to pay into a bank account',
    },
    {
      id: 'audit',
      label: 'Upload the audited accounts',
      why: 'Due within six months of the financial year’s end, with the auditor’s summary sheet.',
      rule: fact(
        { from: 'financial-year-end', after: { months: 6 }, repeats: 'yearly' },
        'high',
        auditDeadline,
        auditRequirements,
      ),
      penalty: fact(
        'The portal is blocked, so the licence cannot be renewed, and there are fines.',
        'medium',
        auditRequirements,
        ['AMCA: the DMCC audit deadline', 'https://www.amcaauditing.com/dmcc-audit-report-deadline'],
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
      steps: [
        fact(
          'Short of closing, a licence can be suspended for up to twelve months, and longer if DMCC approves.',
          'high',
          sovereign2020,
          jamesBerry2020,
        ),
        unconfirmed('DMCC’s steps to close a company'),
        ...taxClosingSteps,
      ],
      cost: unconfirmed('What closing costs'),
    },
    dubaiMainlandPermit,
  ],
  notIncluded: [
    'Share capital, which stays the company’s own money.',
    'VAT of 5% on charges that are listed without it.',
    agentFees.agent,
    'Attesting papers from abroad.',
    'Visas of spouses, children and parents.',
  ],
};
