import type { FoundSection } from '#contract/articles.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import type { Knowledge, Passage, Understanding } from '../knowledge/index.ts';
import type { Client } from '../platform/client.ts';
import type { Limit } from '../platform/rate-limit.ts';
import type { HelpPorts } from './ports.ts';

/** Searches per client: a fast typist sends two or three a second while typing. */
const searches: Limit = { name: 'search-articles', times: 180, windowSeconds: 60 };

/** Maximum results of a search. */
const maxResults = 10;

/** Minimum share of the search's weight in a section … */
const minCoverage = 0.34;
/** … and minimum score relative to the best. */
const minOfBest = 0.4;

interface Search {
  query: string;
  client: Client;
}

/**
 * Finds the best matching sections of the articles with the expert's own index.
 * @throws Failure 'too-many-requests'
 */
export async function searchArticles(
  { knowledge, rateLimits, clock }: Pick<HelpPorts, 'clock' | 'rateLimits' | 'knowledge'>,
  { query, client }: Search,
): Promise<FoundSection[]> {
  await rateLimits.count(searches, client.network);
  // Loaded with the first search, to save memory.
  const [known, { readQuestion }, { completedBy }, { describeSection }] = await Promise.all([
    knowledge(),
    import('../knowledge/index.ts'),
    import('./complete-query.ts'),
    import('./describe-section.ts'),
  ]);
  const completed = completedBy(query.trim(), known);
  const today = plainDate(clock().toISOString().slice(0, 10));
  const understood = readQuestion(completed, today);
  return find(understood, known).map((passage) => describeSection(passage, completed));
}

function find(understood: Understanding, { index, passages }: Knowledge): readonly Passage[] {
  if (understood.words.length === 0) return beginningsAbout(understood, passages).slice(0, maxResults);
  const found = index.search(understood);
  const best = found[0]?.score ?? 0;
  return found
    .filter(({ score, certainty }) => certainty >= minCoverage && score >= best * minOfBest)
    .slice(0, maxResults)
    .map(({ passage }) => passage);
}

/** For a place alone: the first section of each article about it, starting with articles about only that place. */
function beginningsAbout({ places, countries }: Understanding, passages: readonly Passage[]): Passage[] {
  const articles = new Map<string, Passage>();
  for (const passage of passages) {
    const isAbout =
      places.length > 0
        ? passage.places.some((id) => places.includes(id))
        : passage.country !== undefined && countries.includes(passage.country);
    if (isAbout && !articles.has(passage.title)) articles.set(passage.title, passage);
  }
  return [...articles.values()].sort((one, other) => one.places.length - other.places.length);
}
