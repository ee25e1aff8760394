import { type FoundPassage, placesIn, synonymsOf, wordsOf } from '../../knowledge/index.ts';
import { sentencesIn } from '../tools/sentences.ts';
import { quantitiesIn } from '../tools/typed-rates.ts';
import { asksOrder, isRanked } from './comparisons/compared-amounts.ts';
import { comparedPoint, comparesOptions, rankedRows } from './comparisons/compared-point.ts';
import { coversAll } from './comparisons/covers-places.ts';
import { asksRate } from './comparisons/point-values.ts';
import { comparesForPurpose, comparesPlaces, wordsOfPoint } from './comparisons/side-by-side.ts';
import { comparedThings } from './comparisons/things-beside.ts';
import type { AnswerContext } from './context.ts';
import { alike, alikeInMeaning } from './likeness.ts';
import { feesMeant, holdsFigure, isItsPassage, opened } from './opened-with-price.ts';
import { fitFor } from './passages/asked-fit.ts';
import { askedThing } from './passages/asked-thing.ts';
import { choosePassages, whatIsOpen } from './passages/choose-passages.ts';
import { definitionAsked } from './passages/definition.ts';
import { fitsPlace } from './passages/fits-place.ts';
import {
  completed,
  inLightOfEarlier,
  newsFirst,
  rephrased,
  withContext,
} from './passages/follow-up-passages.ts';
import { exceptionOfYear, onUnpublishedPart } from './passages/special-passages.ts';
import { askingParts } from './question/clauses.ts';
import { isLateQuestion } from './question/late-question.ts';
import { questionAlone } from './question/questions-in.ts';
import { isOfTrade, otherCountryIn } from './question/trade.ts';
import { optionsOf, type Reading } from './question/understand.ts';
import { insteadIn } from './refusals/refusals.ts';
import { smallTalkIn } from './refusals/small-talk.ts';
import { wrongdoingIn } from './refusals/wrongdoing.ts';
import { feesAsked, saysUnpublished } from './sums/asked-fees.ts';
import { comparesPoint, comparisonAnswer, computedAnswer } from './sums/computed-answer.ts';
import { countedFor, priceFor, visasFor } from './sums/counted-parts.ts';
import { namesOf } from './sums/meant-deadlines.ts';
import { shareFor } from './sums/share-answer.ts';
import { sumOfThings } from './sums/sum-of-things.ts';
import { withOpening } from './told-passages.ts';
import type { TypedAnswer } from './typed-answer.ts';
import { wordedParts } from './worded-parts.ts';
import { rowsOfPlaces } from './wording/asked-rows.ts';
import { withoutOtherExamples } from './wording/other-examples.ts';
import { quoted } from './wording/quote.ts';
import { withoutVerdict } from './wording/verdict.ts';
import type { Part } from './wording/word-answer.ts';

/**
 * The answer to what asks nothing to look up or is not answered at all; `undefined` for a question of the trade.
 * @param question what the message asks below a story
 */
export function guardedAnswer(message: string, question = message): TypedAnswer | undefined {
  const talk = smallTalkIn(question);
  if (talk && !(talk === 'otherTrade' && wrongdoingIn(message)))
    return talk === 'otherTrade' ? { kind: 'out-of-scope' } : { kind: 'small-talk', talk };
  const wrongdoing = wrongdoingIn(message);
  if (wrongdoing) return { kind: 'wrongdoing', what: wrongdoing };
  const country = otherCountryIn(message);
  return country === undefined ? undefined : { kind: 'other-country', country };
}

/** The answers to a question, in order: from the catalogue where it can be computed, else from articles. */
export async function answersTo(reading: Reading, context: AnswerContext): Promise<readonly TypedAnswer[]> {
  const instead = insteadIn(reading.question);
  if (instead && !(instead === 'prediction' && (await isOfRules(reading, context)))) {
    if (instead !== 'advice') return [{ kind: 'instead', what: instead }];
    const looked = await lookedUp(reading, context);
    const rules = looked.filter(({ kind }) => kind === 'quoted');
    return rules.length > 0 ? [{ kind: 'instead', what: instead }, ...rules] : looked;
  }
  const definition = definitionAsked(reading, context.passages);
  if (definition) {
    const found = { passage: definition, likeness: 1 };
    return [{ kind: 'quoted', parts: [{ ...quoted(found, fitFor(reading, context)), isDefinition: true }] }];
  }
  const added = await sumOfThings(reading, context, (alone) => answersTo(alone, context));
  if (added) return [added];
  const computed = (await computedFromStory(reading, context)) ?? (await computedAnswer(reading, context));
  if (!computed || ofPrices.includes(computed.kind)) {
    const share = await shareFor(reading, context);
    if (share) {
      const { sum, found } = share;
      return [{ kind: 'quoted', parts: withOpening(sum, [quoted(found, fitFor(reading, context))]) }];
    }
  }
  if (computed?.kind === 'comparison' && (await isOfArticle(reading, context)))
    return lookedUp(reading, context);
  const things = (await isAskedByArticle(reading, context))
    ? undefined
    : await comparedThings(reading, context);
  const compared = things ?? (await comparedBeside(computed, reading, context));
  if (compared) return [compared];
  if (computed && plannedKinds.includes(computed.kind) && reading.places.length < 2) {
    const itsOwn =
      (await surelyItsArticle(reading, context)) ?? (await onUnpublishedPart(computed, reading, context));
    if (itsOwn) return [{ kind: 'quoted', parts: [quoted(itsOwn, fitFor(reading, context))] }];
  }
  if (computed?.kind === 'comparison') {
    const fees = feesAsked(reading, context);
    if (fees.length > 1) return [{ kind: 'fees', fees }];
  }
  if (computed?.kind === 'fees' && countsMonthly(reading)) return lookedUp(reading, context);
  if (computed?.kind === 'fees' && computed.fees.length === 1) {
    const chosen = await choosePassages(reading, context);
    return opened(feesMeant(computed.fees, chosen, reading), chosen, reading, context);
  }
  if (computed?.kind === 'due-dates') {
    const exception = await exceptionOfYear(reading, context);
    if (exception) return [{ kind: 'quoted', parts: [quoted(exception, fitFor(reading, context))] }];
  }
  if (computed?.kind === 'time' && lacksAuthority(computed)) {
    const [best] = await choosePassages(reading, context);
    const tells = best && !saysUnpublished(sentencesIn(best.passage.body)[0] ?? '');
    const isAsked =
      best && (best.likeness >= alike.same || (best.evidence.meaning ?? 0) >= alikeInMeaning.nearly);
    if (best && tells && isAsked) {
      return [{ kind: 'quoted', parts: [quoted(best, fitFor(reading, context))] }];
    }
  }
  if (computed?.kind === 'tax-on-profit' && comparesOptions(reading))
    return reading.countries.map((country) => ({ ...computed, country }));
  if (computed) return [computed, ...(await besides(computed, reading, context))];
  return lookedUp(reading, context);
}

/** Prices of the catalogue, which an amount of the asker's is no part of. */
const ofPrices: readonly TypedAnswer['kind'][] = ['fees', 'cost'];

/** What the plan of a place tells, where an article on the place may know more of the one thing that is asked. */
const plannedKinds: readonly TypedAnswer['kind'][] = [
  'time',
  'cost',
  'cost-of-year',
  'visa-cost',
  'quota',
  'fees',
];

/** The passage on the asked place that asks the very question and opens with a figure. */
async function surelyItsArticle(reading: Reading, context: AnswerContext): Promise<FoundPassage | undefined> {
  const [best] = await choosePassages(reading, context);
  if (!best || best.likeness < alike.nearly) return undefined;
  const [sentence = ''] = sentencesIn(best.passage.body);
  const isOfPlace = reading.places.some((id) => best.passage.places.includes(id));
  return isOfPlace && holdsFigure(sentence) && !saysUnpublished(sentence) ? best : undefined;
}

/** Whether an article on all countries, or on all places of one, asks the very question, as in 'the cheapest free zone?'. */
async function isOfArticle(reading: Reading, context: AnswerContext): Promise<boolean> {
  const { places, visas, officeType } = reading;
  const [best] = await choosePassages(reading, context);
  if (!best || best.likeness < alike.nearly) return false;
  const isOpen = places.length === 0 && visas === undefined && officeType === undefined;
  const [opening = ''] = sentencesIn(best.passage.body);
  const said = placesIn(opening).places;
  if (places.length > 1 && comparesItself.test(opening) && places.every((id) => said.includes(id)))
    return true;
  return best.passage.country === undefined || (isOpen && best.passage.places.length > 1);
}

/** Whether an article asks nearly the same, and so knows what a comparison of two values leaves out. */
async function isAskedByArticle(reading: Reading, context: AnswerContext): Promise<boolean> {
  const [best] = await choosePassages(reading, context);
  return (best?.likeness ?? 0) >= alike.nearly;
}

/** Whether what sounds like a prediction is the question of an article, as in 'will Mercury accept the agent's address?'. */
async function isOfRules(reading: Reading, { search }: AnswerContext): Promise<boolean> {
  const [best] = await search.find(reading, 1);
  if (!best || best.likeness < alike.nearly) return false;
  // What a licence or rule does, as in 'Does it guarantee an account?', is no forecast.
  const isOfFact = /^(?:does|do|is|are)\b/i.test(questionAlone(reading.question));
  return isOfFact || (best.evidence.meaning ?? 0) >= alikeInMeaning.nearly;
}

/** A sum or a day that is counted from the amounts and days of a story. */
async function computedFromStory(
  { message, ...reading }: Reading,
  context: AnswerContext,
): Promise<TypedAnswer | undefined> {
  if (message === undefined) return undefined;
  const computed = await computedAnswer({ ...reading, question: message }, context);
  return computed && countedKinds.includes(computed.kind) ? computed : undefined;
}

const countedKinds: readonly TypedAnswer['kind'][] = [
  'fine',
  'fines',
  'value-added-tax',
  'tax-registration',
  'franchise-tax',
  'de-minimis',
  'tax-on-profit',
  'first-year-end',
  'named-days',
];

/** Whether a time leaves out what the authority does, so that an article on it knows better. */
function lacksAuthority({ plan, asksSteps }: Extract<TypedAnswer, { kind: 'time' }>): boolean {
  return !asksSteps && plan.timeline.open.some(({ actor }) => actor === 'authority');
}

/** One point of several places, unless an article sets them side by side itself or the places are meant as a whole. */
async function comparedBeside(
  computed: TypedAnswer | undefined,
  reading: Reading,
  context: AnswerContext,
): Promise<TypedAnswer | undefined> {
  if (!comparesOptions(reading)) return undefined;
  if (computed && !(computed.kind === 'comparison' && comparesPoint(reading, context))) return undefined;
  const fees = feesAsked(reading, context);
  if (fees.length > 1 && fees.every(({ fee }) => 'value' in fee.amount)) return undefined;
  const [first] = computed ? [] : await choosePassages(reading, context);
  const ranked = first && rankedRows(first, reading, context);
  if (ranked) return ranked;
  const { question } = reading;
  if (first && !comparesPlaces(question) && rowsOfPlaces(first.passage.body, question)) return undefined;
  const compared = () => comparedPoint(reading, context, (alone) => answersTo(alone, context));
  if (computed?.kind === 'comparison' && computed.focus === 'time') {
    // Where the places' own words show no order, their plans do.
    const told = await compared();
    return told?.kind === 'side-by-side' && isRanked(told.verdict) ? told : undefined;
  }
  if (!(first && isItsPassage(first) && coversAll([first], reading) && opensWithPoint(first, reading)))
    return compared();
  // An article that tells of both, and not which is first, leaves that to the asker.
  const [opening = ''] = sentencesIn(first.passage.body);
  if (!asksOrder(question) || comparesItself.test(opening)) return undefined;
  const answer = await compared();
  return answer?.kind === 'side-by-side' && isRanked(answer.verdict) ? answer : undefined;
}

/** Says itself which of several is first. */
const comparesItself =
  /\b(?:than|same|neither|both|more|less|(?:low|high|long|short|soon|lat|earli|quick|fast)(?:er|est))\b/i;

/** Whether a passage on all countries opens with what is asked of some of them, such as a threshold rather than a rate. */
function opensWithPoint({ passage, likeness }: FoundPassage, { particular, question }: Reading): boolean {
  if (passage.country !== undefined) return true;
  const [sentence = ''] = sentencesIn(passage.body);
  if (asksRate(question) && !sentence.includes('%')) return false;
  if (likeness >= alike.nearly) return true;
  if (likeness < alike.same) return false;
  const said = new Set(wordsOf(`${passage.heading} ${sentence}`));
  const point = wordsOfPoint(particular, question);
  const shared = point.filter((word) => [word, ...synonymsOf(word)].some((each) => said.has(each)));
  return point.length > 0 && shared.length > point.length / 2;
}

/** What belongs below a computed answer: a question back, or what the articles say of a date's task. */
async function besides(
  computed: TypedAnswer,
  reading: Reading,
  context: AnswerContext,
): Promise<readonly TypedAnswer[]> {
  if (['comparison', 'cost', 'time'].includes(computed.kind)) {
    return isOpenQuestion(reading) ? [{ kind: 'ask-back', about: 'place' }] : [];
  }
  if (computed.kind !== 'due-dates' || computed.isEnd || isLateQuestion(reading.question)) return [];
  const meant = computed.jurisdiction.deadlines.filter((deadline) => computed.isMeant({ deadline }));
  const isForAll = meant.every(({ onlyIf }) => onlyIf === undefined);
  // The day is all that a single question for one asks for.
  if (isForAll && askingParts(reading.question).length < 2 && !asksBesideDay.test(reading.question))
    return [];
  const [best] = await choosePassages(reading, context);
  if (!best || best.likeness < alike.related) return [];
  const named = new Set(meant.flatMap(namesOf));
  if (!wordsOf(best.passage.heading).some((word) => named.has(word))) return [];
  const { text, sources } = quoted(best, fitFor(reading, context), true);
  return [
    { kind: 'quoted', parts: [{ text: withoutOtherExamples(withoutVerdict(text)), sources }], isAdded: true },
  ];
}

/** Asks for something else than a day. */
const asksBesideDay =
  /\bhow (?:much|many)\b|\b(?:what|which)\b(?! (?:(?:is|was|are) (?:the |my |our )?)?(?:last |latest |due |first |final )?(?:days?|dates?|deadlines?|months?)\b)/i;

/** Whether a general question names no place at all. */
function isOpenQuestion({ places, countries, kinds }: Reading): boolean {
  return places.length === 0 && kinds.length === 0 && (countries.length === 0 || countries[0] === 'AE');
}

async function lookedUp(asked: Reading, context: AnswerContext): Promise<readonly TypedAnswer[]> {
  const leaning = completed(asked);
  const found = await choosePassages(leaning, context);
  const whole = await rephrased(asked, found, context);
  const { reading, chosen: own } = whole ?? { reading: leaning, chosen: found };
  // A follow-up with too few words of its own borrows them from the question before.
  const leansOn = own.length === 0 && reading.isFollowUp && reading.context.length > 0;
  const counted = await ofCountedThing(own, reading, context);
  const leant = leansOn ? await choosePassages(withContext(reading), context) : own;
  const light = leant.length === 0 ? await inLightOfEarlier(asked, context) : undefined;
  const chosen = whole?.chosen ?? counted ?? light?.chosen ?? newsFirst(leant, asked);
  const options = optionsOf(reading.places, reading.countries);
  // Prices of the catalogue are by the year.
  const fees = countsMonthly(reading) ? [] : feesMeant(feesAsked(reading, context), chosen, reading);
  // What costs the same in all of them is an article's subject.
  const prices = new Set(
    fees.map(({ fee }) => ('value' in fee.amount ? JSON.stringify(fee.amount.value) : '')),
  );
  if (prices.size > 1) return [{ kind: 'fees', fees }];
  const isForPurpose = comparesForPurpose(reading.question);
  if (options.length > 1 && ((isForPurpose && options.length > 2) || !coversAll(chosen, reading))) {
    const isWhole =
      reading.subjects.includes('cost') || wordsOfPoint(reading.particular, reading.question).length === 0;
    const comparison =
      (isForPurpose || (isWhole && reading.subjects.includes('comparison'))) &&
      comparisonAnswer(options, reading, context);
    if (comparison) return [comparison];
  }
  const [first] = chosen;
  if (isOfLaterYear(reading, chosen, context)) return [nothingFound(reading, context)];
  if (!first) return fees.length > 0 ? [{ kind: 'fees', fees }] : [nothingFound(reading, context)];
  const open = await whatIsOpen(first.passage, reading, context);
  if (open) return [{ kind: 'ask-back', about: open }];
  return opened(fees.length > 1 ? [] : fees, chosen, reading, context);
}

/** Whether the price of several is asked by the month. */
function countsMonthly({ question }: Reading): boolean {
  const isMonthly = /\b(?:a|per|each|every) month\b|\bmonthly\b/i.test(question);
  return isMonthly && quantitiesIn(question).some(({ number }) => number > 1);
}

/** The passage on the very thing whose price is to be counted, where the best one is on another thing beside it. */
async function ofCountedThing(
  [best]: readonly FoundPassage[],
  reading: Reading,
  { search }: AnswerContext,
): Promise<readonly FoundPassage[] | undefined> {
  const thing = askedThing(reading.question);
  const isCounted =
    /\bhow much\b|\bpay\b|\bcosts?\b|\bprice\b|\bfees?\b/i.test(reading.question) &&
    quantitiesIn(reading.question).some(({ number }) => number > 1);
  const isHeaded = ({ passage: { heading } }: FoundPassage) => {
    const own = askedThing(heading);
    const named = own.length > 0 ? own : wordsOf(heading);
    return thing.every((word) => [word, ...synonymsOf(word)].some((each) => named.includes(each)));
  };
  if (!best || !isCounted || thing.length === 0 || isHeaded(best)) return undefined;
  const found = await search.find(reading, maxBesides);
  const own = found.find(
    (each) => each.likeness >= alike.same && isHeaded(each) && fitsPlace(each.passage, reading),
  );
  return own && [own];
}

/** Maximum passages among which another one is looked for. */
const maxBesides = 8;

/** Whether a question asks what will hold in a year that none of the passages speaks of. */
function isOfLaterYear(
  { question }: Reading,
  chosen: readonly FoundPassage[],
  { today }: AnswerContext,
): boolean {
  const [year] = /\bwill\b/i.test(question) ? (/\b20\d\d\b/.exec(question) ?? []) : [];
  if (year === undefined || Number(year) <= Number(today.slice(0, 4)) + 1) return false;
  return !chosen.some(({ passage }) => passage.body.includes(year));
}

function nothingFound(reading: Reading, { index }: AnswerContext): TypedAnswer {
  const { places, countries, topics, particular, words } = reading;
  const isKnown = countries.length > 0 && particular.some((word) => index.knows(word));
  const isTrade = places.length > 0 || topics.length > 0 || isKnown || isOfTrade(words);
  return isTrade ? { kind: 'unknown', places } : { kind: 'out-of-scope' };
}

/** The parts that answer a question, most important first; empty if nothing is known. A language model's evidence. */
export async function findEvidence(reading: Reading, context: AnswerContext): Promise<readonly Part[]> {
  const computed = await computedAnswer(reading, context);
  const chosen = await choosePassages(reading, context);
  const definition = definitionAsked(reading, context.passages);
  const passages = new Set([...(definition ? [definition] : []), ...chosen.map(({ passage }) => passage)]);
  const whole = [...passages].map((passage) => ({
    heading: passage.heading,
    text: passage.body,
    sources: passage.sources,
  }));
  const counted =
    (await countedFor(reading, whole, context)) ??
    visasFor(reading, whole) ??
    priceFor(reading, whole, context);
  return [...(computed ? wordedParts(computed, context) : []), ...(counted ? [counted] : []), ...whole];
}
