import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { articleModules } from './scripts/articles/article-modules.ts';
import { buildLocale } from './scripts/locales/build-locale.ts';
import { sharedChunks } from './scripts/web-chunks/shared-chunks.ts';
import { webContract } from './scripts/web-contract/web-contract.ts';
import { leanPreloads } from './scripts/web-preloads/lean-preloads.ts';

const port = Number(process.env.PORT ?? 3000);
/** While developing, the API runs one port above the page (see scripts/run.mjs). */
const api = `http://127.0.0.1:${port + 1}`;

/** Does for the development server what the product's server does with the built pages. */
function webSettings(): Plugin {
  return {
    name: 'web-settings',
    apply: 'serve',
    async transformIndexHtml(html) {
      const settings = await fetch(`${api}/app/web-settings.json`);
      return html
        .replace('%WEB_SETTINGS%', (await settings.text()).replaceAll('<', '\\u003c'))
        .replace('%PAGE_DESCRIPTION%', '')
        .replaceAll('%BRAND_NAME%', 'Landfall');
    },
  };
}

/**
 * What every public page needs goes into one chunk: as the bundler would split it, thirty files of a
 * kilobyte each would queue for the browser's six connections.
 */
function isOfFrame(id: string): boolean {
  return (
    /\/node_modules\/(react|react-dom|scheduler|wouter|regexparam|@tanstack\/history)\//.test(id) ||
    /\/lucide-react\/.*\/(Icon|createLucideIcon|defaultAttributes|context|shared\/.*|sun|moon|check|chevron-down|message-square-text)\.\w+$/.test(
      id,
    ) ||
    /\/src\/web\/(app|pages|paths|platform\/(held-controls|led-to-answer|fetch-part|load-part|notify|stored-\w+|theme|router|toaster|use-page|web-settings))\.tsx?$/.test(
      id,
    ) ||
    /\/src\/messages\/(plural|en\/(common|page-titles|choices|language))\.ts$/.test(id) ||
    /\/src\/web\/design-system\/(button|class-names|error-boundary|logo|page-title|public-\w+|spinner|state-message|theme-toggle)\.tsx?$/.test(
      id,
    ) ||
    /\/src\/domain\/(catalogue\/choices|values\/lazily)\.ts$/.test(id)
  );
}

/** The package ships the flags as files but does not list them among its exports. */
export const flagFiles = {
  find: /^country-flag-icons\/3x2\/(?=[A-Z]{2}\.svg)/,
  replacement: `${resolve('node_modules/country-flag-icons/3x2')}/`,
};

export default defineConfig(({ isSsrBuild }) => ({
  root: 'src/web',
  base: '/app/',
  plugins: [
    buildLocale(process.env.LOCALE ?? 'en'),
    react(),
    tailwindcss(),
    articleModules(resolve('knowledge')),
    webContract('src/contract'),
    leanPreloads(),
    webSettings(),
  ],
  resolve: { alias: [flagFiles] },
  // React runs in the server without its development checks, however the server is started.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    outDir: isSsrBuild ? '../../dist/web/renderer' : '../../dist/web',
    emptyOutDir: true,
    // Assets stay files: inlined ones would weigh on the HTML that shows the first screen.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'frame', test: isOfFrame, priority: 100 },
            ...(isSsrBuild ? [] : sharedChunks(resolve('src/web'))),
          ],
        },
        // Every page loads the list of all files; their hashes are the part of it that does not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
  // The browser's sound runs modules beside the page.
  worker: { format: 'es' },
  server: {
    port,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/functions', '/openai', '/voice', '/healthz', '/readyz', '/app/brand', '/app/web-settings.json'].map(
        (path) => [path, { target: api, ws: path === '/voice' }],
      ),
    ),
  },
}));
