import type { CompanyType, SubType } from '#domain/catalogue/choices.ts';
import type { MissingPart, Total } from '#domain/plan/total.ts';
import { listText } from '../list-text.ts';
import { plural } from '../plural.ts';
import { choiceLabels } from './choices.ts';
import { totalMessages } from './totals.ts';

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
  cost: (total: Total): string => totalMessages.least(total) || 'No price published',
  /** The least of several places, as in 'AED 12,900 in IFZA' or 'from USD 490 (LLC)'. */
  leastCost: (
    total: Total,
    { companyType, subType }: { companyType: CompanyType; subType?: SubType | undefined },
  ): string => {
    const cost = choiceFigureMessages.cost(total);
    return subType
      ? `${cost} in ${choiceLabels.subType[subType]}`
      : `${cost} (${choiceLabels.companyType[companyType]})`;
  },
  /** @param openSteps number of steps without a published duration: with any, there is no upper end */
  time: ({ shortest, longest }: { shortest: number; longest: number }, openSteps: number): string => {
    if (openSteps > 0) return shortest > 0 ? `from ${days(shortest)}` : '';
    return shortest === longest ? days(shortest) : `${shortest}–${days(longest)}`;
  },
  /** As in 'Not published: licence and office'; empty where nothing is missing. */
  missing: (total: Total): string => {
    if (total.kind === 'complete') return '';
    const names = total.missing.map(
      ({ necessity, isPartial }) => (isPartial ? 'part of ' : '') + gaps[necessity],
    );
    return `Not published: ${listText(names)}`;
  },
  problems: {
    'office-not-permitted': 'Not accepted here',
    'too-many-visas': 'Does not allow so many visas',
  },
} as const;

function days(count: number): string {
  return plural(count, { one: '1 working day', other: `${count} working days` });
}
