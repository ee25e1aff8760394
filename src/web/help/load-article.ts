import { articles } from 'virtual:articles';
import type { Article } from './article.ts';

/** What an address of the help pages leads to. */
export type Reached = Article | 'missing' | 'unread';

const known = new Map<string, Promise<Reached>>();
const missing = Promise.resolve<Reached>('missing');

/**
 * The article at a path; the same promise for the same path, so that it can be used while rendering.
 * Never rejects: what could not be loaded is 'unread' until it is forgotten.
 */
export function loadArticle(path: string): Promise<Reached> {
  const load = Object.hasOwn(articles, path) ? articles[path] : undefined;
  if (!load) return missing;
  const before = known.get(path);
  if (before) return before;
  const loading = load().then(
    (module): Reached => module.default,
    (): Reached => 'unread',
  );
  known.set(path, loading);
  return loading;
}

/** Has an article that could not be loaded asked for again the next time it is wanted. */
export function forgetArticle(path: string): void {
  known.delete(path);
}
