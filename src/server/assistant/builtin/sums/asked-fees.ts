import type { Fee, Jurisdiction } from '#domain/catalogue/definition.ts';
import { feesIn } from '#domain/prices/apply-figures.ts';
import { minorPerMajor } from '#domain/values/money.ts';
import { plainText, wordsOf } from '../../../knowledge/index.ts';
import { type PlacedFee, shortLabel } from '../../tools/fee-prices.ts';
import { quantitiesIn } from '../../tools/typed-rates.ts';
import type { AnswerContext } from '../context.ts';
import { isOfOtherState } from '../question/named-state.ts';
import { usualPlaceOf } from '../question/planned.ts';
import type { Reading } from '../question/understand.ts';

/** Words that ask for a price or describe the asker, and name no fee. */
const neutral = new Set(
  wordsOf(
    `cost price fee pay charge total year yearly annual company business set up setup setting want need take money amount
     dollar dirham pound riyal per person people each much exactly expensive cheap budget zone free own official government
     authority founder employee staff worker extra ask quote rate current price list old vs versus compare comparison difference cheaper cheapest between
     less low lower lowest minimum least minimal fixed nice Companies House ACRA Delaware Wyoming Riyadh Jeddah England
     Scotland Wales corp corporation llc ltd llp pte limited private mainland team through roughly usual normal standard line item itself category DED file filing`,
  ),
);

/** Other names of fees, by their id; a renewal is found by the names of the fee that it renews. */
const otherNames: Readonly<Record<string, string>> = {
  name: 'name reservation, trade name, company name',
  licence: 'trade licence, business licence, commercial licence',
  'e-channel': 'e-channels account',
  'e-channels': 'e-channel',
  'establishment-card': 'immigration card, company immigration file',
  'residence-visa': 'visa, employee, employment, investor, partner, residency, resident',
  'status-change': 'change status, in-country change',
  'emirates-id': 'Emirates ID, identity card, EID',
  'medical-test': 'medical, fitness test',
  'dependant-visa': 'family, dependent, spouse, wife, husband, son, daughter, child, kids',
  'health-insurance': 'medical insurance, health cover',
  'lease-registration': 'Ejari, Tawtheeq, tenancy registration',
  memorandum: 'notary, notarisation, MOA',
  audit: 'auditor',
  'formation-service': 'Stripe, Atlas, Clerky',
  'law-firm': 'lawyer, attorney',
  'federal-return': 'accountant, CPA, tax preparer',
  accountant: 'bookkeeper, accounts',
  'identity-check': 'identity verification, ACSP',
  'investor-registration': 'MISA, Ministry of Investment, investment licence',
  chamber: 'Chamber of Commerce membership',
  attestation: 'attested, translation, legalisation',
  iqama: 'residence permit',
  'work-pass': 'Employment Pass, EP, S Pass, application',
  secretary: 'company secretary',
  'visa-application': 'Home Office application, Innovator Founder visa',
  endorsement: 'Innovator Founder endorsement, endorsing body',
  'special-number': 'special UEN, nice company number',
  'data-protection': 'data protection fee',
  'incorporation-same-day': 'same day, urgent, express',
  registration: 'register, registering, registered, incorporate, incorporation',
  'commercial-registration': 'CR, register, registering',
  incorporation: 'incorporate, registration, form, register, Companies House',
  'certificate-of-formation': 'formation, state filing, form',
  'certificate-of-incorporation': 'incorporation, state filing, form',
  'fast-medical-test': 'fast track medical',
  'address-change': 'move, moving, relocate, registered address, new office',
  'director-change': 'add, adding, appoint, remove, replace, another, new, officer',
  'share-transfer': 'sell, selling, move, shareholder',
  'activity-change': 'add, adding, new, business activity',
  closing: 'close, closing, dissolve, dissolution, liquidate, liquidation, strike off, wind up',
};

/** Of the weight of what is asked, the share that a fee's names have to hold. */
const minCoverage = 0.75;

/** How much an explanation in a label counts beside the name itself. */
const shareOfExplanation = 0.5;

/** How little speaks against a fee whose name says more than was asked. */
const unasked = 0.1;

/** How much a word counts that no article knows. */
const unknownWeight = 20;

interface Named {
  words: ReadonlySet<string>;
  explaining: ReadonlySet<string>;
  /** The name alone, without other names. */
  own: readonly string[];
}

/** Cached: fees are compared with each question, and their words never change. */
const namedFees = new WeakMap<Fee, Named>();

function namesOf(fee: Fee): Named {
  const known = namedFees.get(fee);
  if (known) return known;
  const base = fee.id.replace(/-renewal$/, '');
  const own = wordsOf(shortLabel(fee.label)).filter((word) => !neutral.has(word));
  const named: Named = {
    own,
    words: new Set([...own, ...wordsOf(`${fee.id.replaceAll('-', ' ')} ${otherNames[base] ?? ''}`)]),
    explaining: new Set(wordsOf(fee.label)),
  };
  namedFees.set(fee, named);
  return named;
}

const ofRenewal = /\brenew|\bsecond year\b|\blater\b|\bnext year\b|\bfollowing years?\b|\byear (?:2|two)\b/;

/** No fee of the catalogue is for a month: a price a month is an article's. */
const ofMonth = /\b(?:a|per|each|every) month\b|\bmonthly\b/;

/** The fee of each place that a question asks the price of by one of its names; empty if it names none. */
export function feesAsked(reading: Reading, { catalogue, index }: AnswerContext): readonly PlacedFee[] {
  const { subjects, visas, places, countries, question, asks, years } = reading;
  // 'Over four years' asks for a sum.
  const asksSum = subjects.includes('cost') || (years !== undefined && subjects.length === 0);
  if (!asksSum || visas !== undefined || isOfOtherState(question, reading.before)) return [];
  if (ofMonth.test(plainText(question))) return [];
  const isRenewal = ofRenewal.test(plainText(`${question} ${asks}`));
  const asked = reading.words.filter(
    (word) => !neutral.has(word) && !/^\d+$/.test(word) && !(isRenewal && /^(?:renew|2|later)/.test(word)),
  );
  const isOfState = asked.length === 0 && ofState.test(plainText(asks));
  if (asked.length === 0 && !isOfState) return [];
  const bestIn = (jurisdiction: Jurisdiction) =>
    isOfState
      ? stateFee(jurisdiction)
      : bestFee(jurisdiction, asked, isRenewal, index, kindsOfLicence(question));
  const named = places.flatMap((id) => catalogue.jurisdictionWith(id) ?? []);
  if (named.length > 0) {
    const found = named.flatMap((jurisdiction) => bestIn(jurisdiction) ?? []);
    return found.length === named.length ? withOurs(found.map(({ placed }) => placed)) : [];
  }
  // In the UAE the place decides; elsewhere the law of the country mostly sets the price.
  const [country, ...others] = countries;
  if (countries.includes('AE')) return [];
  if (others.length > 0) {
    const found = countries.flatMap((each) => {
      const usual = catalogue.jurisdictionWith(usualPlaceOf(each) ?? '');
      return (usual && bestIn(usual)) ?? [];
    });
    return found.length === countries.length ? found.map(({ placed }) => placed) : [];
  }
  const all = catalogue.countries
    .filter((each) => (country === undefined ? each.country !== 'AE' : each.country === country))
    .flatMap(({ jurisdictions }) => jurisdictions.flatMap((jurisdiction) => bestIn(jurisdiction) ?? []));
  const most = Math.max(0, ...all.map(({ score }) => score));
  const best = all.filter(({ score }) => score === most).map(({ placed }) => placed);
  const [first] = best;
  if (!first || new Set(best.map(({ jurisdiction }) => jurisdiction.place.country)).size > 1) return [];
  const usual = usualPlaceOf(first.jurisdiction.place.country);
  return withOurs([best.find(({ jurisdiction }) => jurisdiction.id === usual) ?? first]);
}

/** Asks for what the state takes, without naming for what: it is for the registration. */
const ofState =
  /\b(?:government|official|state|authority|registry|companies house|acra) (?:fees?|charges?)\b/;

/** Fees for entering a company in the register. */
const registrations: readonly string[] = [
  'registration',
  'incorporation',
  'certificate-of-formation',
  'certificate-of-incorporation',
  'commercial-registration',
];

function stateFee(jurisdiction: Jurisdiction): { placed: PlacedFee; score: number } | undefined {
  const fee = feesIn(jurisdiction).find(({ id }) => registrations.includes(id));
  return fee && { placed: { jurisdiction, fee }, score: 1 };
}

/** The fee of a later case with what the agency takes for it, where one place is asked of. */
function withOurs(fees: readonly PlacedFee[]): readonly PlacedFee[] {
  const [only, ...others] = fees;
  if (!only || others.length > 0) return fees;
  const { jurisdiction, fee } = only;
  const ours = jurisdiction.agencyCaseFees?.[fee.id] ?? [];
  return [only, ...ours.map((own) => ({ jurisdiction, fee: own }))];
}

/** Whether a question names a fee that at least one of its places has. */
export function namesFee(reading: Reading, context: AnswerContext): boolean {
  return reading.places.some((id) => feesAsked({ ...reading, places: [id] }, context).length > 0);
}

const kindOfLicence =
  /\b(start[- ]?up|innovation|tech|freelance|e[- ]?commerce|holding|spv|crypto|financial|retail|restaurant|industrial)s?\b(?: \w+)? licen[cs]e|\blicen[cs]e (?:fee |price |cost )*(?:of|for|as) (?:an? |the |our |my )*(start[- ]?up|innovation|tech|freelancer?|holding|spv|crypto|financial|retail|restaurant)/g;

/** Whether a question is about a kind of licence that a place's catalogue has no price of. */
export function isOfOtherLicence({ asks }: Reading, jurisdiction: Jurisdiction): boolean {
  const labels = feesIn(jurisdiction).filter(({ id }) => ofLicence.test(id));
  return kindsOfLicence(asks).some((kind) => labels.every(({ label }) => !plainText(label).includes(kind)));
}

const ofLicence = /^licence\b/;

/** The kinds of licence that a question names. */
function kindsOfLicence(question: string): readonly string[] {
  return [...plainText(question).matchAll(kindOfLicence)].flatMap(
    ([, before, after]) => before ?? after ?? [],
  );
}

/** Whether a text is about the visa of an investor alone, for which a place may charge another price. */
export function isOfInvestor(plain: string): boolean {
  return /\b(?:investor|partner)s?\b/.test(plain) && !isOfEmployee(plain);
}

/** Whether a text is about the visa of an employee. */
export function isOfEmployee(plain: string): boolean {
  return /\b(?:employ\w+|workers?|staff|work)\b/.test(plain);
}

function bestFee(
  jurisdiction: Jurisdiction,
  asked: readonly string[],
  isRenewal: boolean,
  index: AnswerContext['index'],
  kinds: readonly string[],
): { placed: PlacedFee; score: number } | undefined {
  // A word that no article knows is what the question is about.
  const weightOf = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + (index.knows(word) ? index.weightOf(word) : unknownWeight), 0);
  const total = weightOf(asked);
  let best: { placed: PlacedFee; score: number } | undefined;
  for (const fee of feesIn(jurisdiction)) {
    const isOfLater = fee.due === 'per-visa-renewal' || fee.id.endsWith('-renewal');
    const hasTwin = isRenewal && jurisdiction.fees.some(({ id }) => id === `${fee.id}-renewal`);
    if ((isOfLater && !isRenewal) || hasTwin) continue;
    // The price of one kind of licence is no price of another.
    if (ofLicence.test(fee.id) && kinds.some((kind) => !plainText(fee.label).includes(kind))) continue;
    if (fee.due === 'per-visa' && asked.some(isOfInvestor) && isOfEmployee(plainText(fee.label))) continue;
    const { words, explaining, own } = namesOf(fee);
    const inName = asked.filter((word) => words.has(word));
    const inOwn = own.filter((word) => asked.includes(word));
    const isByOtherName = inName.some((word) => !own.includes(word));
    if (inOwn.length < own.length / 2 && !isByOtherName) continue;
    if (inOwn.length === 0 && isPartOfName(fee, inName)) continue;
    const explained = asked.filter((word) => !words.has(word) && explaining.has(word));
    if (inName.length === 0 || weightOf([...inName, ...explained]) < total * minCoverage) continue;
    // What is only one of the things that a price holds together costs another sum than all of them.
    if (weightOf(inName) < weightOf(explained)) continue;
    const beyond = own.filter((word) => !asked.includes(word)).length;
    const score =
      weightOf(inName) / total +
      (shareOfExplanation * weightOf(explained)) / total -
      beyond * unasked -
      (fee.isOptional ? unasked / 2 : 0);
    if (!best || score > best.score) best = { placed: { jurisdiction, fee }, score };
  }
  return best;
}

/** Whether words are only a part of another name of a fee, as 'medical' is of 'medical insurance'. */
function isPartOfName({ id }: Fee, asked: readonly string[]): boolean {
  const names = (otherNames[id.replace(/-renewal$/, '')] ?? '').split(',').map((name) => wordsOf(name));
  const having = names.filter((name) => name.some((word) => asked.includes(word)));
  const isWhole = (name: readonly string[]) =>
    name.every((word) => asked.includes(word) || neutral.has(word));
  return (
    having.length > 0 &&
    !wordsOf(id.replaceAll('-', ' ')).some((word) => asked.includes(word)) &&
    !having.some(isWhole)
  );
}

/** Of how many years or people a question asks the price, in the unit of the fees; `undefined` for one. */
export function countOf({ question, years }: Reading, fees: readonly PlacedFee[]): number | undefined {
  const [due, ...others] = new Set(fees.map(({ fee }) => fee.due));
  if (due === undefined || others.length > 0) return undefined;
  const quantities = quantitiesIn(question);
  if (due === 'yearly' || due === 'yearly-renewal') {
    return years ?? quantities.find(({ unit }) => unit === 'year')?.number;
  }
  if (due !== 'per-visa' && due !== 'per-visa-renewal') return undefined;
  const people = quantities.find(({ unit }) => !['year', 'month', 'week', 'day'].includes(unit))?.number;
  const [, number, named = ''] = /\b(\d{1,2}) ([a-z]+(?: [a-z]+)?)/.exec(plainText(question)) ?? [];
  const isNamed = fees.some(({ fee }) => wordsOf(named).some((word) => namesOf(fee).words.has(word)));
  return people ?? (number !== undefined && isNamed ? Number(number) : undefined);
}

/** Whether a text speaks of a fee by one of its names. */
export function speaksOf(text: string, { fee }: PlacedFee): boolean {
  const { words } = namesOf(fee);
  return wordsOf(text).some((word) => words.has(word) && !neutral.has(word));
}

/** Says that a price is not known. */
const isOpen =
  /\bnot (?:found|published|known|confirmed)\b|\bunconfirmed\b|\bpublish(?:es|ed) no\b|\bno \w+(?: \w+){0,9} (?:was|were) found\b|\bno (?:published|public|reliable)\b/i;

/** Whether a text says that a price is not known. */
export function saysUnpublished(text: string): boolean {
  return isOpen.test(text);
}

/** Whether a text names what a fee costs, or says that it is not published. */
export function namesPrice(text: string, { fee }: PlacedFee): boolean {
  if (!('value' in fee.amount)) return saysUnpublished(text);
  const { currency, low, high } = fee.amount.value;
  const names = (amount: number) => text.includes(number.format(amount / minorPerMajor(currency)));
  return low === 0 ? names(high) || /\bfree\b/.test(text) : names(low) && names(high);
}

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
