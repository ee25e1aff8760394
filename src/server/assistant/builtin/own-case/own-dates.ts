import type { Deadline, DeadlineStart } from '#domain/catalogue/definition.ts';
import type { DueDate } from '#domain/plan/deadlines.ts';
import { addDays, addMonths, endOfMonth, type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { citationOf, openCitations, wordsOf } from '../../../knowledge/index.ts';
import type { OwnCase } from '../../own-case.ts';
import { daysBetween } from '../../tools/due-dates.ts';
import { feePrices } from '../../tools/fee-prices.ts';
import { type LateForm, lateFormOf, saysMissed } from '../question/late-question.ts';
import { meantAmong, meantBy, namesOf } from '../sums/meant-deadlines.ts';
import type { ExpertWords } from '../wording/expert-words.ts';
import type { Part } from '../wording/word-answer.ts';

/** Maximum dates in an answer; the calendar has all. */
const maxDates = 5;
/** A missed date is told for so many days. */
const recentDays = 120;

/** Whether anything of the calendar is overdue, and what falls due next. */
export function overdue({ name, calendar, today }: OwnCase, words: ExpertWords): Part {
  const citations = openCitations();
  const mark = ({ deadline }: DueDate) => citations.mark(deadline.rule.sources.slice(0, 1).map(citationOf));
  const missed = calendar.deadlines.filter(
    ({ on, deadline }) => on < today && deadline.onlyIf === undefined && daysBetween(on, today) <= recentDays,
  );
  const next = calendar.deadlines.find(({ on }) => on >= today);
  const [first, ...more] = missed.toReversed();
  const due = next
    ? words.own.due(name, next.deadline.label, words.day(next.on), daysBetween(today, next.on), mark(next))
    : words.own.nothingDue(name);
  if (!first) return { text: `${words.own.notLate(name)} ${due}.`, sources: citations.list };
  const late = words.own.late(
    name,
    first.deadline.label,
    words.day(first.on),
    daysBetween(first.on, today),
    mark(first),
  );
  const lines = more.map((each) =>
    words.dates.item(words.day(each.on), each.deadline.label, undefined, mark(each)),
  );
  return {
    text: [`${late}.`, ...(lines.length > 0 ? [lines.join('\n')] : []), `${due}.`].join('\n\n'),
    sources: citations.list,
  };
}

/** Whether the company's calendar holds a date that a question means, or the days for one are missing. */
export function hasMeantDate(own: OwnCase, question: string, before?: string): boolean {
  const { calendar, jurisdiction, unplanned } = own;
  const isMeant = dueMeantBy(own, question, before);
  const missing = calendar.counted.filter(({ known }) => known === undefined).map(({ day }) => day);
  const waitsForDay = jurisdiction.deadlines.some(
    (deadline) =>
      'from' in deadline.rule.value && missing.includes(deadline.rule.value.from) && isMeant({ deadline }),
  );
  const isKnown = [...calendar.deadlines, ...unplanned].some(isMeant);
  return isKnown || calendar.deadlines.length === 0 || waitsForDay;
}

type OwnDuties = Pick<OwnCase, 'calendar' | 'jurisdiction'>;

function dutiesOf({ calendar, jurisdiction }: OwnDuties): readonly Deadline[] {
  return [...jurisdiction.deadlines, ...calendar.deadlines.map(({ deadline }) => deadline)];
}

/** Whether a question names a duty of the company by a word of its own. */
export function namesDuty(own: OwnDuties, question: string): boolean {
  const all = dutiesOf(own);
  const isNamed = meantAmong(question, all);
  return all.some((deadline) => isNamed({ deadline }));
}

/**
 * Tells the deadlines that a question names best.
 * @param before the question before it in the same message, whose duty a question without one goes on with
 */
function dueMeantBy(own: OwnDuties, question: string, before?: string): ReturnType<typeof meantBy> {
  const all = dutiesOf(own);
  if (before !== undefined && !namesDuty(own, question)) return dutyGoneOnWith(all, question, before);
  const isBest = meantAmong(question, all);
  const isNamed = all.some((deadline) => isBest({ deadline })) ? isBest : meantBy(wordsOf(question));
  // Whoever asks when to register does not ask when to pay.
  if (!wordsOf(question).some((word) => ofRegistering.has(word))) return isNamed;
  return (due) => isNamed(due) && namesOf(due.deadline).some((word) => ofRegistering.has(word));
}

/** The duty of the question before, or the next best one where that question asked for its day already. */
function dutyGoneOnWith(
  all: readonly Deadline[],
  question: string,
  before: string,
): ReturnType<typeof meantBy> {
  const isTold = meantAmong(before, all);
  if (!asksForDay.test(before)) return isTold;
  const others = all.filter((deadline) => !isTold({ deadline }));
  return meantAmong(`${before} ${question}`.replaceAll(/,| and /g, ' '), others);
}

/** Asks for a day in any form of words. */
export const asksForDay =
  /\b(?:when|(?:which|what|last) (?:day|date)|how (?:many days|long|much time)|until|till|deadline)\b/i;

const ofRegistering = new Set(wordsOf('register registration'));

/** The first duty of the company that a question names. */
function dutyNamed(own: OwnDuties, question: string): Deadline | undefined {
  const isMeant = dueMeantBy(own, question);
  return own.jurisdiction.deadlines.find((deadline) => isMeant({ deadline }));
}

/** What the first duty that a question names costs; `undefined` where the catalogue has no price of it. */
export function feeOfDuty(own: OwnDuties, question: string, words: ExpertWords): Part | undefined {
  const { jurisdiction } = own;
  const duty = dutyNamed(own, question);
  const fee = jurisdiction.fees.find(({ id, amount }) => id === duty?.id && 'value' in amount);
  return fee && feePrices([{ jurisdiction, fee }], undefined, words);
}

/** What missing the first duty that a question names costs; `undefined` where nothing is known of it. */
export function fineOfDuty(own: OwnDuties, question: string, words: ExpertWords): Part | undefined {
  const duty = dutyNamed(own, question);
  if (!duty || !('value' in duty.penalty)) return undefined;
  const { value, sources } = duty.penalty;
  const citations = openCitations();
  const marks = citations.mark(sources.slice(0, 1).map(citationOf));
  return { text: words.dates.penalty(value, marks), sources: citations.list };
}

/** When the duties that a question means fall due for the asker's company. */
export function ownDates(
  { name, jurisdiction, calendar, unplanned, today }: OwnCase,
  asked: string,
  asksAll: boolean,
  words: ExpertWords,
  before?: string,
): Part {
  const { own: texts } = words;
  const question = asksAll ? undefined : asked;
  const isMeant =
    question === undefined ? () => true : dueMeantBy({ calendar, jurisdiction }, question, before);
  const planned = calendar.deadlines.filter(isMeant);
  const all = planned.length > 0 || asksAll ? planned : unplanned.filter(isMeant);
  const span = asksAll ? spanOf(asked, today) : undefined;
  const isWithin = ({ on }: DueDate) => on >= (span?.from ?? today) && (span === undefined || on <= span.to);
  const isOfTax = ({ deadline }: DueDate) =>
    !(asksAll && /\btax\b/i.test(asked)) || isTax.test(deadline.label);
  const upcoming = firstOfEach(all.filter((due) => isWithin(due) && isOfTax(due)));
  const missed = all.filter(({ on }) => on < today && (!asksAll || daysBetween(on, today) <= recentDays));
  const meantDays = jurisdiction.deadlines.flatMap((deadline) =>
    'from' in deadline.rule.value && isMeant({ deadline }) ? [deadline.rule.value.from] : [],
  );
  const unknown = calendar.counted
    .filter(({ day, known }) => known === undefined && (meantDays.length === 0 || meantDays.includes(day)))
    .map(({ day }) => texts.dayNames[day]);
  const citations = openCitations();
  const mark = ({ deadline }: DueDate) => citations.mark(deadline.rule.sources.slice(0, 1).map(citationOf));
  const [next, ...more] = upcoming;
  const form = question === undefined ? undefined : ownLateForm(question);
  const past = missed.at(-1);
  const wasMissed = past && (saysMissed(asked) || daysBetween(past.on, today) <= recentDays);
  if (past && (!next || (form !== undefined && form !== 'still' && wasMissed))) {
    const whether = saysMissed(asked) ? texts.lateSurely : texts.late;
    const say = { whether, 'how-much': texts.overdue, still: texts.ended }[form ?? 'how-much'];
    const text = say(name, past.deadline.label, words.day(past.on), daysBetween(past.on, today), mark(past));
    return { text: `${text}.`, sources: citations.list };
  }
  if (!next) {
    if (unknown.length > 0) return { text: texts.noDates(name, unknown), sources: [] };
    const text = span
      ? texts.noneWithin(name, words.day(span.from), words.day(span.to))
      : texts.nothingDue(name);
    return { text, sources: [] };
  }
  const until = asksAll ? windowEnd(asked, today) : undefined;
  const due = texts.due(
    name,
    next.deadline.label,
    words.day(next.on),
    daysBetween(today, next.on),
    mark(next),
  );
  const opening = { whether: `${texts.notLateYet} ${due}`, still: `${texts.inTime} ${due}`, 'how-much': due }[
    form ?? 'how-much'
  ];
  const listed = (question === undefined ? upcoming : more).slice(0, maxDates);
  const lines = listed.map((due) =>
    words.dates.item(words.day(due.on), due.deadline.label, due.deadline.onlyIf, mark(due)),
  );
  const assumed = calendar.counted.filter(({ known }) => known?.basis === 'assumed').map(({ day }) => day);
  const start: DeadlineStart | undefined =
    'from' in next.deadline.rule.value ? next.deadline.rule.value.from : undefined;
  const isAssumed = assumed.find((day) => question === undefined || day === start);
  return {
    text: [
      ...(question !== undefined
        ? [`${opening}.`]
        : until !== undefined && next.on > until
          ? [texts.noneUntil(name, words.day(until), words.day(next.on))]
          : [
              span
                ? texts.comingWithin(name, words.day(span.from), words.day(span.to))
                : texts.comingUp(name),
            ]),
      ...(next.deadline.onlyIf && question !== undefined
        ? [words.dates.condition(next.deadline.onlyIf)]
        : []),
      ...(lines.length > 0 ? [lines.join('\n')] : []),
      ...(isAssumed ? [texts.assumedDay[isAssumed]] : []),
    ].join('\n\n'),
    sources: citations.list,
  };
}

/** How a question asks whether a duty of the company is late; a question for its day is none. */
function ownLateForm(question: string): LateForm | undefined {
  const form = lateFormOf(question);
  if (form === 'how-much') return form;
  return opensWithDay.test(question) ? undefined : form;
}

const opensWithDay =
  /(?:^|[.!?;] )(?:and |so |but )?(?:(?:until|till|by|from) )?(?:when|(?:which|what) (?:day|date))\b/i;

/** The end of the time that a question asks for what falls due in. */
function windowEnd(question: string, today: PlainDate): PlainDate | undefined {
  const [, said = ''] = /\b(now|today|this (?:week|month|year))\b/i.exec(question) ?? [];
  switch (said.toLowerCase()) {
    case 'now':
    case 'today':
      return today;
    case 'this week':
      return addDays(today, 7);
    case 'this month':
      return endOfMonth(today);
    case 'this year':
      return plainDate(`${today.slice(0, 4)}-12-31`);
    default:
      return undefined;
  }
}

/** What is filed or paid for a tax, by its label. */
const isTax = /\b(?:tax|taxes|vat|gst|zakat|eci|form (?:c|c-s|1120|5472))\b/i;

/** The first month of each season. */
const seasons: readonly (readonly [name: RegExp, firstMonth: number])[] = [
  [/\bspring\b/i, 3],
  [/\bsummer\b/i, 6],
  [/\bautumn\b/i, 9],
  [/\bwinter\b/i, 12],
];

/** A later time that a question names as a whole, such as next year or the coming spring. */
function spanOf(question: string, today: PlainDate): { from: PlainDate; to: PlainDate } | undefined {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const monthsFrom = (first: number, count: number) => {
    const start = plainDate(`${year}-${String(month).padStart(2, '0')}-01`);
    const from = addMonths(start, first);
    return { from, to: endOfMonth(addMonths(start, first + count - 1)) };
  };
  if (/\bnext year\b/i.test(question)) return monthsFrom(13 - month, 12);
  if (/\bnext month\b/i.test(question)) return monthsFrom(1, 1);
  if (/\bnext quarter\b/i.test(question)) return monthsFrom(3 - ((month - 1) % 3), 3);
  const season = seasons.find(([named]) => named.test(question));
  return season && monthsFrom((season[1] - month + 12) % 12, 3);
}

function firstOfEach(dues: readonly DueDate[]): DueDate[] {
  return dues.filter(
    ({ deadline }, index) => dues.findIndex((other) => other.deadline.id === deadline.id) === index,
  );
}
