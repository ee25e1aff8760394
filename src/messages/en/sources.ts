import { dayText, monthText } from '#domain/values/day-text.ts';
import type { Confidence, Source } from '#domain/values/sourced.ts';
import { plural } from '../plural.ts';

const confidence: Record<Confidence, string> = {
  high: 'high confidence',
  medium: 'medium confidence',
  low: 'low confidence',
};

/** What each confidence means. */
const basis: Record<Confidence, string> = {
  high: "On the authority's or the bank's own page.",
  medium: 'In an older official paper, or on several pages that agree.',
  low: 'On one page of a third party.',
};

/** What stands beside a statement about the world outside. */
export const sourceMessages = {
  sources: (count: number) => plural(count, { one: 'Source', other: `${count} sources` }),
  /** @param subject what the statements are about */
  about: (subject: string) => `about ${subject}`,
  /** How far a source can be relied on. @param operator who runs this installation, whose staff confirm figures */
  trust: (
    { readOn, confidence: level, confirmedOn }: Pick<Source, 'readOn' | 'confidence' | 'confirmedOn'>,
    operator: string,
  ) =>
    confirmedOn
      ? `Confirmed by ${operator} on ${dayText(confirmedOn)}`
      : `Read in ${monthText(readOn)}, ${confidence[level]}`,
  /** What holds of all sources of a list that do not say otherwise. */
  unlessNoted: (trust: string) => `${trust}, unless noted.`,
  /** Of a source that was read in the month of the others. */
  confidenceAlone: { high: 'High confidence', medium: 'Medium confidence', low: 'Low confidence' },
  confidence,
  basis,
} as const;
