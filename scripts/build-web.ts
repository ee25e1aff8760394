import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { writePages } from './web-pages/write-pages.ts';

/**
 * Builds the web app: hashed assets, one prerendered HTML file per public page and article,
 * and compressed copies of every asset.
 */

const webFolder = 'dist/web';
/** The program that renders pages, here and in the server. */
const prerenderFolder = 'dist/web/renderer';
const compressible = new Set(['.js', '.css', '.svg', '.json', '.map', '.txt']);

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

await build({ logLevel: 'warn' });
await build({
  logLevel: 'warn',
  build: { ssr: 'prerender.tsx', copyPublicDir: false, manifest: false },
  ssr: { noExternal: true },
});
await writePages({ webFolder, prerenderFolder });
await compressAssets(join(webFolder, 'assets'));
