import { stemmer } from 'stemmer';

/** Stop words. */
const stopWords = new Set(
  `a about above after again all also am an and any anyone are as at be because been being but by can cannot could d did
  do does doing don done each either else ever every for from further get gets getting go goes going got had has have
  having he her here hers him his how i if im in into is isn it its itself just know let like ll me mean might mine more
  much must my myself need needs no nor not now of off ok okay on once one only or other our ours out over own please
  really s same shall she should so some somebody someone something such t tell than thank thanks that the their them
  then there these they thing things this those though to too under up us ve very want wants was we well were what
  whats when where whether which while who whom whose why will wish with within without won would yes yet you your
  roughly exactly actually today nowadays currently question explain give show say says said happen happens
  damn bloody hell fuck fucking shit crap stupid freaking ridiculous honestly gonna wanna gotta
  hi hello hey dear kindly possible able use using via per im ive id lets whole before many make hand`.split(
    /\s+/,
  ),
);

/** Spellings of one variety of English in the other. */
const spellings: Readonly<Record<string, string>> = {
  license: 'licence',
  licenses: 'licence',
  licensed: 'licence',
  licensing: 'licence',
  licences: 'licence',
  licencing: 'licence',
  center: 'centre',
  centers: 'centre',
  labor: 'labour',
  check: 'cheque',
  checks: 'cheque',
  program: 'programme',
  defense: 'defence',
  freezone: 'free zone',
  freezones: 'free zone',
  freelancer: 'freelance',
  freelancers: 'freelance',
  offshore: 'offshore',
  ecommerce: 'e commerce',
  onshore: 'mainland',
  cryptocurrency: 'crypto',
  organization: 'organisation',
  yr: 'year',
  yrs: 'year',
  mth: 'month',
  hq: 'headquarter',
  acct: 'account',
  biz: 'business',
  co: 'company',
  accountant: 'bookkeeper',
  accountants: 'bookkeeper',
  accounting: 'bookkeeping',
  docs: 'document',
  doc: 'document',
  paperwork: 'document',
  papers: 'document',
  cert: 'certificate',
  reg: 'registration',
  min: 'minimum',
  max: 'maximum',
  approx: 'approximately',
  govt: 'government',
  intl: 'international',
  corp: 'corporation',
  inc: 'incorporated',
  ct: 'corporate tax',
  cit: 'corporate tax',
  fs: 'financial statement',
  gm: 'general meeting',
  wht: 'withholding tax',
  ubo: 'ubo beneficial owner',
  aml: 'aml money laundering',
  einvoicing: 'e invoicing',
  einvoice: 'e invoicing',
  einvoices: 'e invoicing',
  invoices: 'invoicing',
  invoice: 'invoicing',
  vat: 'vat',
  esr: 'esr economic substance',
  qfzp: 'qfzp qualifying free zone person',
  mofa: 'mofa',
  mou: 'mou',
  hr: 'staff',
};

const smallNumbers: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  ninety: '90',
  hundred: '100',
};

const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
};

/** Phrases that only have meaning together, each written as one word. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bhow much\b/g, 'cost'],
  [/\bhow (?:long|quickly|quick|fast|soon)\b/g, 'duration'],
  [/\b(?:every|each|per) (?:single )?year\b|\byearly\b|\bannually\b|\bper annum\b/g, 'annual'],
  [/\b(?:by|until|on) (?:when|which date|what date|which day|what day)\b|\bdue dates?\b/g, 'deadline'],
  [/(^|[.,;?!] |\band )when (?=(?:must|do|does|is|are|should|can|will|did|has|have)\b)/g, '$1 deadline '],
  [
    /\b(?:what|which \w+) (?:do|does|would|will|must|should) (?:\w+ ){1,4}?(?:need|require|ask|want|send|show|bring)\b/g,
    '$& document',
  ],
  [/\bsubject to\b/g, ' '],
  [/\b(?:of|by|at) (?:my|our|your|their|its|one) own (?:free )?(?:will|accord|choice)\b/g, 'voluntary'],
  [
    /\bhow many companies (?:are|does|has|have)\b|\bregistered companies\b|\bcompanies (?:are |were )?registered\b/g,
    '$& companycount',
  ],
  [/\bset(?:ting)?[- ]up\b/g, 'setup'],
  [/\bon hold\b/g, 'dormant'],
  [/\b(?:wind|winding|wound)[- ]up\b/g, 'liquidation'],
  [/\b(?:strike|striking|struck)[- ]off\b/g, 'strikeoff'],
  [/\bpaid[- ]up\b/g, 'paidup'],
  [/\byear[- ]end\b/g, 'yearend'],
  [/\bnon[- ]residents?\b/g, 'nonresident'],
  // 'Form C' and 'Form C-S' are one return.
  [/\bform c(?:-s| ?s)?\b/g, 'form formcs'],
  // Names of forms and visas, such as 'SS-4', 'BE-13' and 'E-2', whose parts are no words.
  [/\b([a-z])-([a-z])\b|\b([a-z]{1,2})-(\d{1,3})\b/g, '$1$2$3$4'],
  // Otherwise 'Emirates' is a place, and 'ID' is "I'd".
  [/\bemirates ids?\b|\beids?\b/g, 'emiratesid'],
];

/** The text in normal form: lower case without accents, ASCII digits, ligatures and quotes resolved. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\u2018\u2019\u02bc]/g, "'")
    .replaceAll(/(\d),(?=\d{3}\b)/g, '$1')
    .replaceAll(/(\d)[ \u00a0\u202f](?=\d{3}\b)/g, '$1')
    .replaceAll(/\b(\d+(?:\.\d+)?) ?(k|thousand|m|mn|mio|million|bn|billion)\b/g, (_, number, scale) =>
      String(Math.round(Number(number) * (scales[scale] ?? 1))),
    )
    .replaceAll(/(\d) ?(?:%|per cent\b|percent\b)/g, '$1%')
    .replaceAll(/\b(\d+) ?\(([a-z])\)/g, '$1$2')
    .replaceAll(/\be-(mail|invoic|commerce|channel|bank|sign)/g, 'e $1')
    .replaceAll(/\b([a-z])\.([a-z])\.(?:([a-z])\.)?/g, '$1$2$3')
    .replaceAll(/'(?:s|re|ll|ve|d|m|t)\b/g, '');
}

function withPhrases(plain: string): string {
  return phrases.reduce((text, [phrase, word]) => text.replaceAll(phrase, word), plain);
}

/**
 * The search terms of a text: stemmed, normalised, numbers as digits, without stop words. May contain repetitions.
 */
export function wordsOf(text: string): string[] {
  const words = withPhrases(plainText(text)).match(/[a-z]+\d*[a-z]*|\d+(?:\.\d+)?(?:%|[a-z]+)?/g) ?? [];
  return words
    .flatMap((word) => (Object.hasOwn(spellings, word) ? (spellings[word] ?? word).split(' ') : [word]))
    .map((word) => (Object.hasOwn(smallNumbers, word) ? (smallNumbers[word] ?? word) : word))
    .filter((word) => !stopWords.has(word) && (word.length > 1 || /\d/.test(word)))
    .map(stemOf);
}

/** Cached: indexing meets the same few thousand words again and again. */
const knownStems = new Map<string, string>();
const maxKnownStems = 20_000;

/** A stemmed, normalised word. */
export function stemOf(word: string): string {
  if (/\d/.test(word) || word.length <= 2) return word;
  const known = knownStems.get(word);
  if (known !== undefined) return known;
  const stem = stemmer(word.replace(/(?<=.{3})iz(e|ed|es|ing|ation|ations)$/, 'is$1'));
  // Bounded, because visitors' words are unlimited.
  if (knownStems.size < maxKnownStems) knownStems.set(word, stem);
  return stem;
}
