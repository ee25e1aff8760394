import { freeZones, jurisdictionIdOf } from '#domain/catalogue/choices.ts';
import { costsOf, costsOfYear } from '#domain/plan/costs.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { plainText, wordsOf } from '../../../knowledge/index.ts';
import type { ComparisonFocus } from '../../tools/compare-places.ts';
import type { AskedPart, PricedPart } from '../../tools/cost-of-place.ts';
import { quantitiesIn } from '../../tools/typed-rates.ts';
import { wordsOfPoint } from '../comparisons/side-by-side.ts';
import type { AnswerContext } from '../context.ts';
import { mainlandIds, planOf, zoneIds } from '../question/planned.ts';
import { optionsOf, type Reading } from '../question/understand.ts';
import type { TypedAnswer } from '../typed-answer.ts';
import { kindOf } from '../wording/verdict.ts';
import { countOf, feesAsked, isOfEmployee, isOfInvestor, isOfOtherLicence, namesFee } from './asked-fees.ts';
import { datesAnswer, firstYearAnswer, namedDaysAnswer, passportAnswer } from './computed-dates.ts';
import { fineAnswer } from './computed-fine.ts';
import { taxAnswer, taxRatesAnswer, taxRegistrationAnswer, valueAddedTaxAnswer } from './computed-tax.ts';

/** An answer from the catalogue: sums, dates and plans; `undefined` if the question has to be looked up. */
export async function computedAnswer(
  reading: Reading,
  context: AnswerContext,
): Promise<TypedAnswer | undefined> {
  return (
    fineAnswer(reading, context) ??
    valueAddedTaxAnswer(reading) ??
    taxRegistrationAnswer(reading) ??
    taxAnswer(reading) ??
    taxRatesAnswer(reading, context) ??
    firstYearAnswer(reading, context) ??
    passportAnswer(reading, context) ??
    (await datesAnswer(reading, context)) ??
    namedDaysAnswer(reading, context) ??
    visaCostAnswer(reading, context) ??
    feeAnswer(reading, context) ??
    (namesNothing(reading) ? planAnswer(reading, context) : undefined)
  );
}

/** Whether a question names nothing but the company, or the several countries that it sets side by side. */
function namesNothing({ particular, asks, countries }: Reading): boolean {
  if (particular.length === 0) return true;
  return countries.length > 1 && wordsOfPoint(particular, asks).length === 0;
}

const companyWords =
  /licen[cs]e|compan|set ?up|start|package|total|office|desk|altogether|\ball in\b|\b(?:first|second|1st|2nd) year\b/;
const visaIncluded = /\b(?:with|and|plus|including|incl|no|without) (?:\w+ ){0,2}visas?\b/;
/** Asks what the place costs, as in 'What does IFZA cost for 2 visas?' */
const placeCosts = /\b(?:does|will|would|do) (?!(?:\w+ ){0,3}visas?\b)(?:\w+ ){1,3}cost\b/;
const aboutVisaAlone = new Set([
  'visa',
  'resid',
  'renew',
  'employe',
  'investor',
  'partner',
  'person',
  'each',
  ...wordsOf('together staff worker people'),
]);

/** The price of visas alone: per person, or times a number of people. */
function visaCostAnswer(reading: Reading, { catalogue }: AnswerContext): TypedAnswer | undefined {
  const { asks, subjects, places, particular, visas } = reading;
  const plain = plainText(asks);
  const [id] = places;
  const jurisdiction = id === undefined ? undefined : catalogue.jurisdictionWith(id);
  if (!jurisdiction || places.length > 1 || !subjects.includes('cost')) return undefined;
  if (!/\bvisas?\b/.test(plain) || visaIncluded.test(plain) || companyWords.test(plain)) return undefined;
  if (placeCosts.test(plain)) return undefined;
  if (particular.some((word) => !aboutVisaAlone.has(word))) return undefined;
  const isRenewal = /\brenew/.test(plain);
  const due = isRenewal ? 'per-visa-renewal' : 'per-visa';
  const labels = jurisdiction.fees.filter((fee) => fee.due === due).map(({ label }) => plainText(label));
  const visaLabels = labels.filter((label) => label.includes('visa'));
  const isByKind = visaLabels.some((label) => isOfEmployee(label));
  const hasVisa = visaLabels.length > 0 && !(isOfInvestor(plain) && isByKind);
  const people = quantitiesIn(reading.question).find(({ unit }) => unit === 'employee');
  const count = Math.max(1, visas ?? people?.number ?? 1);
  return hasVisa ? { kind: 'visa-cost', jurisdiction, count, isRenewal } : undefined;
}

/** The price of one thing that a question names, where the company itself is not asked for. */
function feeAnswer(reading: Reading, context: AnswerContext): TypedAnswer | undefined {
  const plain = plainText(reading.asks);
  if (reading.particular.length > 0 || companyWords.test(plain)) return undefined;
  const fees = feesAsked(reading, context);
  return fees.length > 0 ? { kind: 'fees', fees, count: countOf(reading, fees) } : undefined;
}

/** A place's cost, time, papers or visas, or several places side by side. */
function planAnswer(reading: Reading, context: AnswerContext): TypedAnswer | undefined {
  const { subjects, topics, visas, asks } = reading;
  const ids = placesMeant(reading);
  const [id] = ids;
  if (id === undefined || isOfStatement(reading)) return undefined;
  const meant = ids.flatMap((each) => context.catalogue.jurisdictionWith(each) ?? []);
  if (meant.some((jurisdiction) => isOfOtherLicence(reading, jurisdiction))) return undefined;
  const rivals = ids.length === 1 ? rivalsOf(id, asks) : [];
  if (rivals.length > 0) return comparisonAnswer(rivals, reading, context);
  if (ids.length > 1) {
    // 'Which zones need no office?' asks for a rule, and sets no places of its own side by side.
    const isNamed = reading.places.length + reading.countries.length > 1;
    const isOfRule =
      !subjects.some((subject) => ['cost', 'time'].includes(subject)) &&
      topics.some((topic) => ofRules.includes(topic));
    // A renewal is no first year, and its price is an article's.
    const isOfRenewal = topics.includes('renewal') && reading.laterYear === undefined;
    // The price of a visa's medical test is not that of a company.
    const isOfOther = isNamed && isOfThing(reading) && subjects.includes('cost') && visas === undefined;
    return (!isNamed && isOfRule) || isOfRenewal || isOfOther
      ? undefined
      : comparisonAnswer(ids, reading, context);
  }
  const [plan] = planOf(id, reading, context);
  if (!plan) return undefined;
  const plain = plainText(asks);
  if (reading.area !== undefined && /visa|people|employee|staff/.test(plain)) {
    const { jurisdiction } = plan;
    return jurisdiction.offices.some(
      ({ visaQuota }) => 'value' in visaQuota && visaQuota.value.kind === 'by-area',
    )
      ? { kind: 'quota-of-area', jurisdiction, area: reading.area }
      : undefined;
  }
  if (subjects.includes('quota')) {
    return { kind: 'quota', jurisdiction: plan.jurisdiction, officeType: reading.officeType };
  }
  const isLater = topics.includes('renewal') || topics.includes('closing');
  if (subjects.includes('cost') && !chargedByState.test(plain)) {
    if (isLater && visas === undefined && reading.laterYear === undefined) return undefined;
    const ofLaterYear = laterYearAnswer(plan, reading);
    if (ofLaterYear) return ofLaterYear;
    if (reading.years !== undefined) {
      const years = costsOf(plan.jurisdiction, plan.requirements, reading.years);
      return { kind: 'cost-over-years', plan, years };
    }
    const areVisasAssumed = visas === undefined && plan.requirements.visas > 0;
    return { kind: 'cost', plan, asked: askedPart(plain, visas !== undefined), areVisasAssumed };
  }
  // Papers to renew or to close are not those of the formation.
  if (subjects.includes('documents') && !isLater && !isOfThing(reading))
    return plan.documents.size > 0 ? { kind: 'documents', plan } : undefined;
  if (isLater || isOfThing(reading)) return undefined;
  if (subjects.includes('time')) return { kind: 'time', plan, asksSteps: false };
  return subjects.includes('steps') ? { kind: 'time', plan, asksSteps: true } : undefined;
}

/** Whether an article's statement is asked for: the age of a place, its own word on time, or its cheapest office. */
function isOfStatement({ asks, places }: Reading): boolean {
  const plain = plainText(asks);
  if (places.length !== 1) return false;
  return /\bhow long ha(?:s|ve)\b/.test(plain) || ownWordOnTime.test(plain) || cheapestOffice.test(plain);
}

const ownWordOnTime =
  /\bhow (?:long|many (?:\w+ )?(?:days|weeks)) (?:does|do|did) (?:\w+ ){1,4}(?:say|state|claim|promise|publish|advertise)\b/;

const cheapestOffice = /\b(?:cheapest|least expensive) (?:\w+ )?(?:office|desk)\b/;

/** A state's own yearly tax, which is less than what a company there costs. */
const chargedByState = /\b(?:delaware|wyoming|the state)\b.{0,12}\b(?:charges?|takes?|wants?|asks?)\b/;

/** Asks for the least that one zone charges, as in 'the cheapest IFZA licence', and not for the cheapest zone. */
const cheapestWithin = new RegExp(
  `\\bcheapest (?:\\w+ )?(?:${freeZones.join('|')}) (?:licence|license|package|company|set ?up|visa)s?\\b|\\bcheapest (?:\\w+ )?(?:licence|license|package)s? (?:in|at|from|with|of) (?:${freeZones.join('|')})\\b`,
);

/** What a place has to be set beside where a question asks whether it is the cheapest: itself and all of its kind. */
function rivalsOf(id: string, asks: string): readonly string[] {
  const plain = plainText(asks);
  if (!/\bcheapest\b|\bleast expensive\b|\blowest (?:price|cost)s?\b/.test(plain)) return [];
  if (cheapestWithin.test(plain)) return [];
  if (mainlandIds.includes(id)) return mainlandIds;
  const isOfDubai = /\bdubai\b/.test(plain);
  return zoneIds.includes(id) ? zoneIds.filter((zone) => !isOfDubai || zone !== zoneOfAbuDhabi) : [];
}

/** All other zones of the catalogue are in Dubai. */
const zoneOfAbuDhabi = jurisdictionIdOf({ country: 'AE', companyType: 'free-zone', subType: 'adgm' });

/** The costs of one year after the first. */
function laterYearAnswer(plan: Plan, { laterYear, years, asks }: Reading): TypedAnswer | undefined {
  // 'The first and the second year' asks for both.
  const isOneAlone = years === undefined && !/\bfirst (?:and|year and)\b/.test(plainText(asks));
  if (laterYear === undefined || !isOneAlone) return undefined;
  const costs = costsOfYear(plan.jurisdiction, plan.requirements, laterYear);
  return { kind: 'cost-of-year', plan, costs };
}

/** What rules are about, rather than what a company costs. */
const ofRules: readonly string[] = ['office', 'visas', 'audit', 'tax', 'banking', 'people'];

/** Whether a question sets places side by side by one fee or part of their costs rather than as a whole. */
export function comparesPoint(reading: Reading, context: AnswerContext): boolean {
  const { asks, subjects, topics, visas, officeType } = reading;
  const isAsked = (...meant: readonly string[]) => subjects.some((subject) => meant.includes(subject));
  const isOfRule = topics.some((topic) => ofRules.includes(topic)) && !isAsked('cost', 'time');
  const isOfPlan = isAsked('documents', 'steps') || visas !== undefined || officeType !== undefined;
  return (
    (isOfRule && (!isOfPlan || kindOf(asks) !== 'open')) ||
    // What the places say themselves of their time leaves out visas and everything else of a whole plan.
    (isAsked('time') && !isAsked('cost') && !isOfPlan) ||
    subjects.includes('quota') ||
    askedPart(plainText(reading.asks), reading.visas !== undefined)?.isAlone === true ||
    namesFee(reading, context)
  );
}

/** The part of a company's costs that a question asks for by name. */
function askedPart(plain: string, areVisasNamed: boolean): AskedPart | undefined {
  const part = pricedParts.find(([cue]) => cue.test(plain))?.[1];
  if (!part) return undefined;
  const isOfWhole =
    /\bcompan|\bset ?(?:ting )?up\b|\btotal\b|\ball in\b|\bbusiness\b|\bllc\b|\bltd\b|\bwith\b/;
  const rest = plain.replace(ofPartAlone, ' ');
  return { part, isAlone: !areVisasNamed && !isOfWhole.test(rest) };
}

/** The price of one part, whatever kind of company it is for. */
const ofPartAlone =
  /\b(?:licen[cs]e|registration) (?:fees?|costs?|price)(?:(?: (?:for|of))?(?: (?:an?|the|my|our))? (?:\w+ ){0,2}?(?:company|business|llc|ltd))?\b/;

/** The first that a question names is meant: a desk is often said beside the licence. */
const pricedParts: readonly (readonly [cue: RegExp, part: PricedPart])[] = [
  [/\blicen[cs]es?\b/, 'licence'],
  [
    /\bregistration (?:fees?|costs?|price)\b|\b(?:registration|incorporation) of (?:an?|the|my|our)\b|\b(?:costs?|fees?|price|much|is) (?:of |for |is )?(?:the )?registration\b/,
    'registration',
  ],
  [
    /\brent\b|\b(?:price|costs?|much|fees?|charge) (?:\w+ ){0,3}(?:office|desk)\b|\boffice (?:price|costs?|fees?)\b|\b(?:an?|the|of|own|shared|dedicated|co-?working) (?:office|desk) (?:\w+ ){0,3}(?:costs?|price)\b/,
    'office',
  ],
];

/** Whether the time or the steps of something besides the company are asked for, as of a visa or an account. */
function isOfThing({ topics, asks }: Reading): boolean {
  const isOfCompany =
    /\bcompan|\bset ?(?:ting )?up\b|\bincorporat|\bllc\b|\bltd\b|\bbusiness\b|\blicen[cs]e/.test(
      plainText(asks),
    );
  return (
    !isOfCompany && topics.some((topic) => ['visas', 'banking', 'audit', 'tax', 'people'].includes(topic))
  );
}

/** Several places side by side. */
export function comparisonAnswer(
  ids: readonly string[],
  reading: Reading,
  context: AnswerContext,
): TypedAnswer | undefined {
  // Side by side only the same choice can be compared.
  const visas = reading.visas ?? (ids.some((id) => id.startsWith('ae-')) ? 1 : 0);
  const plans = ids.flatMap((id) => planOf(id, { ...reading, visas }, context));
  return plans.length > 1 ? { kind: 'comparison', plans, focus: focusOf(reading) } : undefined;
}

function focusOf({ question, asks }: Reading): ComparisonFocus {
  const plain = plainText(question);
  const all = `${plain} ${plainText(asks)}`;
  if (/\bcheap|\blow(?:est|er)|\bleast|\bexpensive|\bcosts?\b|\bprice|\bbudget|\bhow much\b/.test(plain))
    return 'cost';
  if (/\bfast|\bquick|\bhow long\b|\btime\b|\bsoon/.test(plain)) return 'time';
  if (
    /\bchoose|\bbetter\b|\bbest\b|\brecommend|\bsuggest|\bsuits?\b|\bright\b|\bwhich one\b|\bprefer/.test(
      plain,
    )
  )
    return 'choice';
  if (/\bcheap|\bhow much\b|\bcosts?\b/.test(all) && !/\bcompar|\bdifferen/.test(plain)) return 'cost';
  return 'all';
}

/** One usual company of each country, and the zones that publish prices: what a question without a place is about. */
const overview = [
  'ae-ifza',
  'ae-dubai',
  'us-llc',
  'gb-private-limited-company',
  'sg-private-limited-company',
];

/** Speaks of places to choose from, or of choosing. */
const ofPlaces =
  /\b(?:zones?|emirates?|places?|countr(?:y|ies)|jurisdictions?|options?|mainland|where|compar\w*|differ\w*|versus|vs|choos\w*|choice|pick|best|better|suit\w*|right|recommend\w*|prefer\w*|which one)\b/;

/** The places of a general question: those named, else the usual one, else some to choose from. */
function placesMeant({ places, countries, kinds, subjects, question, asks }: Reading): readonly string[] {
  const options = optionsOf(places, countries);
  if (options.length > 0) return options;
  const isOfSum = subjects.includes('cost') || subjects.includes('time');
  // 'Which companies register their owners?' has the word of a choice, and offers none.
  const isOfChoice = subjects.includes('comparison') && ofPlaces.test(plainText(`${question} ${asks}`));
  if (!isOfSum && !isOfChoice) return [];
  if (kinds.includes('free-zone')) return zoneIds;
  if (kinds.includes('mainland-llc')) {
    return subjects.includes('comparison') && !subjects.includes('cost') ? mainlandIds : ['ae-dubai'];
  }
  if (countries.includes('AE')) return [...zoneIds, 'ae-dubai'];
  return subjects.includes('cost') || subjects.includes('time') ? overview : [];
}
