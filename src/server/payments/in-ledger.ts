import type { Person } from '#domain/accounts/person.ts';
import { displayNameOf } from '#domain/accounts/person.ts';
import { listCaseRows } from '../cases/index.ts';
import { listLines, lockCases, type QuotedLine, type Recorder } from '../ledger/index.ts';
import { violatedCheckOf } from '../platform/database/database-errors.ts';
import type { Rows } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';

/**
 * Locks a case's ledger and reads where its lines stand.
 * @throws Failure 'case-not-found' for a case of another company
 */
export async function holdLedger(rows: Rows, companyId: string, caseId: string): Promise<QuotedLine[]> {
  const cases = await listCaseRows(rows, companyId);
  if (!cases.some(({ id }) => id === caseId)) throw new Failure('case-not-found');
  await lockCases(rows, [caseId]);
  return listLines(rows, caseId);
}

export function recorderOf(person: Person, at: Date): Recorder {
  return { id: person.id, name: displayNameOf(person), at };
}

/** What the database's own checks of the ledger refuse, as a failure with a sentence. */
export async function refusingAsLedger<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const violated = violatedCheckOf(error);
    if (violated === 'ledger_not_negative') throw new Failure('money-not-there');
    if (violated === 'ledger_month_open') throw new Failure('month-closed');
    throw error;
  }
}
