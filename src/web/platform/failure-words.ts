import type { AnsweredFailure, FailureWords } from './word-failure.ts';

/** Words a failure in the page's own sentences, which load with the first failure. */
export async function failureWords(failure: AnsweredFailure): Promise<FailureWords> {
  try {
    const { wordFailure } = await import('./word-failure.ts');
    return wordFailure(failure);
  } catch {
    return failure;
  }
}
