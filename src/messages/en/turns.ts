import type { Actor } from '#domain/catalogue/definition.ts';
import { plural } from '../plural.ts';

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

interface Turn {
  of: Actor;
  /** As YYYY-MM-DD. */
  since: string;
  workingDays: number | null;
}

interface Duration {
  shortest: number;
  longest: number;
}

const holders: Record<Exclude<Actor, 'founder'>, string> = {
  agent: 'your agent',
  authority: 'the authority',
  government: 'a government office',
  bank: 'the bank',
};

const days = ({ shortest, longest }: Duration) =>
  shortest === longest ? String(longest) : `${shortest}–${longest}`;

/** Who decides on a step, or does it. */
const deciders: Record<Actor, string> = {
  founder: 'You do this',
  agent: 'Your agent does this',
  authority: 'The authority decides',
  government: 'A government office decides',
  bank: 'The bank decides',
};

/** Whom a step waits for, and for how long. */
export const turnMessages = {
  deciders,
  /** @param usual how long the step usually takes; `null` if it is unconfirmed */
  text: ({ of, since, workingDays }: Turn, usual: Duration | null): string => {
    if (of === 'founder') return `Your turn since ${longDay.format(new Date(since))}`;
    if (!workingDays) return `With ${holders[of]} since ${longDay.format(new Date(since))}`;
    const count = plural(workingDays, { one: '1 working day', other: `${workingDays} working days` });
    if (!usual) return `With ${holders[of]} for ${count}`;
    if (workingDays > usual.longest) return `With ${holders[of]} for ${count}, usually ${days(usual)}`;
    return `With ${holders[of]} for ${workingDays} of usually ${days(usual)} working days`;
  },
} as const;
