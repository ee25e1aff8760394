import type { FieldProblem, FieldProblemCode, FieldProblems } from '#contract/field-problem.ts';

type Sentences = { readonly [Code in FieldProblemCode]: (details: FieldProblems[Code]) => string };

/** The sentence for a problem. */
export function fieldText(sentences: Sentences, { code, ...details }: FieldProblem): string {
  return (sentences[code] as (details: object) => string)(details);
}
