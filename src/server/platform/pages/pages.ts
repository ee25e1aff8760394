import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Context, Hono } from 'hono';
import type { Services } from '../../services.ts';
import type { Brand } from '../config.ts';
import { Failure } from '../failure.ts';
import { imageTypeOf } from '../image-type.ts';
import { replyToFailure } from '../reply-to-failure.ts';
import { contentPolicyOf, pageFiller, webSettingsOf } from './fill-page.ts';
import { answerWith, type Representation, representationOf } from './representation.ts';
import { drawingPolicy, readWebFiles, type WebFiles } from './web-files.ts';

/** Where the build puts the web app. */
const builtFolder = fileURLToPath(new URL('../../../../dist/web', import.meta.url));

const base = '/app/';
const firstPage = `${base}onboarding`;

/**
 * Serves the web app below `/app`, and answers what nothing else answered. Pages are filled with the
 * brand once, here. Mount it last.
 */
export function mountPages(
  app: Hono,
  { config, secrets, log }: Pick<Services, 'config' | 'secrets' | 'log'>,
  folder = builtFolder,
): void {
  const settings = webSettingsOf(config.brand, secrets.anonymousKey);
  const files = readWebFiles(folder);
  const pages = files && fillPages(files, pageFiller(config.brand, settings));
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

  app.get(`${base}*`, (context) => {
    const path = context.req.path.slice(base.length);
    const file = files?.assets.get(path) ?? files?.others.get(path);
    if (file) return answerWith(context.req.raw, file);
    if (path.startsWith('assets/')) return context.notFound();
    const page = pages?.get(path.startsWith('dashboard/') ? 'dashboard' : path);
    if (page) return answerWith(context.req.raw, page);
    if (!pages) return context.text('The web app is not built yet. Please run "npm run build".', 503);
    const withoutSlash = path.replace(/\/+$/, '');
    return pages.has(withoutSlash)
      ? goTo(base + withoutSlash, 308)(context)
      : context.redirect(firstPage, 302);
  });

  const missing = pages?.get(missingPage);
  pages?.delete(missingPage);
  app.notFound((context) =>
    missing && context.req.header('accept')?.includes('text/html')
      ? answerWith(context.req.raw, missing, 404)
      : replyToFailure(new Failure('unknown-call'), log),
  );
}

/** What visitors of an unknown address see; it has no address of its own. */
const missingPage = 'not-found';

function fillPages({ pages }: WebFiles, fill: (html: string) => string): Map<string, Representation> {
  return new Map(
    [...pages].map(([name, built]) => {
      const html = fill(built);
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': contentPolicyOf(html),
      };
      return [name, representationOf(new TextEncoder().encode(html), { headers, compressible: true })];
    }),
  );
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
