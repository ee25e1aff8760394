import { fact, type Page, readOn, unconfirmed } from '#domain/catalogue/facts.ts';
import type { NameRule, NameRules } from '../name-rule.ts';
import {
  dubaiGuide,
  dubaiGuidelines,
  economicRegister,
  endingRule,
  usualForm,
  usualWords,
} from './emirates.ts';

const investInDubai: Page = ['Invest in Dubai: frequent questions', 'https://invest.dubai.ae/faqs'];
const certificate: Page = [
  'A DET trade name certificate, 2022',
  'https://www.scribd.com/document/655907849/Safari',
];
const renewalPage: Page = ['Baiju Masoodu: trade names', 'http://www.baijumasoodu.com/articles/details/35'];
const ajmanService: Page = [
  'Ajman DED: trade name reservation',
  'https://www.ajmanded.ae/en/services/services-directory/future-investor/trade-name-reservation',
];
const rasAlKhaimahTerms: Page = [
  'Ras Al Khaimah DED: terms for the trade name, an older page',
  'http://www.economic.rak.ae/english/regestration.php?id=2',
];
const abuDhabiForm: Page = [
  'Abu Dhabi Business Centre: forms, about 2018',
  'https://ro.scribd.com/document/382828649/Welcome-to-the-Abu-Dhabi-Business-Center',
];
const commonRules: Page = ['Inzone: the Dubai trade licence', 'https://www.inzone.ae/dubai-trade-license/'];

const limitedCompany = ['LLC', 'L.L.C', 'L.L.C.'];

const holding: NameRule = {
  kind: 'words',
  group: 'holding',
  effect: 'permission',
  words: ['holding', 'holdings', 'قابضة', 'القابضة'],
  permissionOf: 'Department of Economy and Tourism',
  sources: readOn('high', investInDubai),
};

const commonMainland: readonly NameRule[] = [
  endingRule(readOn('medium', commonRules, dubaiGuide), ...limitedCompany),
  ...usualWords,
  ...usualForm,
];

const dubai: NameRules = {
  rules: [
    ...commonMainland,
    holding,
    {
      kind: 'activity',
      isRequired: true,
      sources: readOn('medium', dubaiGuide, dubaiGuidelines, commonRules),
    },
    { kind: 'arabic', sources: readOn('medium', dubaiGuide) },
  ],
  reservation: {
    lasts: fact('Six months.', 'high', dubaiGuide, certificate),
    period: { months: 6 },
    renewal: fact(
      'Renewed once for another six months; an older page says up to three times.',
      'low',
      dubaiGuide,
      renewalPage,
    ),
  },
  register: { name: 'Invest in Dubai, trade name search', url: 'https://invest.dubai.ae' },
};

const abuDhabi: NameRules = {
  rules: [...commonMainland, { kind: 'activity', isRequired: true, sources: readOn('medium', commonRules) }],
  reservation: {
    lasts: fact('Paid by the month.', 'low', abuDhabiForm),
    renewal: fact(
      'By the month: AED 200, or AED 1,000 with special words, on a form of about 2018.',
      'low',
      abuDhabiForm,
    ),
  },
  register: { name: 'TAMM, Abu Dhabi’s services', url: 'https://www.tamm.abudhabi' },
};

const ajman: NameRules = {
  rules: [...commonMainland, { kind: 'activity', isRequired: false, sources: readOn('high', ajmanService) }],
  reservation: {
    lasts: unconfirmed('How long Ajman keeps a name'),
    renewal: unconfirmed('Whether Ajman renews a reservation'),
  },
  register: economicRegister,
};

const rasAlKhaimah: NameRules = {
  rules: [
    ...commonMainland,
    { kind: 'activity', isRequired: false, sources: readOn('medium', rasAlKhaimahTerms) },
    { kind: 'arabic', sources: readOn('medium', rasAlKhaimahTerms) },
  ],
  reservation: {
    lasts: fact('By the month.', 'low', rasAlKhaimahTerms),
    renewal: fact('Renewable against the fee.', 'low', rasAlKhaimahTerms),
  },
  register: economicRegister,
};

/** Where only the rules that all emirates share were found. */
function sharedRulesOf(emirate: string): NameRules {
  return {
    rules: [
      ...commonMainland,
      { kind: 'activity', isRequired: true, sources: readOn('medium', commonRules) },
    ],
    reservation: {
      lasts: unconfirmed(`How long ${emirate} keeps a name`),
      renewal: unconfirmed(`Whether ${emirate} renews a reservation`),
    },
    register: economicRegister,
  };
}

export const mainlandRules: Readonly<Record<string, NameRules>> = {
  'ae-dubai': dubai,
  'ae-abu-dhabi': abuDhabi,
  'ae-ajman': ajman,
  'ae-ras-al-khaimah': rasAlKhaimah,
  'ae-sharjah': sharedRulesOf('Sharjah'),
  'ae-fujairah': sharedRulesOf('Fujairah'),
  'ae-umm-al-quwain': sharedRulesOf('Umm Al Quwain'),
};
