import { agentFees } from '#domain/catalogue/countries/agent-fee.ts';
import type { Jurisdiction } from '../../../definition.ts';
import { fact, type Page, unconfirmed } from '../../../facts.ts';
import { companyBanking } from '../bank-account.ts';
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
import { difcFees } from './difc-fees.ts';
import { difcSteps } from './difc-steps.ts';

const businessPage: Page = ['DIFC: business', 'https://www.difc.com/business'];
const innovationLicence: Page = [
  'DIFC: Innovation Licence',
  'https://www.difc.com/business/establish-a-business/innovation-licence',
];
const comparison: Page = [
  'Neolegal: DIFC and ADGM compared',
  'https://neolegal-website.pages.dev/insights/difc-vs-adgm-full-comparison.html',
];
const authorisation: Page = [
  'DFSA: authorisation',
  'https://www.dfsa.ae/what-we-do/authorisation-services/overview',
];
const registration: Page = [
  'PIN Legal: company registration in DIFC',
  'https://pinlegalglobal.com/lawrise/articles/dubai-international-financial-centre-difc-company-registration',
];
const licencePrice: Page = ['Aston: the DIFC Innovation Licence', 'https://aston.ae/?p=27939'];
const prescribedCompanies: Page = [
  'DLA Piper: the new prescribed company regulations',
  'https://www.dlapiper.com/en/insights/publications/2025/02/the-new-difc-prescribed-company-regulations',
];
const prescribedCompanies2024: Page = [
  'Morgan Lewis: the prescribed company regulations 2024',
  'https://morganlewis.com/fr/pubs/2024/08/the-new-difc-prescribed-company-regulations-2024',
];
const activeEnterprises: Page = [
  '10 Leaves: Active Enterprises',
  'https://www.10leaves.ae/publications/difc/difc-active-enterprises',
];
const serviceProvider: Page = ['Atlas Corp: a service provider in DIFC', 'https://www.atlascorp.ae'];
const audits: Page = [
  'Lexis Middle East: mandatory audits for commercial companies',
  'https://www.lexismiddleeast.com/pn/DubaiInternationalFinancialCentre/Mandatory_Audits_for_Commercial_Companies',
];
const auditQuestions: Page = ['HLB HAMT: audit questions', 'https://hlbhamt.com/services/audit-faq/'];

export const difc: Jurisdiction = {
  id: 'ae-difc',
  place: { country: 'AE', companyType: 'free-zone', subType: 'difc' },
  name: 'Dubai International Financial Centre',
  currency: 'AED',
  authority: fact(
    'DIFC Registrar of Companies, in Dubai; the Dubai Financial Services Authority regulates financial services',
    'high',
    businessPage,
    ['10 Leaves: licensing categories', 'https://10leaves.ae/publications/difc/difc-licensing-categories'],
    authorisation,
    comparison,
  ),
  suitsInShort: fact('Finance, advice, holdings and technology, under common law', 'medium', businessPage),
  suits: [
    fact(
      'Banks, asset managers, advisers, FinTech, law firms, consultancies and family holdings.',
      'medium',
      businessPage,
    ),
    fact(
      'Technology firms: the Innovation or AI Licence covers software, AI, web, cyber security, data and IT consultancy.',
      'medium',
      innovationLicence,
    ),
  ],
  doesNotSuit: [
    fact(
      'Small trading and general service businesses: it is heavier and dearer than they need.',
      'medium',
      businessPage,
    ),
    fact(
      'Under an Innovation or AI Licence: financial or payment services, running an exchange, or trade in physical goods.',
      'medium',
      innovationLicence,
    ),
    fact(
      'Financial services without a licence of the DFSA; a non-financial company may not provide them.',
      'medium',
      businessPage,
      authorisation,
    ),
  ],
  legalForms: [
    fact(
      'Private company limited by shares, public company, prescribed company, LLP and partnerships, foundation, non-profit organisation or branch.',
      'medium',
      businessPage,
      registration,
    ),
    fact(
      'A prescribed company is a passive holding vehicle with lower fees and lighter reporting.',
      'high',
      prescribedCompanies,
      [
        'Gibson Dunn: further expansion of the prescribed company regime',
        'https://gibsondunn.com/further-expansion-of-difc-prescribed-company-regime',
      ],
    ),
    fact(
      'A prescribed company or a foundation needs no office: a registered address at a service provider is enough.',
      'medium',
      serviceProvider,
    ),
    fact(
      'Since July 2024 anyone may use one by appointing a director from a registered corporate service provider; other ways are GCC owners, GCC assets or a qualifying purpose.',
      'high',
      prescribedCompanies2024,
      prescribedCompanies,
    ),
    fact(
      'Holdings that want an office and staff use the Active Enterprise package.',
      'medium',
      activeEnterprises,
      prescribedCompanies2024,
    ),
  ],
  owners: [
    fact('Foreigners may own all of it.', 'high', [
      'Hadef: setting up in the DIFC',
      'http://www.hadefpartners.com/News/33/SETTING-UP-IN-THE-DIFC',
    ]),
    fact('A private company has 1 to 50 shareholders.', 'medium', registration),
    fact('Beneficial owners fall under DIFC’s own rules, not the federal ones.', 'high', [
      'Baker McKenzie: changes to the rules about beneficial owners',
      'https://me-insights.bakermckenzie.com/2024/01/18/uae-changes-to-the-ultimate-beneficial-ownership-regulations-to-address-the-complex-structures-and-needs-of-businesses',
    ]),
  ],
  capital: [
    fact(
      'An Innovation or AI Licence asks for no minimum capital.',
      'medium',
      licencePrice,
      innovationLicence,
    ),
    fact(
      'For a private company sources disagree: one finds no minimum, one agent writes that a full commercial licence needs USD 50,000 paid up.',
      'low',
      registration,
      licencePrice,
    ),
  ],
  officers: [
    fact(
      'The secretary is among the officers whose certified passports are asked for.',
      'low',
      innovationLicence,
    ),
    unconfirmed('Whether a small private company must have a secretary'),
  ],
  tax: [
    ...freeZoneTax,
    ...federalTax,
    fact('DIFC is not on the list of VAT designated zones.', 'medium', [
      'Commitbiz: designated zones',
      'https://www.commitbiz.com/node/413532',
    ]),
  ],
  audit: [
    fact(
      'Accounts are audited by an auditor registered with DIFC, unless the Companies Law exempts the company.',
      'high',
      audits,
      [
        'Velmont Crest: audits in DMCC, JAFZA and DIFC',
        'https://velmontcrest.ae/insights/audit-requirements-dmcc-jafza-difc/',
      ],
    ),
    unconfirmed('The size up to which a small company is exempt from the audit'),
    fact('A prescribed company files no audited accounts.', 'medium', prescribedCompanies, serviceProvider),
    fact(
      'The first financial period lasts at most 18 months, and records are kept for six years.',
      'medium',
      auditQuestions,
    ),
  ],
  banking: companyBanking,
  offices: [
    {
      type: 'virtual',
      label: 'Registered address without a desk',
      isPermitted: fact(false, 'medium', serviceProvider),
      visaQuota: fact({ kind: 'up-to', visas: 0 }, 'medium', activeEnterprises, prescribedCompanies2024),
    },
    {
      type: 'flexi',
      label: 'Co-working desk in DIFC',
      isPermitted: fact(true, 'medium', innovationLicence),
      visaQuota: fact({ kind: 'up-to', visas: 4 }, 'medium', innovationLicence),
    },
    {
      type: 'physical',
      label: 'Serviced or own office in DIFC',
      isPermitted: fact(true, 'medium', innovationLicence),
      visaQuota: unconfirmed('How many visas an office in DIFC brings for its area', usualVisaQuota),
    },
  ],
  countedFor: fact(
    'The sums are those of an Innovation or AI Licence, for technology companies outside finance. What DIFC charges for any other licence is on no public page.',
    'medium',
    innovationLicence,
  ),
  fees: difcFees,
  steps: difcSteps,
  deadlines: [
    {
      id: 'licence-renewal',
      label: 'Renew licence and lease, and file the confirmation statement',
      why: 'Licence and lease are renewed each year; the confirmation statement goes with the licence.',
      rule: fact(
        { from: 'licence-issue', after: { years: 1 }, repeats: 'yearly' },
        'medium',
        innovationLicence,
      ),
      penalty: unconfirmed('DIFC’s fine for a late renewal'),
    },
    {
      id: 'audit',
      label: 'Have the accounts audited',
      why: 'Due within six months of the financial year’s end.',
      rule: fact({ from: 'financial-year-end', after: { months: 6 }, repeats: 'yearly' }, 'medium', audits),
      penalty: unconfirmed('DIFC’s fine for late accounts'),
      onlyIf: 'for companies that the Companies Law does not exempt',
      dependsOn: { 'is-audited': true },
    },
    ...corporateTaxDeadlines,
    corporateTaxWaiver,
    ...vatDeadlines,
    ...eInvoicingDeadlines,
    ...residenceVisaDeadlines,
  ],
  exits: [
    {
      kind: 'closing',
      steps: [unconfirmed('DIFC’s steps to close a company'), ...taxClosingSteps],
      cost: unconfirmed('What closing costs'),
    },
    {
      ...dubaiMainlandPermit,
      steps: [
        fact('Financial institutions licensed in DIFC are left out of Dubai’s mainland permit.', 'high', [
          'Afridi & Angell: mainland Dubai opens to free zone companies',
          'https://afridi-angell.com/expanding-boundaries-to-mainland-dubai-a-game-changer-for-free-zone-entities',
        ]),
        unconfirmed('Whether every other company in DIFC can have the permit'),
        ...dubaiMainlandPermit.steps,
      ],
    },
  ],
  notIncluded: [
    'A company that falls outside the Innovation and AI Licence: DIFC has no public price for it.',
    'The price of the Innovation or AI Licence after its first years.',
    'Share capital, where it is asked for, which stays the company’s own money.',
    agentFees.corporate,
    'Certifying passports, and attesting degrees and papers from abroad.',
    'Visas of spouses, children and parents.',
    'The minimum balance that a bank may ask for.',
  ],
};
