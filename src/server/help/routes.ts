import * as contract from '#contract/articles.ts';
import { servingWith } from '../platform/serve-operation.ts';
import type { HelpPorts } from './ports.ts';
import { searchArticles } from './search-articles.ts';

const { serve } = servingWith<HelpPorts>();

/** Routes of the help pages. */
export const helpRoutes = [
  serve(contract.searchArticles, async ({ services, client, query }) => ({
    results: await searchArticles(services, { ...query, client }),
  })),
];
