import { use, useSyncExternalStore } from 'react';
import type { PageAnswer } from '#contract/page-answers.ts';
import { PageAnswersContext } from './page-answers-context.ts';

/** The answers that the server wrote into this page; `undefined` for a page that was rendered without its address. */
export const writtenAnswers = readWrittenAnswers();

function readWrittenAnswers(): readonly PageAnswer[] | undefined {
  if (typeof document === 'undefined') return undefined;
  const written = document.getElementById('page-answers')?.textContent;
  return written ? JSON.parse(written) : undefined;
}

/**
 * For how long what came with the page is not asked for again, in milliseconds. A page that is returned to may have
 * been kept by the browser for long, so its answers are read again at once.
 */
export const writtenFreshMs = writtenAnswers && !isReturnedTo() ? 60_000 : 0;

function isReturnedTo(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

const never = () => () => {};

/** Whether a page may show what its address asks for: not in HTML that was made without knowing it. */
export function useKnowsAddress(): boolean {
  const isRenderedForAddress = use(PageAnswersContext) !== undefined;
  return useSyncExternalStore(
    never,
    () => true,
    () => isRenderedForAddress || writtenAnswers !== undefined,
  );
}
