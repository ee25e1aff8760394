import { distance } from 'fastest-levenshtein';
import { catalogue } from '#domain/catalogue/catalogue.ts';
import type { Country } from '#domain/catalogue/choices.ts';
import { emirates, freeZones, jurisdictionIdOf } from '#domain/catalogue/choices.ts';
import { plainText } from '../language/words.ts';

/** The parts of the catalogue that a text names. */
export interface NamedPlaces {
  /** Ids of places, in catalogue order. */
  places: readonly string[];
  /** Countries that are named or inferred from words only one of them uses, including those of the places. */
  countries: readonly Country[];
  /** Whether free zones or the mainland are meant in general. */
  kinds: readonly ('free-zone' | 'mainland-llc')[];
  /** Whether the countries are only inferred, so that others are possible. */
  isGuessed: boolean;
  /** Words that only name a place and do not count as the subject. */
  used: readonly string[];
  /** Names of places that only describe the asker or whom they deal with. */
  aside: readonly string[];
}

/** Common names of the free zones. */
const zoneNames: Record<(typeof freeZones)[number], string> = {
  difc: 'difc|dubai international financial cent(?:re|er)|dubai financial (?:district|zone|cent(?:re|er)|free zone)|dfsa',
  dmcc: 'dmcc|dubai multi commodit(?:y|ies) cent(?:re|er)|jumeirah lakes? towers?|jlt',
  adgm: 'adgm|abu ?dhabi global mark(?:e?ts?)|abu ?dhabi (?:international )?financial (?:district|zone|cent(?:re|er)|free zone|regulator)|fsra|hub ?71|al maryah|al reem',
  ifza: 'ifza|international free ?zones? authority',
  dafza: 'dafza|dafz|(?:dubai )?airport free ?zone|airport zone',
  jafza: 'jafza|jebel ali(?: free ?zone)?',
};

/** Names of the emirates, and of departments that only one of them has. */
const emirateNames: Record<(typeof emirates)[number], string> = {
  dubai: 'dubai|det',
  'abu-dhabi': 'abu ?dhabi',
  sharjah: 'sharjah|sedd',
  ajman: 'ajman',
  'ras-al-khaimah': 'ras al[- ]?khaimah|rak',
  fujairah: 'fujairah|fujeirah',
  'umm-al-quwain': 'umm al[- ]?qu?wain|uaq',
};

/** Names of the countries, and words that only one of them uses. */
const countryWords: Record<Country, { names: string; signs: string }> = {
  AE: {
    names:
      'uae|united arab emirates|emirates|(?<=\\bthe )emirati(?= (?:tax|law|office|authority|one|return|company)|[,?.;]|$)',
    signs:
      'aed|dirhams?|dhs?|mohre|emaratax|emirates id|emiratis?|emiratisation|emiratization|wps|flexi[- ]?desks?|zones|tasheel|gdrfa|icp|trade licen[cs]e|free ?zones?|mainland|goaml|dnfbps?|ubo|fta|golden (?:visa|residence)|green (?:visa|residence)|nafis|ejari|establishment card|esr|economic substance|qfzp|small business relief|fze|fzco|regist\\w+ (?:late )?for corporate tax|corporate tax (?:de)?regist\\w+|wage protection|diez|adcb|wio|mashreq|emirates nbd|rakbank',
  },
  US: {
    names: 'usa|the states|united states|america|american|delaware|wyoming',
    signs:
      'e-?[12] visa|inc|h-?1b|l-?1[ab]? visa|o-?1 visa|eb-?5|green card|uscis|entrepreneur parole|certificate of formation|irs|ein|itin|be-?13|bureau of economic analysis|form \\d{4}|5472|1120s?|83b|boi|fincen|franchise tax|[cs][- ]?corp(?:oration)?s?|registered agent|federal (?:corporate )?income tax|federal (?:tax )?returns?|ss-4|stripe atlas|secretary of state|qsbs|safe|w-?8|1099|mercury|atlas|chase',
  },
  GB: {
    names:
      'uk|united kingdom|britain|british|england|scotland|wales|gb|english (?:compan(?:y|ies)|ltd|limited|llp|firm)|london|manchester|edinburgh|glasgow|leeds|birmingham|cardiff|belfast',
    signs:
      '(?<!pte |pte\\. )ltd|companies house|hmrc|confirmation statement|psc|psc01|gbp|pounds?|£ ?\\d[\\d.]*|marginal relief|llps?|company tax returns?|ll ?in01|os ?vs01|corporation tax|acsps?|utr|paye|ct600|one login|innovator founders?|tide|starling|personal code|sic codes?|accounting reference date|registered email',
  },
  SA: {
    names: 'saudis?(?: arabia)?|ksa|riyadh|jeddah|dammam|khobar|(?<!united )kingdom',
    signs:
      'tadawul|zatca|misa|zakat|sar|riyals?|nitaqat|sauditi[sz]ation|qiwa|muqeem|iqama|absher|nafath|gosi|mudad|rhq|snb|al rajhi|joint[- ]stock|jsc|commercial registration|cr|najiz|saudi[sz]ation|premium residency|foreign investment licen[cs]e|chamber of commerce',
  },
  SG: {
    names:
      "singapore|singaporeans?|s'pore|sg|(?<=\\b(?:or|vs|versus|and) (?:an? )?)pte|pte(?: ltd)?(?=,? (?:or|vs|versus|and)\\b)",
    signs:
      'acra|iras|gst|sgd|s\\$ ?\\d[\\d.]*|corppass|singpass|pte|private limited company in singapore|cpf|employment pass|ep|entrepass|bizfile|eci|form c-?s|agm|nominee director|uen|aspire|sfrs|compass|s pass|com[- ]?pass|cdd|start-?up exemption|(?:in)?solvency declaration|declaration of (?:in)?solvency|xbrl|dbs|ocbc|uob',
  },
};

/** Of those words the ones that no founder uses of another country: the rest may be said of several. */
const sureSigns = wordPattern(
  'mohre|emaratax|emirates id|emiratis?|emirati[sz]ation|tasheel|gdrfa|goaml|golden (?:visa|residence)|green (?:visa|residence)|nafis|ejari|establishment card|qfzp|small business relief|fze|fzco|adcb|wio|mashreq|emirates nbd|rakbank|e-?2 visa|e-2|h-?1b|l-?1[ab]? visa|o-?1 visa|uscis|entrepreneur parole|irs|ein|itin|be-?13|bureau of economic analysis|s[- ]?corp(?:oration)?s?|c[- ]corp(?:oration)?s?|5472|1120s?|83b|boi|fincen|franchise tax|ss-4|stripe atlas|companies house|hmrc|psc|acsps?|utr|ct600|ll ?in01|os ?vs01|innovator founders?|tide account|starling|tadawul|zatca|misa|zakat|nitaqat|saudi[sz]ation|qiwa|muqeem|iqama|absher|nafath|gosi|mudad|rhq|snb|al rajhi|premium residency|acra|iras|corppass|singpass|pte|cpf|employment pass|entrepass|bizfile|eci|form c-?s|uen|com[- ]?pass|(?:in)?solvency declaration|declaration of (?:in)?solvency|xbrl|dbs|ocbc|uob',
);

/** Names used for a country that are only a part of it, or its people. */
const partsOfCountries = new Set([
  'delaware',
  'wyoming',
  'riyadh',
  'jeddah',
  'dammam',
  'khobar',
  'saudis',
  'scotland',
  'wales',
  'england',
  'london',
  'manchester',
  'edinburgh',
  'glasgow',
  'leeds',
  'birmingham',
  'cardiff',
  'belfast',
]);

/** Company types by words, if the country is known. */
const typeWords: Partial<Record<string, string>> = {
  'us-llc': 'llcs?|limited liability company',
  'us-c-corporation':
    'c[- ]?corp(?:oration)?s?|corporation|inc|incorporated|83b|qsbs|(?<!(?:5472|llc|disregarded|pro forma).*)(?:form )?1120(?!.*(?:5472|llc|disregarded))',
  'gb-private-limited-company': 'ltd|limited compan(?:y|ies)|private limited',
  'gb-llp': 'llps?|limited liability partnership',
  'sa-llc': 'llcs?|limited liability company',
  'sa-joint-stock-company': 'joint[- ]stock|jsc|sjsc',
  'sa-branch-of-a-foreign-company': 'branch',
  'sg-private-limited-company': 'pte|private limited|private company',
  'sg-partnership': 'partnership|llps?',
};

const patterns = {
  zones: freeZones.map((subType) => ({
    id: jurisdictionIdOf({ country: 'AE', companyType: 'free-zone', subType }),
    pattern: wordPattern(zoneNames[subType]),
  })),
  emirates: emirates.map((subType) => ({
    id: jurisdictionIdOf({ country: 'AE', companyType: 'mainland-llc', subType }),
    pattern: wordPattern(emirateNames[subType]),
  })),
  countries: (Object.entries(countryWords) as [Country, { names: string; signs: string }][]).map(
    ([country, { names, signs }]) => ({
      country,
      names: wordPattern(names),
      signs: wordPattern(signs),
    }),
  ),
  types: Object.entries(typeWords).map(([id, words]) => ({ id, pattern: wordPattern(words ?? '') })),
};

function wordPattern(words: string): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${words})(?![a-z0-9])`, 'g');
}

const idsInOrder = catalogue.flatMap(({ jurisdictions }) => jurisdictions.map(({ id }) => id));

/**
 * The parts of the catalogue that a text names. An emirate beside a zone in it means the zone; with the word
 * 'mainland', or alone, it means its mainland.
 */
export function placesIn(text: string): NamedPlaces {
  const all = withoutTypos(plainText(withoutPronoun(text)));
  // A residence matters less than the company's place.
  const elsewhere = all.replaceAll(homes, ' ');
  const beside = tellsPlace(elsewhere) ? elsewhere : all;
  const alone = beside.replaceAll(counterparts, ' ');
  const unowned = (namesAny(alone) ? alone : beside).replaceAll(owners, ' ');
  const meant = tellsPlace(unowned) ? unowned : namesAny(alone) ? alone : beside;
  const plain = meant.replaceAll(outsideZones, 'mainland');
  const used: string[] = [];
  const found = new Set<string>();
  let rest = plain;
  for (const { id, pattern } of patterns.zones) {
    rest = rest.replaceAll(pattern, (match) => {
      found.add(id);
      used.push(match);
      return ' ';
    });
  }
  const hasZone = found.size > 0;
  const isMainland = /\bmainland\b|\bded\b/.test(plain);
  const isFreeZone = /free zone|free trade zone/.test(plain) || hasZone;
  for (const { id, pattern } of patterns.emirates) {
    const matches = rest.match(pattern);
    if (!matches) continue;
    used.push(...matches);
    const isItsMainland = hasZone && isMainland && matches.some((name) => isMainlandOf(name, rest));
    if ((!hasZone && (isMainland || !isFreeZone)) || isItsMainland) found.add(id);
  }

  const named = new Set<Country>();
  const signed = new Set<Country>();
  const surely = new Set<Country>();
  for (const { country, names, signs } of patterns.countries) {
    const byName = plain.match(names);
    if (byName) {
      named.add(country);
      // A state or city within the country can be the subject of a question.
      used.push(...byName.filter((name) => !partsOfCountries.has(name)));
    }
    if (plain.match(signs)) signed.add(country);
    if (plain.match(signs)?.some((sign) => sign.search(sureSigns) !== -1)) surely.add(country);
  }
  if (found.size > 0 || patterns.emirates.some(({ pattern }) => plain.match(pattern))) named.add('AE');
  // 'What does ACRA charge for an LLP?': what only one country has says more than what several may have.
  const signedBest = surely.size === 1 ? surely : signed;
  const countries = named.size > 0 ? named : signedBest;
  for (const { id, pattern } of patterns.types) {
    const country = id.slice(0, 2).toUpperCase() as Country;
    if (countries.has(country) && plain.match(pattern)) found.add(id);
  }
  const kinds: NamedPlaces['kinds'][number][] = [];
  if (/free zone\b|\bzones\b/.test(plain) && !hasZone) kinds.push('free-zone');
  if (isMainland && ![...found].some((id) => patterns.emirates.some((emirate) => emirate.id === id))) {
    kinds.push('mainland-llc');
  }
  return {
    places: idsInOrder.filter((id) => found.has(id)),
    countries: [...countries],
    isGuessed: named.size === 0 && surely.size !== 1,
    kinds,
    used: wordsIn(used),
    aside:
      plain === all ? [] : wordsIn(namesIn(all)).filter((word) => !wordsIn(namesIn(plain)).includes(word)),
  };
}

/** Whether a text sets the mainland of an emirate against a zone: else a zone's company asks about work there. */
function isMainlandOf(emirate: string, text: string): boolean {
  return (
    /\b(?:vs|versus|or|compared?|than|against)\b/.test(text) &&
    new RegExp(`\\bmainland (?:of |in )?${emirate}\\b|\\b${emirate} mainland\\b`).test(text)
  );
}

/** 'US' is a country and 'us' is not, which lower case no longer shows. */
function withoutPronoun(text: string): string {
  return text.replaceAll(
    /\b(?:US|U\.S\.A?\.?)(?![A-Za-z])|(?<=\bthe )us\b|\bus(?= (?:llc|federal|c-?corp|corp|corporation|company|tax|bank|visa|entity|inc|startup|business)\b)/g,
    'usa',
  );
}

/** What lies outside the free zones is the mainland. */
const outsideZones = /\boutside (?:of )?(?:the |an? |any )?free zones?\b/g;

/** A residence, in lower case. */
const homes =
  /\b(?:to|for) me in \w+\b|\bfrom (?:the )?(?:uae|dubai|abu dhabi|sharjah|ajman)\b|\b(?:uae|dubai|abu dhabi|sharjah|ajman)(?:[- ]based|[- ]residents?| founders?| entrepreneurs?)\b|(?<!\b(?:have|has|had|need|needs|must) (?:to )?(?:be )?)\b(?:live|living|lives|stay|staying|remain|reside|resident|based|born|tax resident) (?:in|outside) (?:the )?(?:\w+ ){0,1}?(?:\w+)\b|(?<=^|[.!?] )(?:i|we) (?:from|in) (?:the )?\w+\b|\b(?:i am|i'm|im|we are|we're) (?:from|in) (?:the )?\w+\b/g;

/** Those whom a company deals with, in lower case. */
const counterparts =
  /\b(?:two|three|four|some|many|\d+) saudis\b|\b(?:an? |our |my |the |only )*(?:uk|usa|british|american|saudi|singapore(?:an)?|uae|emirati|dubai|english) (?:customer|client|buyer|supplier|consumer|consultant|contractor|freelancer|vendor|parent|lender)s?\b/g;

/** The asker and their customers, in lower case: a UK company that sells into the UAE asks about the UAE. */
const owners =
  /\b(?:i am|i'm|im|we are|we're|as) (?:an? |the )?(?:[a-z]+ ){1,3}?(?:citizen|company|national|resident|founder|business|owner|passport holder|person|entrepreneur|investor|ltd|llc)s?\b|\b(?:to|for) [a-z]+ (?:customers|clients|buyers|consumers)\b|\b(?:my|our|an?|the) (?:abu dhabi|[a-z]+) (?:pte ltd|private limited company|ltd|llc|company|gmbh|firm|plc|corporation)s?\b(?=.{0,25}\b(?:register(?:s|ed|ing)?|qualif\w+)\b.{0,30}\bin (?:the )?[a-z]+)|\b(?:qualif\w+|register\w*) (?:my|our|an?|the) [a-z]+ (?:pte ltd|private limited company|ltd|llc|company|gmbh|firm|plc|corporation)\b(?= (?:in|to))|\b(?:my|our|an?) [a-z]+ (?:company|llc|ltd|firm|corporation|holding)\b(?= (?:as|be|become|is|act|owns?|holds?)\b.{0,30}\b(?:director|shareholder|shares?|stake|members?|partner|owner|parent|founder|manager)\b)|(?<=\b(?:royalt\w+|dividends?|interest|payments?|fees|pay\w*)\b.{0,40}\bfrom (?:the )?[a-z]+(?: [a-z]+)?) to (?:the |my |our )?[a-z]+\b/g;

const namePatterns = [
  ...patterns.zones.map(({ pattern }) => pattern),
  ...patterns.emirates.map(({ pattern }) => pattern),
  ...patterns.countries.map(({ names }) => names),
];

function namesAny(plain: string): boolean {
  return namePatterns.some((pattern) => plain.search(pattern) !== -1);
}

/** Whether a text tells the place by itself, by a name or by what only one country has. */
function tellsPlace(plain: string): boolean {
  return namesAny(plain) || plain.search(sureSigns) !== -1;
}

function namesIn(plain: string): readonly string[] {
  return namePatterns.flatMap((pattern) => plain.match(pattern) ?? []);
}

function wordsIn(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => name.split(/[^a-z0-9]+/)).filter(Boolean);
}

/** Corrects typos in place names. */
const shortNames = [
  'difc',
  'dmcc',
  'adgm',
  'ifza',
  'dafza',
  'jafza',
  'sharjah',
  'ajman',
  'fujairah',
  'singapore',
  'mainland',
  'delaware',
  'dubai',
];
/** Words, cities and other names of a place that are similar to such a name. */
const notNames = new Set(['dafz', 'diff', 'midland', 'inland', 'main', 'dmc', 'amman']);

function withoutTypos(plain: string): string {
  return plain.replaceAll(/[a-z]{4,}/g, (word) => {
    if (shortNames.includes(word) || notNames.has(word)) return word;
    const near = shortNames.filter(
      (name) => word[0] === name[0] && distance(word, name) <= (name.length > 5 ? 2 : 1),
    );
    return near.length === 1 ? (near[0] ?? word) : word;
  });
}
