import type { Turn } from '#domain/cases/task-template.ts';
import type { Actor } from '#domain/catalogue/definition.ts';
import { plural } from '../plural.ts';

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

interface Waiting {
  of: Turn;
  /** As YYYY-MM-DD. */
  since: string;
  workingDays: number | null;
}

interface Duration {
  shortest: number;
  longest: number;
}

const holders: Record<Exclude<Turn, 'founder'>, string> = {
  agency: 'your agent',
  authority: 'the authority',
  bank: 'the bank',
};

/** Some authorities are offices of the government beside the one that licenses. */
const holderOf = (of: Exclude<Turn, 'founder'>, actor: Actor | Turn) =>
  of === 'authority' && actor === 'government' ? 'a government office' : holders[of];

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
  /** For staff: the client is somebody else, and the agency is us. */
  forStaff: ({ of, since, workingDays, usual }: Waiting & { usual: Duration | null }): string => {
    const who = {
      founder: 'With the client',
      agency: 'Our turn',
      authority: 'With the authority',
      bank: 'With the bank',
    }[of];
    if (!workingDays) return `${who} since ${longDay.format(new Date(since))}`;
    const count = plural(workingDays, { one: '1 working day', other: `${workingDays} working days` });
    if (!usual) return `${who} for ${count}`;
    return workingDays > usual.longest
      ? `${who} for ${count}, usually ${days(usual)}`
      : `${who} for ${workingDays} of usually ${days(usual)} working days`;
  },
  /**
   * @param actor who decides on the step
   * @param usual how long the step usually takes; `null` if it is unconfirmed
   */
  text: ({ of, since, workingDays }: Waiting, actor: Actor | Turn, usual: Duration | null): string => {
    if (of === 'founder') return `Your turn since ${longDay.format(new Date(since))}`;
    const holder = holderOf(of, actor);
    if (!workingDays) return `With ${holder} since ${longDay.format(new Date(since))}`;
    const count = plural(workingDays, { one: '1 working day', other: `${workingDays} working days` });
    if (!usual) return `With ${holder} for ${count}`;
    if (workingDays > usual.longest) return `With ${holder} for ${count}, usually ${days(usual)}`;
    return `With ${holder} for ${workingDays} of usually ${days(usual)} working days`;
  },
} as const;
