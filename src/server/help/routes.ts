import * as contract from '#contract/articles.ts';
import { serve } from '../platform/serve-operation.ts';
import { searchArticles } from './search-articles.ts';

/** What the help pages ask for. */
export const helpRoutes = [
  serve(contract.searchArticles, async ({ services, client, query }) => ({
    results: await searchArticles(services, { query: query('query') ?? '', client }),
  })),
];
