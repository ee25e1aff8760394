import type { Operation } from '#contract/operation.ts';
import { comparePlans, readPlan } from '#contract/plans.ts';
import { writtenAnswers } from '#web/platform/page-answers.ts';
import { setAnswer } from '#web/platform/query.ts';

/* Keeps the plans that came with the page, before one is asked for. */

const operations: readonly Operation[] = [readPlan, comparePlans];

for (const { operation, output, ...given } of writtenAnswers ?? []) {
  const found = operations.find(({ id }) => id === operation);
  if (found) setAnswer(found, given, () => output as object);
}
