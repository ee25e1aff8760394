import { plural } from '../plural.ts';

const days = (count: number) => plural(count, { one: '1 working day', other: `${count} working days` });
const between = (shortest: number, longest: number) =>
  shortest === longest ? days(longest) : `${shortest} to ${days(longest)}`;
const rounded = (count: number) => Math.round(count * 10) / 10;

/** Why a step of one's own case takes so long. Nobody promises a day. */
export const ownDelayMessages = {
  with: (company: string, step: string, who: string, since: string, count: number | undefined) =>
    `For **${company}** the step '${step}' is with ${who} since **${since}**${count === undefined ? '' : count === 0 ? ', so it has just begun' : `: ${days(count)} so far`}.`,
  yours: (company: string, step: string, since: string) =>
    `For **${company}** it waits for you: '${step}' is your turn since **${since}**.`,
  usual: (shortest: number, longest: number, marks: string) =>
    `Usually this takes ${between(shortest, longest)} ${marks}`.trim(),
  noUsual: 'No source says how long this usually takes',
  here: (median: number, eightieth: number, answers: number) =>
    `Our own cases took ${days(rounded(median))} lately, four of five at most ${days(eightieth)} (${answers} cases).`,
  late: 'That is longer than usual.',
  inTime: 'That is within the usual time.',
  noPromise: 'Nobody can promise a day: it is for them to decide.',
  missing: (things: readonly string[]) =>
    `Before it can go on, this is missing: ${new Intl.ListFormat('en').format(things)}.`,
  repair: (points: readonly string[]) =>
    `It came back. To correct: ${new Intl.ListFormat('en').format(points)}.`,
  doYours: (link: string) => `What you can do: [hand in your part](${link}).`,
  chase: (link: string, reference: string | undefined) =>
    `What you can do: [write to us](${link}), so that we ask for it${reference ? `, reference ${reference}` : ''}.`,
  chaseAlone: (link: string, reference: string | undefined) =>
    `What you can do: ask them${reference ? ` with the reference ${reference}` : ''}, and record what they say [in your formation](${link}).`,
  waitOn: 'You need not do anything about it now.',
  nothingWaits: (company: string) => `Nothing of **${company}** waits: all its steps are done.`,
} as const;

/** What the authority said about the names one proposed. */
export const ownNameMessages = {
  none: (company: string, link: string) =>
    `No name is proposed for **${company}** yet. [Propose names](${link}) in your order of preference.`,
  reserved: (name: string, until: string | undefined, left: number | undefined, number: string) =>
    `'${name}' is **reserved**${number ? ` (number ${number})` : ''}${until === undefined ? '; the last day is not recorded' : ` until **${until}**`}${left === undefined ? '' : left < 0 ? ', which is over: ask for a renewal' : ` (${plural(left, { one: '1 day', other: `${left} days` })} left)`}.`,
  proposed: (name: string, rank: number) =>
    `'${name}' is your choice ${rank} and waits for the authority's answer. That it passes our rules does not mean that it is free.`,
  refused: (name: string, on: string, reason: string, nextPath: string) =>
    `'${name}' was **refused** on ${on}: ${reason} Next: ${nextPath}`,
  link: (link: string) => `[Your names](${link})`,
} as const;
