import type { PricedCatalogue } from '#domain/prices/priced-catalogue.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { type Knowledge, withLargeNumbers } from '../../knowledge/index.ts';
import type { Turn } from '../expert.ts';
import type { OwnCase } from '../own-case.ts';
import { answersTo, guardedAnswer } from './answer.ts';
import type { AnswerContext } from './context.ts';
import { otherLanguageOf, questionsAsWritten, readMessage } from './languages/language.ts';
import { isHindi } from './languages/read-hindi.ts';
import { withMissingParts, withoutStrayParts } from './missing-parts.ts';
import type { OwnCaseAnswer } from './own-case/own-case.ts';
import { ownCaseAnswersTo } from './own-case/own-case-asked.ts';
import { passportExpiryOf } from './own-case/own-record.ts';
import { type AskedPart, withPartsOfWhole } from './part-of-whole.ts';
import { eachAlone, namesPlacesApart } from './question/coordinated.ts';
import { askedLate } from './question/late-question.ts';
import { asForeigner } from './question/nationality.ts';
import { questionBelowStory, questionsIn } from './question/questions-in.ts';
import { withRestatedQuestions } from './question/restated-question.ts';
import { withSubjectOf } from './question/shared-subject.ts';
import { type Reading, understand } from './question/understand.ts';
import { surelyWrong, wrongdoingMeantBy } from './refusals/meant-wrongdoing.ts';
import { insteadIn } from './refusals/refusals.ts';
import { wrongdoingTranslated } from './refusals/translated-wrongdoing.ts';
import { isAboutLaw } from './refusals/wrongdoing.ts';
import { asksFirstYearEnd } from './sums/computed-dates.ts';
import type { TypedAnswer } from './typed-answer.ts';
import { putWhole } from './whole-parts.ts';
import { wordedParts } from './worded-parts.ts';
import { inCurrencyAsked } from './wording/asked-currency.ts';
import { askedOfStatements } from './wording/asked-of-statements.ts';
import { composedAnswer } from './wording/composed-answer.ts';
import {
  briefly,
  holdFiguresOf,
  joinedAnswers,
  questionsLeftOut,
  saysNothing,
  tellsSeveral,
  thingsTold,
} from './wording/joined-answers.ts';
import { toldOnce } from './wording/told-once.ts';
import { withoutVerdict } from './wording/verdict.ts';
import { type Part, wordAnswer } from './wording/word-answer.ts';

/** An answer in words. */
export interface Answer {
  text: string;
  /** Whether it says that nothing is known. */
  isUnknown: boolean;
  /** Whether it holds something of the asker's own. */
  isOwn: boolean;
  /** The question that it answers. */
  question: string;
}

/** What an answer depends on besides the conversation. */
interface Asking {
  today: PlainDate;
  catalogue: PricedCatalogue;
  /** The asker's companies; `undefined` if signed out. Only read if the question may be about them. */
  readOwnCases(): Promise<readonly OwnCase[] | undefined>;
}

/** What the built-in expert knows, ready to answer. */
export interface Answers {
  /** The answer to a conversation's last question. */
  answer(turns: readonly Turn[], asking: Asking): Promise<Answer>;
}

/** @param publicUrl origin of this installation, for links to its pages */
export function answersFrom({ passages, index, search, corrected }: Knowledge, publicUrl: string): Answers {
  const read = (message: string) => readable(message, corrected);
  return {
    async answer(turns, asking) {
      const question = turns.findLast(({ role }) => role === 'user')?.content ?? '';
      const told: Told[] = [];
      const asked = questionsAsWritten(question);
      for (const [index, each] of asked.entries()) {
        const conversation = [...turns.slice(0, -1), ...asTurns(asked.slice(0, index)), ...asTurns([each])];
        told.push(await tell(asked.length > 1 ? conversation : turns, each, asking, asked.slice(0, index)));
      }
      return {
        text: wordAnswer(toldOnce(told.flatMap(({ parts }) => parts))),
        isUnknown: told.some(({ isUnknown }) => isUnknown),
        isOwn: told.some(({ isOwn }) => isOwn),
        question,
      };
    },
  };

  /**
   * What answers the last question of a conversation, in words.
   * @param before the other questions of the same message, translated before this one
   */
  async function tell(
    turns: readonly Turn[],
    question: string,
    { today, catalogue, readOwnCases }: Asking,
    before: readonly string[],
  ): Promise<Told> {
    const { language } = readMessage(question);
    const context = { passages, index, search, today, publicUrl, catalogue, language, asWritten: question };
    const [first] = before;
    const conversation = withRestatedQuestions(
      turns.map((turn, at) => {
        if (turn.role !== 'user') return turn;
        const content = read(turn.content);
        const isLater = first !== undefined && at === turns.length - 1;
        return { ...turn, content: isLater ? withSubjectOf(read(first), content) : content };
      }),
    );
    const asked = conversation.findLast(({ role }) => role === 'user')?.content ?? '';
    const { typed, isOwn } = await typedAnswers(conversation, asked, question, context, readOwnCases);
    const told = typed.map((answer) => ({
      parts: wordedParts(answer, context),
      isQuoted: answer.kind === 'quoted' && language === 'en',
      isAdded: answer.kind === 'quoted' && answer.isAdded === true,
    }));
    const worded = composedAnswer(told, askedOfStatements(asked, index));
    return {
      parts: askedLate(asked) === 'how-much' ? openedWithoutVerdict(worded) : inCurrencyAsked(worded, asked),
      isUnknown: typed.some(({ kind }) =>
        ['unknown', 'out-of-scope', 'other-country', 'left-out'].includes(kind),
      ),
      isOwn,
    };
  }
}

/** What answers one question. */
interface Told extends Pick<Answer, 'isUnknown' | 'isOwn'> {
  parts: readonly Part[];
}

/** A message in English, without typing errors, with amounts in digits and no nationality where none matters. */
function readable(message: string, corrected: (text: string) => string): string {
  const { text, language } = readMessage(message);
  const isWritten = language === 'en' && !isHindi(message) && otherLanguageOf(message) === undefined;
  return isWritten ? asForeigner(withLargeNumbers(corrected(text.replaceAll(roughly, '')))) : text;
}

/** Asks for no exact figure, and names nothing. */
const roughly = / (?:more or less|give or take)(?=[ ?.!,]|$)/gi;

/** 'How late am I?' is answered with the days, or that it is not late, and with no yes or no. */
function openedWithoutVerdict([first, ...others]: readonly Part[]): readonly Part[] {
  return first ? [{ ...first, text: withoutVerdict(first.text) }, ...others] : [];
}

/** Whether the asker's passport is valid long enough for a visa, where that is asked of the day that is recorded. */
function ownPassport(answer: OwnCaseAnswer, question: string): TypedAnswer | undefined {
  if (answer.kind !== 'record' || answer.aspect !== 'expiry' || !asksValidity.test(question))
    return undefined;
  const expiresOn = passportExpiryOf(answer.record);
  return expiresOn && { kind: 'passport', country: answer.own.jurisdiction.place.country, expiresOn };
}

/** Asks whether something is valid for as long as it is needed. */
const asksValidity = /\b(?:long )?enough\b|\b(?:lasts?|valid) (?:for|through|until|beyond)\b/i;

/** Refuses help with a wrong that was asked for in another language. */
function translatedWrongdoing(question: string, asWritten: string): TypedAnswer | undefined {
  const isTranslated = readMessage(asWritten).language === 'ar' || isHindi(asWritten);
  const what = isTranslated ? wrongdoingTranslated(question) : undefined;
  return what && { kind: 'wrongdoing', what };
}

/** Refuses help with a wrong that has none of the usual words; `undefined` for anything else. */
async function meantWrongdoing(
  question: string,
  asWritten: string,
  { search, today }: AnswerContext,
): Promise<TypedAnswer | undefined> {
  // The model reads English, and what was translated word by word has no sentences.
  const isTranslated = readMessage(asWritten).language === 'ar' || isHindi(asWritten);
  if (isTranslated || isAboutLaw(question) || question.split(/\s+/).length < fewWords) return undefined;
  // No paper is drafted, whatever it is for.
  if (insteadIn(question) === 'drafting') return undefined;
  const below = questionBelowStory(question);
  // 'Is that ok?' asks of the story.
  const asked = below === undefined || asksOfStory.test(below) ? question : below;
  // A harmless question can end a story that is none.
  const vectors = await Promise.all([...new Set([asked, question])].map((text) => search.vectorOf(text)));
  const meant = (from?: number) =>
    vectors.flatMap((each) => (each && wrongdoingMeantBy(each, from)) ?? [])[0];
  const sure = meant(surelyWrong);
  if (sure) return { kind: 'wrongdoing', what: sure };
  const what = meant();
  if (!what) return undefined;
  // What an article surely answers is a question about the rules, however much its words are like a wrong's.
  const [best] = await search.find(understand(asTurns([asked]), today), 1);
  return best && best.confidence >= surelyAnswered ? undefined : { kind: 'wrongdoing', what };
}

/** A question that only asks whether what was told is allowed. */
const asksOfStory =
  /(?:^|[.!;] )(?:(?:is|would|will) (?:that|this|it|all that)(?: be)? |that(?: is|s|'s) |all )?(?:ok(?:ay)?|fine|allowed|legal|possible|alright|a problem|a good plan|good plan)(?: right| then| yes| no)? ?\?$/i;

/** From this confidence of an article, nine of ten messages want nothing unlawful. */
const surelyAnswered = 0.6;

/** Shorter messages have too little meaning to be refused for it. */
const fewWords = 4;

async function typedAnswers(
  turns: readonly Turn[],
  question: string,
  asWritten: string,
  context: AnswerContext,
  readOwnCases: Asking['readOwnCases'],
): Promise<{ typed: readonly TypedAnswer[]; isOwn: boolean }> {
  const language = otherLanguageOf(question);
  const guarded: TypedAnswer | undefined = language
    ? { kind: 'other-language', language }
    : (translatedWrongdoing(question, asWritten) ??
      guardedAnswer(question, questionBelowStory(question)) ??
      (await meantWrongdoing(question, asWritten, context)));
  const parts = questionsIn(question);
  // Of several questions one can be about something else, or another country.
  const besides = parts.map((part) => (parts.length > 1 ? guardedAnswer(part) : undefined));
  const isPartly =
    parts.length > 1 && guarded !== undefined && saysNothing(guarded) && besides.includes(undefined);
  if (guarded && !isPartly) return { typed: [guarded], isOwn: false };
  let reading: ReturnType<Asking['readOwnCases']> | undefined;
  const cases = () => {
    reading ??= readOwnCases();
    return reading;
  };
  const asked = withPlaceOfAll(
    withDaysOfAll(
      parts.map((part, index) => ({
        part,
        read: understand(
          [...turns.slice(0, -1), ...asTurns(parts.slice(0, index)), ...asTurns([part])],
          context.today,
        ),
      })),
    ),
  );
  const put: AskedPart[] = [...asked];
  const answers = await Promise.all(
    asked.map(async ({ part, read }, index): Promise<readonly TypedAnswer[]> => {
      const beside = besides[index];
      if (beside && saysNothing(beside)) return [beside];
      const named = await withCompanyBefore(part, parts.slice(0, index), cases);
      const own = await ownCaseAnswersTo(named, read, context, cases, parts.slice(0, index));
      if (own) {
        const passport = own.flatMap((answer) => ownPassport(answer, part) ?? [])[0];
        return [
          ...(passport ? [passport] : []),
          ...own.map((answer) => ({ kind: 'own-case' as const, answer })),
        ];
      }
      const before = [...turns.slice(0, -1), ...asTurns(parts.slice(0, index))];
      const told = await toldAnswers(turns, part, read, context, cases);
      const whole =
        context.language === 'en' && told.every(isLookedUp)
          ? await putWhole({ part, read }, asked.slice(0, index), context)
          : undefined;
      if (whole) {
        put[index] = whole;
        const answered = await placedAnswers(whole.read, whole.part, context, cases);
        if (answered.some(tellsOfThing)) return answered;
      }
      const found = await withThingsApart(told, before, part, context, cases);
      return context.language === 'en' ? found : withoutQuotesBeside(found);
    }),
  );
  if (answers.length === 1) return { typed: answers.flat(), isOwn: reading !== undefined };
  const whole = understand(turns, context.today);
  const told =
    context.language === 'en'
      ? withoutStrayParts(
          await withMissingParts(await withPartsOfWhole(answers, put, whole, context), put, whole, context),
          put,
          context,
        )
      : answers.map(briefly);
  const useful = joinedAnswers(told);
  const leftOut = context.language === 'en' ? questionsLeftOut(parts, told) : [];
  // Together the questions of a message may hold what none of them does alone.
  const typed: readonly TypedAnswer[] =
    useful.length > 0
      ? [...useful, ...(leftOut.length > 0 ? [{ kind: 'left-out' as const, questions: leftOut }] : [])]
      : await placedAnswers(whole, question, context, cases);
  return { typed, isOwn: reading !== undefined };
}

/**
 * The answers to a question about several things, such as two numbers of visas, each answered alone; the whole's answer
 * where it sets them side by side, or where one of them has no passage of its own.
 */
async function withThingsApart(
  found: readonly TypedAnswer[],
  before: readonly Turn[],
  part: string,
  context: AnswerContext,
  cases: Asking['readOwnCases'],
): Promise<readonly TypedAnswer[]> {
  const things = context.language === 'en' ? eachAlone(part) : [];
  if (things.length < 2 || namesPlacesApart(part) || found.some(tellsSeveral)) return found;
  const asked = withPlaceOfAll(
    things.map((thing, at) => ({
      part: thing,
      read: understand([...before, ...asTurns(things.slice(0, at)), ...asTurns([thing])], context.today),
    })),
  );
  const told = await Promise.all(
    asked.map(({ part, read }) => toldAnswers([...before, ...asTurns([part])], part, read, context, cases)),
  );
  // What tells of all of them is not told again of each.
  return holdFiguresOf(found, told) ? found : (thingsTold(told) ?? found);
}

/** Whether an answer was looked up, or not found, rather than computed. */
function isLookedUp(answer: TypedAnswer): boolean {
  if (answer.kind === 'quoted') return !answer.parts.some(({ text }) => /^[^.]*\*\*/.test(text));
  return ['unknown', 'out-of-scope', 'ask-back', 'instead', 'side-by-side'].includes(answer.kind);
}

/** Whether an answer is on one thing, rather than on a company's whole plan. */
function tellsOfThing({ kind }: TypedAnswer): boolean {
  return kind === 'quoted' || kind === 'fees';
}

/** A later question of a message with the asker's company that one before it names, where 'it' stands for that. */
async function withCompanyBefore(
  part: string,
  before: readonly string[],
  cases: Asking['readOwnCases'],
): Promise<string> {
  if (before.length === 0 || !/\bit\b/.test(part)) return part;
  const named = ((await cases()) ?? []).find(({ name }) => before.some((each) => each.includes(name)));
  return named ? part.replace(/\bit\b/, named.name) : part;
}

/** The answers to a question; below a story its own words are looked up first, and the story only says of which case. */
async function toldAnswers(
  turns: readonly Turn[],
  part: string,
  read: Reading,
  context: AnswerContext,
  cases: Asking['readOwnCases'],
): Promise<readonly TypedAnswer[]> {
  const told = context.language === 'en' ? questionBelowStory(part) : undefined;
  if (told) {
    const alone = understand([...turns.slice(0, -1), ...asTurns([told])], context.today);
    const focused = { ...alone, ...caseOf(read, alone), message: part };
    const found = await placedAnswers(focused, part, context, cases);
    if (!found.every(saysNothing)) return found;
  }
  return placedAnswers(read, part, context, cases);
}

/** What a story says of the case: its places, numbers and days, where the question has none of its own. */
function caseOf(whole: Reading, alone: Reading): Partial<Reading> {
  return {
    ...((isUnplaced(alone) || alone.isGuessed) && {
      places: whole.places,
      countries: whole.countries,
      kinds: whole.kinds,
      isGuessed: whole.isGuessed,
      used: whole.used,
    }),
    visas: alone.visas ?? whole.visas,
    officeType: alone.officeType ?? whole.officeType,
    years: alone.years ?? whole.years,
    area: alone.area ?? whole.area,
    days: whole.days,
  };
}

/** Of an article below another answer only figures could be told in another language, which are of other things. */
function withoutQuotesBeside(answers: readonly TypedAnswer[]): readonly TypedAnswer[] {
  return answers[0]?.kind === 'quoted' ? answers : answers.filter(({ kind }) => kind !== 'quoted');
}

/** A date that one question of a message names holds for those after it. */
function withDaysOfAll<Asked extends { read: Reading }>(asked: readonly Asked[]): readonly Asked[] {
  const named = asked.find(({ read }) => read.days.length > 0)?.read.days;
  return named === undefined
    ? asked
    : asked.map((each) =>
        each.read.days.length > 0 ? each : { ...each, read: { ...each.read, days: named } },
      );
}

/** The one place that a question of a message names holds for those that name none, or only a word that several have. */
function withPlaceOfAll<Asked extends { read: Reading }>(asked: readonly Asked[]): readonly Asked[] {
  const named = asked.filter(({ read }) => !isUnplaced(read) && !read.isGuessed).map(({ read }) => read);
  const [first] = named;
  if (!first || new Set(named.flatMap(({ places, countries }) => [...places, ...countries])).size > 2)
    return asked;
  const { places, countries, kinds, isGuessed, used } = first;
  return asked.map((each) =>
    isUnplaced(each.read) || each.read.isGuessed
      ? { ...each, read: { ...each.read, places, countries, kinds, isGuessed, used } }
      : each,
  );
}

function asTurns(questions: readonly string[]): Turn[] {
  return questions.map((content) => ({ role: 'user', content }));
}

function isUnplaced({ places, countries, kinds }: Reading): boolean {
  return places.length === 0 && countries.length === 0 && kinds.length === 0;
}

/** Whether a question names a country and no place or form there: the asker's own company there has one. */
function namesCountryAlone({ places, countries, kinds, subjects }: Reading): boolean {
  return places.length + kinds.length === 0 && countries.length === 1 && !subjects.includes('comparison');
}

/** A question of somebody signed in that speaks of what is theirs and names no place: it is about their own company's. */
async function atHome(reading: Reading, message: string, cases: Asking['readOwnCases']): Promise<Reading> {
  return /\b(?:my|our|we|i|us)\b/i.test(message) ? inOwnPlace(reading, cases) : reading;
}

/** A question that names no place, asked of the place of the asker's own company. */
async function inOwnPlace(reading: Reading, cases: Asking['readOwnCases']): Promise<Reading> {
  if (!isUnplaced(reading) && !namesCountryAlone(reading)) return reading;
  const own = (await cases()) ?? [];
  const home = own.find(
    ({ jurisdiction }) => isUnplaced(reading) || reading.countries[0] === jurisdiction.place.country,
  );
  if (!home) return reading;
  const { jurisdiction, requirements, calendar } = home;
  const founded = calendar.counted.find(({ day }) => day === 'incorporation')?.known;
  const days =
    reading.days.length === 0 && founded && asksFirstYearEnd(reading.question)
      ? [{ on: founded.on, event: 'incorporation' as const, isEnd: false, said: '' }]
      : reading.days;
  return {
    ...reading,
    days,
    places: [jurisdiction.id],
    countries: [jurisdiction.place.country],
    isGuessed: false,
    visas: reading.visas ?? requirements.visas,
    officeType: reading.officeType ?? requirements.officeType,
  };
}

/** The answers to a question; what would be asked back for a place is told of the asker's own company's. */
async function placedAnswers(
  reading: Reading,
  message: string,
  context: AnswerContext,
  cases: Asking['readOwnCases'],
): Promise<readonly TypedAnswer[]> {
  const answers = await answersTo(await atHome(reading, message, cases), context);
  if (!answers.some(({ kind }) => kind === 'ask-back')) return answers;
  const placed = await inOwnPlace(reading, cases);
  return placed === reading ? answers : answersTo(placed, context);
}
