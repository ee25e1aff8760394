import type { Jurisdiction } from '../../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../../facts.ts';
import { bankAccountStep, companyBanking } from '../bank-account.ts';
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
import { residenceVisaSteps } from '../residence-steps.ts';
import { residenceVisaDeadlines } from '../residence-visas.ts';
import { ifzaFees } from './ifza-fees.ts';

const licencePage: Page = [
  'IFZA: how to get a licence',
  'https://ifza.com/en/how-to-get-your-free-zone-license-with-ifza/',
];
const setUpPage: Page = ['IFZA: set up a business', 'https://ifza.com/en/set-up-your-business/'];
const regulations: Page = [
  'DIEZ Implementing Regulations 2023, a copy',
  'https://uae.shushin.io/corporatelaw/diez/DIEZ-Implementing-Regulations',
];
const regulationsScan: Page = [
  'DIEZ Implementing Regulations 2023, a scan',
  'https://www.scribd.com/document/804902706/DIEZA-Implementing-Regs-2023',
];
const zurichOffice: Page = [
  'Limmattaler Firmenwiki: IFZA’s office in Zurich',
  'https://fiwi.punkt4.info/details/fiwi/limmattaler-firmenwiki/fiwi-news/ifza-wirbt-mit-zuercher-buero-um-schweizer-firmen/fiwi-global-scope/1.html',
];
const turnkeyOffer: Page = [
  'GSL: company registration in IFZA',
  'https://gsl.org/ru/offers/registracziya-frizon-kompanii-v-sez-ifza-dubay-ifza-dubai',
];
const auditOverview: Page = [
  'QNA: audit requirements of free zones in Dubai',
  'https://qnamc.com/%f0%9f%8f%a2-audit-requirements-for-free-zone-companies-in-dubai',
];
const auditInZones: Page = [
  'Kema: audit requirements in free zones',
  'https://www.kema.co/resources/blog/audit-requirements-in-uae-free-zones',
];
const visaPlaces = fact(
  'Visa places are bought with the package and can be raised later without a new licence.',
  'medium',
  licencePage,
  setUpPage,
);

export const ifza: Jurisdiction = {
  id: 'ae-ifza',
  place: { country: 'AE', companyType: 'free-zone', subType: 'ifza' },
  name: 'International Free Zone Authority',
  currency: 'AED',
  authority: fact(
    'International Free Zone Authority, inside Dubai Silicon Oasis, which belongs to the Dubai Integrated Economic Zones Authority (DIEZ)',
    'medium',
    regulations,
    licencePage,
  ),
  suitsInShort: fact('Consultants, online businesses and small traders', 'medium', licencePage, setUpPage),
  suits: [
    fact(
      'Consultants, online and service businesses, and small trading firms.',
      'medium',
      licencePage,
      setUpPage,
      zurichOffice,
    ),
    fact('Founders who set up from abroad.', 'medium', licencePage, setUpPage, zurichOffice),
  ],
  doesNotSuit: [
    fact('Regulated activities, such as finance.', 'medium', licencePage, setUpPage),
    fact('Firms whose customers are mostly on the mainland.', 'medium', licencePage, setUpPage),
  ],
  legalForms: [
    fact(
      'Limited liability company (FZCO), or branch of an existing company.',
      'high',
      regulations,
      licencePage,
    ),
    fact('Licence for services, trade or general trade, or of a branch.', 'medium', licencePage, setUpPage),
    fact(
      'The DIEZ regulations of 2023 stand in place of the federal companies law; they let a company lie dormant.',
      'medium',
      regulations,
      regulationsScan,
    ),
  ],
  owners: [
    fact('Foreigners may own all of it.', 'medium', licencePage, setUpPage),
    fact('Owners need not be in the Emirates to form the company.', 'medium', licencePage, setUpPage),
    unconfirmed('The largest number of owners'),
    ...beneficialOwnerDuties,
  ],
  capital: [
    fact('IFZA asks for no paid-up capital.', 'medium', licencePage, setUpPage),
    unconfirmed('The capital that the papers have to state, without a duty to pay it in'),
    unconfirmed('The capital that an investor’s visa asks for'),
  ],
  officers: [
    fact(
      'The DIEZ regulations have rules on directors, managers and secretaries.',
      'medium',
      regulationsScan,
    ),
  ],
  tax: [
    ...freeZoneTax,
    ...federalTax,
    fact(
      'Dubai Silicon Oasis is not on the published list of designated zones for VAT.',
      'medium',
      ['Commitbiz: designated zones', 'https://www.commitbiz.com/node/413532'],
      [
        'Gulf News: designated zones for VAT, about 2018',
        'http://gulfnews.com/business/economy/vat/ministry-of-finance-confirms-no-vat-in-designated-zones-1.2155575',
      ],
    ),
  ],
  audit: [
    fact(
      'An audit firm writes that companies of Dubai Silicon Oasis hand in audited accounts within four months.',
      'medium',
      auditOverview,
      auditInZones,
    ),
    fact('The 0% rate of corporate tax asks for audited accounts anyway.', 'high', auditInZones, [
      'Regfollower: qualifying and excluded activities in free zones',
      'https://regfollower.com/uae-mof-issues-new-rules-on-qualifying-and-excluded-activities-in-free-zones',
    ]),
    fact('The DIEZ registrar keeps a list of approved auditors.', 'medium', regulationsScan),
    unconfirmed('IFZA’s own rule on audits'),
  ],
  banking: [
    fact('An IFZA licence does not guarantee a bank account.', 'medium', licencePage, setUpPage),
    ...companyBanking,
  ],
  offices: [
    {
      type: 'virtual',
      label: 'Licence without an office of its own',
      isPermitted: unconfirmed('A page of IFZA that says which packages do without an office'),
      visaQuota: unconfirmed('The most visas without an office', visaPlaces),
    },
    {
      type: 'flexi',
      label: 'Flexi desk',
      isPermitted: fact(true, 'low', turnkeyOffer),
      visaQuota: unconfirmed('The most visas with a flexi desk', visaPlaces),
    },
    {
      type: 'physical',
      label: 'Office',
      isPermitted: unconfirmed('A page of IFZA on offices of one’s own'),
      visaQuota: unconfirmed('The most visas with an office', usualVisaQuota),
    },
  ],
  fees: ifzaFees,
  steps: [
    {
      id: 'approval',
      label: 'Choose licence and activities, offer three names, and hand in the papers',
      actor: 'authority',
      needs: [],
      workingDays: unconfirmed(
        'How long name and first approval take',
        fact('IFZA publishes no fixed time.', 'medium', licencePage, setUpPage),
      ),
      documents: [
        {
          label: 'Passport copy, photo, and Emirates ID and visa copy if held',
          papers: ['passport', 'portrait-photo'],
          papersIfHeld: ['identity-card', 'visa'],
          of: 'each-owner',
          sources: readOn('medium', licencePage),
        },
        {
          label:
            'Notarised board resolution, memorandum and articles, valid licence, certificate of incorporation, and papers of the people behind it',
          papers: ['board-resolution', 'articles', 'licence', 'certificate-of-incorporation'],
          copy: 'attested',
          of: 'corporate-owner',
          sources: readOn('medium', licencePage, setUpPage),
        },
      ],
      result: 'Name and papers are approved',
    },
    {
      id: 'signing',
      label: 'Sign two legal forms electronically',
      actor: 'founder',
      needs: ['approval'],
      workingDays: unconfirmed('How long signing takes'),
      documents: [],
      signing: {
        paper: 'Two legal forms',
        way: 'official-system',
        rule: fact('IFZA has its forms signed electronically, in its own system.', 'medium', licencePage),
      },
      result: 'The company can be registered',
    },
    {
      id: 'licence',
      label: 'Receive the licence and the company’s papers',
      actor: 'authority',
      needsNoApplication: true,
      needs: ['signing'],
      workingDays: unconfirmed(
        'How long the licence takes',
        fact('IFZA publishes no fixed time.', 'medium', licencePage, setUpPage),
      ),
      documents: [],
      result: 'The company exists, with its licence',
      reaches: ['incorporation', 'licence-issue'],
    },
    ...residenceVisaSteps('licence'),
    bankAccountStep('licence'),
  ],
  deadlines: [
    {
      id: 'licence-renewal',
      label: 'Renew the licence',
      why: 'A licence lasts a year, unless several years are bought at once.',
      rule: fact({ from: 'licence-issue', after: { years: 1 }, repeats: 'yearly' }, 'medium', licencePage),
      penalty: unconfirmed('IFZA’s fine for a late renewal'),
    },
    {
      id: 'audit',
      label: 'Have audited accounts ready',
      why: 'An audit firm gives four months for Dubai Silicon Oasis; a rule of IFZA itself was not found.',
      rule: fact(
        { from: 'financial-year-end', after: { months: 4 }, repeats: 'yearly' },
        'medium',
        auditOverview,
        auditInZones,
      ),
      penalty: unconfirmed('What follows accounts that come late'),
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
      steps: [unconfirmed('IFZA’s steps to close a company'), ...taxClosingSteps],
      cost: unconfirmed('What closing costs'),
    },
    dubaiMainlandPermit,
  ],
  notIncluded: [
    'VAT of 5% on charges that are listed without it.',
    'Attesting and translating papers from abroad.',
    'A deposit for the e-channel of immigration, should one be asked for.',
    'Visas of spouses, children and parents.',
  ],
};
