import type { TaskEvent } from '#domain/cases/case-event.ts';
import { countedOf } from '#domain/cases/task-story.ts';
import { nameRulesOf } from '#domain/names/name-rules.ts';
import { isOfNameAlone, namingStepOf } from '#domain/names/naming-steps.ts';
import { lastDayReserved } from '#domain/names/reservation.ts';
import type { CaseFollower } from '../cases/index.ts';
import type { Rows } from '../platform/database/scope.ts';
import { listNames, reopenName, type StoredName, storeNameAnswer } from './name-repository.ts';

/**
 * Keeps a company's names in step with the step of its formation that settles the name: an approval reserves the best
 * of them, a refusal is one of all that were proposed, and what is undone leaves them open again.
 */
export const nameFollower: CaseFollower = async (
  transaction,
  { id },
  { kind, jurisdiction, event, task, at },
) => {
  if (kind !== 'formation' || !task || !('task' in event)) return;
  if (event.task !== namingStepOf(jurisdiction.id)) return;
  const names = await listNames(transaction, id);
  if (event.kind === 'undone') {
    const undone = countedOf(task.history).at(-1)?.event;
    if (undone) await reopenAnswered(transaction, names, undone);
    return;
  }
  const open = names.filter(({ state }) => state === 'proposed');
  const noAnswer = { reason: '', nextPath: '', reservationNumber: '', reservedUntil: null };
  if (event.kind === 'approved' && !names.some(({ state }) => state === 'reserved')) {
    const [best] = open;
    const until = lastDayReserved(event.on, nameRulesOf(jurisdiction.id).reservation) ?? null;
    const answer = { ...noAnswer, state: 'reserved' as const, answeredOn: event.on };
    const reserved = { ...answer, reservationNumber: event.reference ?? '', reservedUntil: until };
    if (best) await storeNameAnswer(transaction, best, reserved, at);
  }
  if (event.kind === 'refused' && isOfNameAlone(event.task)) {
    const { on: answeredOn, reason, nextPath } = event;
    const answer = { ...noAnswer, state: 'refused' as const, answeredOn, reason, nextPath };
    for (const name of open) await storeNameAnswer(transaction, name, answer, at);
  }
};

/** Opens the names again that an undone event answered. */
async function reopenAnswered(rows: Rows, names: readonly StoredName[], undone: TaskEvent): Promise<void> {
  for (const name of names) {
    const isAnswered =
      undone.kind === 'approved'
        ? name.state === 'reserved' && name.answeredOn === undone.on
        : undone.kind === 'refused' &&
          name.state === 'refused' &&
          name.answeredOn === undone.on &&
          name.reason === undone.reason;
    if (isAnswered) await reopenName(rows, name);
  }
}
