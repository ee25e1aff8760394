import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type Manifest } from 'vite';

/**
 * Builds the web app: hashed assets, one HTML file per public page with its first screen in it, and
 * compressed copies of every asset beside it.
 */

const webFolder = 'dist/web';
const prerenderFolder = 'dist/prerender';
const compressible = new Set(['.js', '.css', '.svg', '.json', '.map', '.txt']);

interface Prerenderer {
  renderPage(path: string): Promise<string>;
  renderNotFound(): Promise<string>;
  prerenderedPages: readonly { file: string; path: string; title: string; description: string }[];
  notFoundPage: { file: string; title: string; description: string };
}

async function writePages(): Promise<void> {
  const template = await readFile(join(webFolder, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(webFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = pathToFileURL(join(prerenderFolder, 'prerender.js')).href;
  const { renderPage, renderNotFound, prerenderedPages, notFoundPage } = (await import(entry)) as Prerenderer;
  await mkdir(join(webFolder, 'pages'), { recursive: true });
  for (const page of prerenderedPages) {
    const html = fill(template, page, await renderPage(page.path));
    await writeFile(join(webFolder, 'pages', `${page.file}.html`), withPreloads(html, manifest, page.file));
  }
  // A missing page is plain HTML: nothing on it needs a script.
  const notFound = fill(template, notFoundPage, await renderNotFound()).replace(
    /<script type="module"[^>]*><\/script>\s*/,
    '',
  );
  await writeFile(join(webFolder, 'pages', `${notFoundPage.file}.html`), notFound);
  await rm(join(webFolder, 'index.html'));
  await rm(join(webFolder, '.vite'), { recursive: true });
}

function fill(template: string, page: { title: string; description: string }, body: string): string {
  return (
    template
      .replace('<title>%BRAND_NAME%</title>', () => `<title>${page.title} · %BRAND_NAME%</title>`)
      .replace('%PAGE_DESCRIPTION%', () => page.description)
      .replace('<!--page-->', () => body)
      // Last in the head, so that the operator's colours win over the built-in ones.
      .replace('</head>', '%BRAND_STYLE%</head>')
      .replace('<script type="module"', '<script type="module" async fetchpriority="low"')
  );
}

/** The page modules whose code a prerendered page needs to come alive. */
const moduleOfPage: Record<string, string> = {
  onboarding: 'onboarding/onboarding-page.tsx',
  signin: 'accounts/sign-in-page.tsx',
  signup: 'accounts/sign-up-page.tsx',
  company: 'companies/standalone-company-page.tsx',
  terms: 'legal/terms-page.tsx',
  privacy: 'legal/privacy-page.tsx',
  dashboard: 'layouts/dashboard-layout.tsx',
};

/** Asks for the page's own modules beside the entry, not after it. */
function withPreloads(html: string, manifest: Manifest, file: string): string {
  const files = new Set<string>();
  collect(moduleOfPage[file] ?? '', manifest, files);
  const links = [...files]
    .filter((name) => !html.includes(name))
    .map((name) => `<link rel="modulepreload" fetchpriority="low" href="/app/${name}">`);
  const font = Object.values(manifest).find(({ src }) =>
    src?.endsWith('inter-latin-wght-normal.woff2'),
  )?.file;
  if (!font) throw new Error('The built web app holds no font to preload.');
  links.push(`<link rel="preload" as="font" type="font/woff2" crossorigin href="/app/${font}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

function collect(key: string, manifest: Manifest, files: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(imported, manifest, files);
}

async function compressAssets(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => compressible.has(extname(name)));
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const content = await readFile(path);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

// React leaves its development checks out of what it renders.
process.env.NODE_ENV = 'production';
await build({ logLevel: 'warn' });
await build({
  logLevel: 'warn',
  build: { ssr: 'prerender.tsx', copyPublicDir: false },
  ssr: { noExternal: true },
});
await writePages();
await compressAssets(join(webFolder, 'assets'));
await rm(prerenderFolder, { recursive: true });
