import type { MissingPart, Total } from '#domain/plan/total.ts';
import { plural } from '../plural.ts';
import { totalMessages } from './totals.ts';

const lists = new Intl.ListFormat('en-GB', { type: 'conjunction', style: 'long' });

/** In a word or two, as there is little room on a card. */
const gaps: Record<MissingPart, string> = {
  registration: 'registration',
  licence: 'licence',
  office: 'office',
  visas: 'visas',
  'health-insurance': 'health insurance',
  'upper-limit': 'an upper limit',
};

/** What a choice of the questionnaire costs and takes, in the words of its card. */
export const choiceFigureMessages = {
  /** @param isOneOfSeveral whether other choices under the same name may cost more */
  cost: (total: Total, isOneOfSeveral: boolean): string =>
    totalMessages.least(total, isOneOfSeveral) || 'No price published',
  /** @param openSteps number of steps without a published duration: with any, there is no upper end */
  time: ({ shortest, longest }: { shortest: number; longest: number }, openSteps: number): string => {
    if (openSteps > 0) return shortest > 0 ? `from ${days(shortest)}` : '';
    return shortest === longest ? days(shortest) : `${shortest}–${days(longest)}`;
  },
  /** As in 'Not published: licence and time of 2 steps'; empty where nothing is missing. */
  missing: (total: Total, openSteps: number): string => {
    const costs = total.kind === 'complete' ? [] : total.missing;
    const names = costs.map(({ necessity, isPartial }) => (isPartial ? 'part of ' : '') + gaps[necessity]);
    if (openSteps > 0)
      names.push(plural(openSteps, { one: 'time of 1 step', other: `time of ${openSteps} steps` }));
    return names.length > 0 ? `Not published: ${lists.format(names)}` : '';
  },
  problems: {
    'office-not-permitted': 'Not accepted here',
    'too-many-visas': 'Does not allow so many visas',
  },
} as const;

function days(count: number): string {
  return plural(count, { one: '1 working day', other: `${count} working days` });
}
