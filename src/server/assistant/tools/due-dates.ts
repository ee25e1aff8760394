import type { PlanRequirements } from '#domain/catalogue/condition.ts';
import type { DeadlineStart, Jurisdiction } from '#domain/catalogue/definition.ts';
import { type CompanyDates, type DueDate, deadlinesOf, startOf, timeAfter } from '#domain/plan/deadlines.ts';
import { firstYearEndOf } from '#domain/plan/financial-year.ts';
import type { WorkCalendar } from '#domain/plan/timeline.ts';
import { addYears, type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { dayOffText } from '#messages/day-off.ts';
import { expertMessages } from '#messages/expert.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';
import type { LateForm } from '../builtin/question/late-question.ts';
import type { ExpertWords } from '../builtin/wording/expert-words.ts';
import { placeNameOf } from './planned-place.ts';

/** Maximum dates in an answer; the calendar has all. */
const datesShown = 6;

/** Up to so many dates stand in one sentence; more are a list. */
const inOneSentence = 3;

/** How deadlines are asked for. */
export interface DueDatesAsked {
  /** Selects the deadlines in question. */
  isMeant(due: DueDate): boolean;
  /** On which days offices of the country work. */
  calendar: WorkCalendar;
  today: PlainDate;
  /** How the question asks whether something is late. */
  asksLate?: LateForm | undefined;
  /** Whether the question says that it was not done. */
  wasMissed?: boolean;
  /** Whether the day that was named is the last of what it began with, as of a licence that expires. */
  isEnd?: boolean;
  /** The other end of the month or quarter in which the dates lie. */
  otherDates?: CompanyDates | undefined;
}

/**
 * Deadlines counted from the dates in a question, by the place's rules.
 * @returns `undefined` if no rule counts from those dates
 */
export function dueDates(
  jurisdiction: Jurisdiction,
  requirements: PlanRequirements,
  dates: CompanyDates,
  { isMeant, calendar, today, asksLate, wasMissed = false, isEnd = false, otherDates }: DueDatesAsked,
  words: ExpertWords = expertMessages,
): Quotable | undefined {
  const known = Object.values(dates).sort();
  const [from] = known;
  if (from === undefined) return undefined;
  const last = known.at(-1) ?? from;
  const until = addYears(asksLate && today > last ? today : last, 2);
  const all = deadlinesOf(jurisdiction, requirements, dates, { from, until }, calendar).filter(
    (due) => countsFrom(due.deadline.rule.value, dates) && isMeant(due),
  );
  const citations = openCitations();
  const mark = ({ deadline }: DueDate) => citations.mark(deadline.rule.sources.slice(0, 2).map(citationOf));
  const startsOf = (days: CompanyDates) =>
    words.list(
      (Object.entries(days) as [DeadlineStart, PlainDate][])
        .filter(([start]) => all.some(({ deadline }) => startOf(deadline.rule.value) === start))
        .map(([start, on]) => words.dates.starts[start](words.day(on))),
    );
  const starts = isEnd ? '' : startsOf(dates);
  /** The same dates counted from the other end of the month that was told. */
  const otherwise = (shown: readonly DueDate[]): string[] => {
    const [start] = Object.values(otherDates ?? {}).sort();
    if (otherDates === undefined || start === undefined) return [];
    const window = { from: start, until: addYears(until, 1) };
    const others = deadlinesOf(jurisdiction, requirements, otherDates, window, calendar);
    const days = shown.flatMap(
      ({ deadline, occurrence }) =>
        others.find((other) => other.deadline.id === deadline.id && other.occurrence === occurrence)?.on ??
        [],
    );
    const isOther = days.some((on, index) => on !== shown[index]?.on);
    return isOther ? [words.dates.fromOtherDay(startsOf(otherDates), days.map(words.day))] : [];
  };
  if (asksLate) {
    const late = lateText(isEnd ? firstOfEach(all) : all, { today, asksLate, wasMissed }, words, mark);
    const [due] = all;
    if (!late || !due) return undefined;
    const text = [late, ...otherwise([due]), ...detailsOf(due, words, citations, isEnd, today)].join(' ');
    return { text, sources: citations.list };
  }
  const shown = firstOfEach(all).slice(0, datesShown);
  const [first, ...more] = shown;
  if (!first) return undefined;
  const { place } = placeNameOf(jurisdiction, words);
  if (more.length === 0) {
    const text = words.dates.due(
      first.deadline.label,
      words.day(first.on),
      whenText(first, dates, starts, words),
      ruleDayOf(first, words),
      mark(first),
    );
    return {
      text: [`${text}.`, ...otherwise(shown), ...detailsOf(first, words, citations, isEnd, today)].join(' '),
      sources: citations.list,
    };
  }
  if (shown.length <= inOneSentence) {
    const tasks = shown.map((due) =>
      words.dates.task(due.deadline.label, words.day(due.on), ruleDayOf(due, words), mark(due)),
    );
    const moved = shown.flatMap(({ dayOff }) => (dayOff ? [dayOffText(dayOff)] : []));
    return {
      text: [`${words.dates.tasks(tasks, starts)}.`, ...otherwise(shown), ...moved].join(' '),
      sources: citations.list,
    };
  }
  const lines = shown.map((due) =>
    words.dates.item(words.day(due.on), due.deadline.label, due.deadline.onlyIf, mark(due)),
  );
  return {
    text: [words.dates.several(place, starts), lines.join('\n')].join('\n\n'),
    sources: citations.list,
  };
}

/** Days that the law itself names, in order. */
export function namedDays(
  jurisdiction: Jurisdiction,
  ids: readonly string[],
  { today, asksLate }: Pick<DueDatesAsked, 'today' | 'asksLate'>,
  words: ExpertWords = expertMessages,
): Quotable | undefined {
  const citations = openCitations();
  const days = jurisdiction.deadlines.flatMap((deadline) => {
    const law = deadline.rule.value;
    return ids.includes(deadline.id) && 'on' in law
      ? [{ deadline, occurrence: law.on, on: plainDate(law.on) }]
      : [];
  });
  const [first] = days;
  if (!first) return undefined;
  const mark = ({ deadline }: DueDate) => citations.mark(deadline.rule.sources.slice(0, 2).map(citationOf));
  const late = asksLate ? lateText([first], { today, asksLate }, words, mark) : undefined;
  const tasks = days.map((due) =>
    words.dates.task(due.deadline.label, words.day(due.on), ruleDayOf(due, words), mark(due)),
  );
  const condition = first.deadline.onlyIf ? words.dates.condition(first.deadline.onlyIf) : '';
  const whole = `${words.dates.tasks(tasks, '')}.`;
  return {
    text: [...(late ? [late] : []), `${whole} ${condition}`.trim()].join('\n\n'),
    sources: citations.list,
  };
}

/** When a company's first financial year ends by the place's law. */
export function firstYearEnd(
  jurisdiction: Jurisdiction,
  incorporation: PlainDate,
  words: ExpertWords = expertMessages,
): Quotable {
  const citations = openCitations();
  const marks = citations.mark((jurisdiction.firstYearEnd?.sources ?? []).slice(0, 2).map(citationOf));
  const { company } = placeNameOf(jurisdiction, words);
  const on = firstYearEndOf(jurisdiction, incorporation);
  const text = words.dates.firstYearEnd(company, words.day(on), words.day(incorporation), marks);
  return { text: `${text}.`, sources: citations.list };
}

/** Whether the first deadline is missed, compared with today. */
function lateText(
  all: readonly DueDate[],
  { today, asksLate, wasMissed = false }: Pick<DueDatesAsked, 'today' | 'asksLate' | 'wasMissed'>,
  { dates, day }: ExpertWords,
  mark: (due: DueDate) => string,
): string | undefined {
  const [first] = all;
  if (!first) return undefined;
  const ofIt = all.filter(({ deadline }) => deadline.id === first.deadline.id);
  const next = ofIt.find(({ on }) => on >= today);
  const before = ofIt.findLast(({ on }) => on < today);
  const { label } = first.deadline;
  const isAsked = asksLate === 'whether';
  if (asksLate === 'still' && before) {
    return `${dates.stillTask(-daysBetween(before.on, today), label, day(before.on), mark(first))}.`;
  }
  if (asksLate === 'still' && next) {
    return `${dates.stillTask(daysBetween(today, next.on), label, day(next.on), mark(first))}.`;
  }
  // A year that was told is meant, and not the one after it.
  const isOfToldYear = before === ofIt[0] && startOf(first.deadline.rule.value) === 'financial-year-end';
  if (before && wasMissed)
    return `${dates.surelyLate(isAsked, daysBetween(before.on, today), label, day(before.on), mark(first))}.`;
  if (before && next && !isOfToldYear)
    return `${dates.lastTime(label, day(before.on), day(next.on), mark(first))}.`;
  if (before)
    return `${dates.late(isAsked, daysBetween(before.on, today), label, day(before.on), mark(first))}.`;
  return next && `${dates.notLate(isAsked, daysBetween(today, next.on), label, day(next.on), mark(first))}.`;
}

/** The day that the rule gives, where the date moved away from it. */
function ruleDayOf({ on, dayOff }: DueDate, { day }: ExpertWords): string | undefined {
  return dayOff && dayOff.on !== on ? day(dayOff.on) : undefined;
}

/** From what a deadline counts, and how long, as in '21 months after incorporation on 11 May 2026'. */
function whenText(
  { deadline }: DueDate,
  known: CompanyDates,
  starts: string,
  { dates }: ExpertWords,
): string {
  const law = deadline.rule.value;
  const start = 'from' in law ? known[law.from] : undefined;
  // Days after the end of a period are not days after the date that the period begins on.
  const isFromStart = 'from' in law && law.periodMonths === undefined;
  return isFromStart && start && starts !== ''
    ? dates.after(timeAfter(law, start), starts)
    : dates.countedFrom(starts);
}

function detailsOf(
  { deadline, dayOff, on }: DueDate,
  { dates }: ExpertWords,
  citations: ReturnType<typeof openCitations>,
  isEnd: boolean,
  today: PlainDate,
): string[] {
  const { onlyIf, penalty, why } = deadline;
  const parts = [
    // Below the day on which something ends stands no article that says when to act.
    ...(isEnd ? [why] : []),
    // Nobody can act before a day that has passed.
    ...(dayOff && on >= today ? [dayOffText(dayOff)] : []),
    ...(onlyIf ? [dates.condition(onlyIf)] : []),
    ...('value' in penalty
      ? [dates.penalty(penalty.value, citations.mark(penalty.sources.slice(0, 1).map(citationOf)))]
      : []),
  ];
  return [dates.details(parts.join(' '))].filter(Boolean);
}

/** Whole days from one date to a later one. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000));
}

function countsFrom(law: DueDate['deadline']['rule']['value'], dates: CompanyDates): boolean {
  const start = startOf(law);
  return start !== undefined && dates[start] !== undefined;
}

/** The first date of each deadline: recurring ones appear once. */
function firstOfEach(dues: readonly DueDate[]): DueDate[] {
  return dues.filter(
    ({ deadline }, index) => dues.findIndex((other) => other.deadline.id === deadline.id) === index,
  );
}
