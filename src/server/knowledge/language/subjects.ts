/**
 * What figures are about, each with the words that name it. A figure that is true of one is not true of another, so
 * these words have to agree with those of its source.
 */
const subjects: readonly (readonly [string, RegExp])[] = [
  ['audit', /\baudit(?:s|ed|ing|or|ors)?\b/i],
  ['bookkeeping', /\bbook-?keeping\b|\baccounting fees?\b|\baccountants?\b/i],
  ['licence', /\blicen[cs](?:e|es|ed|ing)\b/i],
  ['visa', /\b(?:visas?|e-?channels?|residence permits?)\b/i],
  ['office', /\b(?:offices?|desks?|flexi-?desks?|rent|leases?|ejari|premises|warehouses?|workspaces?)\b/i],
  ['deposit', /\bdeposits?\b/i],
  ['capital', /\b(?:share )?capital\b/i],
  ['fine', /\b(?:fines?|fined|penalt(?:y|ies)|surcharges?)\b/i],
  [
    'agent',
    /\b(?:registered |nominee )?agents?\b(?!['’]s\s+(?:\w+\s+){0,2}(?:lists?|slides|pages?|figures?|prices?|examples?|tables?|offers?|notes?)| says)/i,
  ],
  ['secretary', /\b(?:company )?secretar(?:y|ies)\b/i],
  ['medical', /\bmedical\b/i],
  ['emirates-id', /\bemirates id\b/i],
  ['insurance', /\binsurances?\b/i],
  ['bank', /\bbank(?:s|ing)?\b/i],
  ['name', /\bname (?:reservation|approval|check)s?\b|\btrade names?\b/i],
  ['notary', /\b(?:notar(?:y|ies|ial|i[sz]ation)|attest(?:ed|ation|ations)?|apostilles?|legali[sz]ation)\b/i],
  ['establishment-card', /\bestablishment cards?\b/i],
  ['vat', /\b(?:vat|gst|value added tax)\b/i],
  ['zakat', /\bzakat\b/i],
  ['withholding', /\bwithholding\b/i],
  ['dividend', /\bdividends?\b/i],
  ['salary', /\b(?:salar(?:y|ies)|wages?|what income)\b/i],
  ['social-security', /\b(?:social (?:security|insurance)|pension|gosi|cpf|national insurance)\b/i],
  ['trademark', /\btrade ?marks?\b/i],
  [
    'closing',
    /\b(?:clos(?:e|ed|ing|ure)|liquidat(?:e|ed|ion|or)|deregist\w+|strik(?:e|ing)[ -]off|dissolution|winding[ -]up)\b/i,
  ],
  ['translation', /\btranslat(?:ion|ions|ed)\b/i],
  ['endorsement', /\bendorse(?:ment|ments|d)\b/i],
  ['confirmation-statement', /\bconfirmation statements?\b/i],
  ['lawyer', /\b(?:lawyers?|solicitors?|law firms?|legal fees?)\b/i],
  [
    'accounts',
    /\b(?:annual|yearly|first|audited|late|dormant) accounts\b|\bfinancial statements?\b|\baccounts (?:are|were|have)\b/i,
  ],
  ['passport', /\bpassports?\b/i],
];

/** The subjects that a text names. */
export function subjectsIn(text: string): ReadonlySet<string> {
  return namedIn(text, subjects);
}

function namedIn(text: string, named: typeof subjects): ReadonlySet<string> {
  const plain = text.replaceAll(/[*_`]/g, '');
  return new Set(named.filter(([, words]) => words.test(plain)).map(([subject]) => subject));
}

const leftOut =
  /\b(?:without|excluding|exclud(?:es|ed)|not includ(?:ed|ing)|left out|before|not counting|apart from) ([^.;)]*)|\(([^()]*)\bnot published|([^.;]*)\b(?:not published|on top|not included|come on top|missing from)\b/gi;

/** The subjects that a text says are no part of its price. */
export function leftOutIn(text: string): ReadonlySet<string> {
  return subjectsIn([...text.matchAll(leftOut)].map((match) => match.slice(1).join(' ')).join(' | '));
}

/** Taxes with rules of their own. */
const taxes: typeof subjects = [
  ['corporate-tax', /\bcorporat(?:e|ion) tax\b/i],
  ['income-tax', /\bincome tax\b/i],
  ['vat', /\b(?:vat|value added tax)\b/i],
  ['gst', /\bgst\b/i],
  ['zakat', /\bzakat\b/i],
  ['withholding', /\bwithholding\b/i],
  ['franchise-tax', /\bfranchise tax\b/i],
];

/** The taxes that a text names. */
export function taxesIn(text: string): ReadonlySet<string> {
  return namedIn(text, taxes);
}

/** Says that something is part of a price; a price says so or does not. */
const inclusive =
  /\b(?:all-)?in(?:clusive|cluded|cludes|cluding)\b|\ball-in\b|\bcovers?\b|\bcovered\b|\bcontain(?:s|ed|ing)?\b|\bcomes? with\b|\bbuys? everything\b/i;
/** Says that something comes on top. */
const exclusive =
  /\b(?:ex|not in)clu(?:ded|des|ding|sive)\b|\b(?:with)?out\b|\bplus\b|\bon top\b|\bnot published\b|\bleft out\b|\bapart from\b|\bnot counting\b|\badded\b|\bto be confirmed\b|\bbefore\b|\bseparate(?:ly)?\b|\bextra\b|\bmissing from\b/i;

/** Whether a text says that something comes on top of its price. */
export function saysMore(text: string): boolean {
  return exclusive.test(text);
}

/** Whether a text says that its price contains something, or that it does not; `undefined` if it says neither. */
export function inclusionIn(text: string): 'in' | 'out' | 'both' | undefined {
  const isOut = exclusive.test(text);
  const isIn = inclusive.test(text.replaceAll(/\bnot (?:be )?included\b/gi, ''));
  return isIn ? (isOut ? 'both' : 'in') : isOut ? 'out' : undefined;
}
