import { fact, type Page, readOn, unconfirmed } from '#domain/catalogue/facts.ts';
import type { NameRule, NameRules } from '../name-rule.ts';
import { endingRule } from './emirates.ts';

const ukGuidance: Page = [
  'GOV.UK: incorporation and names, February 2026',
  'https://www.gov.uk/government/publications/incorporation-and-names/incorporation-and-names',
];
const ukGuide: Page = [
  'Get Basics: choosing a UK company name',
  'https://get-basics.com/guides/company-name-guide',
];
const delawareLaw: Page = [
  'Delaware Code, title 6, section 18-102',
  'https://legalfix.com/statutes/state-codes/delaware/title-6/chapter-18/subchapter-i/section-18-102',
];
const delawareCorporations: Page = [
  'Clerky: Delaware’s rules for corporate names',
  'https://help.clerky.com/article/2834-delaware-corporate-name-rules',
];
const delawareWords: Page = [
  'United Corporate Services: restrictions on names',
  'https://www.unitedcorporate.com/blog/a-name-is-just-a-name-right/',
];
const singaporeLaw: Page = [
  'Singapore Companies Act 1967, section 27',
  'https://sso.agc.gov.sg/Act/CoA1967/Historical/20211231?DocDate=20211011&ValidDate=20211231&ProvIds=pr27-',
];
const singaporeForm: Page = [
  'Richmond: company names under the Companies Act',
  'http://www.richmondcorporateadvisory.com/singapore-company-registration-articles/guide-to-selecting-company-names-according-to-the-companies-act/',
];
const singaporeReferral: Page = [
  'Pro-Frontier: referral authorities',
  'https://pro-frontier.com/guide/company-incorporation/company-incorporation-in-singapore-referral-authorities',
];
const singaporeReservation: Page = ['Yare & Hark: resources', 'https://yarehark.com/resources'];
const saudiRules: Page = [
  'Decree: implementing regulation of the Trade Names Law',
  'https://decreesa.com/blog/page/4/?print=pdf-search&uniq=1747447214',
];
const saudiLaw: Page = [
  'Zawya: the new trade name law',
  'https://www.zawya.com/en/economy/policy/saudi-trade-name-law-prohibits-religious-military-and-political-trade-names-ap2z4cg1',
];
const saudiReservation: Page = [
  'Gibson Dunn: Saudi Arabia’s new Trade Name Law',
  'https://www.gibsondunn.com/saudi-arabias-new-trade-name-law-legal-update/',
];

/** A rule about words, in the fewest lines. */
const words = (
  group: Extract<NameRule, { kind: 'words' }>['group'],
  effect: 'refused' | 'permission',
  permissionOf: string | undefined,
  sources: NameRule['sources'],
  ...listed: readonly string[]
): NameRule => ({
  kind: 'words',
  group,
  effect,
  words: listed,
  ...(permissionOf && { permissionOf }),
  sources,
});

const ukSensitive = readOn('medium', ukGuidance, ukGuide);
const unitedKingdom = (endings: readonly string[]): NameRules => ({
  rules: [
    endingRule(readOn('high', ukGuide, ukGuidance), ...endings),
    words(
      'royal',
      'permission',
      'Secretary of State, through Companies House',
      ukSensitive,
      'royal',
      'king',
      'queen',
      'prince',
      'princess',
      'crown',
    ),
    words(
      'government',
      'permission',
      'Secretary of State, through Companies House',
      ukSensitive,
      'government',
      'ministry',
      'police',
      'parliament',
    ),
    words(
      'country',
      'permission',
      'Secretary of State, through Companies House',
      ukSensitive,
      'british',
      'england',
      'scotland',
      'wales',
    ),
    words(
      'finance',
      'permission',
      'Secretary of State, through Companies House',
      ukSensitive,
      'bank',
      'banking',
      'insurance',
      'assurance',
    ),
    words(
      'education',
      'permission',
      'Secretary of State, through Companies House',
      ukSensitive,
      'university',
    ),
    words('offensive', 'refused', undefined, readOn('high', ukGuide), 'sex', 'porn', 'nazi', 'whore'),
    { kind: 'length', max: 160, sources: readOn('high', ukGuide) },
  ],
  reservation: {
    lasts: unconfirmed('Companies House keeps no name ahead of the registration'),
    renewal: unconfirmed('Companies House keeps no name ahead of the registration'),
  },
  register: {
    name: 'Companies House name availability checker',
    url: 'https://find-and-update.company-information.service.gov.uk/company-name-availability',
  },
});

const delaware = (endings: readonly string[], page: Page, isCorporation: boolean): NameRules => ({
  rules: [
    endingRule(readOn('high', page), ...endings),
    words(
      'finance',
      'permission',
      'Delaware Bank Commissioner',
      readOn('medium', delawareWords),
      'bank',
      'banking',
      ...(isCorporation ? ['trust'] : []),
    ),
    words(
      'education',
      'permission',
      'Delaware’s education department',
      readOn('medium', delawareWords),
      'university',
      'college',
    ),
    { kind: 'characters', refused: '[]^%_', sources: readOn('medium', delawareWords) },
    { kind: 'latin-form', sources: readOn('medium', delawareWords) },
  ],
  reservation: {
    lasts: unconfirmed('How long Delaware keeps a reserved name'),
    renewal: unconfirmed('Whether Delaware renews a reservation'),
  },
  register: {
    name: 'Delaware Division of Corporations, name search',
    url: 'https://icis.corp.delaware.gov/ecorp/entitysearch/namesearch.aspx',
  },
});

const referral = readOn('medium', singaporeReferral);
const singapore = (endings: readonly string[]): NameRules => ({
  rules: [
    ...(endings.length > 0 ? [endingRule(readOn('medium', singaporeForm), ...endings)] : []),
    words(
      'religion',
      'refused',
      undefined,
      readOn('medium', singaporeForm, singaporeLaw),
      'allah',
      'god',
      'jesus',
      'buddha',
    ),
    words(
      'finance',
      'permission',
      'Monetary Authority of Singapore',
      referral,
      'bank',
      'finance',
      'insurance',
      'trust',
    ),
    words('education', 'permission', 'Ministry of Education', referral, 'university', 'school', 'academy'),
    words(
      'profession',
      'permission',
      'the board of the profession',
      referral,
      'architects',
      'engineering',
      'law',
      'legal',
    ),
    { kind: 'latin-form', sources: readOn('medium', singaporeForm) },
  ],
  reservation: {
    lasts: fact('120 days; older pages say 60.', 'high', singaporeReservation),
    period: { days: 120 },
    renewal: unconfirmed('Whether ACRA extends a reservation'),
  },
  register: { name: 'BizFile, ACRA', url: 'https://www.bizfile.gov.sg' },
});

const saudiArabia: NameRules = {
  rules: [
    words(
      'religion',
      'refused',
      undefined,
      readOn('high', saudiLaw),
      'allah',
      'islam',
      'islamic',
      'mecca',
      'makkah',
      'الله',
      'اسلام',
      'اسلامي',
      'مكة',
    ),
    words(
      'politics',
      'refused',
      undefined,
      readOn('high', saudiLaw),
      'political',
      'party',
      'army',
      'military',
      'سياسي',
      'حزب',
      'جيش',
      'عسكري',
    ),
    words(
      'government',
      'refused',
      undefined,
      readOn('high', saudiLaw),
      'ministry',
      'government',
      'united nations',
      'وزارة',
      'حكومة',
    ),
    { kind: 'digits', max: 9, sources: readOn('high', saudiRules) },
    { kind: 'arabic', sources: readOn('high', saudiRules) },
    { kind: 'person', sources: readOn('high', saudiRules) },
  ],
  reservation: {
    lasts: fact('60 days.', 'high', saudiReservation),
    period: { days: 60 },
    renewal: fact(
      'Extended once for 60 days, one more time by circumstances; another page says 30.',
      'medium',
      saudiReservation,
    ),
  },
  register: { name: 'Ministry of Commerce, Saudi Arabia', url: 'https://mc.gov.sa' },
};

export const otherCountryRules: Readonly<Record<string, NameRules>> = {
  'gb-private-limited-company': unitedKingdom(['Limited', 'Ltd', 'Ltd.', 'Cyfyngedig', 'Cyf']),
  'gb-llp': unitedKingdom(['LLP', 'Limited Liability Partnership']),
  'us-llc': delaware(['LLC', 'L.L.C.', 'Limited Liability Company'], delawareLaw, false),
  'us-c-corporation': delaware(
    ['Inc.', 'Inc', 'Incorporated', 'Corp.', 'Corporation'],
    delawareCorporations,
    true,
  ),
  'sg-private-limited-company': singapore(['Pte. Ltd.', 'Private Limited', 'Pte Ltd']),
  'sg-partnership': singapore([]),
  'sa-llc': saudiArabia,
  'sa-joint-stock-company': saudiArabia,
  'sa-branch-of-a-foreign-company': saudiArabia,
};
