import type { Person } from '#domain/accounts/person.ts';
import { obstacleTo } from '#domain/formation/available-actions.ts';
import { Failure } from '../platform/failure.ts';
import { appendEvent } from './append-event.ts';
import type { FormationCase } from './case-progress.ts';
import type { FormationPorts } from './ports.ts';

/**
 * Marks a step as not done.
 * @throws Failure as `appendEvent`, 'step-not-found', 'step-not-done' or 'step-built-upon'
 */
export function reopenStep(
  services: FormationPorts,
  person: Person,
  companyId: string,
  step: string,
): Promise<FormationCase> {
  return appendEvent(services, person, companyId, ({ progress }) => {
    const obstacle = obstacleTo('reopen', step, progress);
    if (obstacle) throw new Failure(obstacle);
    return { kind: 'step-reopened', step };
  });
}
