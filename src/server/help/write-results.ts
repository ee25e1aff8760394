import type { Context } from 'hono';
import { type FoundSection, longestSearch, type MarkedText } from '#contract/articles.ts';
import { escapeHtml } from '#domain/values/html-text.ts';
import { clientOf } from '../platform/client.ts';
import { Failure } from '../platform/failure.ts';
import { socketAddressOf } from '../platform/serve-operation.ts';
import type { HelpPorts } from './ports.ts';
import { searchArticles } from './search-articles.ts';

/**
 * What a search found, as HTML for those whose browser runs no scripts; it looks as
 * `src/web/help/help.css` says.
 */
export async function writeResults(services: HelpPorts, query: string, context: Context): Promise<string> {
  const { headers } = context.req.raw;
  const client = clientOf(headers, socketAddressOf(context), services.config);
  const sought = query.slice(0, longestSearch);
  try {
    const results = await searchArticles(services, { query: sought, client });
    const count = `${results.length === 0 ? 'Nothing' : results.length} found for “${escapeHtml(sought)}”`;
    return `<p class="help-count">${count}</p><ol class="help-results">${results.map(resultHtml).join('')}</ol>`;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return `<p class="help-count">${escapeHtml(error.message)}</p>`;
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
