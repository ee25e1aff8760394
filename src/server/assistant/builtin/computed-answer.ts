import { jurisdictionIdOf } from '#domain/catalogue/choices.ts';
import type { DeadlineStart } from '#domain/catalogue/definition.ts';
import type { Fine } from '#domain/fines/fine.ts';
import { fines } from '#domain/fines/fines.ts';
import { costsOf, costsOfYear } from '#domain/plan/costs.ts';
import type { DueDate } from '#domain/plan/deadlines.ts';
import { type CompanyDates, deadlinesOf, startOf } from '#domain/plan/deadlines.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { addYears } from '#domain/values/plain-date.ts';
import { placesIn, plainText, wordsOf } from '../../knowledge/index.ts';
import { workCalendarOf } from '../../plans/index.ts';
import type { ComparisonFocus } from '../tools/compare-places.ts';
import type { AskedPart, PricedPart } from '../tools/cost-of-place.ts';
import { passportValidity } from '../tools/passport-validity.ts';
import { type Quantity, quantitiesIn } from '../tools/typed-rates.ts';
import { countOf, feesAsked, namesFee, ofOtherState } from './asked-fees.ts';
import type { AnswerContext } from './context.ts';
import { expertWordsIn } from './expert-words.ts';
import { isLateQuestion } from './late-question.ts';
import { meantAmong, meantBy } from './meant-deadlines.ts';
import { mainlandIds, planOf, requirementsOf, usualPlaceOf, zoneIds } from './planned.ts';
import { amountsIn, onlyAmountIn, onlyPriceIn } from './quantities.ts';
import { asksMore, wordsOfPoint } from './side-by-side.ts';
import type { TypedAnswer } from './typed-answer.ts';
import { optionsOf, type Reading } from './understand.ts';

/** An answer from the catalogue: sums, dates and plans; `undefined` if the question has to be looked up. */
export async function computedAnswer(
  reading: Reading,
  context: AnswerContext,
): Promise<TypedAnswer | undefined> {
  return (
    fineAnswer(reading) ??
    valueAddedTaxAnswer(reading) ??
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

/** A fine that grows with time, for the days or months that the question names. */
function fineAnswer({ question, before, countries, places, isFollowUp }: Reading): TypedAnswer | undefined {
  const plain = plainText(isFollowUp ? `${before} ${question}` : question);
  if (!/\bfines?\b|\bpenalt|\bowe\b|\bhow much\b|\bcosts?\b|\bpay\b|\blate\b|\boverstay/.test(plain))
    return undefined;
  if (countries.length > 0 && !countries.includes('AE')) return undefined;
  const zones = places.flatMap((id) => (id.startsWith('ae-') ? [id.slice('ae-'.length)] : []));
  const meant = fineCues.find(([cue]) => cue.test(plain))?.[1] ?? [];
  const fine = fines.find(
    ({ id, subType }) => meant.includes(id) && (subType === undefined || zones.includes(subType)),
  );
  const units = quantitiesIn(question);
  const time = units.find(({ unit }) => unit === fine?.rule.value.per) ?? monthsOf(units, fine);
  return fine && time ? { kind: 'fine', fine, units: time.number } : undefined;
}

/** Years as the months that a fine counts. */
function monthsOf(quantities: readonly Quantity[], fine: Fine | undefined) {
  const years = quantities.find(({ unit }) => unit === 'year');
  return years && fine?.rule.value.per === 'month' ? { number: years.number * 12 } : undefined;
}

/** What a question about a delay is about, and the fines for that. */
const fineCues: readonly (readonly [cue: RegExp, fines: readonly string[]])[] = [
  [
    /\boverstay|\bover ?stayed|\bstay(?:ed|ing)? (?:on )?(?:after|past|beyond)|\bvisa\b.*\b(?:expired|ended|ran out)/,
    ['overstay'],
  ],
  [/\bestablishment card|\bimmigration card/, ['establishment-card']],
  [/\bemirates id|\bidentity card|\bid card/, ['identity-card']],
  [/\bvat\b.*\bderegist|\bderegist.*\bvat\b/, ['vat-deregistration']],
  [
    /\bcorporate tax\b.*\b(?:return|file|filing|filed)|\b(?:return|file|filing)\b.*\bcorporate tax|\bct return/,
    ['corporate-tax-return'],
  ],
  [/\blicen[cs]e/, ['abu-dhabi-licence', 'dubai-licence']],
];

/** The rates of corporate tax where several countries, or one and nothing else, are asked about. */
function taxRatesAnswer(
  { question, asks, countries, places, particular, isGuessed }: Reading,
  { language = 'en' }: AnswerContext,
): TypedAnswer | undefined {
  const plain = plainText(`${question} ${asks}`);
  if (
    !/\b(?:corporate|corporation|company|profits?|income) tax(?:es)?\b|\btax(?:es)? on profits?\b/.test(plain)
  )
    return undefined;
  const asksRate =
    countries.length > 1 ||
    /\brates?\b|\bper ?cent|\bhow much\b|\bwhat\b|\bcompar|\blow(?:er|est)\b|\bless\b|\bhigh/.test(plain);
  if (!asksRate) return undefined;
  // In English an article says more of one country.
  const isAlone = countries.length < 2 && language === 'en';
  if (countries.length === 0 || isAlone || isGuessed || places.some((id) => id.startsWith('ae-')))
    return undefined;
  const named = new Set(wordsOf(placesIn(question).used.join(' ')));
  return particular.every((word) => ofTaxRates.has(word) || named.has(word))
    ? { kind: 'tax-rates', countries, isLess: !asksMore.test(plain) }
    : undefined;
}

const ofTaxRates = new Set(
  wordsOf(
    'corporate corporation tax taxes rate rates standard percent profit income side versus vs difference between usa company companies low lower lowest less high higher compare pay',
  ),
);

/** When the first financial year ends, counted from the incorporation. */
function firstYearAnswer(
  { question, days, places, countries }: Reading,
  { catalogue }: AnswerContext,
): TypedAnswer | undefined {
  const isAsked = asksFirstYearEnd(question);
  const incorporation =
    days.find(({ event }) => event !== 'financial-year-end')?.on ?? (isAsked ? days[0]?.on : undefined);
  const [country] = countries;
  const id = places[0] ?? (country && usualPlaceOf(country));
  const jurisdiction = id === undefined ? undefined : catalogue.jurisdictionWith(id);
  if (!isAsked || !incorporation || !jurisdiction?.firstYearEnd) return undefined;
  return { kind: 'first-year-end', jurisdiction, incorporation };
}

/** Whether a question asks when a company's first financial year ends. */
export function asksFirstYearEnd(question: string): boolean {
  return /\bfirst (?:financial|fiscal|accounting) (?:year|period)\b.*\bends?\b|\bend of (?:the |its |our |my )?first (?:financial|fiscal|accounting) (?:year|period)\b|\baccounting reference date\b|\bends?\b.*\bfirst (?:financial|fiscal|accounting) (?:year|period)\b/.test(
    plainText(question),
  );
}

/** What a business has sold so far, rather than a price. */
const ofTurnover =
  /\b(?:turnover|threshold|regist\w+|revenue|sales|supplies|exceed\w*|above|over|below|under|passed|limit|fines?|penalt\w+|late|refund)\b/;

/** The value added tax of the one price that a question names. */
function valueAddedTaxAnswer({ question, countries }: Reading): TypedAnswer | undefined {
  const plain = plainText(question);
  const price = /\b(?:vat|gst|value added tax)\b/.test(plain) ? onlyPriceIn(question) : undefined;
  const [country = 'AE'] = countries;
  if (price === undefined || country === 'US' || ofTurnover.test(plain)) return undefined;
  const isIncluded = /\b(?:includ\w+|inclusive|with) (?:the |5% |9% |15% |20% )?(?:vat|gst)\b|\bgross\b/.test(
    plain,
  );
  return { kind: 'value-added-tax', country, price, isIncluded };
}

/** A sum by a rule of tax law, over the amounts that the question names. */
function taxAnswer({ question, before, countries }: Reading): TypedAnswer | undefined {
  const plain = plainText(`${before} ${question}`).replaceAll(/\bct\b/g, 'corporate tax');
  const own = plainText(question).replaceAll(/\bct\b/g, 'corporate tax');
  const { profit, revenue, authorised, issued, assets } = amountsIn(question);
  if (authorised !== undefined && /franchise|delaware/.test(plain)) {
    return { kind: 'franchise-tax', shares: { authorised, issued, assets } };
  }
  if (revenue !== undefined && /non-? ?qualifying|de-? ?minimis/.test(plain)) {
    return { kind: 'de-minimis', revenue };
  }
  const isOfProfits =
    /\b(?:corporate|corporation|company|income|profits?) tax|\btax (?:on|for) (?:a |our |my )?profits?|\btax\b/;
  if (!isOfProfits.test(plain) || /\b(?:vat|gst|zakat|franchise|withholding|salary|payroll)\b/.test(plain)) {
    return undefined;
  }
  const asksSum =
    /\btax[ ?.]*$|\bhow much\b|\bwhat\b|\bwould\b|\bpay\b|\bowe\b|\btax\b.*\b(?:due|profit)\b|^(?:and|corporate|corporation|company|income|profit)?\b.*\bon\b/;
  const taxed = profit ?? (revenue === undefined && asksSum.test(own) ? ofTax(question, plain) : undefined);
  if (taxed === undefined || !asksSum.test(own)) return undefined;
  const [country = 'AE'] = countries;
  return {
    kind: 'tax-on-profit',
    country,
    profit: taxed,
    isStartUp: /\bnew\b|start-?up|first (?:year|three)/.test(plain),
    taxedShare: country === 'SA' ? foreignShareIn(own) : undefined,
  };
}

/** The percentage that foreign owners hold, as in '60% foreign'. */
function foreignShareIn(plain: string): number | undefined {
  const [, share] =
    /\b(\d{1,3})% (?:is |are |of \w+ )?(?:foreign|non-? ?saudi|expat|overseas)/.exec(plain) ?? [];
  return share === undefined || Number(share) > 100 ? undefined : Number(share);
}

/** The one amount of a question about tax on it, as in 'Corporate tax on 500,000 dirhams?' */
function ofTax(question: string, withContext: string): number | undefined {
  const amount = onlyAmountIn(question);
  return /\b(?:corporate|corporation|income|profits?) tax\b/.test(withContext) &&
    /\b(?:on|of|from|with|for)\b/.test(plainText(question))
    ? amount
    : undefined;
}

/** Asks for an amount or consequence although it names a date. */
const besideDays =
  /\b(?:fines?|penalt\w+|how much|costs?|(?:if|when) (?:\w+ )?(?:am|is|are|were|was)? ?(?:\w+ )?late|happens?)\b/;

/** Whether a date is asked for rather than only mentioned. */
export function asksDay({ question, before, subjects, days }: Reading): boolean {
  const plain = plainText(question);
  if (isLateQuestion(question)) return true;
  if (subjects.includes('deadline') || subjects.includes('time')) return true;
  if (besideDays.test(plain)) return false;
  const isOwn = days.some(({ said }) => question.includes(said));
  return isOwn || !besideDays.test(plainText(before));
}

/** Asks from when to when, rather than for the last day. */
const asksWindow = /\bwindow\b/i;

/** Due dates by the place's rules, counted from the dates in the question. */
async function datesAnswer(reading: Reading, { catalogue }: AnswerContext): Promise<TypedAnswer | undefined> {
  const { days, countries, places, question } = reading;
  if (days.length === 0 || !asksDay(reading) || ofOtherState.test(question) || asksWindow.test(question))
    return undefined;
  const [country] = countries;
  const [named] = places;
  const id = named ?? (country && usualPlaceOf(country)) ?? (country === 'AE' ? mainlandIds[0] : undefined);
  const jurisdiction = id === undefined ? undefined : catalogue.jurisdictionWith(id);
  if (!jurisdiction) return undefined;
  const dates: CompanyDates = {};
  for (const { on, event, isEnd } of days)
    if (event) dates[event] ??= isEnd ? addYears(on, -termOf(event)) : on;
  const isEnd = days.some(({ isEnd, event }) => isEnd && event);
  const [first] = Object.values(dates).sort();
  if (!first) return undefined;
  const requirements = requirementsOf(jurisdiction, reading);
  const counted = jurisdiction.deadlines.filter(({ rule }) => {
    const start = startOf(rule.value);
    return start !== undefined && dates[start] !== undefined;
  });
  const said = days.reduce((text, day) => text.replace(day.said, ' '), question);
  const isMeant =
    [said, reading.asks, reading.words.join(' ')]
      .map((text) => meantAmong(text, counted))
      .find((isNamed) => counted.some((deadline) => isNamed({ deadline }))) ?? (() => false);
  const isShared = named === undefined && country === 'AE' ? sharedInUae(catalogue) : () => true;
  const isAsked = (due: Pick<DueDate, 'deadline'>) => isMeant(due) && isShared(due);
  const window = { from: first, until: addYears(first, 4) };
  const calendar = await workCalendarOf(jurisdiction.place.country);
  const meant = deadlinesOf(jurisdiction, requirements, dates, window, calendar).filter(isAsked);
  if (meant.length === 0) return undefined;
  return {
    kind: 'due-dates',
    jurisdiction,
    requirements,
    dates,
    calendar,
    isMeant: isAsked,
    asksLate: isLateQuestion(question),
    isEnd,
  };
}

/** Whether a passport that expires on a day is valid long enough for a visa or permit. */
function passportAnswer(
  { question, days, countries }: Reading,
  { passages, today }: AnswerContext,
): TypedAnswer | undefined {
  const plain = plainText(question);
  const [day] = days;
  if (!day || !/\bpassport\b.{0,40}\b(?:expir\w*|runs? out|ends?|valid)\b/.test(plain)) return undefined;
  if (!/\bvisas?\b|\bresiden|\bpermit|\benough\b/.test(plain)) return undefined;
  const [country = 'AE'] = countries;
  const isKnown = passportValidity(passages, country, day.on, today, expertWordsIn('en')) !== undefined;
  return isKnown ? { kind: 'passport', country, expiresOn: day.on } : undefined;
}

/** For how many years that holds which begins with an event. */
function termOf(event: DeadlineStart): number {
  return event === 'visa-issue' ? 2 : 1;
}

/** Days that the law names, such as the start of e-invoicing, where the question says on which side of a limit it is. */
function namedDaysAnswer(reading: Reading, { catalogue }: AnswerContext): TypedAnswer | undefined {
  const { question, countries, places, words, subjects } = reading;
  const { revenue } = amountsIn(question);
  const amount = revenue ?? (reading.isFollowUp ? onlyAmountIn(question) : undefined);
  if (amount === undefined || !(subjects.includes('deadline') || isLateQuestion(question))) return undefined;
  const [country] = countries;
  const id =
    places[0] ?? (country && usualPlaceOf(country)) ?? (country === 'AE' ? mainlandIds[0] : undefined);
  const jurisdiction = id === undefined ? undefined : catalogue.jurisdictionWith(id);
  if (!jurisdiction) return undefined;
  const isMeant = meantBy(words);
  const ids = jurisdiction.deadlines
    .filter((deadline) => 'on' in deadline.rule.value && isMeant({ deadline }))
    .filter(({ onlyIf }) => isWithinLimit(onlyIf, amount) === true)
    .map((deadline) => deadline.id);
  return ids.length === 0
    ? undefined
    : {
        kind: 'named-days',
        jurisdiction,
        ids,
        asksLate: isLateQuestion(question),
      };
}

/** Whether an amount meets a condition such as 'with revenue of AED 50 million or more'; `undefined` for another one. */
function isWithinLimit(condition: string | undefined, amount: number): boolean | undefined {
  const plain = plainText(condition ?? '');
  const [, limit] = /\b(?:revenue|turnover)\b.*?(\d{4,})/.exec(plain) ?? [];
  if (limit === undefined) return undefined;
  if (/\bor more\b|\bat least\b/.test(plain)) return amount >= Number(limit);
  if (/\b(?:above|over|more than)\b/.test(plain)) return amount > Number(limit);
  return /\b(?:under|below|less than|up to)\b/.test(plain) ? amount < Number(limit) : undefined;
}

/** Whether a deadline holds in every place of the UAE. */
function sharedInUae({
  jurisdictionWith,
}: AnswerContext['catalogue']): (due: Pick<DueDate, 'deadline'>) => boolean {
  const all = [...zoneIds, ...mainlandIds].flatMap((id) => jurisdictionWith(id) ?? []);
  return ({ deadline }) => all.every(({ deadlines }) => deadlines.some(({ id }) => id === deadline.id));
}

const companyWords = /licen[cs]e|compan|set ?up|start|package|total|office|desk|altogether|\ball in\b/;
const visaIncluded = /\b(?:with|and|plus|including|incl|no|without) (?:\w+ ){0,2}visas?\b/;
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
  if (particular.some((word) => !aboutVisaAlone.has(word))) return undefined;
  const isRenewal = /\brenew/.test(plain);
  const due = isRenewal ? 'per-visa-renewal' : 'per-visa';
  const hasVisa = jurisdiction.fees.some((fee) => fee.due === due && /visa/i.test(fee.label));
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
  if (id === undefined) return undefined;
  const rivals = ids.length === 1 ? rivalsOf(id, asks) : [];
  if (rivals.length > 0) return comparisonAnswer(rivals, reading, context);
  if (ids.length > 1) {
    // 'Which zones need no office?' asks for a rule, and sets no places of its own side by side.
    const isNamed = reading.places.length + reading.countries.length > 1;
    const isOfRule =
      !subjects.some((subject) => ['cost', 'time'].includes(subject)) &&
      topics.some((topic) => ofRules.includes(topic));
    return !isNamed && isOfRule ? undefined : comparisonAnswer(ids, reading, context);
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
  if (subjects.includes('cost')) {
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
  if (subjects.includes('documents') && !isOfThing(reading))
    return plan.documents.size > 0 ? { kind: 'documents', plan } : undefined;
  if (isLater || isOfThing(reading)) return undefined;
  if (subjects.includes('time')) return { kind: 'time', plan, asksSteps: false };
  return subjects.includes('steps') ? { kind: 'time', plan, asksSteps: true } : undefined;
}

/** What a place has to be set beside where a question asks whether it is the cheapest: itself and all of its kind. */
function rivalsOf(id: string, asks: string): readonly string[] {
  const plain = plainText(asks);
  if (!/\bcheapest\b|\bleast expensive\b|\blowest (?:price|cost)s?\b/.test(plain)) return [];
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
  return (
    reading.subjects.includes('quota') ||
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
  return { part, isAlone: !areVisasNamed && !isOfWhole.test(plain) };
}

/** The first that a question names is meant: a desk is often said beside the licence. */
const pricedParts: readonly (readonly [cue: RegExp, part: PricedPart])[] = [
  [/\blicen[cs]es?\b/, 'licence'],
  [
    /\bregistration (?:fees?|costs?|price)\b|\b(?:registration|incorporation) of (?:an?|the|my|our)\b|\b(?:costs?|fees?|price|much|is) (?:of |for |is )?(?:the )?registration\b/,
    'registration',
  ],
  [
    /\brent\b|\b(?:price|costs?|much|fees?|charge) (?:\w+ ){0,3}(?:office|desk)\b|\boffice (?:price|costs?|fees?)\b/,
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

/** The places of a general question: those named, else the usual one, else some to choose from. */
function placesMeant({ places, countries, kinds, subjects }: Reading): readonly string[] {
  const options = optionsOf(places, countries);
  if (options.length > 0) return options;
  if (!subjects.some((subject) => ['cost', 'time', 'comparison'].includes(subject))) return [];
  if (kinds.includes('free-zone')) return zoneIds;
  if (kinds.includes('mainland-llc')) {
    return subjects.includes('comparison') && !subjects.includes('cost') ? mainlandIds : ['ae-dubai'];
  }
  if (countries.includes('AE')) return [...zoneIds, 'ae-dubai'];
  return subjects.includes('cost') || subjects.includes('time') ? overview : [];
}
