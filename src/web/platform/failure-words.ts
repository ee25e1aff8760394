import type { FailureCode } from '#contract/failure.ts';
import type { FieldProblem } from '#contract/field-problem.ts';

/** A failure as an answer of the server describes it, as far as it could be read. */
export interface AnsweredFailure {
  code?: FailureCode;
  /** The server's own sentence. */
  message?: string;
  /** The server's own sentences on fields. */
  fields?: Readonly<Record<string, string>>;
  problems?: Readonly<Record<string, FieldProblem>>;
}

/** What to tell people about a failure. */
export interface FailureWords {
  message?: string;
  fields?: Readonly<Record<string, string>>;
}

/** Words a failure in the page's own sentences, which load with the first failure. */
export async function failureWords(failure: AnsweredFailure): Promise<FailureWords> {
  try {
    const { wordFailure } = await import('./word-failure.ts');
    return wordFailure(failure);
  } catch {
    return failure;
  }
}
