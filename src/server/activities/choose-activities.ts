import type { Person } from '#domain/accounts/person.ts';
import { activityOf } from '#domain/activities/activities.ts';
import { addAuditEntry, personActor } from '../audit/index.ts';
import { Failure } from '../platform/failure.ts';
import { inCompany } from '../tenancy/index.ts';
import { replaceActivities, type StoredActivity } from './activity-repository.ts';
import { jurisdictionOf } from './jurisdiction-of.ts';
import type { ActivityPorts } from './ports.ts';
import type { CompanyActivities } from './read-activities.ts';

interface Choice {
  /** Id in the list; `null` for one in own words. */
  activity: string | null;
  description: string;
  licence: 1 | 2;
}

/**
 * Replaces the activities of a company.
 *
 * @throws Failure 'company-not-found', 'not-allowed', 'formation-not-found' or 'activity-not-found'
 */
export async function chooseActivities(
  services: ActivityPorts,
  person: Person,
  companyId: string,
  choices: readonly Choice[],
): Promise<CompanyActivities> {
  const catalogue = await services.prices.current();
  return inCompany(services, person, companyId, 'change-formation', async (scope) => {
    const jurisdiction = jurisdictionOf(scope.company.details, catalogue);
    const chosen = choices.map(storedOf);
    const at = services.clock();
    await replaceActivities(scope, companyId, chosen, { by: person.id, at });
    await addAuditEntry(scope, {
      companyId,
      actor: personActor(person),
      action: 'activities-chosen',
      subject: chosen.map(({ activity, description }) => activity?.label ?? description).join(' · '),
      at,
    });
    return { jurisdiction, chosen, mayChange: true };
  });
}

function storedOf({ activity: id, description, licence }: Choice): StoredActivity {
  if (id === null) {
    if (!description) throw new Failure('activity-not-found');
    return { activity: undefined, description, licence };
  }
  const activity = activityOf(id);
  if (!activity) throw new Failure('activity-not-found');
  return { activity, description: description || activity.label, licence };
}
