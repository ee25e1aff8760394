import { readOn } from '#domain/catalogue/facts.ts';
import { holders, type PlaceRule, type PlaceRules, quarter } from './place-rule.ts';

const gulf = ['AE', 'SA', 'KW', 'QA', 'BH', 'OM'] as const;

const federalOwners = readOn('high', [
  'SAIF Zone: declaration of real beneficiaries',
  'https://saif-zone.com/en/ubo-declaration',
]);
const adgmGovernance = [
  '10 Leaves: corporate governance for ADGM SPVs',
  'http://www.10leaves.ae/publications/adgm/corporate-governance-for-adgm-spvs',
] as const;
const diezOfficers = readOn('medium', [
  'DIEZ: implementing regulations 2023',
  'https://www.scribd.com/document/804902706/DIEZA-Implementing-Regs-2023',
]);

const federal = {
  threshold: { share: quarter, isIncluded: true, sources: federalOwners },
  otherwise: 'manager',
} as const;

/** On the mainland of the Emirates, where the emirate sets no rules of its own. */
export const mainland: PlaceRules = {
  ...federal,
  rules: [
    holders(
      1,
      50,
      readOn('high', ['ME Alliance: limited liability companies', 'https://me-alliance.com/?p=14767']),
    ),
    {
      id: 'manager',
      rule: 'at-least',
      office: 'manager',
      count: 1,
      sources: readOn('medium', [
        'Marina Fox: the law on commercial companies',
        'http://marinafox.com/news/new_uae_commercial_companies_law_on_100_foreign_ownership',
      ]),
    },
  ],
};

const diez: PlaceRules = {
  ...federal,
  rules: [
    { id: 'director', rule: 'at-least', office: 'director', count: 1, sources: diezOfficers },
    { id: 'manager', rule: 'at-least', office: 'manager', count: 1, sources: diezOfficers },
    { id: 'secretary', rule: 'at-least', office: 'secretary', count: 1, sources: diezOfficers },
  ],
};

const dmccAge = readOn('medium', [
  'Uniwide: DMCC updates its company regulations',
  'https://www.uniwide.com/news/dmcc-free-zone-in-dubai-updates-company-regulations/',
]);

/** In the free zones of the Emirates, by the id of the place. */
export const zones: Readonly<Record<string, PlaceRules>> = {
  'ae-adgm': {
    threshold: {
      share: quarter,
      isIncluded: true,
      sources: readOn('high', [
        'ADGM: beneficial ownership and control',
        'https://www.adgm.com/operating-in-adgm/obligations-of-adgm-registered-entities/beneficial-ownership-and-control',
      ]),
    },
    otherwise: 'director',
    rules: [
      holders(1, null, readOn('medium', adgmGovernance)),
      {
        id: 'director',
        rule: 'at-least',
        office: 'director',
        count: 1,
        sources: readOn('medium', adgmGovernance),
      },
      {
        id: 'signatory',
        rule: 'at-least-resident',
        office: 'signatory',
        count: 1,
        country: 'AE',
        nationals: gulf,
        sources: readOn(
          'high',
          [
            'Hadef & Partners: conditions of licence rules 2025',
            'https://hadefpartners.com/news-insights/insights/updated-commercial-licensing-regulations-conditions-of-licence-and-branch-registration-rules-2025-a',
          ],
          adgmGovernance,
        ),
      },
    ],
  },
  'ae-difc': {
    threshold: {
      share: quarter,
      isIncluded: true,
      sources: readOn('low', [
        'Baker McKenzie: changes to the ultimate beneficial ownership regulations',
        'https://me-insights.bakermckenzie.com/2024/01/18/uae-changes-to-the-ultimate-beneficial-ownership-regulations-to-address-the-complex-structures-and-needs-of-businesses',
      ]),
    },
    otherwise: 'director',
    rules: [
      holders(
        1,
        50,
        readOn('medium', [
          'PIN Legal: DIFC company registration',
          'https://pinlegalglobal.com/lawrise/articles/dubai-international-financial-centre-difc-company-registration',
        ]),
      ),
    ],
  },
  'ae-dmcc': {
    ...federal,
    rules: [
      { id: 'director', rule: 'at-least', office: 'director', count: 1, sources: dmccAge },
      {
        id: 'secretary',
        rule: 'at-least',
        office: 'secretary',
        count: 1,
        sources: readOn(
          'high',
          [
            'Mondaq: DMCC increases regulatory flexibility',
            'http://www.mondaq.com/CorporateCommercial-Law/882322/DMCC-Increases-Regulatory-Flexibility-With-Key-Changes',
          ],
          ['INP: updates to the DMCC rules', 'https://inp.legal/updates-to-dmcc-rules-and-regulations/'],
        ),
      },
      { id: 'director-age', rule: 'min-age', office: 'director', age: 18, sources: dmccAge },
      { id: 'secretary-age', rule: 'min-age', office: 'secretary', age: 18, sources: dmccAge },
      { id: 'manager-age', rule: 'min-age', office: 'manager', age: 18, sources: dmccAge },
    ],
  },
  'ae-ifza': diez,
  'ae-dafza': {
    ...diez,
    rules: [
      holders(
        1,
        50,
        readOn('medium', [
          'DAFZ: start your business',
          'https://www.dafz.ae/en/start-your-business-in-dubai/',
        ]),
      ),
      ...diez.rules,
    ],
  },
  'ae-jafza': {
    ...federal,
    rules: [
      holders(
        1,
        50,
        readOn('high', [
          'Dubai Chronicle: JAFZA issues new company regulations',
          'http://www.dubaichronicle.com/2017/01/17/jafza-issues-new-company-regulations/',
        ]),
      ),
      ...(['manager', 'secretary'] as const).map(
        (office): PlaceRule => ({
          id: office,
          rule: 'at-least',
          office,
          count: 1,
          sources: readOn('medium', [
            'JAFZA: company formation',
            'https://www.jafza.ae/business-setup/company-formation/',
          ]),
        }),
      ),
    ],
  },
};
