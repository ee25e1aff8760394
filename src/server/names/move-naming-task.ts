import type { AuthorityAnswer } from '#contract/names.ts';
import { obstacleTo } from '#domain/cases/allowed-actions.ts';
import type { TaskAction } from '#domain/cases/task-action.ts';
import { isOfNameAlone, namingStepOf } from '#domain/names/naming-steps.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import {
  type CaseScope,
  type CaseUser,
  formationIn,
  type RecordingSources,
  recordActionIn,
} from '../cases/index.ts';

/**
 * Moves the step that settles the name with the authority's answer. A reservation approves a step that is about the
 * name alone. Where the last open name is refused, the step comes back; with others open the authority goes on.
 * Where the step cannot move, as while it is locked, the answer to the name stands alone.
 *
 * @throws Failure 'invalid-input' for a day on which that cannot have happened
 */
export async function moveNamingTask(
  services: RecordingSources,
  scope: CaseScope,
  user: CaseUser,
  answer: AuthorityAnswer,
  isLastOpen: boolean,
): Promise<void> {
  const { formation, jurisdiction, practice } = await formationIn(services, scope, scope.company);
  const step = namingStepOf(jurisdiction.id);
  if (!step) return;
  const on = plainDate(answer.on);
  const can = (action: TaskAction) =>
    obstacleTo(action, step, scope.actor, formation, practice) === undefined;
  const record = (action: TaskAction, more: object = {}) =>
    recordActionIn(services, scope, user, formation.row.id, step, action, { on, ...more });

  if (answer.answer === 'reserved') {
    if (isOfNameAlone(step) && can('approve')) await record('approve', { reference: answer.number });
    return;
  }
  if (!isLastOpen) return;
  const { reason, nextPath } = answer;
  const said = isOfNameAlone(step)
    ? ({ action: 'refuse', more: { reason, nextPath } } as const)
    : ({ action: 'return', more: { points: [{ text: `${reason}\n${nextPath}` }] } } as const);
  // Somebody filed it without writing that down.
  const isFiled = formation.folded.tasks.some(
    ({ template, state, turn }) =>
      template.id === step && state === 'in-review' && turn === template.decidedBy,
  );
  if (!isFiled) {
    if (!can('file')) return;
    await record('file');
  }
  await record(said.action, said.more);
}
