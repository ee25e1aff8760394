/** Reliability of a statement: from an authority's or bank's own page down to a single third party. */
export const confidences = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof confidences)[number];

/** A source of a statement. */
export interface Source {
  title: string;
  url: string;
  /** Month in which the page was read, as YYYY-MM. */
  readOn: string;
  confidence: Confidence;
  /** The date on which the operator's staff confirmed it, as YYYY-MM-DD; only for their own figures. */
  confirmedOn?: string | undefined;
}

/** A statement with sources for checking it. */
export interface Sourced {
  text: string;
  source: Source;
}

/** Several statements from one page. */
export function statedBy(source: Source, texts: readonly string[]): readonly Sourced[] {
  return texts.map((text) => ({ text, source }));
}

/** All distinct sources of some statements. */
export function sourcesOf(statements: readonly Sourced[]): readonly Source[] {
  return [...new Set(statements.map(({ source }) => source))];
}
