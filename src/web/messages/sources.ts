import type { Confidence } from '#domain/values/sourced.ts';

const confidence: Record<Confidence, string> = {
  high: 'high confidence',
  medium: 'medium confidence',
  low: 'low confidence',
};

const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What stands beside a statement about the world outside. */
export const sourceMessages = {
  source: 'Source',
  sources: 'Sources',
  /** @param readOn a month as YYYY-MM */
  readOn: (readOn: string) => `read ${month.format(new Date(`${readOn}-01`))}`,
  confidence,
} as const;
