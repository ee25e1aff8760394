import { doubleMetaphone } from 'double-metaphone';
import { type Knowledge, stemOf } from '../../knowledge/index.ts';

/** A domain name that is likely to be misheard. */
export interface Name {
  /** Its spelling. */
  written: string;
  /** Its pronunciation, as plain letters and by Double Metaphone. */
  sounds: readonly { letters: string; key: string }[];
  /** Context words, one of which has to be in the sentence if the sound alone is ambiguous. */
  near?: RegExp;
}

/** The known vocabulary of callers. */
export interface Vocabulary {
  names: readonly Name[];
  /** Abbreviations that are spelled out. */
  acronyms: ReadonlySet<string>;
  /** Those for which one wrong letter is corrected. */
  wellKnown: readonly string[];
  /** Whether a word occurs in the articles or in everyday English, so it is not a misheard name. */
  knows(word: string): boolean;
}

/**
 * Names and their pronunciations: as spelled, as people say them, and as recognition transcribes them
 * (`bench/voice.ts` prints what it hears).
 */
const soundsOf: readonly (readonly [written: string, sounds: string, near?: RegExp])[] = [
  ['IFZA', 'ifza, ifsa, ifzah'],
  ['DAFZA', 'dafza, daffza, dafsa'],
  ['JAFZA', 'jafza, jaffza, jafsa'],
  ['RAKEZ', 'rakez, rawkez, rackez'],
  ['Dubai', 'dubai, doobai'],
  ['Abu Dhabi', 'abudhabi, abudabi'],
  ['Sharjah', 'sharjah, sharja'],
  ['Ajman', 'ajman, ajmaan'],
  ['Ras Al Khaimah', 'rasalkhaimah, rasalkaima, rasalkimah, rasalgimah'],
  ['Fujairah', 'fujairah, fujaira, fudjaira'],
  ['Umm Al Quwain', 'ummalquwain, umalkuwain, umalquain'],
  ['Riyadh', 'riyadh, riyad'],
  ['Jeddah', 'jeddah, jedda'],
  ['ZATCA', 'zatca, zatka'],
  ['MISA', 'misa, meesa', /licen|saudi|riyadh|invest/i],
  ['MOHRE', 'mohre, mohray', /permit|work|labou?r|contract|employ/i],
  ['ACRA', 'acra, akra', /singapore|file|filing|bizfile|return|fee|regist|compan|director/i],
  ['Ejari', 'ejari, ejaree', /contract|lease|tenan|office|dubai|rent/i],
  ['EmaraTax', 'emaratax'],
  ['iqama', 'iqama, ikama', /saudi|permit|resid/i],
  ['golden visa', 'goldenvisa'],
  ['flexi desk', 'flexidesk'],
  ['mainland', 'mainland'],
  ['Companies House', 'companieshouse'],
  ['franchise tax', 'franchisetax'],
  ['Delaware', 'delaware'],
];

/** Misheard phrases made of plain English words. */
export const mishearings: readonly (readonly [heard: RegExp, meant: string])[] = [
  [/\bover[ -]?sta(?:ge|yed)\b/gi, 'overstayed'],
  [/\b(?:raw|rack) ?(?:kez|ez)\b/gi, 'RAKEZ'],
  [/\brack(?= (?:licen[cs]e|company|free zone|mainland))/gi, 'RAK'],
  [/\bsing(?:a|er)? ?(?:port|pour|poor|pore)(?: pte)?\b/gi, 'Singapore'],
  [/\b(?:any|an|the) i[ .-]+n\b\.?/gi, 'an EIN'],
  [/\bdo buy\b/gi, 'Dubai'],
  [/\bcussed\b/gi, 'cost'],
  [/\bVAD\b/g, 'VAT'],
  [/\bm[ai]n[gd]? ?l[ea]n[dt],? (?:our|or)\b/gi, 'mainland or'],
  [/\band one is (?=the|my|our|it)/gi, 'and when is '],
  [/\bin ?come? ?te[sx]+t?\b/gi, 'income tax'],
  [/\btax right(?= (?:for|of|in|on)\b)/gi, 'tax rate'],
  [/\bhad longe?d?(?= (?:until|does|do|is|it)\b)/gi, 'how long'],
  [/\b(a|the|my|our) limited(?=[.,?!]|$| (?:need|must|has|have|or|and|in|when)\b)/gi, '$1 limited company'],
  [/\bfreeze[ -]?own(?:ed)?\b/gi, 'free zone'],
  [/\bfreeze[ -]?on(?= (?:company|companies|licen[cs]e|visa))/gi, 'free zone'],
  [/\b(?:the|d|dee|di|be|b) ?mcca?\b/gi, 'DMCC'],
  [/\btoo? (?=visas|owners|shareholders|partners|directors|employees|people|desks)/gi, 'two '],
  [/\b(?:the|dee|di) ?ifc\b(?! )/gi, 'DIFC'],
  [/\bthe U\. ?A\.+(?! ?E)/gi, 'the UAE'],
  [/\bemirates'? (?:i[ .-]*d|eye dee)\b\.?/gi, 'Emirates ID'],
  [/\bras[ -]al[ -](?:[gkch]|alt)\w+/gi, 'Ras Al Khaimah'],
];

/** Spelled out by callers often enough that one letter may be wrong. */
const wellKnown = ['DMCC', 'ADGM', 'DIFC', 'QFZP', 'HMRC', 'VAT', 'FTA', 'UAE', 'EIN', 'LLC'];
/** An abbreviation used this often in the articles is one that people may ask about. */
const oftenEnough = 3;

/** Collects the vocabulary of the articles. */
export function vocabularyOf({ passages, index }: Knowledge): Vocabulary {
  const counts = new Map<string, number>();
  for (const { heading, body } of passages) {
    for (const [word] of `${heading} ${body}`.matchAll(/\b[A-Z]{2,6}\b/g)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return {
    names: soundsOf.map(([written, sounds, near]) => ({
      written,
      sounds: sounds.split(', ').map((letters) => ({ letters, key: keyOf(letters) })),
      ...(near && { near }),
    })),
    acronyms: new Set([
      ...wellKnown,
      ...[...counts].flatMap(([word, count]) => (count >= oftenEnough ? [word] : [])),
    ]),
    wellKnown,
    knows: (word) => everyday.has(word) || index.knows(stemOf(word)),
  };
}

/** The consonants of a pronunciation. */
export function keyOf(letters: string): string {
  return doubleMetaphone(letters)[0];
}

/** Words that are rare in articles and common in calls. */
const everyday = new Set(
  `a about after again ah all also am an and any are as at be because been before being but by can could did do does
  doing don't down each even ever few for from get give go going good got had has have he hello help her here hi him his
  how i i'd i'll i'm i've if in into is isn't it it's its just know let let's like look lot made make many may me mean
  might more most much must my need never next no not now of off oh okay on once one only or other our out over own
  please put really right said same say see she should so some somebody something soon sorry still such sure take dialogue
  tell than thank thanks that that's the their them then there these they thing things think this those though to too
  try two under until up us use very wait want was way we well were what what's when where which while who why will with
  without won't word would yeah yes yet you you're your yours jeff marie oman amman yemen cairo jordan`.split(
    /\s+/,
  ),
);
