import { plural } from '../plural.ts';

/** How long the cases of this installation really took at a step. */
interface OwnWindow {
  median: number;
  answers: number;
}

/** One decimal at most: a median can lie between two days. */
const rounded = (days: number) => Math.round(days * 10) / 10;

/** What the cases of this installation took, beside what is published. */
export const ownWindowMessages = {
  lately: ({ median, answers }: OwnWindow): string =>
    `Here lately ${plural(rounded(median), { one: '1 day', other: `${rounded(median)} days` })} (${answers} cases)`,
} as const;
