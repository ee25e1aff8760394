import MiniSearch from 'minisearch';
import type { Person } from '#domain/accounts/person.ts';
import { activities, activityOf } from '#domain/activities/activities.ts';
import type { Activity } from '#domain/activities/activity.ts';
import type { ActivityPlace } from '#domain/activities/selection.ts';
import { nameWords } from '#domain/names/name-words.ts';
import { stemOf } from '../knowledge/index.ts';
import { inCompany } from '../tenancy/index.ts';
import { jurisdictionOf } from './jurisdiction-of.ts';
import type { ActivityPorts } from './ports.ts';

/** As many as fit on a phone before a person types another word. */
const maxResults = 8;

const emptyWords = new Set([
  'for',
  'and',
  'of',
  'a',
  'an',
  'the',
  'in',
  'with',
  'to',
  'i',
  'my',
  'we',
  'our',
  'or',
  'other',
]);

/** Arabic words without article and ending, English ones without ending. */
function termOf(word: string): string | null {
  if (emptyWords.has(word)) return null;
  if (!/\p{Script=Arabic}/u.test(word)) return stemOf(word);
  return word.length > 4 ? word.replace(/^(?:وال|ال|لل)/, '').replace(/(?:ات|ين|ون|يه|ه|ي)$/, '') : word;
}

let built: MiniSearch<Activity> | undefined;

function index(): MiniSearch<Activity> {
  if (built) return built;
  built = new MiniSearch<Activity>({
    fields: ['label', 'arabicLabel', 'terms', 'isic'],
    extractField: (activity, field) => {
      const value = activity[field as keyof Activity];
      return Array.isArray(value) ? value.join(' ') : String(value);
    },
    tokenize: (text) => [...nameWords(text.replaceAll('-', ' '))],
    processTerm: termOf,
    searchOptions: {
      boost: { label: 2, arabicLabel: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : 0),
    },
  });
  built.addAll(activities);
  return built;
}

/** The activities that plain words describe, best first. */
function findActivities(query: string): readonly Activity[] {
  return index()
    .search(query)
    .slice(0, maxResults)
    .flatMap(({ id }) => activityOf(id) ?? []);
}

/**
 * Searches the activities for a company, with what follows from each in its place.
 *
 * @throws Failure 'company-not-found', 'not-allowed' or 'formation-not-found'
 */
export async function searchActivities(
  services: Pick<ActivityPorts, 'database' | 'prices'>,
  person: Person,
  companyId: string,
  query: string,
): Promise<{ found: readonly Activity[]; place: ActivityPlace }> {
  const catalogue = await services.prices.current();
  return inCompany(services, person, companyId, 'read-company', async ({ company }) => {
    const { id, place } = jurisdictionOf(company.details, catalogue);
    return { found: findActivities(query), place: { id, country: place.country } };
  });
}
