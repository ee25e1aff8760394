import type { Confidence, Source } from '#domain/values/sourced.ts';
import type { Fact, Unconfirmed } from './definition.ts';

/**
 * A page without a confidence: title and URL, and the month in which it was read, as YYYY-MM,
 * if it differs from `readOn`.
 */
export type Page = readonly [title: string, url: string, readOn?: string];

/** Default month in which pages were read, as YYYY-MM. */
const lastRead = '2026-11';

/**
 * A statement with its sources.
 *
 * @param confidence reliability: 'high' for legislation, the authority's own document or
 * several independent pages that agree, 'medium' for one law firm or consultancy, 'low' for one agent
 * or an old page
 */
export function fact<Value>(
  value: Value,
  confidence: Confidence,
  first: Page,
  ...others: readonly Page[]
): Fact<Value> {
  return {
    value,
    sources: [sourceOf(first, confidence), ...others.map((page) => sourceOf(page, confidence))],
  };
}

/** The sources alone, for lists. */
export function readOn(
  confidence: Confidence,
  first: Page,
  ...others: readonly Page[]
): readonly [Source, ...Source[]] {
  return fact(undefined, confidence, first, ...others).sources;
}

/** An unconfirmed value with an optional hint. */
export function unconfirmed(lookedFor: string, hint?: Fact<string>): Unconfirmed {
  return { unconfirmed: lookedFor, ...(hint && { hint }) };
}

function sourceOf([title, url, readOn = lastRead]: Page, confidence: Confidence): Source {
  return { title, url, readOn, confidence };
}
