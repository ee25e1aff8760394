import { createServerHistory } from '@tanstack/history';
import { StrictMode } from 'react';
import { prerender as renderStatic } from 'react-dom/static';
import { Router } from '#web/platform/router.tsx';
import { App } from './app.tsx';
import { NotFoundPage } from './legal/not-found-page.tsx';
import { OfflinePage } from './offline/offline-page.tsx';
import { basePath } from './paths.ts';
import { PageAnswersContext, type ReadPageAnswer } from './platform/page-answers-context.ts';

export { answeredPageAt } from './answered-pages.ts';
export { articlePages, notFoundPage, offlinePage, prerenderedPages } from './prerendered-pages.ts';

/**
 * The HTML of a page as it stands before any script has run.
 *
 * @param address below the base path
 * @param readAnswer answers what the page asks for; without it, the page is rendered as if its address were unknown
 * @throws what `readAnswer` rejects with
 */
export async function renderPage(address: string, readAnswer?: ReadPageAnswer): Promise<string> {
  const { prelude } = await renderStatic(
    <StrictMode>
      <PageAnswersContext value={readAnswer}>
        <Router history={createServerHistory(basePath + address)}>
          <App />
        </Router>
      </PageAnswersContext>
    </StrictMode>,
    // One piece of HTML: outlined boundaries would need inline scripts, which the policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}

/** What visitors of an address outside the app see; it works without any script. */
export async function renderNotFound(): Promise<string> {
  const { prelude } = await renderStatic(<NotFoundPage />);
  return new Response(prelude).text();
}

/** What is shown without a connection; it works without any script. */
export async function renderOffline(): Promise<string> {
  const { prelude } = await renderStatic(<OfflinePage />);
  return new Response(prelude).text();
}
