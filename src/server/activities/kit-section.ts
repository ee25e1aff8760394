import { recordSection, rowsOf } from '../kits/index.ts';
import { companyActivities } from './tables.ts';

/** The activities that a company chose. */
export const activitiesSection = recordSection('activities', 'read-company', {
  chosen: rowsOf(companyActivities, { name: 'activities', key: ['position'], people: ['chosenBy'] }),
});
