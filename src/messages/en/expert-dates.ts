import { plural } from '../plural.ts';
import { days, list, lowerFirst, years } from './expert-wording.ts';

/** The day that a rule gives, where it is a day off. */
function ruleDay(rule: string | undefined): string {
  return rule === undefined ? '' : ` (by the rule ${rule}, a day off)`;
}

/** Due dates and other days counted from a day. */
export const datesMessages = {
  /**
   * @param when as in '21 months after incorporation on 11 May 2026'
   * @param rule the day that the rule gives, where that is a day off and the date moves
   */
  due: (task: string, on: string, when: string, rule: string | undefined, marks: string) =>
    `You have to ${lowerFirst(task)} by **${on}**${ruleDay(rule)}${when === '' ? '' : `, ${when}`} ${marks}`.trim(),
  task: (task: string, on: string, rule: string | undefined, marks: string) =>
    `${lowerFirst(task)} by **${on}**${ruleDay(rule)} ${marks}`.trim(),
  tasks: (tasks: readonly string[], from: string) =>
    `You have to ${list.format(tasks)}${from === '' ? '' : `, counted from ${from}`}`,
  countedFrom: (from: string) => (from === '' ? '' : `counted from ${from}`),
  after: (
    { years: y = 0, months = 0, days: d = 0 }: { years?: number; months?: number; days?: number },
    from: string,
  ) => {
    const period = [
      ...(y > 0 ? [years(y)] : []),
      ...(months > 0 ? [plural(months, { one: '1 month', other: `${months} months` })] : []),
      ...(d > 0 ? [days(d)] : []),
    ];
    return d < 0 || period.length === 0 ? `counted from ${from}` : `${list.format(period)} after ${from}`;
  },
  several: (place: string, from: string) => `For ${place}, counted from ${from}:`,
  item: (on: string, task: string, condition: string | undefined, marks: string) =>
    `- **${on}**: ${task}${condition ? ` (only ${condition})` : ''} ${marks}`.trimEnd(),
  /** @param isAsked whether the question is if it is late, rather than by how much */
  late: (isAsked: boolean, count: number, task: string, on: string, marks: string) =>
    `${isAsked ? 'Yes, you' : 'You'} are ${days(count)} late if you have not done it yet: you had to ${lowerFirst(task)} by **${on}** ${marks}`.trim(),
  /** The same of somebody who says that it was not done. */
  surelyLate: (isAsked: boolean, count: number, task: string, on: string, marks: string) =>
    `${isAsked ? 'Yes, you' : 'You'} are ${days(count)} late: you had to ${lowerFirst(task)} by **${on}** ${marks}`.trim(),
  notLate: (isAsked: boolean, count: number, task: string, on: string, marks: string) =>
    count === 0
      ? `${isAsked ? 'No, but today' : 'Today'} is the last day: ${lowerFirst(task)} by **${on}** ${marks}`.trim()
      : `${isAsked ? 'No, you' : 'You'} are not late: you have ${days(count)} left to ${lowerFirst(task)}, until **${on}** ${marks}`.trim(),
  lastTime: (task: string, on: string, next: string, marks: string) =>
    `You are late only if you missed the last one: you had to ${lowerFirst(task)} by **${on}**; the next time is **${next}** ${marks}`.trim(),
  lateOn: (isAsked: boolean, count: number, on: string, period: string, from: string, marks: string) =>
    `${isAsked ? 'Yes, you' : 'You'} are ${days(count)} late if it is not done yet: the last day was **${on}**, ${period} from ${from} ${marks}`.trim(),
  notLateOn: (isAsked: boolean, count: number, on: string, period: string, from: string, marks: string) =>
    `${isAsked ? 'No, you' : 'You'} are not late: the last day is **${on}**, ${period} from ${from}, ${count === 0 ? 'today' : `in ${days(count)}`} ${marks}`.trim(),
  /** Whether something still holds. @param count days left; negative where it has ended */
  stillUntil: (count: number, on: string, period: string, from: string, marks: string) =>
    count < 0
      ? `No, that ended ${days(-count)} ago, on **${on}**: ${period} from ${from} ${marks}`.trim()
      : `Yes, until **${on}**: ${period} from ${from}, ${count === 0 ? 'which is today' : `${days(count)} from today`} ${marks}`.trim(),
  /** The same where a task has to be done by then. */
  stillTask: (count: number, task: string, on: string, marks: string) =>
    count < 0
      ? `No, that ended ${days(-count)} ago: you had to ${lowerFirst(task)} by **${on}** ${marks}`.trim()
      : `Yes, until **${on}**, ${count === 0 ? 'which is today' : `${days(count)} from today`}: by then you have to ${lowerFirst(task)} ${marks}`.trim(),
  firstYearEnd: (company: string, on: string, incorporated: string, marks: string) =>
    `The first financial year of ${lowerFirst(company)} that was incorporated on ${incorporated} ends on **${on}** ${marks}`.trim(),
  window: (from: string, until: string, anniversary: string, marks: string) =>
    `The window is from **${from}** to **${until}**, around the anniversary on ${anniversary} ${marks}`.trim(),
  eachYearOn: (on: string, from: string, marks: string) =>
    `It is next due by **${on}**, on the first day of the month of ${from}, and each year on that day ${marks}`.trim(),
  firstEachYearOn: (on: string, from: string, marks: string) =>
    `The first day is **${on}**: the first of the month, in the year after ${from}, and each year on that day ${marks}`.trim(),
  counted: (on: string, period: string, from: string, marks: string) =>
    `The day is **${on}**: ${period} from ${from} ${marks}`.trim(),
  alsoCounted: (on: string, period: string, from: string, marks: string) =>
    `- ${period} from ${from}: **${on}** ${marks}`.trim(),
  nextOf: (on: string, said: string, marks: string) => `Next is **${on}**: ${said} ${marks}`.trim(),
  intoNextMonth: (count: number) => `${days(count)} into the next month`,
  /** For an event of which only the month or quarter is told: the same from its other end. */
  fromOtherDay: (from: string, on: readonly string[]) =>
    `Counted from ${from}, it is ${list.format(on.map((each) => `**${each}**`))}.`,
  condition: (condition: string) =>
    `That is only ${condition.startsWith('for ') ? '' : 'for companies '}${condition}.`,
  penalty: (text: string, marks: string) => `If it is missed: ${text} ${marks}`.trim(),
  passport: {
    verdict: (
      isEnough: boolean,
      expires: string,
      left: number,
      months: number,
      until: string,
      marks: string,
    ) =>
      `${isEnough ? 'Yes' : 'No'}, a passport that expires on ${expires}, ${left < 0 ? `${days(-left)} ago` : `in ${days(left)}`}, is ${isEnough ? '' : 'not '}valid for the ${months} months that are asked for: from today that is until **${until}** ${marks}`
        .trim()
        .concat('.'),
    others: 'For other permits no such rule was found: ask the authority before you apply.',
  },
  /** What a deadline's law says besides its day. */
  details: (text: string) => text,
  starts: {
    incorporation: (on: string) => `incorporation on ${on}`,
    'licence-issue': (on: string) => `a licence issued on ${on}`,
    'financial-year-end': (on: string) => `a financial year that ends on ${on}`,
    'visa-issue': (on: string) => `a visa issued on ${on}`,
  },
} as const;
