import { money } from '#domain/values/money.ts';
import type { Jurisdiction } from '../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../facts.ts';
import { bankFee, banking, businessAccountStep } from './business-account.ts';
import {
  accountsReform,
  companiesHouseDeadlines,
  confirmationStatementFee,
  controlStatement,
  firstYearEnd,
  identityCheckFee,
  identityStatements,
  identityStep,
  otherCosts,
} from './companies-house.ts';
import { corporationTaxDeadlines, corporationTaxStatements, corporationTaxSteps } from './corporation-tax.ts';
import { visaDeadlines, visaFees, visaQuota, visaStatements, visaSteps } from './founder-visa.ts';
import { bankingFromAbroad, filingChanges, incorporationData, whoMayDirect } from './pages.ts';
import { vatStatements, vatStep } from './vat.ts';

const companyForms: Page = [
  'UK Company Hub: requirements of directors, 2026',
  'https://ukcompanyhub.com/blog/uk-company-director-requirements.html',
];
const registeredOffice: Page = [
  'Property Tax Partners: changes at Companies House, 2026',
  'https://www.propertytaxpartners.co.uk/blog/incorporation-and-company-structures/companies-house-confirmation-statement-changes-2024-onwards-psc-disclosure',
];
const feeRegulations: Page = [
  'Companies House fees, SI 2024/155',
  'https://beta.bailii.org/uk/legis/num_reg/2024/uksi_2024155_en_1.html',
];
const formationPlaybook: Page = [
  'KnowledgeLib: legal formation playbook, 2026',
  'https://knowledgelib.io/business/startup/legal-formation-playbook/2026',
];
const incorporationTime: Page = [
  '1st Formations: after incorporation',
  'http://1stformations.co.uk/post-incorporation/',
];
const directorData: Page = [
  '121 Company Formation: what is asked of a director',
  'https://www.121companyformation.co.uk/company-director/',
];

export const privateLimitedCompany: Jurisdiction = {
  id: 'gb-private-limited-company',
  place: { country: 'GB', companyType: 'private-limited-company' },
  name: 'Private limited company in the United Kingdom',
  currency: 'GBP',
  authority: fact('Companies House', 'high', incorporationTime, filingChanges),
  suitsInShort: fact(
    'One founder or several, from anywhere, with no set capital',
    'medium',
    companyForms,
    formationPlaybook,
  ),
  suits: [
    fact('A single founder, who may be director and shareholder at once.', 'high', companyForms),
    fact('Founders abroad: a company can be formed and run from there.', 'high', companyForms),
  ],
  doesNotSuit: [
    fact(
      'Founders abroad who want a high-street bank at once: these are slow and wary of non-resident owners.',
      'medium',
      bankingFromAbroad,
    ),
  ],
  legalForms: [
    fact('Private company limited by shares; model articles may be used.', 'high', incorporationData),
    fact(
      'A statement of lawful purpose is made at incorporation and in every confirmation statement.',
      'high',
      [
        'Travers Smith: what the Economic Crime Act asks, 2024',
        'https://traverssmith.com/knowledge/knowledge-container/economic-crime-and-corporate-transparency-act-2023-what-to-do-now',
      ],
    ),
  ],
  owners: [
    fact('At least one shareholder, who may also be the director.', 'high', companyForms),
    fact('No limit on foreign ownership was found.', 'high', companyForms),
    controlStatement,
    fact('The company keeps a register of members itself.', 'high', filingChanges),
    ...visaStatements,
  ],
  capital: [fact('No set sum beyond one share; a table of 2026 shows GBP 1.', 'medium', formationPlaybook)],
  officers: [
    fact('At least one director, who is a natural person, and no upper limit.', 'high', companyForms),
    fact('A director is at least 16 years old.', 'high', companyForms),
    fact('A director may live anywhere and be of any nationality.', 'high', whoMayDirect),
    fact('Undischarged bankrupts and disqualified persons cannot be directors.', 'high', whoMayDirect),
    fact(
      'A company may be a director beside a person; a ban is planned, without a date found.',
      'medium',
      whoMayDirect,
    ),
    fact('A company secretary has been optional since April 2008.', 'high', [
      'Sleek: overdue confirmation statement',
      'https://sleek.com/uk/resources/overdue-confirmation-statement/',
    ]),
    fact('A registered email address is given at incorporation and not published.', 'high', registeredOffice),
    ...identityStatements,
  ],
  tax: [...corporationTaxStatements, ...vatStatements],
  audit: [unconfirmed('From what size on a private company is audited'), accountsReform],
  banking,
  offices: [
    {
      type: 'virtual',
      label: 'Address service at a real address that takes post; a PO box alone is not enough',
      isPermitted: fact(true, 'high', registeredOffice),
      visaQuota,
    },
    {
      type: 'flexi',
      label: 'Shared desk at an address that takes post',
      isPermitted: fact(true, 'high', registeredOffice),
      visaQuota,
    },
    {
      type: 'physical',
      label: 'Office of your own',
      isPermitted: fact(true, 'high', registeredOffice),
      visaQuota,
    },
  ],
  fees: [
    {
      id: 'incorporation',
      label: 'Incorporation, online; the law of 2024 and a table of 2026 disagree',
      payee: 'authority',
      amount: fact(money('GBP', 50, 100), 'low', feeRegulations, formationPlaybook),
      due: 'once',
      isRefundable: false,
    },
    {
      id: 'incorporation-same-day',
      label: 'Incorporation on the same day, instead of the fee above; fee of 2024',
      payee: 'authority',
      amount: fact(money('GBP', 78), 'high', feeRegulations),
      due: 'once',
      isRefundable: false,
      isOptional: true,
    },
    confirmationStatementFee,
    identityCheckFee(1),
    ...otherCosts,
    ...visaFees,
    bankFee,
  ],
  steps: [
    {
      id: 'name',
      label: 'Check the name, choose activity codes and shares',
      actor: 'founder',
      needs: [],
      workingDays: fact({ shortest: 1, longest: 1 }, 'high', incorporationData),
      documents: [],
      result: 'Name, activity codes and share structure',
    },
    {
      id: 'registered-office',
      label: 'Arrange the registered office and email address',
      actor: 'founder',
      needs: [],
      workingDays: fact({ shortest: 1, longest: 1 }, 'high', registeredOffice),
      documents: [],
      result: 'An address in the country of registration that can acknowledge post',
    },
    identityStep(['each-director', 'each-owner']),
    {
      id: 'incorporation',
      label: 'File the incorporation',
      actor: 'authority',
      needs: ['name', 'registered-office', 'identity'],
      workingDays: fact({ shortest: 0, longest: 1 }, 'high', incorporationTime),
      documents: [
        {
          label: 'Memorandum and articles, shares, activity code, registered office and email address',
          papers: ['articles'],
          of: 'company',
          sources: readOn('high', incorporationData),
        },
        {
          label: 'Name, date of birth, nationality, occupation, home and service address, personal code',
          papers: [],
          of: 'each-director',
          sources: readOn('high', directorData, incorporationData),
        },
        {
          label: 'Details of shareholders and of persons with significant control',
          papers: [],
          of: 'each-owner',
          sources: readOn('high', incorporationData),
        },
      ],
      signing: {
        paper: 'Memorandum and articles',
        way: 'official-system',
        rule: unconfirmed(
          'How the first shareholders sign',
          fact(
            'The articles are handed in with the incorporation, usually online.',
            'high',
            incorporationTime,
          ),
        ),
      },
      result: 'Certificate of incorporation and company number',
      reaches: ['incorporation'],
    },
    ...corporationTaxSteps('incorporation'),
    vatStep('incorporation'),
    ...visaSteps,
    businessAccountStep('incorporation'),
  ],
  firstYearEnd,
  deadlines: [...companiesHouseDeadlines, ...corporationTaxDeadlines, ...visaDeadlines],
  exits: [
    {
      kind: 'closing',
      steps: [unconfirmed('The steps to close a private limited company')],
      cost: unconfirmed('What closing costs'),
    },
  ],
  notIncluded: [
    'Share capital, which stays the company’s own money.',
    'Corporation tax and VAT.',
    'VAT on the endorsement of a visa.',
    'Money for living costs that a visa asks for.',
  ],
};
