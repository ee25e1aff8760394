import { fileURLToPath } from 'node:url';
import type { Context, Hono } from 'hono';
import { failureStatus } from '#contract/failure.ts';
import { escapeHtml } from '#domain/values/html-text.ts';
import type { LiveBrand } from '../brand/index.ts';
import type { Config } from '../configuration/config.ts';
import type { Clock } from '../platform/clock.ts';
import { Failure } from '../platform/failure.ts';
import type { Log } from '../platform/log.ts';
import { replyToFailure, retryHeaderOf } from '../platform/reply-to-failure.ts';
import { answerWith, representationOf } from '../platform/representation.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { PageAnswers } from './answered-pages.ts';
import { contentPolicyOf, type PageFiller, voiceOriginsOf } from './fill-page.ts';
import { type FilledSite, fillSite } from './fill-site.ts';
import { headersOf, readWebFiles } from './web-files.ts';

/** Output folder of the web build. */
const builtFolder = fileURLToPath(new URL('../../../dist/web', import.meta.url));

const base = '/app/';
const firstPage = `${base}onboarding`;

interface PagePorts {
  config: Pick<Config, 'brand' | 'google' | 'publicUrl' | 'voice'>;
  brand: LiveBrand;
  secrets: Secrets;
  clock: Clock;
  log: Log;
}

interface PageOptions {
  /** The folder of the built web app. */
  folder?: string;
  /** Whether there is a published answer with this id. */
  hasAnswer?: (id: string) => Promise<boolean>;
  /** What pages ask for while they are rendered for their address, by operation. */
  answers?: PageAnswers;
  searches?: Readonly<Record<string, (query: string, context: Context) => Promise<PageSearchResult>>>;
}

/** Search results as HTML; a failed search returns its message as HTML. */
export interface PageSearchResult {
  html: string;
  failure?: Failure;
}

/**
 * Serves the web app below `/app` and answers all unmatched requests. Pages are filled with the brand at the
 * first request and cached until the brand changes. Mount it last.
 *
 * @param searches server-side searches for '?q=' in browsers without scripts, by page name
 */
export function mountPages(
  app: Hono,
  { config, brand, secrets, clock, log }: PagePorts,
  { folder = builtFolder, hasAnswer = async () => true, answers = {}, searches = {} }: PageOptions = {},
): void {
  const { publicUrl } = config;
  const { anonymousKey } = secrets;
  const files = readWebFiles(folder);
  const external = voiceOriginsOf(config.voice);
  const google = config.google !== undefined;
  const constant = { files, folder, external, publicUrl, anonymousKey, google, answers, clock, log };
  let filled: FilledSite | undefined;

  async function currentSite(): Promise<FilledSite> {
    const now = await brand.current();
    if (filled?.brand !== now) filled = fillSite({ ...constant, brand: now });
    return filled;
  }

  const goTo = (path: string, status: 302 | 308) => (context: Context) =>
    context.redirect(path + new URL(context.req.url).search, status);
  app.get('/', goTo(base, 302));
  app.get('/app', goTo(base, 308));
  app.get(base, goTo(firstPage, 302));
  app.get('/favicon.ico', (context) => context.redirect(`${base}brand/logo`, 302));
  app.get(`${base}web-settings.json`, async (context) =>
    context.json((await currentSite()).settings, 200, { 'cache-control': 'no-cache' }),
  );
  // In development there may be no build: Vite then serves the built-in mark.
  app.get(`${base}brand/logo`, async (context) => {
    const logo = (await (await currentSite()).logo()) ?? files?.others.get('brand-mark.svg');
    return logo ? answerWith(context.req.raw, logo) : context.redirect(`${base}brand-mark.svg`, 302);
  });

  for (const [name, text] of files?.site ?? []) {
    const content = new TextEncoder().encode(text.replaceAll('%PUBLIC_URL%', escapeHtml(publicUrl)));
    const file = representationOf(content, { headers: headersOf(name, 'no-cache'), compressible: true });
    app.get(`/${name}`, (context) => answerWith(context.req.raw, file));
  }

  app.get(`${base}*`, async (context) => {
    const path = context.req.path.slice(base.length);
    const file = files?.assets.get(path) ?? files?.others.get(path);
    if (file) return answerWith(context.req.raw, file);
    if (path.startsWith('assets/')) return context.notFound();
    const { pages, answeredPages, fill } = await currentSite();
    const answered = await answeredPages?.get(path, new URL(context.req.url).search);
    if (answered) return answerWith(context.req.raw, answered);
    const page = (await isUnknownAnswer(path)) ? undefined : await pages?.get(nameOfPage(path));
    const query = context.req.query('q')?.trim();
    if (page && query && searches[path]) return answerSearch(path, query, fill, context);
    if (page) return answerWith(context.req.raw, page);
    if (!pages) return context.text('The web app is not built yet. Please run "npm run build".', 503);
    const withoutSlash = path.replace(/\/+$/, '');
    if (await pages.get(withoutSlash)) return goTo(base + withoutSlash, 308)(context);
    const missing = path.startsWith('help/') && pages.missing('help');
    return missing ? answerWith(context.req.raw, missing, 404) : context.redirect(firstPage, 302);
  });

  /** If the database does not answer, the page is served and reports the problem. */
  async function isUnknownAnswer(path: string): Promise<boolean> {
    const id = answerPath.exec(path)?.[1];
    return id !== undefined && !(await hasAnswer(id).catch(() => true));
  }

  async function answerSearch(
    path: string,
    query: string,
    fill: PageFiller,
    context: Context,
  ): Promise<Response> {
    const { html: results = '', failure } = (await searches[path]?.(query, context)) ?? {};
    const html = fill(files?.pages.get(path)?.() ?? '', { SEARCH_RESULTS: results });
    return context.html(html, failure ? failureStatus[failure.code] : 200, {
      ...(failure && retryHeaderOf(failure)),
      'cache-control': 'no-store',
      'content-security-policy': contentPolicyOf(html, external),
    });
  }

  app.notFound(async (context) => {
    const missing =
      context.req.header('accept')?.includes('text/html') && (await currentSite()).pages?.missing('anywhere');
    return missing
      ? answerWith(context.req.raw, missing, 404)
      : replyToFailure(new Failure('unknown-call'), log);
  });
}

/** The page that shows a published answer; it cannot be requested by name. */
const answerPage = 'help-answer';
const answerPath = /^help\/answers\/([^/]+)$/;

/** Maps a path to its page: the dashboard, the back office and published answers share a page each. */
function nameOfPage(path: string): string {
  if (answerPath.test(path)) return answerPage;
  if (path === answerPage) return '';
  return /^(dashboard|operator)\//.exec(path)?.[1] ?? path;
}
