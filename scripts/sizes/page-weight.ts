import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { maxDrawingBytes } from '../../src/server/pages/web-files.ts';
import { addWithImports } from './static-imports.ts';

/** Bytes to load before a page is usable. */
export interface PageWeight {
  page: string;
  /** All scripts that the page requests itself, compressed. */
  script: number;
  /** How many files those scripts are. */
  files: number;
  style: number;
  /** The HTML, compressed, with response headers. */
  html: number;
}

export interface Budget {
  page: string;
  /** Names of chunks that are loaded immediately without being in the HTML. */
  alsoLoads?: readonly string[];
  script: number;
  /** The most files, where more would queue for the browser's connections. */
  files?: number;
  style: number;
  html: number;
}

/**
 * Allowance for response headers. The server's own are about 1,100 bytes, mostly the content
 * security policy and the permissions policy; a proxy adds a few.
 */
const headerBytes = 1_500;

/** Replaces the server's placeholders: settings, brand and URL are short. */
const filledIn = 'Landfall with a rather long name';

/**
 * Weighs one built page with gzip; Brotli is smaller.
 *
 * @param webFolder the built web app, `dist/web`
 * @throws Error if the page has no script, because nothing would be weighed
 */
export function weigh(webFolder: string, { page, alsoLoads = [] }: Budget): PageWeight {
  const html = readFileSync(join(webFolder, 'pages', `${page}.html`), 'utf8');
  const assets = join(webFolder, 'assets');
  const scripts = new Set<string>();
  const listed = /<script id="page-scripts"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '[]';
  for (const address of JSON.parse(listed) as string[]) addWithImports(assets, basename(address), scripts);
  if (scripts.size === 0) throw new Error(`The page ${page} names no script.`);
  for (const chunk of alsoLoads) addWithImports(assets, fileOfChunk(assets, chunk), scripts);
  const styles = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href]) =>
    basename(href ?? ''),
  );
  return {
    page,
    script: sum([...scripts].map((file) => compressedSize(join(assets, file)))),
    files: scripts.size,
    style: sum(styles.map((file) => compressedSize(join(assets, file)))),
    html: gzipSync(withDrawings(html, webFolder).replaceAll(/%[A-Z_]+%/g, filledIn)).length + headerBytes,
  };
}

/** The server makes small drawings part of the page. */
function withDrawings(html: string, webFolder: string): string {
  return html.replaceAll(/(?<=<img src=")\/app\/(assets\/[^"]+\.svg)/g, (address, path) => {
    const drawing = readFileSync(join(webFolder, path), 'utf8');
    return drawing.length > maxDrawingBytes ? address : drawing;
  });
}

/**
 * Weighs a chunk that is loaded on demand.
 *
 * @throws Error if the build has no such chunk
 */
export function weighChunk(webFolder: string, chunk: string): number {
  const assets = join(webFolder, 'assets');
  return compressedSize(join(assets, fileOfChunk(assets, chunk)));
}

/** One sentence for each budget that a page exceeds. */
export function excessesOf(weight: PageWeight, budget: Budget): string[] {
  const { page, files } = weight;
  const tooHeavy = (['script', 'style', 'html'] as const)
    .filter((part) => weight[part] > budget[part])
    .map(
      (part) =>
        `${page}: ${part} weighs ${weight[part]} bytes, ${weight[part] - budget[part]} over its budget of ${budget[part]}.`,
    );
  if (budget.files === undefined || files <= budget.files) return tooHeavy;
  return [...tooHeavy, `${page}: script is ${files} files, ${files - budget.files} over its budget.`];
}

function fileOfChunk(assets: string, chunk: string): string {
  const found = readdirSync(assets).find((file) => file.startsWith(`${chunk}-`) && file.endsWith('.js'));
  if (!found) throw new Error(`The build holds no chunk named ${chunk}.`);
  return found;
}

function compressedSize(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
