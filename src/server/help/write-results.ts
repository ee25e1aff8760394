import type { Context } from 'hono';
import { type FoundSection, type MarkedText, maxSearchLength } from '#contract/articles.ts';
import { escapeHtml } from '#domain/values/html-text.ts';
import { messagesIn } from '#locales/messages-in.ts';
import type { PageSearchResult } from '../pages/index.ts';
import { clientOf, socketAddressOf } from '../platform/client.ts';
import { Failure } from '../platform/failure.ts';
import { localeOf } from '../platform/locale.ts';
import type { HelpPorts } from './ports.ts';
import { searchArticles } from './search-articles.ts';

/**
 * Search results as HTML for browsers without scripts; `src/web/help/help.css` styles it. The page itself reports
 * failures.
 */
export async function writeResults(
  services: HelpPorts,
  query: string,
  context: Context,
): Promise<PageSearchResult> {
  const { headers } = context.req.raw;
  const { failureMessages, searchMessages } = messagesIn(localeOf(headers));
  const client = clientOf(headers, socketAddressOf(context), services.config);
  const sought = query.slice(0, maxSearchLength);
  try {
    const results = await searchArticles(services, { query: sought, client });
    const count = escapeHtml(searchMessages.found(results.length, sought));
    const list = `<ol class="help-results">${results.map(resultHtml).join('')}</ol>`;
    return { html: `<p class="help-count">${count}</p>${list}` };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return {
      html: `<p class="help-count">${escapeHtml(failureMessages[error.code])}</p>`,
      failure: error,
    };
  }
}

function resultHtml({ article, heading, extract, address }: FoundSection): string {
  return `<li><p class="help-origin">${escapeHtml(article)}</p><a href="/app${escapeHtml(address)}">${marked(heading)}</a><p>${marked(extract)}</p></li>`;
}

function marked(text: MarkedText): string {
  return text
    .map(({ text: piece, isHit }) => (isHit ? `<mark>${escapeHtml(piece)}</mark>` : escapeHtml(piece)))
    .join('');
}
