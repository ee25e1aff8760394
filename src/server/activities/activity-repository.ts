import { asc, eq } from 'drizzle-orm';
import { activityOf } from '#domain/activities/activities.ts';
import type { ChosenActivity } from '#domain/activities/selection.ts';
import type { Rows } from '../platform/database/scope.ts';
import { companyActivities } from './tables.ts';

/** An activity as a company chose it, with its own words. */
export interface StoredActivity extends ChosenActivity {
  description: string;
}

/** The activities of a company in order. One that left the list keeps the words that were stored with it. */
export async function listChosenActivities({ orm }: Rows, companyId: string): Promise<StoredActivity[]> {
  const rows = await orm
    .select()
    .from(companyActivities)
    .where(eq(companyActivities.companyId, companyId))
    .orderBy(asc(companyActivities.position));
  return rows.map(({ activity, description, licence }) => ({
    activity: activity === null ? undefined : activityOf(activity),
    description,
    licence,
  }));
}

/** Replaces the activities of a company. */
export async function replaceActivities(
  { orm }: Rows,
  companyId: string,
  chosen: readonly StoredActivity[],
  { by, at }: { by: string; at: Date },
): Promise<void> {
  await orm.delete(companyActivities).where(eq(companyActivities.companyId, companyId));
  if (chosen.length === 0) return;
  await orm.insert(companyActivities).values(
    chosen.map(({ activity, description, licence }, index) => ({
      companyId,
      position: index + 1,
      activity: activity?.id ?? null,
      description,
      licence,
      chosenBy: by,
      chosenAt: at,
    })),
  );
}
