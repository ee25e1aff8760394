import type { FieldProblem, FieldProblemCode, FieldProblems } from '#contract/field-problem.ts';

/** Sentences by code; `invalid` stands in where there is none. */
type Sentences = {
  readonly [Code in FieldProblemCode]?: (details: FieldProblems[Code]) => string;
} & { readonly invalid: (details: Record<never, never>) => string };

/** The sentence for a problem. */
export function fieldText(sentences: Sentences, { code, ...details }: FieldProblem): string {
  const sentence = sentences[code] as ((details: object) => string) | undefined;
  return sentence?.(details) ?? sentences.invalid({});
}
