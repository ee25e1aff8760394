import type { Confidence, Source } from '#domain/values/sourced.ts';
import type { Fact, Unconfirmed } from './definition.ts';

/**
 * A page before it is said how far to trust it: title and address, and the month in which it was read, as YYYY-MM,
 * where that was not with all the others.
 */
export type Page = readonly [title: string, url: string, readOn?: string];

/** Month in which every page of the catalogue was read, as YYYY-MM. */
const lastRead = '2026-11';

/**
 * States something with the pages it was read on.
 *
 * @param confidence how far it can be relied on: 'high' for legislation, the authority's own document or
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

/** The pages alone, for what is a list of things rather than a value. */
export function readOn(
  confidence: Confidence,
  first: Page,
  ...others: readonly Page[]
): readonly [Source, ...Source[]] {
  return fact(undefined, confidence, first, ...others).sources;
}

/** A value that could not be confirmed, with any hint that was found. */
export function unconfirmed(lookedFor: string, hint?: Fact<string>): Unconfirmed {
  return { unconfirmed: lookedFor, ...(hint && { hint }) };
}

function sourceOf([title, url, readOn = lastRead]: Page, confidence: Confidence): Source {
  return { title, url, readOn, confidence };
}
