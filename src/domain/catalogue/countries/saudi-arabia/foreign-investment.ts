import { money } from '#domain/values/money.ts';
import type { Confidence } from '#domain/values/sourced.ts';
import type { Deadline, Fee, RequiredDocument, Statement, Step } from '../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../facts.ts';
import {
  beneficialOwnerReporting,
  businessSetUp,
  companyFormation,
  founderPapers,
  licenceTypes,
  registrationTimes,
  setUpCosts,
} from './pages.ts';

/** What the Investment Law asks of every company with owners from abroad. */

const investmentLaw: Page = [
  'Invest Saudi: the updated Investment Law',
  'https://investsaudi.sa/en/resources/updatedInvestmentLaw',
];
const implementingRegulations: Page = [
  'Baker McKenzie: the Investment Law’s implementing regulations',
  'https://insightplus.bakermckenzie.com/bm/financial-institutions_1/saudi-arabia-publication-of-the-saudi-investment-laws-implementing-regulations',
];
const excludedActivities: Page = [
  'Decree: the regulation on excluded activities, translated',
  'https://decreesa.com/blog/page/8/?print=pdf-search&uniq=1747039102',
];
const investmentLicences: Page = [
  'Mondaq: foreign investment licences',
  'http://www.mondaq.com/turkey/international-trade--investment/1425994/investment-in-saudi-arabia-2-foreign-investment-licences',
];
const tradingCapital: Page = ['Absco: trading with foreign ownership', 'https://absco.sa/?p=1434'];
const beneficialOwnerRules: Page = [
  'Zawya: Saudi Arabia tightens beneficial ownership rules',
  'https://www.zawya.com/en/economy/policy/saudi-arabia-tightens-beneficial-ownership-rules-j1iao5rc',
];
const headquartersRule: Page = [
  'Deloitte: contracting with companies without a regional headquarters',
  'https://www.deloitte.com/middle-east/en/services/tax/perspectives/contracting-regulations-for-companies-with-norhq-in-ksa.html',
];

export const registeringAuthorities: Statement = fact(
  'Ministry of Investment (MISA), which registers foreign investors, and Ministry of Commerce, which keeps the commercial register',
  'high',
  investmentLaw,
  [
    'Zawya: the Investment Law’s executive regulations',
    'https://www.zawya.com/en/economy/gcc/al-failh-approves-executive-regulations-of-investment-law-in-saudi-arabia-mlhfr4uo',
  ],
);

/** What owners from abroad can do without a special condition on capital, or as a regional headquarters. */
export const openActivities: readonly Statement[] = [
  fact('Services and industry: there is no special capital condition.', 'medium', investmentLicences),
  fact(
    'Groups that want a regional headquarters: it has 15 full-time employees within a year, three of them senior executives; the group is in at least two other countries; Saudization does not apply for ten years.',
    'high',
    ['Saudi Market Entry: regional headquarters', 'https://saudimarketentry.com/pathways/regional-hq'],
    [
      'Rödl: regional headquarters and Vision 2030',
      'https://www.roedl.com/en-gb/de/insights/Pages/saudi-arabien-regional-headquarters-rhq-vision-2030.aspx',
    ],
    [
      'Vistra: the regional headquarters rule',
      'http://vistra.com/insights/what-you-need-know-about-saudi-arabias-local-headquarters-rule',
    ],
  ),
];

/** For what activities, or customers, there are high hurdles whatever the legal form. */
export const restrictedActivities: readonly Statement[] = [
  fact(
    'Activities on the excluded list, which are closed to foreign investors or open on conditions only.',
    'high',
    excludedActivities,
  ),
  fact(
    'Wholesale, retail and online trade owned wholly from abroad, without capital of at least SAR 30 million and a presence in three markets.',
    'medium',
    tradingCapital,
  ),
  fact(
    'Groups that sell to state agencies and have their headquarters for the region in another country: agencies have not contracted with them since January 2024, apart from contracts below SAR 1 million and other exceptions.',
    'high',
    headquartersRule,
  ),
  fact(
    'Consultancies without Saudi staff: 40% of financial, engineering, health and management consulting roles are for Saudis.',
    'medium',
    ['Northman & Sterling: Saudization of consulting', 'https://northmansterling.com/tag/saudization/'],
  ),
];

export const foreignOwners: readonly Statement[] = [
  fact('Foreigners may own all of it in most activities, from the first day.', 'high', companyFormation),
  fact(
    'Foreign and local investors are treated alike in similar circumstances; capital and profit can be transferred freely.',
    'high',
    implementingRegulations,
  ),
  fact(
    'Engineering and consultancy need a Saudi partner with 25%, as one agent states; this may be out of date.',
    'low',
    companyFormation,
  ),
];

export const beneficialOwners: readonly Statement[] = [
  fact(
    'A beneficial owner is whoever has 25% or more of capital or votes, or ultimate control; otherwise the manager or chair.',
    'high',
    beneficialOwnerRules,
  ),
  fact('A change of beneficial owner is notified within 15 days.', 'high', [
    'Investment International: beneficial owner reporting rules',
    'https://investment-international.com/News/saudi-arabia-ultimate-beneficial-owner-reporting-rules-to-go-live',
  ]),
];

/** What an activity can ask for on top of the legal form’s own capital. */
export const capitalByActivity: readonly Statement[] = [
  fact(
    'Trade owned wholly from abroad: at least SAR 30 million, a presence in at least three regional or international markets, and 30% of Saudi staff trained each year; by option SAR 200 to 300 million invested over five years.',
    'medium',
    tradingCapital,
  ),
  fact('Trade with a Saudi partner of at least 25%: at least SAR 26,666,667.', 'medium', investmentLicences),
];

export const investorFees: readonly Fee[] = [
  {
    id: 'investor-registration',
    label: 'Registration with the Ministry of Investment and its service fee, first year',
    payee: 'authority',
    amount: fact(money('SAR', 12_000), 'medium', setUpCosts),
    due: 'once',
    isRefundable: false,
  },
  {
    id: 'investor-registration-renewal',
    label: 'Ministry of Investment from the second year on; sources disagree widely',
    payee: 'authority',
    amount: fact(money('SAR', 12_000, 62_000), 'low', businessSetUp, licenceTypes),
    due: 'yearly-renewal',
    isRefundable: false,
  },
];

const attestedPapers: Page = [
  'AstroLabs: how to get a MISA licence in 2025',
  'https://insight.astrolabs.com/how-to-get-a-misa-license-in-saudi-arabia-2025-guide-for-foreign-businesses',
];
const formationPapers: Page = [
  'World Company Setup: company formation in Saudi Arabia',
  'https://worldcompanysetup.com/en/blog/saudi-arabia-company-formation-5',
];

/** What owners bring to form a company. */
const ownersPapers: readonly RequiredDocument[] = [
  {
    label:
      'Commercial register copy, articles and last year’s financial statements, attested by the Saudi embassy or with an apostille',
    papers: ['certificate-of-incorporation', 'articles', 'financial-statements'],
    copy: 'attested',
    of: 'corporate-owner',
    sources: readOn('high', attestedPapers),
  },
  {
    label: 'Resolution of board or shareholders, and power of attorney',
    papers: ['board-resolution', 'power-of-attorney'],
    of: 'corporate-owner',
    sources: readOn('medium', formationPapers),
  },
  {
    label:
      'Passport, power of attorney attested by the embassy, bank reference and six months of bank statements, as one agent lists them',
    papers: ['passport', 'power-of-attorney', 'bank-reference', 'bank-statement'],
    of: 'each-owner',
    sources: readOn('low', founderPapers),
  },
  {
    label: 'Passport of the manager',
    papers: ['passport'],
    alsoOf: ['manager'],
    of: 'each-director',
    sources: readOn('medium', formationPapers),
  },
];

/** Handed in with the application to the commercial register. */
export const beneficialOwnerPaper: RequiredDocument = {
  label: 'Details of the beneficial owners',
  papers: ['owner-declaration'],
  of: 'company',
  sources: readOn('high', beneficialOwnerReporting),
};

/** The steps of a new company up to the registration that its owners from abroad need. */
export const newCompanySteps: readonly Step[] = [
  {
    id: 'activity',
    label: 'Check the activity against the excluded list; choose form, name and capital',
    actor: 'founder',
    needs: [],
    workingDays: fact({ shortest: 2, longest: 4 }, 'medium', excludedActivities),
    documents: [],
    result: 'Activity, form and capital are settled',
  },
  {
    id: 'papers',
    label: 'Have the papers attested and translated into Arabic',
    actor: 'founder',
    needs: ['activity'],
    workingDays: fact({ shortest: 8, longest: 22 }, 'medium', [
      'Healy Consultants: setting up an LLC and its investment licence',
      'https://www.healyconsultants.com/saudi-arabia-company-registration/setup-llc/sagia-foreign-company-setup-license/',
    ]),
    documents: ownersPapers,
    result: 'Papers that Saudi authorities accept',
  },
  investorRegistrationStep('medium'),
];

/**
 * The registration of the investor, once the papers are attested.
 *
 * @param confidence how far its length can be relied on for the legal form
 */
export function investorRegistrationStep(confidence: Confidence): Step {
  return {
    id: 'investor-registration',
    label: 'Register with the Ministry of Investment',
    actor: 'authority',
    needs: ['papers'],
    workingDays: fact({ shortest: 5, longest: 10 }, confidence, registrationTimes),
    documents: [],
    result: 'Investor registration, which many still call the MISA licence',
  };
}

export const investorDeadlines: readonly Deadline[] = [
  {
    id: 'investor-registration-renewal',
    label: 'Renew the registration with the Ministry of Investment',
    why: 'Yearly, or by the term on the certificate: one to five years, as one agent says. The certificate is older than the commercial registration counted from here, so its own date goes first.',
    rule: fact({ from: 'incorporation', after: { years: 1 }, repeats: 'yearly' }, 'low', [
      'Motaded: renewing the MISA investment licence',
      'https://motaded.com.sa/MISA-Investment-License-Renewal',
    ]),
    penalty: unconfirmed('The penalty for renewing late'),
  },
];
