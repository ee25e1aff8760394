import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { scriptsId, withScriptsAfterPaint } from './scripts-after-paint.ts';
import { robots, siteMap } from './site-map.ts';

interface Page {
  file: string;
  title: string;
  description: string;
  head?: string;
  tail?: string;
  isFrame?: true;
}

interface ListedPage extends Page {
  path: string;
  listed?: true | { changedOn: string };
}

/** Exports of the prerender build (src/web/prerender.tsx). */
interface Prerenderer {
  renderPage(address: string): Promise<string>;
  renderNotFound(): Promise<string>;
  renderOffline(): Promise<string>;
  prerenderedPages: readonly ListedPage[];
  articlePages(): Promise<readonly ListedPage[]>;
  notFoundPage: Page;
  offlinePage: Page;
}

/** The page module of every article. */
const articlePage = 'help/article-page.tsx';

/** The page modules that a prerendered page needs for hydration. */
const moduleOfPage: Record<string, string> = {
  onboarding: 'onboarding/onboarding-page.tsx',
  signin: 'accounts/sign-in-page.tsx',
  signup: 'accounts/sign-up-page.tsx',
  company: 'companies/standalone-company-page.tsx',
  plan: 'plans/plan-page.tsx',
  'plan-answered': 'plans/plan-page.tsx',
  compare: 'plans/compare/compare-page.tsx',
  'compare-answered': 'plans/compare/compare-page.tsx',
  help: 'help/help-page.tsx',
  'help-not-found': articlePage,
  'help-answer': articlePage,
  terms: 'legal/terms-page.tsx',
  privacy: 'legal/privacy-page.tsx',
  'dev/outbox': 'mail/outbox-page.tsx',
  'terms-own': 'legal/own-legal-page.tsx',
  'privacy-own': 'legal/own-legal-page.tsx',
  operator: 'layouts/back-office.tsx',
  dashboard: 'layouts/dashboard.tsx',
};

/**
 * Writes one prerendered HTML file per page into `pages` of the built web app.
 * Vite's own index.html is the template; it and the manifest are removed afterwards.
 */
export async function writePages(folders: { webFolder: string; prerenderFolder: string }): Promise<void> {
  const { webFolder, prerenderFolder } = folders;
  const template = await readFile(join(webFolder, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(webFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = pathToFileURL(join(prerenderFolder, 'prerender.js')).href;
  const prerenderer = (await import(entry)) as Prerenderer;
  const { renderPage, renderNotFound, renderOffline, prerenderedPages, notFoundPage, offlinePage } =
    prerenderer;
  const pages = [...prerenderedPages, ...(await prerenderer.articlePages())];
  const fonts = fontPreloads(manifest);
  const write = async (page: Page, html: string) => {
    const path = join(webFolder, 'pages', `${page.file}.html`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, html);
  };

  for (const page of pages) {
    const html = fill(template, page, page.isFrame ? '%PAGE_BODY%' : await renderPage(page.path));
    const needed = neededBy(page, manifest);
    const framed = page.isFrame ? await withSharedStyles(html, webFolder, fonts) : withFonts(html, fonts);
    const styled = await withStyles(framed, needed.styles, webFolder);
    await write(page, withScriptsAfterPaint(styled, needed));
  }
  // A missing page is plain HTML: nothing on it needs a script.
  await write(
    notFoundPage,
    withScriptsAfterPaint(fill(template, notFoundPage, await renderNotFound()), undefined),
  );
  const offline = withScriptsAfterPaint(fill(template, offlinePage, await renderOffline()), undefined);
  await write(offlinePage, offline);
  await fillOfflineWorker(join(webFolder, 'offline-worker.js'), offline);
  await mkdir(join(webFolder, 'site'), { recursive: true });
  await writeFile(join(webFolder, 'site', 'sitemap.xml'), siteMap(pages));
  await writeFile(join(webFolder, 'site', 'robots.txt'), robots);
  await rm(join(webFolder, 'index.html'));
  await rm(join(webFolder, '.vite'), { recursive: true });
}

/** Tells the worker which files the offline page needs. A change of one is a new worker, which replaces the old one. */
async function fillOfflineWorker(path: string, offline: string): Promise<void> {
  const styles = [...offline.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href]) => href);
  const worker = (await readFile(path, 'utf8')).replace('%FILES%', () =>
    ['/app/offline', '/app/brand/logo', ...styles].join(' '),
  );
  const version = createHash('sha256').update(worker).update(offline).digest('hex').slice(0, 12);
  await writeFile(path, worker.replace('%VERSION%', version));
}

function fill(template: string, page: Page, body: string): string {
  return (
    template
      .replace('<title>%BRAND_NAME%</title>', () => `<title>${escapeHtml(page.title)} · %BRAND_NAME%</title>`)
      .replace('%PAGE_DESCRIPTION%', () => escapeHtml(page.description))
      .replace('<!--page-->', () => body)
      .replace('</body>', () => `${page.tail ?? ''}</body>`)
      // Last in the head, so that the operator's colours win over the built-in ones.
      .replace('</head>', () => `${page.head ?? ''}%BRAND_STYLE%</head>`)
  );
}

/** Preloads the fonts of the first screen; a page without a title yet, as the dashboard, gets one with its data. */
function withFonts(html: string, fonts: string): string {
  return html.replace('</head>', () => `${fonts}</head>`);
}

/** Links to the fonts of the first screen. */
function fontPreloads(manifest: Manifest): string {
  const links = ['inter-basic', 'source-serif-titles'].map((name) => {
    const font = Object.values(manifest).find(({ src }) => src?.endsWith(`${name}.woff2`))?.file;
    if (!font) throw new Error(`The built web app holds no font ${name} to preload.`);
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/app/${font}">`;
  });
  return links.join('');
}

/**
 * Makes the style sheet of all pages part of one whose HTML takes a second round trip anyway: there is room for it in
 * that one, and as a file it would be asked for after the first. The fonts are asked for before it. The paint waits for
 * the end of the HTML where a browser can do that, as it did for the file; most of the text would otherwise change a
 * moment later, when the fonts have come.
 */
async function withSharedStyles(html: string, webFolder: string, fonts: string): Promise<string> {
  const [link, path = ''] = /<link rel="stylesheet" crossorigin href="\/app\/([^"]+)">/.exec(html) ?? [];
  if (!link) throw new Error('The built web app has no style sheet of all pages.');
  const sheet = await readFile(join(webFolder, path), 'utf8');
  const untilTheEnd = `<link rel="expect" href="#${scriptsId}" blocking="render">`;
  return html.replace(link, () => `${fonts}${untilTheEnd}<style>${sheet}</style>`);
}

/** Up to this size, in bytes, a page's own style sheet is part of its HTML: another request would take longer. */
const maxInlineStyle = 6_000;

/** Style sheets of a page beside the one of all pages. */
async function withStyles(html: string, styles: readonly string[], webFolder: string): Promise<string> {
  const parts = styles.map(async (href) => {
    const sheet = await readFile(join(webFolder, href.replace('/app/', '')), 'utf8');
    if (sheet.length > maxInlineStyle) return `<link rel="stylesheet" crossorigin href="${href}">`;
    // The disabled link loads nothing, and tells the page's script that the styles are there.
    return `<style>${sheet}</style><link disabled rel="stylesheet" crossorigin href="${href}">`;
  });
  const head = (await Promise.all(parts)).join('');
  return html.replace('</head>', () => `${head}</head>`);
}

interface Needed {
  entry: string;
  imported: string[];
  /** Additional style sheets. */
  styles: string[];
}

/** The entry with all static imports of it, the page's module and its article. */
function neededBy(page: Page, manifest: Manifest): Needed {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  collect('index.html', manifest, scripts);
  const article = /^help\/(.+)/.exec(page.file)?.[1];
  const module = article ? articlePage : (moduleOfPage[page.file] ?? '');
  collect(module, manifest, scripts, styles);
  if (article) collect(articleKey(article, manifest), manifest, scripts);
  const [entry, ...imported] = [...scripts].map((file) => `/app/${file}`);
  if (!entry) throw new Error('The built web app has no entry.');
  return { entry, imported, styles: [...styles].map((file) => `/app/${file}`) };
}

/** An article's module id in the manifest (scripts/articles/article-modules.ts). */
function articleKey(path: string, manifest: Manifest): string {
  const key = Object.keys(manifest).find((name) => name.endsWith(`virtual:article/${path}`));
  if (!key) throw new Error(`The built web app holds no article ${path}.`);
  return key;
}

function collect(key: string, manifest: Manifest, files: Set<string>, styles?: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const style of chunk.css ?? []) styles?.add(style);
  for (const imported of chunk.imports ?? []) collect(imported, manifest, files, styles);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
