import type { Confidence } from '#domain/values/sourced.ts';
import { plural } from '../plural.ts';

const confidence: Record<Confidence, string> = {
  high: 'high confidence',
  medium: 'medium confidence',
  low: 'low confidence',
};

const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What stands beside a statement about the world outside. */
export const sourceMessages = {
  sources: (count: number) => plural(count, { one: 'Source', other: `${count} sources` }),
  /** @param subject what the statements are about */
  about: (subject: string) => `about ${subject}`,
  /** @param readOn a month as YYYY-MM */
  readOn: (readOn: string) => `Read in ${month.format(new Date(`${readOn}-01`))}`,
  confidence,
} as const;
