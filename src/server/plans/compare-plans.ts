import type { PlanRequirements } from '#domain/catalogue/condition.ts';
import type { Plan } from '#domain/plan/plan.ts';
import type { PricedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { Failure } from '../platform/failure.ts';
import type { PlanPorts } from './ports.ts';
import { readPlan } from './read-plan.ts';

interface Comparison extends PlanRequirements {
  /** Ids such as 'ae-dmcc'. */
  jurisdictions: readonly string[];
}

/**
 * Creates plans from today for several jurisdictions and the same requirements, in the given order.
 *
 * @throws Failure 'jurisdiction-not-found', which lists the unknown ids
 */
export async function comparePlans(
  services: Pick<PlanPorts, 'clock'>,
  catalogue: PricedCatalogue,
  { jurisdictions, ...requirements }: Comparison,
): Promise<readonly Plan[]> {
  const unknown = jurisdictions.filter((id) => !catalogue.jurisdictionWith(id));
  if (unknown.length > 0) {
    const fields = { jurisdictions: { code: 'not-in-catalogue', ids: unknown } } as const;
    throw new Failure('jurisdiction-not-found', { fields });
  }
  return Promise.all(
    jurisdictions.map((jurisdiction) => readPlan(services, catalogue, { jurisdiction, ...requirements })),
  );
}
