import { shownCharacters } from './plain-characters.ts';
import { stemOf, wordsOf } from './words.ts';

/** Groups of words that mean the same of a company's costs, times and duties. The first word stands for all. */
const synonyms: readonly string[] = [
  'optional voluntary voluntarily',
  'compulsory mandatory obligatory oblige obligation',
  'form formation forming formed incorporate incorporation founding establish establishment setup',
  'register registration registrant',
  'close closing closure liquidate liquidation deregister deregistration dissolve dissolution wind strikeoff',
  'renew renewal',
  'late lateness delay delayed overdue miss missed missing behind tardy',
  'fine penalty penalise surcharge sanction',
  'shareholder owner own ownership shareholding',
  'foreign foreigner abroad overseas nonresident international',
  'employee staff worker personnel',
  'salary wage remuneration',
  'office premises',
  'rent lease tenancy',
  'visa residence residency resident',
  'turnover revenue sales supply receipts',
  'profit income earnings',
  'file filing submit submission lodge',
  'document documentation',
  'finance financial',
  'suspend suspended suspension',
  'dormant dormancy',
  'refund refundable repay reimburse',
  'forecast foresee',
  'lawyer solicitor attorney',
  'consultant consultancy consulting adviser advisor',
  'insurance insured insurer',
  'medical health fitness',
  'spouse wife husband',
  'child children kid',
  'audit auditor audited',
  'expire expiry lapse',
  'relief relieve discount rebate deduction',
  'dividend distribution',
  'endorse endorsement',
  'online digital digitally electronically electronic portal website web internet',
  'phone telephone',
  'expedite expedited express accelerated priority',
  'secretary secretarial',
  'notary notarise notarial notarisation',
  'attest attestation legalise legalisation apostille',
  'tax taxation taxable taxed',
  'cancel cancellation revoke waive waiver',
  'branch subsidiary',
  'share equity',
  'invest investment investor invested',
  'category band class',
  'asset property',
  'transfer change switch',
  'quota allocation',
  'lose lost forfeit',
  'next upcoming',
  'past previous preceding',
  'mainland onshore',
  'local national citizen emirati',
  'worldwide global',
  'tech technology',
  'startup newcomer',
  'biometric fingerprint',
  'passport',
  'endless forever perpetual permanent permanently',
  'invoice invoicing',
  'bookkeep bookkeeping books ledger record',
  'keep retain store preserve',
];

/** Words that claim nothing of their own: what they say of a figure, others of its sentence say, too. */
const neutral = `
  cost fee charge price pay payment payable owe amount sum total rate figure number value money currency spend budget plan afford
  need require requirement must necessary want ask take give get bring come go set run make mean call name add put count
  have hold keep become stay remain begin start end finish last continue apply application applicant hand provide offer allow permit let
  say state note quote cite read find found publish list show print mention describe tell know explain speak according accord
  source page guide website article table example instance illustration sample case detail information info data
  about around approximately approx roughly nearly almost exact exactly precise estimate estimated general usual usually normal normally
  typical typically standard ordinary simple simply mainly mostly likely possible possibly currently current present
  today now time date day week month quarter year period annual daily quarterly fortnight deadline due duration window long
  short soon early fast quick quickly speed start beginning within during throughout until since later following follow subsequent
  afterwards initial initially final finally eventually total altogether together plus addition additional additionally extra further also
  separate separately besides alongside apart side top part share portion rest remainder half
  minimum maximum least most up down low lower high higher large small big range limit threshold floor ceiling bar level mark line
  first second third one each every single per both either several various different same
  company business firm enterprise entity founder person people individual someone anyone you customer client
  yes no indeed however therefore thus hence so because since reason if whether when where while whereas although though otherwise unless
  depend depending basis rule law legal official officially formal formally valid validity
  important careful note remember bear mind expect allow work out mind keep eye sure certain certainly clear clearly
  actual actually real really usual common commonly often sometimes always rarely generally overall short brief summary
  two three four five six seven eight nine ten hundred thousand
  new old older currently recent recently latest date dated copy confidence low certainty uncertain
  use used using way thing kind type sort item point place country
  available accept confirm confirmed check apply applies question answer help think consider regard respect concern matter
  fall land arrive happen occur follow lead result turn reach stand sit
  add hang attach link relate tie count
  purpose order via through direct directly itself own self
  budget upfront outlay expense expenditure bill sticker headline
  lead left leave out over under above below beyond between
  choose choice pick decide option alternative
  size length term once twice
  fixed flat fixed-rate band step stage phase
  proper suitable relevant respective applicable correspond corresponding
  else instead rather still yet already just even only well
  good great better best worst fine
  dollar dirham pound riyal euro singaporean uae aed usd gbp sar sgd eur
  main key core essential basic basically bare
  roughly ballpark circa
  january february march april may june july august september october november december
  quicker faster slower sooner cheaper longer against versus compare compared comparison another other expect expectation appoint engage
  member slide skip omit fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth anybody somebody
  twenty thirty forty fifty sixty seventy eighty ninety eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
  calendar working inr rupee yuan yen franc naira rouble quid buck grand
  create former formerly force effect effective law
  see look find include included including reach hit cross crossing exceed pass test exam
  square metre meter feet foot sqm per cent percent zero million billion lakh thousand hundred dozen couple nothing everything anything
  something free whichever greater lesser toward towards row full fully partly part partial taken took made got gave given paid came gone
  went kept held done known seen told found begun began sold bought buy sell spent reached rises rise raise drop reduce increase climb
  open eligible enough hear exist belong qualify cover test treat regard consider ignore write written writing long longest shortest quickest slowest fastest
  assess assessment reading read public publicly public-facing hang tie square
  wise term terms
  actually technically
  subject condition conditional
  counter clock tick
  met upward upwards far few straight away worst except exception carry grow grew ahead beforehand earlier cheapest dearest
  advertise promise claim suggest indicate reckon disagree agree differ vary
`;

/** Words that claim nothing new, but tell one thing of a passage from another: the standard rate, the first year. */
const contrasting = `
  standard ordinary normal reduce reduced usual new old additional extra initial final full part partial general simple special minimum
  maximum public private valid validity application short long early member person first second third later further further same higher force effect effective
  lower more less paid free annual monthly condition size state page online
`;

const phrases: readonly (readonly [RegExp, string])[] = [
  // Its stem would be too short to be a word of its own.
  [/\b(?=[A-Z]{3}\b)([A-Z]{2}S)\b/g, '$1acronym'],
  [/\b(?!US\b|UK\b|ID\b|PO\b|[IVXLC]{2}\b)([A-Z]{2})\b(?![$-])/g, '$1acronym'],
  // Other words have the same stem and claim nothing.
  [/\bdependants?\b/gi, 'family'],
  [/\blisted (?=compan|one|firm|group|entit)/gi, 'stockexchange '],
  [/\b(work|labour|entry|exit|return) permits?\b/gi, '$1permit'],
  [/\bchang(?:es?|ing) with\b/gi, ' '],
  [/\bnon[- ](?=[a-z])/gi, 'non'],
  [/\b(company|tax|labour|employment|commercial) law\b/gi, '$1law'],
  [/\bstart[- ]?ups?\b/gi, 'startup'],
  [/\bcosts? (?:comes?|came) back\b/gi, ' '],
  [/\b(?:paid|pays?|gets?|got|comes?|came|given?|handed|money) (?:it )?back\b/gi, 'refund'],
  [/\bset(?:ting)?[- ]?up\b/gi, 'setup'],
  [
    /\b(?:financial|fiscal|accounting|tax) (?:year|period)(?:[- ]end)?s?\b|\byear[- ]end\b|\bend of (?:the|its|your) (?:financial |fiscal |tax )?(?:year|period)\b|\b(?:year|period)['’]s end\b/gi,
    'fiscalyear',
  ],
  [/\b(?:newspapers?|sources?|pages?|agents?|guides?|press) reports?\b/gi, ' '],
  [/\boutside (?:of )?(?:the )?(?:country|UAE|UK|US|kingdom)\b|\bfrom outside\b/gi, 'abroad'],
  [/\blaw firms?\b/gi, 'lawyer'],
  [/\b(?:identity|id) cards?\b|\bEmirates IDs?\b|\beids?\b/gi, 'idcard'],
  [/\baudited (?:accounts|financial statements|reports?)\b/gi, 'audit'],
  [/\breturned\b/gi, 'refund'],
  [/\blate pay(?:ment|ing|s)?\b|\bpa(?:y|id|ying) late\b/gi, 'late latepayment'],
  [/\bbased on\b|\bmissing from\b/gi, ' '],
  [/\ballowances?\b/gi, 'stipend'],
  [/\bnon[- ]refundable\b/gi, 'nonrefundable'],
];

/** The first year of a company and those that follow cost differently. */
const phases: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:after|from the second|later|following|subsequent|then|thereafter|afterwards|renewals?|renewing)\b(?! \w+ (?:after|later))/gi,
    ' laterphase $&',
  ],
  [/\b(?:first|initial) (?:12 months|year)\b|\byear (?:one|1)\b/gi, ' firstphase '],
];

const canonical = new Map<string, string>();
for (const group of synonyms) {
  const [first = '', ...others] = group.split(' ');
  const [stem = first] = wordsOf(first);
  for (const word of [first, ...others]) for (const each of wordsOf(word)) canonical.set(each, stem);
}
const stemsOf = (words: string) =>
  new Set(
    words
      .trim()
      .split(/\s+/)
      .flatMap((word) => [stemOf(word), ...wordsOf(word)])
      .filter((word) => !canonical.has(word)),
  );
const ignored = stemsOf(neutral);
const contrasts = stemsOf(contrasting);

/** Whom to ask, which says nothing of a figure. */
const advice = /\b(?:ask|contact|consult|(?:check|confirm|verify) (?:it |this |that )?with)\b[^.,;:]*/gi;

/**
 * What a text speaks of: its words without those that claim nothing, synonyms as one. Numbers and units of time are
 * left out, because figures are compared apart.
 */
export function termsOf(text: string): string[] {
  return canonicalWords(text, (word) => !ignored.has(word));
}

/** Also the words that claim nothing new, but tell one thing of a passage from another. */
export function contrastingTermsOf(text: string): string[] {
  return canonicalWords(
    phases.reduce((said, [written, same]) => said.replaceAll(written, same), text),
    (word) => !ignored.has(word) || contrasts.has(word),
  );
}

function canonicalWords(text: string, isMeant: (word: string) => boolean): string[] {
  const shown = phrases.reduce(
    (said, [written, same]) => said.replaceAll(written, same),
    shownCharacters(text).replaceAll(advice, ' '),
  );
  return wordsOf(shown)
    .filter((word) => !/\d/.test(word) && word.length > 2 && isMeant(degreeless(word, isMeant)))
    .map((word) => canonical.get(word) ?? word);
}

/** 'Smallest' claims as little as 'small'. */
function degreeless(word: string, isMeant: (word: string) => boolean): string {
  const base = /^(.{3,})est$/.exec(word)?.[1];
  return base !== undefined && !isMeant(base) ? base : word;
}

/** Words that may stand for another one of their source, and not the other way round. */
const impliedBy: ReadonlyMap<string, readonly string[]> = new Map(
  (
    [
      ['register', 'form'],
      ['authority', 'register ministry department portal'],
      ['government', 'authority ministry department'],
      ['offer', 'package'],
      ['employer', 'employee hire'],
      ['salary', 'income'],
      ['document', 'passport paper'],
      ['card', 'idcard'],
    ] as const
  ).map(([word, sources]) => [termsOf(word)[0] ?? word, termsOf(sources)]),
);

/** Whether a text that speaks of some terms supports a word. */
export function covers(terms: ReadonlySet<string>, word: string): boolean {
  return terms.has(word) || (impliedBy.get(word)?.some((source) => terms.has(source)) ?? false);
}
