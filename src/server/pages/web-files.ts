import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { keepingResults, type Representation, representationOf } from '../platform/representation.ts';

/** The parts of the built web app. */
export interface WebFiles {
  /** Built HTML by name: 'onboarding', 'help/glossary'. Read on request. */
  pages: ReadonlyMap<string, () => string>;
  /** Built text files at the root of the site, by name: 'robots.txt'. */
  site: ReadonlyMap<string, string>;
  /** Assets with a content hash in the name, by path: 'assets/index-BCawi3DU.js'. */
  assets: Map<string, Representation>;
  /** Files with a stable name, by path: 'brand-mark.svg'. */
  others: Map<string, Representation>;
  /** Drawings that are small enough to be part of a page, as data addresses, by path. */
  drawings: ReadonlyMap<string, string>;
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** An SVG can contain scripts; this policy blocks them if it is opened on its own. */
export const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The worker fetches pages and may do nothing else. */
const offlineWorker = 'offline-worker.js';
const workerPolicy = "default-src 'none'; connect-src 'self'";

/** Reads the output of the build; `undefined` if there is none. Assets are read at their first request. */
export function readWebFiles(folder: string): WebFiles | undefined {
  const pagesFolder = join(folder, 'pages');
  if (!existsSync(pagesFolder)) return undefined;
  return {
    pages: new Map(
      readdirSync(pagesFolder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.html'))
        .map((file) => [
          file.replaceAll('\\', '/').replace(/\.html$/, ''),
          () => readFileSync(join(pagesFolder, file), 'utf8'),
        ]),
    ),
    site: readSite(join(folder, 'site')),
    assets: readAssets(folder),
    others: readOthers(folder),
    drawings: readDrawings(folder),
  };
}

/** Larger drawings stay files, in bytes: a page shows most of them twice. */
export const maxDrawingBytes = 1_500;

function readDrawings(folder: string): WebFiles['drawings'] {
  const assets = readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`);
  const paths = [...readdirSync(folder), ...assets].filter((path) => path.endsWith('.svg'));
  const texts = paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const);
  const small = texts.filter(([, text]) => text.length <= maxDrawingBytes);
  return new Map(small.map(([path, text]) => [path, dataAddressOf(text)]));
}

/** Percent-encoded where it must be: as base64 it would hardly compress. */
function dataAddressOf(svg: string): string {
  const text = svg.replaceAll('"', "'").replaceAll(/\s+/g, ' ');
  return `data:image/svg+xml,${text.replaceAll(/[%#<>&]/g, encodeURIComponent)}`;
}

function readSite(folder: string): WebFiles['site'] {
  if (!existsSync(folder)) return new Map();
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

function readAssets(folder: string): WebFiles['assets'] {
  const names = new Set(readdirSync(join(folder, 'assets')));
  const assets: WebFiles['assets'] = new Map();
  for (const name of names) {
    const original = name.replace(/\.(br|gz)$/, '');
    if (original !== name && names.has(original)) continue;
    const path = join(folder, 'assets', name);
    const compressed = { br: `${path}.br`, gzip: `${path}.gz`, identity: path };
    assets.set(`assets/${name}`, {
      in: keepingResults(async (encoding) => new Uint8Array(await readFile(compressed[encoding]))),
      headers: headersOf(name, 'public, max-age=31536000, immutable'),
      tag: name,
      compressible: names.has(`${name}.br`) && names.has(`${name}.gz`),
    });
  }
  return assets;
}

function readOthers(folder: string): WebFiles['others'] {
  const names = readdirSync(folder).filter((name) => statSync(join(folder, name)).isFile());
  return new Map(
    names.map((name) => [
      name,
      representationOf(new Uint8Array(readFileSync(join(folder, name))), {
        headers: headersOf(name, 'no-cache'),
        compressible: /\.(svg|txt|json|webmanifest)$/.test(name),
      }),
    ]),
  );
}

/** The headers of a file. @param caching the value of 'cache-control' */
export function headersOf(name: string, caching: string): Record<string, string> {
  const type = types[extname(name)] ?? 'application/octet-stream';
  return {
    'content-type': type,
    'cache-control': caching,
    ...(type === types['.svg'] && { 'content-security-policy': svgPolicy }),
    ...(name === offlineWorker && { 'content-security-policy': workerPolicy }),
  };
}
