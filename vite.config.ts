import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const port = Number(process.env.PORT ?? 3000);
/** While developing, the API runs one port above the page (see scripts/run.mjs). */
const api = `http://127.0.0.1:${port + 1}`;

export default defineConfig(({ isSsrBuild }) => ({
  root: 'src/web',
  base: '/app/',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: isSsrBuild ? '../../dist/prerender' : '../../dist/web',
    emptyOutDir: true,
    // Assets stay files: inlined ones would weigh on the HTML that shows the first screen.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    port,
    strictPort: true,
    proxy: { '/functions': api, '/openai': api, '/healthz': api, '/readyz': api, '/app/brand': api },
  },
}));
