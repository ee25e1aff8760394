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
import { usualVisaQuota } from '../free-zone-offices.ts';
import { residenceVisaDeadlines } from '../residence-visas.ts';
import { dafzaFees } from './dafza-fees.ts';
import { dafzaSteps } from './dafza-steps.ts';

const startPage: Page = [
  'DAFZ: start your business in Dubai',
  'https://www.dafz.ae/en/start-your-business-in-dubai/',
];
const regulations: Page = [
  'Safe Ledger: company regulations of Dubai Airport Free Zone',
  'https://safeledger.ae/blog/dubai-airport-free-zone-company-regulations',
];
const regulations2021: Page = [
  'Anders: five innovations of the regulations of 2021',
  'https://anders.ae/en/law-firm/dr-ines-anders/publication/dubai-airport-free-zone-5-innovations-introduced-by-the-implementing-regulations-2021',
];
const regulations2023: Page = [
  'DIEZ Implementing Regulations 2023, a copy',
  'https://www.scribd.com/document/804902706/DIEZA-Implementing-Regs-2023',
];
const regulationsIndex: Page = [
  'Shushin: DIEZ Implementing Regulations',
  'https://uae.shushin.io/corporatelaw/diez/DIEZ-Implementing-Regulations',
];
const questions2018: Page = [
  'Mondaq: questions about Dubai Airport Free Zone, 2018',
  'http://www.mondaq.com/x/725086/offshore+company+formation/FAQs+Business+Setup+In+Dubai+Airport+Free+Zone',
];
const auditProcess: Page = [
  'Horizon: audits of free zone companies',
  'https://www.horizonbizco.com/blog/audit-process-work-for-free-zone-companies-uae',
];
const auditByZone: Page = [
  'QNA: audits by zone',
  'https://qnamc.com/auditing-requirements-by-business-zone-dmcc-dafza-mainland',
];
const qualifyingActivities: Page = [
  'Regfollower: qualifying and excluded activities in free zones',
  'https://regfollower.com/uae-mof-issues-new-rules-on-qualifying-and-excluded-activities-in-free-zones',
];

export const dafza: Jurisdiction = {
  id: 'ae-dafza',
  place: { country: 'AE', companyType: 'free-zone', subType: 'dafza' },
  name: 'Dubai Airport Freezone',
  currency: 'AED',
  authority: fact(
    'Dubai Integrated Economic Zones Authority (DIEZ), which took the airport’s zone over from DAFZA in January 2022',
    'high',
    [
      'Dubai Law 16 of 2021',
      'https://dlp.dubai.gov.ae/en/Pages/HTMLViewer.aspx?file=TGF3IE5vLiAoMTYpIG9mIDIwMjE=&year=2021',
    ],
    ['fDi Intelligence: Dubai’s integrated zones', 'https://northamerica.fdiintelligence.com/article/82602'],
  ),
  suitsInShort: fact(
    'Goods by air, and regional offices beside the airport',
    'medium',
    startPage,
    regulations,
  ),
  suits: [
    fact(
      'High-value or urgent goods by air: electronics, pharmaceuticals, luxury, aviation.',
      'medium',
      startPage,
      regulations,
    ),
    fact('Regional offices and family offices.', 'medium', startPage, regulations),
  ],
  doesNotSuit: [fact('A business of one person with low overheads.', 'medium', startPage)],
  legalForms: [
    fact(
      'Free zone company (FZCO), public limited company or branch.',
      'high',
      regulations2021,
      regulationsIndex,
      startPage,
    ),
    fact(
      'An FZCO can become a public company and the reverse; a branch can become either.',
      'medium',
      regulations2021,
    ),
    fact(
      'Licences are for trade, general trade, services, light industry, and single or multi-family offices.',
      'medium',
      startPage,
    ),
  ],
  owners: [
    fact('Foreigners may own all of it.', 'high', regulations, questions2018),
    fact('An FZCO has 1 to 50 shareholders, people or companies.', 'medium', startPage),
    ...beneficialOwnerDuties,
  ],
  capital: [
    unconfirmed(
      'The minimum share capital of an FZCO, and whether it is paid up',
      fact('The regulations set a minimum, in any currency.', 'medium', regulations2021, regulations2023),
    ),
    fact('A branch has no capital.', 'medium', startPage, [
      'INBMS: business set-up in UAE free zones',
      'http://www.inbms.com/eng/services/business-setup-in-uae-free-zones/',
    ]),
  ],
  officers: [
    fact(
      'A company has a director or several, a manager and a secretary.',
      'high',
      regulations2023,
      startPage,
    ),
  ],
  tax: [
    ...freeZoneTax,
    fact(
      'Distributing goods from a designated zone is a qualifying activity, if buyers resell them or are public-benefit entities.',
      'high',
      qualifyingActivities,
      [
        'Mondaq: Ministerial Decisions 229 and 230 of 2025',
        'https://www.mondaq.com/tax-authorities/1674974/uae-corporate-tax-ministerial-decision-no-229-and-230-of-2025-practical-implications-for-free-zone-businesses',
      ],
    ),
    ...federalTax,
    fact(
      'It is a VAT designated zone: goods have rules of their own, services stay taxable.',
      'high',
      ['Commitbiz: designated zones', 'https://www.commitbiz.com/node/413532'],
      [
        'Eccentric: rules of designated zones',
        'http://eccentricbusiness.com/applicability-in-designated-zone/',
      ],
    ),
  ],
  audit: [
    fact(
      'Every FZCO and branch is audited each year, by an auditor that the authority approves.',
      'high',
      [
        'JCA: audits of companies in Dubai’s free zones',
        'https://jcauaeaudit.com/an-essential-audit-guide-to-companies-incorporated-in-dubai-free-zones/',
      ],
      auditProcess,
      [
        'Fintrack: audits of free zone companies in Dubai',
        'https://www.fintrackuae.com/blogs/post/audit-requirements-for-free-zone-companies-in-dubai',
      ],
    ),
  ],
  banking: companyBanking,
  offices: [
    {
      type: 'virtual',
      label: 'Virtual office',
      isPermitted: unconfirmed(
        'Whether an address without premises is enough',
        fact('Premises in the zone are part of the set-up.', 'medium', startPage),
      ),
      visaQuota: unconfirmed('How many visas an address without premises brings'),
    },
    {
      type: 'flexi',
      label: 'Flexi desk',
      isPermitted: unconfirmed('The terms of a flexi or smart desk at DAFZ'),
      visaQuota: unconfirmed('How many visas a desk at DAFZ brings', usualVisaQuota),
    },
    {
      type: 'physical',
      label: 'Premises in the zone',
      isPermitted: fact(true, 'medium', startPage),
      visaQuota: unconfirmed('How many visas an office at DAFZ brings for its area', usualVisaQuota),
    },
  ],
  fees: dafzaFees,
  steps: dafzaSteps,
  deadlines: [
    {
      id: 'licence-renewal',
      label: 'Renew the licence',
      why: 'A licence lasts a year.',
      rule: fact({ from: 'licence-issue', after: { years: 1 }, repeats: 'yearly' }, 'low', regulations),
      penalty: unconfirmed('DAFZ’s fine for a late renewal'),
    },
    {
      id: 'audit',
      label: 'Hand in the audited accounts',
      why: 'Sources disagree: about 90 days after the financial year’s end, or with the licence’s renewal.',
      rule: fact(
        { from: 'financial-year-end', after: { days: 90 }, repeats: 'yearly' },
        'low',
        auditByZone,
        auditProcess,
      ),
      penalty: fact('From AED 5,000, one audit firm writes.', 'low', auditByZone),
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
        unconfirmed('DAFZ’s steps to close a company'),
        fact('A licence can be suspended for up to twelve months instead.', 'medium', regulations2021),
        ...taxClosingSteps,
      ],
      cost: unconfirmed('What closing costs'),
    },
    dubaiMainlandPermit,
  ],
  notIncluded: [
    'Registration, licence and premises: DAFZ has no public price, so ask for a quotation.',
    'Share capital, which stays the company’s own money.',
    agentFees.agent,
    'Certifying, translating and attesting papers from abroad.',
    'Visas of spouses, children and parents.',
    'The minimum balance that a bank may ask for.',
  ],
};
