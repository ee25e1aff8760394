import * as contract from '#contract/activities.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { chooseActivities } from './choose-activities.ts';
import type { ActivityPorts } from './ports.ts';
import { readActivities } from './read-activities.ts';
import { viewActivities, viewActivity } from './views.ts';

const { serve } = servingWith<ActivityPorts>();

/** Operations of the activities feature. */
export const activityRoutes = [
  serve(contract.readActivities, async ({ services, session, params }) => ({
    activities: viewActivities(await readActivities(services, session.person, params.id)),
  })),

  serve(contract.searchActivities, async ({ services, session, params, query }) => {
    // Loaded with the first search, as is the library that does it.
    const { searchActivities } = await import('./search-activities.ts');
    const { found, place } = await searchActivities(services, session.person, params.id, query.query ?? '');
    return { results: found.map((activity) => viewActivity(activity, place)) };
  }),

  serve(contract.chooseActivities, async ({ services, session, params, input }) => ({
    activities: viewActivities(await chooseActivities(services, session.person, params.id, input.activities)),
  })),
];
