import type { OfficeType } from '#domain/catalogue/choices.ts';
import { makePlan, type Plan } from '#domain/plan/plan.ts';
import type { PricedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { Failure } from '../platform/failure.ts';
import type { PlanPorts } from './ports.ts';
import { workCalendarOf } from './work-calendars.ts';

interface Choice {
  /** Id of the jurisdiction, such as 'ae-dmcc'. */
  jurisdiction: string;
  visas: number;
  officeType: OfficeType;
}

/**
 * Creates the plan for one jurisdiction and requirements, from today's date in UTC.
 *
 * @throws Failure 'jurisdiction-not-found'
 */
export async function readPlan(
  { clock }: Pick<PlanPorts, 'clock'>,
  catalogue: PricedCatalogue,
  { jurisdiction: id, ...requirements }: Choice,
): Promise<Plan> {
  const jurisdiction = catalogue.jurisdictionWith(id);
  if (!jurisdiction) throw new Failure('jurisdiction-not-found');
  const today = plainDate(clock().toISOString().slice(0, 10));
  return makePlan(jurisdiction, requirements, await workCalendarOf(jurisdiction.place.country), today);
}
