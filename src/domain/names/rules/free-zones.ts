import { type Page, readOn, unconfirmed } from '#domain/catalogue/facts.ts';
import type { NameRule, NameRules } from '../name-rule.ts';
import {
  economicRegister,
  emiratesWords,
  endingRule,
  financialWords,
  freeZoneGuide,
  usualForm,
  usualWords,
  wordList,
} from './emirates.ts';

const dmccRules: Page = [
  'DMCC: rules and guidelines for reserving a company name',
  'https://app.reallaw.ai/en/legal-table/doc/dmcc-company-name-reservation-rules-and-guidelines-3562',
];
const adgmRules: Page = [
  'ADGM rulebook: permitted company names and trade names',
  'https://en.adgm.thomsonreuters.com/entiresection/16301',
];
const adgmGuide: Page = [
  'MS: company name rules in ADGM',
  'https://admin.ms-ca.com/cracking-the-code-your-ultimate-guide-to-company-name-rules-in-the-abu-dhabi-global-market-adgm',
];
const adgmSetUp: Page = [
  'Kounted: incorporating in ADGM',
  'https://help.kounted.ae/07_adgm/01-001-adgm-formation-incorporate-a-private-company-limited-by-guarantee-non-financial',
];
const dfsaNames: Page = ['DFSA rulebook: use of names', 'https://dfsaen.thomsonreuters.com/rulebook/10-4-2'];
const dfsaConsent: Page = [
  'DFSA rulebook: consent to names',
  'https://dfsaen.thomsonreuters.com/rulebook/10-5-1',
];
const ifzaLicence: Page = [
  'IFZA: getting a licence',
  'https://ifza.com/en/how-to-get-your-free-zone-license-with-ifza/',
];
const jafzaForms: Page = [
  'JAFZA: company formation',
  'https://www.jafza.ae/business-setup/company-formation/',
];
const dafzaStart: Page = [
  'DAFZ: start your business',
  'https://www.dafz.ae/en/start-your-business-in-dubai/',
];

const activityInName = (isRequired: boolean, ...pages: readonly [Page, ...Page[]]): NameRule => ({
  kind: 'activity',
  isRequired,
  sources: readOn('medium', ...pages),
});

function reservationIn(zone: string): NameRules['reservation'] {
  return {
    lasts: unconfirmed(`How long ${zone} keeps a name`),
    renewal: unconfirmed(`Whether ${zone} renews a reservation`),
  };
}

const ifza: NameRules = {
  rules: [
    endingRule(readOn('medium', freeZoneGuide, ifzaLicence), 'FZCO'),
    ...usualWords,
    ...usualForm,
    activityInName(false, freeZoneGuide),
  ],
  reservation: reservationIn('IFZA'),
  register: economicRegister,
};

const dmcc: NameRules = {
  rules: [
    endingRule(readOn('medium', freeZoneGuide), 'DMCC'),
    ...usualWords,
    ...usualForm,
    {
      kind: 'first-word',
      words: ['International', 'Middle East', 'Global'],
      sources: readOn('medium', dmccRules),
    },
    activityInName(true, dmccRules),
  ],
  reservation: reservationIn('DMCC'),
  register: { name: 'DMCC business directory', url: 'https://dmcc.ae/business-search' },
};

const adgm: NameRules = {
  rules: [
    endingRule(readOn('high', adgmRules), 'Limited', 'Ltd'),
    ...emiratesWords,
    financialWords(readOn('medium', adgmSetUp, adgmGuide), 'Financial Services Regulatory Authority', [
      'trust',
      'fund',
    ]),
    { kind: 'length', max: 400, sources: readOn('high', adgmRules) },
    { kind: 'abbreviation', sources: readOn('low', wordList) },
    { kind: 'person', sources: readOn('medium', freeZoneGuide) },
    { kind: 'own-word', sources: readOn('medium', adgmGuide) },
  ],
  reservation: reservationIn('ADGM'),
  register: { name: 'ADGM public register', url: 'https://www.adgm.com/public-registers' },
};

const difc: NameRules = {
  rules: [
    endingRule(readOn('medium', freeZoneGuide), 'Limited', 'Ltd'),
    ...emiratesWords,
    financialWords(readOn('high', dfsaNames, dfsaConsent), 'Dubai Financial Services Authority', ['trust']),
    ...usualForm,
  ],
  reservation: reservationIn('DIFC'),
  register: { name: 'DIFC public register', url: 'https://www.difc.com/business/public-register' },
};

const jafza: NameRules = {
  rules: [
    endingRule(readOn('medium', freeZoneGuide, jafzaForms), 'FZCO', 'FZE'),
    ...usualWords,
    ...usualForm,
    activityInName(false, freeZoneGuide),
  ],
  reservation: reservationIn('JAFZA'),
  register: economicRegister,
};

const dafza: NameRules = {
  rules: [
    endingRule(readOn('medium', freeZoneGuide, dafzaStart), 'FZCO'),
    ...usualWords,
    ...usualForm,
    activityInName(false, freeZoneGuide),
  ],
  reservation: reservationIn('DAFZ'),
  register: economicRegister,
};

export const freeZoneRules: Readonly<Record<string, NameRules>> = {
  'ae-ifza': ifza,
  'ae-dmcc': dmcc,
  'ae-adgm': adgm,
  'ae-difc': difc,
  'ae-jafza': jafza,
  'ae-dafza': dafza,
};
