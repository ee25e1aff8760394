import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Context, Hono } from 'hono';
import type { Services } from '../../services.ts';
import type { Brand } from '../config.ts';
import { Failure } from '../failure.ts';
import { imageTypeOf } from '../image-type.ts';
import { replyToFailure } from '../reply-to-failure.ts';
import {
  contentPolicyOf,
  type PageFiller,
  type PolicyGuests,
  pageFiller,
  voiceGuestsOf,
  webSettingsOf,
} from './fill-page.ts';
import { answerWith, type Representation, representationOf } from './representation.ts';
import { drawingPolicy, headersOf, readWebFiles, type WebFiles } from './web-files.ts';

/** Where the build puts the web app. */
const builtFolder = fileURLToPath(new URL('../../../../dist/web', import.meta.url));

const base = '/app/';
const firstPage = `${base}onboarding`;

interface PageOptions {
  /** The built web app. */
  folder?: string;
  searches?: Readonly<Record<string, (query: string, context: Context) => Promise<string>>>;
}

/**
 * Serves the web app below `/app`, and answers what nothing else answered. Pages are filled with the
 * brand once. Mount it last.
 *
 * @param searches what pages with a search show for '?q=' to those without scripts, as HTML, by their names
 */
export function mountPages(
  app: Hono,
  { config, secrets, log }: Pick<Services, 'config' | 'secrets' | 'log'>,
  { folder = builtFolder, searches = {} }: PageOptions = {},
): void {
  const settings = webSettingsOf(config.brand, secrets.anonymousKey);
  const files = readWebFiles(folder);
  const fill = pageFiller(config, settings);
  const guests = voiceGuestsOf(config.voice);
  const pages = files && fillPages(files, fill, guests);
  const logo = logoOf(config.brand) ?? files?.others.get('brand-mark.svg');

  const goTo = (path: string, status: 302 | 308) => (context: Context) =>
    context.redirect(path + new URL(context.req.url).search, status);
  app.get('/', goTo(base, 302));
  app.get('/app', goTo(base, 308));
  app.get(base, goTo(firstPage, 302));
  app.get('/favicon.ico', (context) => context.redirect(`${base}brand/logo`, 302));
  app.get(`${base}web-settings.json`, (context) =>
    context.json(settings, 200, { 'cache-control': 'no-cache' }),
  );
  // While developing there may be no build: Vite then serves the built-in mark.
  app.get(`${base}brand/logo`, (context): Response | Promise<Response> =>
    logo ? answerWith(context.req.raw, logo) : context.redirect(`${base}brand-mark.svg`, 302),
  );

  for (const [name, text] of files?.site ?? []) {
    const content = new TextEncoder().encode(fill(text));
    const file = representationOf(content, { headers: headersOf(name, 'no-cache'), compressible: true });
    app.get(`/${name}`, (context) => answerWith(context.req.raw, file));
  }

  app.get(`${base}*`, (context) => {
    const path = context.req.path.slice(base.length);
    const file = files?.assets.get(path) ?? files?.others.get(path);
    if (file) return answerWith(context.req.raw, file);
    if (path.startsWith('assets/')) return context.notFound();
    const page = pages?.get(path.startsWith('dashboard/') ? 'dashboard' : path);
    const query = context.req.query('q')?.trim();
    if (page && query && searches[path]) return answerSearch(path, query, context);
    if (page) return answerWith(context.req.raw, page);
    if (!pages) return context.text('The web app is not built yet. Please run "npm run build".', 503);
    const withoutSlash = path.replace(/\/+$/, '');
    if (pages.get(withoutSlash)) return goTo(base + withoutSlash, 308)(context);
    if (path.startsWith('help/') && missingArticle) return answerWith(context.req.raw, missingArticle, 404);
    return context.redirect(firstPage, 302);
  });

  async function answerSearch(path: string, query: string, context: Context): Promise<Response> {
    const results = (await searches[path]?.(query, context)) ?? '';
    const html = fill(files?.pages.get(path)?.() ?? '', { SEARCH_RESULTS: results });
    return context.html(html, 200, {
      'cache-control': 'no-store',
      'content-security-policy': contentPolicyOf(html, guests),
    });
  }

  const missing = pages?.missing.anywhere;
  const missingArticle = pages?.missing.help;
  app.notFound((context) =>
    missing && context.req.header('accept')?.includes('text/html')
      ? answerWith(context.req.raw, missing, 404)
      : replyToFailure(new Failure('unknown-call'), log),
  );
}

/** What visitors of unknown addresses see; these pages have no address of their own. */
const missingPages = { anywhere: 'not-found', help: 'help-not-found' } as const;

interface FilledPages {
  /** The page of an address; `undefined` where there is none. */
  get(name: string): Representation | undefined;
  missing: Record<keyof typeof missingPages, Representation | undefined>;
}

/** Fills the pages: those of the app now, the many below them when they are first asked for. */
function fillPages({ pages }: WebFiles, fill: PageFiller, guests: PolicyGuests): FilledPages {
  const filled = new Map<string, Representation>();
  function get(name: string): Representation | undefined {
    const known = filled.get(name);
    const read = pages.get(name);
    if (known || !read) return known;
    const html = fill(read());
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': contentPolicyOf(html, guests),
    };
    const page = representationOf(new TextEncoder().encode(html), { headers, compressible: true });
    filled.set(name, page);
    return page;
  }
  for (const name of pages.keys()) if (!name.includes('/')) get(name);
  const hidden: readonly string[] = Object.values(missingPages);
  return {
    get: (name) => (hidden.includes(name) ? undefined : get(name)),
    missing: { anywhere: get(missingPages.anywhere), help: get(missingPages.help) },
  };
}

/** The operator's own logo; its type was checked with the settings. */
function logoOf({ logoFile }: Brand): Representation | undefined {
  if (!logoFile) return undefined;
  const content = new Uint8Array(readFileSync(logoFile));
  const type = imageTypeOf(content) ?? 'application/octet-stream';
  return representationOf(content, {
    headers: {
      'content-type': type,
      'cache-control': 'no-cache',
      ...(type === 'image/svg+xml' && { 'content-security-policy': drawingPolicy }),
    },
    compressible: type === 'image/svg+xml',
  });
}
