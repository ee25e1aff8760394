import type { recordAuthorityAnswers as contract } from '#contract/authority-answers.ts';
import type { FailureCode } from '#contract/failure.ts';
import type { CheckedInputOf } from '#contract/operation.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { StaffRole } from '#domain/staff/permissions.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { recordAction } from '../cases/index.ts';
import { Failure } from '../platform/failure.ts';
import type { TodayPorts } from './ports.ts';

type Task = CheckedInputOf<typeof contract>['tasks'][number];

/** What became of one answer. */
interface AnswerResult extends Task {
  problem: FailureCode | null;
}

/**
 * Records the same answer of an authority for many tasks. Each is a transaction of its own, so that one that cannot be
 * recorded does not hold up the others.
 */
export async function recordAnswers(
  services: TodayPorts,
  staff: { person: Person; role: StaffRole },
  { tasks, action, on, reference, point, reason, nextPath }: CheckedInputOf<typeof contract>,
): Promise<AnswerResult[]> {
  const input = {
    on: plainDate(on),
    reference,
    reason,
    nextPath,
    ...(point && { points: [{ text: point }] }),
  };
  const results: AnswerResult[] = [];
  for (const task of tasks) {
    try {
      const { companyId, caseId } = task;
      await recordAction(services, { side: 'agency', ...staff }, companyId, caseId, task.task, action, input);
      results.push({ ...task, problem: null });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      results.push({ ...task, problem: error.code });
    }
  }
  return results;
}
