import { registerChangeOf } from '#domain/cases/kinds/opening.ts';
import { Failure } from '../platform/failure.ts';
import type { CaseResults, CaseScope } from './ports.ts';
import type { CompanyCase } from './read-case.ts';

/**
 * Enters what a case changes in the registers when its last task ends, and takes it back when one of them is undone or
 * opened again. Both are part of the transaction that records it.
 */
export async function settleResult(
  results: CaseResults,
  scope: CaseScope,
  before: CompanyCase,
  after: CompanyCase,
  by: string,
  at: Date,
): Promise<void> {
  const { row, opening } = after;
  if (row.kind === 'formation' || !opening) return;
  // As it was stored: a step that a release adds to a kind does not enter its result twice.
  const wasFinished = before.row.closedOn !== null;
  if (wasFinished === (after.finishedOn !== undefined)) return;
  const change = registerChangeOf(row.kind, opening.values, opening.on);
  if (!change) return;
  const record = { by, at, log: scope.record };
  try {
    if (wasFinished) await results.revert(scope, scope.company, change, record);
    else await results.apply(scope, scope.company, change, record);
  } catch (error) {
    // Allowed when the case was opened: the registers were changed beside it.
    if (error instanceof Failure) throw new Failure('case-result-refused');
    throw error;
  }
}
