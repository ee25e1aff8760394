import type { Person } from '#domain/accounts/person.ts';
import { daysOfFinishing, obstacleTo } from '#domain/formation/available-actions.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { Failure } from '../platform/failure.ts';
import { appendEvent } from './append-event.ts';
import type { FormationCase } from './case-progress.ts';
import type { FormationPorts } from './ports.ts';
import { refuseDayOutside } from './refuse-day.ts';

/**
 * Marks a step done on a date.
 * @throws Failure as `appendEvent`, 'step-not-found', 'step-already-done', 'step-not-ready', or 'invalid-input' for
 * an impossible date
 */
export function recordStep(
  services: FormationPorts,
  person: Person,
  companyId: string,
  id: string,
  on: PlainDate,
): Promise<FormationCase> {
  return appendEvent(services, person, companyId, ({ progress, latestDay }) => {
    const obstacle = obstacleTo('mark-done', id, progress);
    if (obstacle) throw new Failure(obstacle);
    for (const step of progress.steps) {
      if (step.step.id === id) refuseDayOutside(daysOfFinishing(step, progress, latestDay), on);
    }
    return { kind: 'step-done', step: id, on };
  });
}
