import type { OfficeType } from '#domain/catalogue/choices.ts';
import type { DocumentOwner } from '#domain/catalogue/definition.ts';
import { plural } from '../plural.ts';
import { days, documentOwners, list, lowerFirst, offices, visas, workingDays } from './expert-wording.ts';
import { ownDelayMessages, ownNameMessages } from './own-delays.ts';
import { ownRecordMessages } from './own-record.ts';

/** The asker's own case. */
export const ownMessages = {
  delay: ownDelayMessages,
  names: ownNameMessages,
  record: ownRecordMessages,
  signedOut: (link: string) =>
    `I can see your own case only when you are signed in: [sign in](${link}). Without an account I can say what comes next in any place: name the zone, emirate or country.`,
  noCompany: (link: string) =>
    `You have no company here yet, so there is no case of yours to look at. [Answer three questions](${link}) and your plan is ready.`,
  links: (formation: string, calendar: string) =>
    `[Your formation](${formation}) · [Your calendar](${calendar})`,
  planLink: (link: string) => `[Every line with its source](${link})`,
  actor: {
    founder: 'you',
    agent: 'your agent',
    authority: 'the authority',
    government: 'a government office',
    bank: 'the bank',
  },
  next: (company: string, step: string, time: string | undefined, marks: string) =>
    `The next step for **${company}** is: **${lowerFirst(step)}**${time ? `, about ${time}` : ''} ${marks}`.trim(),
  nothingNext: (company: string) => `All steps of the formation of **${company}** are recorded as done.`,
  progress: (place: string, done: number, all: number) =>
    `In ${place}, ${done} of ${all} steps are recorded as done.`,
  stepsDone: (company: string, place: string, done: number, all: number) =>
    `For **${company}** in ${place}, **${done} of ${all} steps** are recorded as done.`,
  left: (shortest: number, longest: number) => `What is left takes about ${workingDays(shortest, longest)}.`,
  turn: (company: string, actor: string, step: string) =>
    actor === 'you'
      ? `For **${company}** it is your turn: ${lowerFirst(step)}.`
      : `For **${company}** it is the turn of ${actor}: ${lowerFirst(step)}.`,
  until: (
    company: string,
    step: string,
    [least, most]: readonly [number, number],
    [earliest, latest]: readonly [string, string],
    [fewest, longest]: readonly [number, number],
    isOpen: boolean,
  ) =>
    `For **${company}** the step '${lowerFirst(step)}' can be done in about **${least === most ? days(most) : `${least} to ${days(most)}`}** (${workingDays(fewest, longest)}), between ${earliest} and ${latest}${isOpen ? ', or later, because the time of a step before it is not published' : ''}.`,
  countedFromSteps: 'It is counted from the steps that are recorded.',
  notLate: (company: string) => `No, nothing of **${company}** is overdue in your calendar.`,
  notLateYet: 'No, you are not late:',
  late: (company: string, task: string, on: string, count: number, marks: string) =>
    `Yes, unless it is done already: **${company}** had to ${lowerFirst(task)} by **${on}**, ${days(count)} ago ${marks}`.trim(),
  /** The same of somebody who says that it was not done. */
  lateSurely: (company: string, task: string, on: string, count: number, marks: string) =>
    `Yes, you are ${days(count)} late: **${company}** had to ${lowerFirst(task)} by **${on}** ${marks}`.trim(),
  inTime: 'Yes, you are in time:',
  ended: (company: string, task: string, on: string, count: number, marks: string) =>
    `No, that ended ${days(count)} ago: **${company}** had to ${lowerFirst(task)} by **${on}** ${marks}`.trim(),
  plan: (company: string, place: string, visaCount: number, office: OfficeType) =>
    `**${company}** is planned in ${place} with **${visas(visaCount)}** and ${offices[office]}. You can change that in your plan.`,
  moreVisas: (count: number, place: string) => `Yes, your office in ${place} allows ${visas(count)}.`,
  noMoreVisas: (count: number, place: string) =>
    `No, your office in ${place} does not allow ${visas(count)}.`,
  since: (on: string) => `That has been so since ${on}, when the step before it was recorded.`,
  sinceStart: 'Nothing has been recorded before it.',
  missing: (company: string, count: number) =>
    `**${company}** still lacks ${plural(count, { one: '1 step', other: `${count} steps` })}:`,
  step: (label: string, isWaiting: boolean, actor: string, time: string, marks: string) =>
    `- ${label}: ${isWaiting ? `waits for the step before it (${actor})` : `can be done now by ${actor}`}, ${time} ${marks}`.trimEnd(),
  documents: (step: string, isNext: boolean) =>
    isNext
      ? `For the next step, ${lowerFirst(step)}, you hand in:`
      : `For the step '${lowerFirst(step)}' you hand in:`,
  document: (label: string, owner: DocumentOwner, marks: string) =>
    `- ${label} (${lowerFirst(documentOwners[owner])}) ${marks}`.trimEnd(),
  noDocuments: (company: string, step: string) =>
    `For **${company}** the step '${lowerFirst(step)}' asks for no documents in our list.`,
  doneBy: (company: string, step: string, actor: string) =>
    `For **${company}** the step '${lowerFirst(step)}' is done by ${actor}.`,
  doneOn: (company: string, step: string, on: string) =>
    `For **${company}** the step '${lowerFirst(step)}' was done on **${on}**.`,
  isDone: (company: string, step: string, on: string) =>
    `Yes. For **${company}** the step '${lowerFirst(step)}' is recorded as done on **${on}**.`,
  isWith: (company: string, step: string, actor: string, on: string) =>
    `Nothing is recorded yet for **${company}**: the step '${lowerFirst(step)}' is with ${actor} since **${on}**.`,
  isReady: (company: string, step: string, actor: string) =>
    `Nothing is recorded yet for **${company}**: the step '${lowerFirst(step)}' can be done now and is with ${actor}.`,
  isWaiting: (company: string, step: string, next: string, actor: string) =>
    `No. For **${company}** the step '${lowerFirst(step)}' cannot be done yet: before it comes '${lowerFirst(next)}', which is with ${actor}.`,
  costFromHere: (company: string, total: string, later: string) =>
    `For **${company}** the first year costs ${total} in all${later === '' ? '' : `, then ${later} a year`}. What you have paid is not taken off.`,
  costOfLaterYear: (company: string, later: string, first: string) =>
    `For **${company}** each year after the first costs ${later}; the first costs ${first}.`,
  after: (company: string, step: string, following: string, actor: string) =>
    `For **${company}** the step after '${lowerFirst(step)}' is: **${lowerFirst(following)}**, which is done by ${actor}.`,
  noneUntil: (company: string, until: string, next: string) =>
    `Nothing in the calendar of **${company}** falls due until ${until}; the next date is **${next}**:`,
  due: (company: string, task: string, on: string, left: number, marks: string) =>
    `**${company}** has to ${lowerFirst(task)} by **${on}**, in ${days(left)} ${marks}`.trim(),
  overdue: (company: string, task: string, on: string, late: number, marks: string) =>
    `**${company}** had to ${lowerFirst(task)} by **${on}**, ${days(late)} ago ${marks}`.trim(),
  /** Several companies of one person beside each other. */
  ranking: {
    first: (by: 'progress' | 'time-left' | 'next-date', company: string) =>
      ({
        progress: `**${company}** is further along:`,
        'time-left': `**${company}** can be ready first:`,
        'next-date': `**${company}** has the next date:`,
      })[by],
    even: (by: 'progress' | 'time-left' | 'next-date') =>
      ({
        progress: 'They are equally far along:',
        'time-left': 'It cannot be told which is ready first, because the times overlap:',
        'next-date': 'Their next dates are on the same day:',
      })[by],
    line: (company: string, text: string) => `- **${company}**: ${text}`,
    stepsDone: (done: number, all: number) => `${done} of ${all} steps done`,
    timeLeft: (shortest: number, longest: number) => `about ${workingDays(shortest, longest)} left`,
    nextDate: (on: string, task: string) => `${lowerFirst(task)} by ${on}`,
    noDate: 'no date in the calendar yet',
  },
  assumedDay: {
    incorporation: 'The day of incorporation is assumed. Enter the real one in your calendar.',
    'licence-issue': 'The day of the licence is assumed. Enter the real one in your calendar.',
    'financial-year-end':
      'The end of the financial year is assumed to be 31 December. Enter the real one in your calendar.',
    'visa-issue': 'The day of the visa is assumed. Enter the real one in your calendar.',
  },
  noDates: (company: string, days: readonly string[]) =>
    `I cannot give dates for **${company}** yet: ${list.format(days)} ${days.length === 1 ? 'is' : 'are'} not recorded.`,
  dayNames: {
    incorporation: 'the day of incorporation',
    'licence-issue': 'the day of the licence',
    'financial-year-end': 'the end of the financial year',
    'visa-issue': 'the day of the visa',
  },
  nothingDue: (company: string) =>
    `Nothing that fits your question falls due for **${company}** in the next three years.`,
  comingWithin: (company: string, from: string, to: string) =>
    `These dates of **${company}** lie between ${from} and ${to}:`,
  noneWithin: (company: string, from: string, to: string) =>
    `Nothing that fits your question falls due for **${company}** between ${from} and ${to}.`,
  comingUp: (company: string) => `These dates come next for **${company}**:`,
  otherCompanies: (names: readonly string[]) => `You can ask the same for ${list.format(names)}.`,
} as const;
