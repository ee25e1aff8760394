import { type Page, readOn } from '#domain/catalogue/facts.ts';
import type { NameRule } from '../name-rule.ts';

/** What authorities in the United Arab Emirates ask of names alike. */

export const dubaiGuide: Page = [
  'Visa Simplified: reserving a trade name in Dubai',
  'https://visasimplified.com/blog/dubai-trade-name-reservation-ded',
];
export const dubaiGuidelines: Page = [
  '10zone: trade name guidelines of Dubai’s licensing authority',
  'https://10zone.ae/ded-trade-name-guidelines/',
];
export const freeZoneGuide: Page = [
  'DUQE: rules for business names in the Emirates',
  'https://www.duqe.ae/uae-business-name-rules',
];
const commonRules: Page = ['Inzone: the Dubai trade licence', 'https://www.inzone.ae/dubai-trade-license/'];
export const wordList: Page = [
  'Alliance Dubai: company names in the Emirates, 2016',
  'https://alliance-dubai.net/our-services/dubai-business-news-newsletter/newsletter-july-2016/regulations-on-company-names-in-the-uae-possible-abbreviations-restrictions',
];

const religious = [
  'allah',
  'god',
  'prophet',
  'islam',
  'islamic',
  'muslim',
  'christ',
  'christian',
  'church',
  'mosque',
  'quran',
  'bible',
  'holy',
  'الله',
  'الرحمن',
  'الرحيم',
  'القادر',
  'العليم',
  'الرزاق',
  'النبي',
  'الاسلام',
  'اسلامي',
  'مسجد',
  'كنيسة',
  'القرآن',
];

const governing = [
  'government',
  'ministry',
  'municipality',
  'municipal',
  'authority',
  'federal',
  'police',
  'army',
  'customs',
  'chamber of commerce',
  'حكومة',
  'وزارة',
  'بلدية',
  'هيئة',
  'اتحادي',
  'شرطة',
  'جيش',
  'غرفة تجارة',
];

const royal = [
  'royal',
  'imperial',
  'crown',
  'kingdom',
  'emir',
  'sultan',
  'ملكي',
  'امبراطوري',
  'مملكة',
  'امير',
];

const places = [
  'uae',
  'emirates',
  'emirate',
  'united arab emirates',
  'dubai',
  'abu dhabi',
  'sharjah',
  'ajman',
  'fujairah',
  'ras al khaimah',
  'umm al quwain',
  'germany',
  'india',
  'saudi',
  'america',
  'british',
  'china',
  'الامارات',
  'اماراتي',
  'دبي',
  'ابوظبي',
  'ابو ظبي',
  'الشارقة',
  'عجمان',
  'الفجيرة',
  'راس الخيمة',
  'ام القيوين',
];

const political = ['political', 'parliament', 'revolution', 'حزب', 'سياسي', 'برلمان', 'ثورة'];

const financial = [
  'bank',
  'banking',
  'insurance',
  'reinsurance',
  'assurance',
  'takaful',
  'finance',
  'financial',
  'exchange house',
  'بنك',
  'مصرف',
  'تأمين',
  'تمويل',
  'صرافة',
];

const teaching = ['university', 'college', 'academy', 'جامعة', 'كلية', 'اكاديمية'];

const offensive = ['sex', 'porn', 'nazi', 'slave', 'whore', 'damn'];

/** The words that are refused or need someone's permission everywhere in the country. */
export const emiratesWords: readonly NameRule[] = [
  {
    kind: 'words',
    group: 'religion',
    effect: 'refused',
    words: religious,
    sources: readOn('medium', commonRules, dubaiGuide, dubaiGuidelines),
  },
  {
    kind: 'words',
    group: 'politics',
    effect: 'refused',
    words: political,
    sources: readOn('medium', dubaiGuidelines, dubaiGuide),
  },
  {
    kind: 'words',
    group: 'offensive',
    effect: 'refused',
    words: offensive,
    sources: readOn('medium', dubaiGuidelines),
  },
  {
    kind: 'words',
    group: 'government',
    effect: 'permission',
    words: governing,
    sources: readOn('medium', commonRules, dubaiGuide, wordList),
  },
  {
    kind: 'words',
    group: 'royal',
    effect: 'permission',
    words: royal,
    sources: readOn('medium', dubaiGuide, wordList),
  },
  {
    kind: 'words',
    group: 'country',
    effect: 'permission',
    words: places,
    sources: readOn('medium', dubaiGuide, dubaiGuidelines),
  },
  {
    kind: 'words',
    group: 'education',
    effect: 'permission',
    permissionOf: 'Ministry of Education',
    words: teaching,
    sources: readOn('medium', dubaiGuide),
  },
];

/** Financial words, with who gives the permission where a source says so. */
export function financialWords(
  sources: NameRule['sources'],
  permissionOf?: string,
  more: readonly string[] = [],
): NameRule {
  return {
    kind: 'words',
    group: 'finance',
    effect: 'permission',
    words: [...financial, ...more],
    ...(permissionOf && { permissionOf }),
    sources,
  };
}

/** The word rules with the financial ones as agents' guides give them. */
export const usualWords: readonly NameRule[] = [
  ...emiratesWords,
  financialWords(readOn('medium', dubaiGuide, wordList), 'Central Bank of the UAE'),
];

/** Names of people, the own word, and letters: as Dubai's guidelines say for most of the country. */
export const usualForm: readonly NameRule[] = [
  { kind: 'person', sources: readOn('medium', dubaiGuidelines, dubaiGuide) },
  { kind: 'own-word', sources: readOn('medium', dubaiGuide) },
  { kind: 'characters', refused: '!?"#$%*+/:;<=>@[]\\^_{}|~', sources: readOn('medium', dubaiGuidelines) },
  { kind: 'latin-form', sources: readOn('medium', dubaiGuide) },
];

/** The ending that a legal form asks for. */
export function endingRule(sources: NameRule['sources'], ...endings: readonly string[]): NameRule {
  return { kind: 'ending', endings, sources };
}

/** The register of all licences in the country. */
export const economicRegister = {
  name: 'National Economic Register of the UAE',
  url: 'https://ner.economy.ae',
};
