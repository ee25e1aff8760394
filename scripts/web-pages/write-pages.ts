import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { withScriptsAfterPaint } from './scripts-after-paint.ts';

interface Page {
  file: string;
  title: string;
  description: string;
}

/** What the prerender build offers (src/web/prerender.tsx). */
interface Prerenderer {
  renderPage(path: string): Promise<string>;
  renderNotFound(): Promise<string>;
  prerenderedPages: readonly (Page & { path: string })[];
  notFoundPage: Page;
}

/** The page modules whose code a prerendered page needs to come alive. */
const moduleOfPage: Record<string, string> = {
  onboarding: 'onboarding/onboarding-page.tsx',
  signin: 'accounts/sign-in-page.tsx',
  signup: 'accounts/sign-up-page.tsx',
  company: 'companies/standalone-company-page.tsx',
  plan: 'plans/plan-page.tsx',
  compare: 'plans/compare/compare-page.tsx',
  terms: 'legal/terms-page.tsx',
  privacy: 'legal/privacy-page.tsx',
  dashboard: 'layouts/dashboard-layout.tsx',
};

/**
 * Writes one HTML file per page into `pages` of the built web app, each with its first screen in it.
 * Vite's own index.html is the template; it and the manifest are removed afterwards.
 */
export async function writePages(folders: { webFolder: string; prerenderFolder: string }): Promise<void> {
  const { webFolder, prerenderFolder } = folders;
  const template = await readFile(join(webFolder, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(webFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = pathToFileURL(join(prerenderFolder, 'prerender.js')).href;
  const prerenderer = (await import(entry)) as Prerenderer;
  const { renderPage, renderNotFound, prerenderedPages, notFoundPage } = prerenderer;
  const write = (page: Page, html: string) => writeFile(join(webFolder, 'pages', `${page.file}.html`), html);

  await mkdir(join(webFolder, 'pages'), { recursive: true });
  for (const page of prerenderedPages) {
    const html = fill(template, page, await renderPage(page.path));
    await write(page, withScriptsAfterPaint(withFont(html, manifest), scriptsOf(page, manifest)));
  }
  // A missing page is plain HTML: nothing on it needs a script.
  await write(
    notFoundPage,
    withScriptsAfterPaint(fill(template, notFoundPage, await renderNotFound()), undefined),
  );
  await rm(join(webFolder, 'index.html'));
  await rm(join(webFolder, '.vite'), { recursive: true });
}

function fill(template: string, page: Page, body: string): string {
  return (
    template
      .replace('<title>%BRAND_NAME%</title>', () => `<title>${page.title} · %BRAND_NAME%</title>`)
      .replace('%PAGE_DESCRIPTION%', () => page.description)
      .replace('<!--page-->', () => body)
      // Last in the head, so that the operator's colours win over the built-in ones.
      .replace('</head>', '%BRAND_STYLE%</head>')
  );
}

function withFont(html: string, manifest: Manifest): string {
  const font = Object.values(manifest).find(({ src }) => src?.endsWith('inter-basic.woff2'))?.file;
  if (!font) throw new Error('The built web app holds no font to preload.');
  const link = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/app/${font}">`;
  return html.replace('</head>', () => `${link}</head>`);
}

/** The entry and everything it and the page's own module import statically. */
function scriptsOf(page: Page, manifest: Manifest): { entry: string; imported: string[] } {
  const files = new Set<string>();
  collect('index.html', manifest, files);
  collect(moduleOfPage[page.file] ?? '', manifest, files);
  const [entry, ...imported] = [...files].map((file) => `/app/${file}`);
  if (!entry) throw new Error('The built web app has no entry.');
  return { entry, imported };
}

function collect(key: string, manifest: Manifest, files: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(imported, manifest, files);
}
