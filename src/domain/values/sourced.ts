/** How far a statement can be relied on: an authority's or bank's own page, its old paper or several that agree, one third party. */
export const confidences = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof confidences)[number];

/** Where a statement was read. */
export interface Source {
  title: string;
  url: string;
  /** Month in which the page was read, as YYYY-MM. */
  readOn: string;
  confidence: Confidence;
  /** The day on which the operator's staff confirmed it, as YYYY-MM-DD; only with a figure of their own. */
  confirmedOn?: string | undefined;
}

/** Something that is said about the world outside, with the place where it can be checked. */
export interface Sourced {
  text: string;
  source: Source;
}

/** Several statements read on one page. */
export function statedBy(source: Source, texts: readonly string[]): readonly Sourced[] {
  return texts.map((text) => ({ text, source }));
}

/** Every source that statements rest on, each once. */
export function sourcesOf(statements: readonly Sourced[]): readonly Source[] {
  return [...new Set(statements.map(({ source }) => source))];
}
