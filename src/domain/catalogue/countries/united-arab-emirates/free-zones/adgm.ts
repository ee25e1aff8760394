import { agentFees } from '#domain/catalogue/countries/agent-fee.ts';
import { money } from '#domain/values/money.ts';
import type { Jurisdiction } from '../../../definition.ts';
import { fact, type Page, unconfirmed } from '../../../facts.ts';
import { companyBanking } from '../bank-account.ts';
import { federalTax, freeZoneTax, taxClosingSteps } from '../federal-duties.ts';
import { usualVisaQuota } from '../free-zone-offices.ts';
import { adgmDeadlines, adgmFirstYearEnd } from './adgm-deadlines.ts';
import { adgmFees } from './adgm-fees.ts';
import { adgmSteps } from './adgm-steps.ts';

const comparison: Page = [
  'Neolegal: DIFC and ADGM compared',
  'https://neolegal-website.pages.dev/insights/difc-vs-adgm-full-comparison.html',
];
const formation: Page = [
  'Kounted: forming a company in ADGM',
  'https://help.kounted.ae/07_adgm/01-001-adgm-formation-incorporate-a-private-company-limited-by-guarantee-non-financial',
];
const registeredOffice: Page = [
  'Kounted: the registered office in ADGM',
  'https://help.kounted.ae/07_adgm/07-009-adgm-corp-support-maintain-registered-office-address-details',
];
const annualAccounts: Page = [
  'Kounted: annual accounts in ADGM',
  'https://help.kounted.ae/07_adgm/07-214-adgm-compliance-annual-accounts',
];
const accountsDeadlines: Page = [
  'MS: annual accounts in ADGM, deadlines and penalties',
  'https://admin.ms-ca.com/adgm-annual-accounts-deadlines-extensions-and-penalties',
];
const filingAccounts: Page = [
  'MS: how to file annual accounts in ADGM',
  'https://admin.ms-ca.com/simplify-your-success-how-to-file-adgm-annual-accounts-to-avoid-penalties/?amp=1',
];
const privateCompany: Page = [
  'ADGM: private company limited by shares, non-financial',
  'https://assets.adgm.com/download/assets/Private+Company+Limited+by+Shares+-+Non-Financial+Services.pdf/c214f1f25a4411ef82f4b295bac3477d',
];
const vehicles: Page = [
  'Foundra: special purpose vehicles in ADGM',
  'https://www.foundra.com/what-you-need-to-know-adgm-special-purpose-vehicles',
];
const vehicleGovernance: Page = [
  '10 Leaves: corporate governance of special purpose vehicles',
  'http://www.10leaves.ae/publications/adgm/corporate-governance-for-adgm-spvs',
];
const licenceConditions: Page = [
  'Hadef: conditions of licence, 2025',
  'https://hadefpartners.com/news-insights/insights/updated-commercial-licensing-regulations-conditions-of-licence-and-branch-registration-rules-2025-a',
];
const licenceConditions2026: Page = [
  'ADGM rulebook: conditions of licence, June 2026',
  'https://en.adgm.thomsonreuters.com/sites/default/files/net_file_store/ADGM1547_30125_VER26062026.pdf',
];
const setUpQuestions: Page = ['ADGM: questions about setting up', 'https://www.adgm.com/faqs/setting-up'];
const governmentServices: Page = [
  'ADGM: government services',
  'https://www.adgm.com/operating-in-adgm/visas-and-government-services/corporate-affairs-government-services',
];
const startupPage: Page = ['ADGM: Tech Startup', 'https://www.adgm.com/business-areas/tech-startup'];

export const adgm: Jurisdiction = {
  id: 'ae-adgm',
  place: { country: 'AE', companyType: 'free-zone', subType: 'adgm' },
  name: 'Abu Dhabi Global Market',
  currency: 'AED',
  authority: fact(
    'ADGM Registration Authority, on Al Maryah and Al Reem Islands, Abu Dhabi; the Financial Services Regulatory Authority regulates financial services',
    'high',
    formation,
    accountsDeadlines,
    comparison,
    [
      'Al Tamimi: ADGM’s expansion into Al Reem Island',
      'https://www.tamimi.com/news/further-updates-to-adgms-expansion-into-al-reem-island/',
    ],
  ),
  suitsInShort: fact('Funds, holdings and technology, under English law in Abu Dhabi', 'medium', comparison),
  suits: [
    fact(
      'Funds, financial firms, virtual assets, family offices, holdings and special purpose vehicles.',
      'medium',
      comparison,
    ),
    fact(
      'Tech start-ups with a product of their own, and firms with clients in Abu Dhabi.',
      'medium',
      comparison,
    ),
  ],
  doesNotSuit: [
    fact('Founders without a signatory who is a GCC national or lives in the UAE.', 'medium', privateCompany),
  ],
  legalForms: [
    fact(
      'Private company limited by shares or by guarantee, public company, restricted scope company, special purpose vehicle, LLP and partnerships, foundation or branch.',
      'medium',
      formation,
      registeredOffice,
      annualAccounts,
    ),
    fact(
      'A special purpose vehicle is passive, needs a link to ADGM, the UAE or the GCC, and cannot sponsor visas.',
      'medium',
      vehicles,
      [
        'Pinsent Masons: a connection to the UAE or GCC',
        'https://www.pinsentmasons.com/en-gb/out-law/news/adgm-special-purpose-vehicles-should-have-connection-to-uae-or-gcc',
      ],
    ),
    fact(
      'A special purpose vehicle, a foundation and the like need no desk: a registered address is enough.',
      'medium',
      registeredOffice,
    ),
    fact('With exceptions, such a vehicle appoints a company service provider.', 'medium', [
      '10 Leaves: establishing a special purpose vehicle',
      'https://10leaves.ae/31-establishing-an-spv-in-the-adgm-the-advantages',
    ]),
    fact(
      'The Tech Startup Licence is for founders with a technology product of their own and, since July 2024, a letter of approval from Hub71.',
      'medium',
      startupPage,
    ),
    fact(
      'Hub71 tells how an application for its letter stands within 21 working days.',
      'medium',
      setUpQuestions,
    ),
  ],
  owners: [
    fact('Foreigners may own all of it.', 'high', vehicles, vehicleGovernance),
    fact('One shareholder is enough.', 'medium', vehicles, vehicleGovernance),
    fact('Beneficial owners fall under ADGM’s own rules, not the federal ones.', 'high', [
      'Baker McKenzie: changes to the rules about beneficial owners',
      'https://me-insights.bakermckenzie.com/2024/01/18/uae-changes-to-the-ultimate-beneficial-ownership-regulations-to-address-the-complex-structures-and-needs-of-businesses',
    ]),
  ],
  capital: [
    fact(
      'A private company or special purpose vehicle has no minimum capital.',
      'high',
      vehicles,
      vehicleGovernance,
    ),
  ],
  officers: [
    fact('At least one director, who may live abroad.', 'medium', vehicleGovernance),
    fact(
      'A licence holder keeps at least one authorised signatory with a UAE residence visa.',
      'high',
      licenceConditions,
      licenceConditions2026,
      vehicleGovernance,
    ),
    fact(
      'Who has never entered the UAE cannot be signatory: the security check needs a residence visa or an entry stamp.',
      'medium',
      vehicles,
      privateCompany,
    ),
  ],
  tax: [
    ...freeZoneTax,
    ...federalTax,
    fact('ADGM is not on the list of VAT designated zones.', 'medium', [
      'Commitbiz: designated zones',
      'https://www.commitbiz.com/node/413532',
    ]),
  ],
  audit: [
    fact(
      'Accounts are audited, unless the company is exempt as small, as dormant or as a subsidiary.',
      'high',
      annualAccounts,
      ['ADGM rulebook: audit of accounts', 'https://adgmen.thomsonreuters.com/entiresection/15148'],
    ),
    fact(
      'Small means turnover up to USD 13.5 million and up to 35 employees; financial and public-interest firms are never small.',
      'high',
      accountsDeadlines,
      annualAccounts,
      filingAccounts,
    ),
    fact('Branches and foundations file no accounts.', 'medium', filingAccounts),
    fact('The first accounting period is longer than 6 and at most 18 months.', 'medium', annualAccounts),
  ],
  banking: companyBanking,
  offices: [
    {
      type: 'virtual',
      label: 'Registered address without a desk',
      isPermitted: fact(false, 'medium', registeredOffice),
      visaQuota: fact({ kind: 'up-to', visas: 0 }, 'high', vehicles, [
        'Clara: converting a special purpose vehicle',
        'https://help.clara.co/en/articles/8281020-converting-an-adgm-spv-to-an-operating-licence',
      ]),
    },
    {
      type: 'flexi',
      label: 'Dedicated desk in a business centre; hot desks do not count',
      isPermitted: fact(true, 'medium', setUpQuestions),
      visaQuota: fact({ kind: 'up-to', visas: 2 }, 'medium', governmentServices),
    },
    {
      type: 'physical',
      label: 'Own office',
      isPermitted: fact(true, 'medium', formation, registeredOffice),
      visaQuota: unconfirmed('How many visas an office in ADGM brings for its area', usualVisaQuota),
    },
  ],
  countedFor: fact(
    'The sums are those of a company of category B, which is any outside finance and retail.',
    'medium',
    [
      'ADGM: schedule of fees 2025',
      'https://assets.adgm.com/download/assets/Schedule+of+Fees+2025.pdf/6f25a452823d11ef808c3e0446867bce',
    ],
  ),
  fees: adgmFees,
  steps: adgmSteps,
  firstYearEnd: adgmFirstYearEnd,
  deadlines: adgmDeadlines,
  exits: [
    {
      kind: 'closing',
      steps: [unconfirmed('ADGM’s steps to close a company'), ...taxClosingSteps],
      cost: unconfirmed('What closing costs'),
    },
    {
      kind: 'moving',
      steps: [
        fact('Abu Dhabi’s dual licence opens its mainland for listed activities without moving.', 'medium', [
          'Abu Dhabi Registration Authority: dual licence',
          'https://www.adra.gov.ae/en/establishing/dual-licence',
        ]),
        fact('Dubai’s mainland permit is for zones in Dubai, not for ADGM.', 'high', [
          'Executive Council Resolution 11 of 2025',
          'https://dlp.dubai.gov.ae/Legislation%20Reference/2025/Executive%20Council%20Resolution%20No.%20(11)%20of%202025%20Regulating%20the%20Conduct%20of%20Free%20Zone%20Establishments%E2%80%99%20Activities.html',
        ]),
      ],
      cost: fact(money('AED', 1_200), 'medium', [
        'Abu Dhabi Registration Authority: dual licence',
        'https://www.adra.gov.ae/en/establishing/dual-licence',
      ]),
    },
  ],
  notIncluded: [
    'Renewing the establishment card after three years.',
    'A second desk: each brings two visas, or three under a Tech Startup Licence.',
    agentFees.company,
    'A licence of category A, financial, or C, retail.',
    'Legalising papers from abroad: the UAE is not in the Apostille Convention.',
    'The minimum balance that a bank may ask for.',
  ],
};
