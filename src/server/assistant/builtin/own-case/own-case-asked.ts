import { placesIn } from '../../../knowledge/index.ts';
import type { OwnCase } from '../../own-case.ts';
import type { AnswerContext } from '../context.ts';
import { isHindi } from '../languages/read-hindi.ts';
import { alike } from '../likeness.ts';
import { lateFormOf } from '../question/late-question.ts';
import {
  asksDueDay,
  asksDueNow,
  asksNextOf,
  isOwnCaseAspect,
  ownCaseAspect,
  ownersAspect,
} from '../question/own-case-aspect.ts';
import type { Reading } from '../question/understand.ts';
import { expertWordsIn } from '../wording/expert-words.ts';
import { ownCaseMeantBy } from './meant-own-case.ts';
import { stepMeant } from './meant-step.ts';
import type { OwnCaseAnswer } from './own-case.ts';
import { asksForDay, feeOfDuty, fineOfDuty, hasMeantDate, namesDuty } from './own-dates.ts';
import { rankedBy } from './own-ranking.ts';
import { ownRecordAspect } from './own-record-aspect.ts';

/** The asker's companies; `undefined` if signed out. */
type ReadCases = () => Promise<readonly OwnCase[] | undefined>;

const ofLicence = /\blicen[cs]e\b/i;

/** Words that only a question about a case has: with a company's name they ask about that one. */
const ofCase =
  /\b(?:how (?:is|are)|doing|going|next|normal|usual|slow\w*|late|stuck|delay\w*|ready|far|news|update|start|trade|trading|open|missing|status|stand|turn|waiting|due|approved|issued|deadline|steps?|left|progress|documents?|cost|planned)\b/i;

/** Asks about each of the asker's companies. */
const ofEachCompany =
  /\b(?:both|each|all)\b(?: of)? (?:my|our|the)? ?(?:compan|of them|two)|\b(?:for|of) (?:both|each|all of them)\b|\bwhich (?:one )?of (?:my|our) companies\b/i;

/** May set the asker's companies beside each other. */
const comparesCompanies = /\b(?:which|what|whose|or|than|ahead of)\b/i;

/**
 * The answers about the asker's own case; `undefined` for a question that is not about it.
 * @param earlier the questions before it in the same message
 */
export async function ownCaseAnswersTo(
  question: string,
  asked: Reading,
  context: AnswerContext,
  readCases: ReadCases,
  earlier: readonly string[] = [],
): Promise<readonly OwnCaseAnswer[] | undefined> {
  const reading = await withRecordedDays(asked, readCases);
  if (
    asksRest.test(question.trim()) &&
    ['paid', 'owed'].includes(ownRecordAspect(earlier.at(-1) ?? '') ?? '')
  ) {
    const own = companyIn(reading, (await readCases()) ?? []);
    if (own) return [{ kind: 'record', aspect: 'owed', question, own, record: await own.readRecord() }];
  }
  const goesOn = await goneOnWith(question, earlier, reading, context, readCases);
  if (goesOn) return goesOn === 'of-article' ? undefined : [goesOn];
  if (comparesCompanies.test(question)) {
    const cases = (await readCases()) ?? [];
    const by = rankedBy(question, cases);
    if (by) return [{ kind: 'ranking', by, cases }];
  }
  const answer = await ownCaseAnswerTo(question, reading, context, readCases);
  // What has to be paid belongs to what is due now, and what was paid to what is left to pay.
  if (answer?.kind === 'case' && answer.aspect === 'upcoming' && asksDueNow(question)) {
    return [{ ...answer, kind: 'record', aspect: 'owed', record: await answer.own.readRecord() }, answer];
  }
  if (answer?.kind === 'case' && answer.aspect === 'cost') {
    const record = await answer.own.readRecord();
    const hasPaid = record.money?.positions.some(({ received }) => received > 0) ?? false;
    return hasPaid ? [answer, { ...answer, kind: 'record', aspect: 'paid', record }] : [answer];
  }
  if (answer?.kind !== 'case' || answer.others.length === 0 || !ofEachCompany.test(question)) {
    return answer && [answer];
  }
  const all = (await readCases()) ?? [];
  return all.map((own) => ({ ...answer, own, others: [] }));
}

/** A question without the days of a month in which such a day of the asker's company is recorded: that one is meant. */
async function withRecordedDays(reading: Reading, readCases: ReadCases): Promise<Reading> {
  if (!reading.days.some(({ earliest }) => earliest)) return reading;
  const own = companyIn(reading, (await readCases()) ?? []);
  const recorded = own?.calendar.counted ?? [];
  const days = reading.days.filter(
    ({ on, earliest = on, event }) =>
      !recorded.some(
        ({ day, known }) => known && (event ?? day) === day && known.on >= earliest && known.on <= on,
      ),
  );
  return { ...reading, days };
}

/** The company that a question's place means: the newest where it names none. */
function companyIn({ places, countries }: Reading, cases: readonly OwnCase[]): OwnCase | undefined {
  if (places.length + countries.length === 0) return cases[0];
  return cases.find(
    ({ jurisdiction }) =>
      places.includes(jurisdiction.id) ||
      (places.length === 0 && countries.includes(jurisdiction.place.country)),
  );
}

/** The answer to a question that goes on with the duty of one before it, as in 'and by when?'. */
async function goneOnWith(
  question: string,
  earlier: readonly string[],
  reading: Reading,
  { search }: AnswerContext,
  readCases: ReadCases,
): Promise<OwnCaseAnswer | 'of-article' | undefined> {
  const asksDay = asksForDay.test(question);
  const asksFine = asksConsequence.test(question);
  const asksFee = asksSumAlone.test(question);
  if (!(asksDay || asksFine || asksFee) || reading.days.length > 0) return undefined;
  const own = companyIn(reading, (await readCases()) ?? []);
  const before = own && earlier.findLast((each) => namesDuty(own, each));
  if (!own || before === undefined || namesDuty(own, question) || stepMeant(own, question)) return undefined;
  const answer = { kind: 'case', question, before, own, others: [] } as const;
  if (asksFee)
    return feeOfDuty(own, before, expertWordsIn('en')) ? { ...answer, aspect: 'fee' } : 'of-article';
  if (asksDay) return hasMeantDate(own, question, before) ? { ...answer, aspect: 'dates' } : undefined;
  const [best] = await search.find(reading, 1);
  if (best && best.likeness >= alike.same) return 'of-article';
  return fineOfDuty(own, before, expertWordsIn('en')) ? { ...answer, aspect: 'fine' } : 'of-article';
}

/** Asks for the amount of what was spoken of. */
const asksSumAlone =
  /^(?:and |so )?(?:how much|what (?:does|do|will) (?:it|that|they) cost)(?: is (?:it|that|this))?[ ?.!]*$/i;

/** Asks for what is left of the payments that were spoken of. */
const asksRest =
  /^(?:and |so )?(?:(?:how much|what)(?:'s| is)?(?: \w+)? (?:left|open|missing|due)|(?:what about )?the rest)[ ?.!]*$/i;

const asksConsequence = /\bwhat happens\b|\botherwise\b|\bfines?\b|\bpenalt|\bcosts?\b.*\blate\b/i;

/** The company that a question names, in full or by the first words of its name. */
function companyNamed(question: string, cases: readonly OwnCase[]): { named?: OwnCase; said?: string } {
  for (const own of cases) {
    const words = own.name.split(/\s+/);
    // A first word alone may be a place or a usual word: it has to be written as a name, and be no other company's.
    const isAlone = cases.every((other) => other === own || !other.name.startsWith(words[0] ?? ''));
    const names = [own.name, ...(words.length > 2 ? [words.slice(0, 2).join(' ')] : [])];
    const inAnyCase = names.find((name) => question.toLowerCase().includes(name.toLowerCase()));
    if (inAnyCase !== undefined) {
      const at = question.toLowerCase().indexOf(inAnyCase.toLowerCase());
      return { named: own, said: question.slice(at, at + inAnyCase.length) };
    }
    const [first = ''] = words;
    const isName = first.length > 3 && isAlone && placesIn(first).used.length === 0;
    if (isName && new RegExp(`\\b${first.replaceAll(/\W/g, '.')}\\b`).test(question))
      return { named: own, said: first };
  }
  return {};
}

/** From this confidence of an article, a question is one about the rules, unless it is surely about the own case. */
const surelyAnswered = 0.6;
const surelyOwn = 0.9;

/** From this likelihood, what a question means counts more than words that only somebody with a company uses so. */
const surelyMeant = 0.8;

/** What a question asks about the asker's own case by its meaning, where no article surely answers it. */
async function meantOfOwnCase(
  question: string,
  reading: Reading,
  { search, language, asWritten }: AnswerContext,
): Promise<ReturnType<typeof ownCaseMeantBy>> {
  // The model reads English, and what was translated word by word has no sentences.
  if (language === 'ar' || isHindi(asWritten ?? question) || reading.days.length > 0) return undefined;
  const vector = await search.vectorOf(question);
  const meant = vector && ownCaseMeantBy(vector);
  if (!meant || meant.isOwn >= surelyOwn) return meant;
  const [best] = await search.find(reading, 1);
  return best && best.confidence >= surelyAnswered ? undefined : meant;
}

/** The answer about one of the asker's companies. */
async function ownCaseAnswerTo(
  question: string,
  reading: Reading,
  context: AnswerContext,
  readCases: ReadCases,
): Promise<OwnCaseAnswer | undefined> {
  const { places, countries, days } = reading;
  let ofRecord = ownRecordAspect(question);
  let aspect = ownCaseAspect(question, days.length > 0);
  const cued = days.length > 0 ? undefined : ownersAspect(question);
  const isLateAsked = lateFormOf(question) !== undefined;
  const isNextAsked = asksNextOf(question);
  const asksDay = days.length === 0 && (asksDueDay(question) || isLateAsked || isNextAsked);
  const found =
    ofRecord || aspect !== undefined ? undefined : await meantOfOwnCase(question, reading, context);
  const isSure = found !== undefined && found.likelihood >= surelyMeant;
  const meant = isSure || (cued === undefined && !asksDay) ? found?.aspect : undefined;
  const ofOwner = isSure ? undefined : cued;
  const hasCue = ofRecord || aspect !== undefined || ofOwner !== undefined || asksDay;
  if (!hasCue && meant === undefined && !ofCase.test(question)) return undefined;
  const cases = await readCases();
  if (cases?.length && meant !== undefined) {
    if (isOwnCaseAspect(meant)) aspect = meant;
    else ofRecord = meant;
  }
  if (cases?.length) aspect ??= ofOwner;
  if (cases?.length && asksDueNow(question)) aspect ??= 'upcoming';
  const { named, said = '' } = companyNamed(question, cases ?? []);
  if (named && !ofRecord) {
    const unnamed = question.replaceAll(said, 'my company');
    aspect ??= ownCaseAspect(unnamed, days.length > 0) ?? ownersAspect(unnamed);
  }
  // What a question names is told, rather than whatever else is late.
  const isOfDuty = (isLateAsked || isNextAsked) && (cases ?? []).some((own) => namesDuty(own, question));
  if (isOfDuty && aspect === 'overdue') aspect = 'dates';
  if (cases?.length && asksDay && !ofRecord && (isOfDuty || asksDueDay(question))) aspect ??= 'dates';
  if (aspect === undefined && !ofRecord) return undefined;
  const isPlaced = places.length + countries.length > 0;
  // What falls due can be told in general too.
  if (cases === undefined) {
    if (isPlaced || aspect === 'dates') return undefined;
    if (reading.subjects.includes('own-case')) return { kind: 'signed-out' };
    const [best] = await context.search.find(reading, 1);
    return best && best.likeness >= alike.same ? undefined : { kind: 'signed-out' };
  }
  const fitting = isPlaced ? companyIn(reading, cases) : undefined;
  if (isPlaced && !fitting && !named) return undefined;
  const own = named ?? fitting ?? cases[0];
  if (!own) return { kind: 'no-company' };
  // A licence ends on the day until which it has to be renewed.
  if (ofRecord === 'expiry' && ofLicence.test(question) && hasMeantDate(own, question)) aspect = 'dates';
  else if (ofRecord)
    return { kind: 'record', aspect: ofRecord, question, own, record: await own.readRecord() };
  if (aspect === undefined) return undefined;
  if (aspect === 'dates' && !hasMeantDate(own, question)) return undefined;
  const others = cases.map(({ name }) => name).filter((name) => name !== own.name);
  return { kind: 'case', aspect, question, own, others: named ? [] : others };
}
