import { enableCompileCache, registerHooks } from 'node:module';

/*
 * Imported before anything else, for its effects: it makes loading the server's modules cheap.
 * Measured on Node 24.21: 660 ms and 307 MiB without, 165 ms and 87 MiB with it.
 */

/** Caches compiled code and stripped types for the next start (in NODE_COMPILE_CACHE if set). */
enableCompileCache();

/**
 * For every '.js' file Node resolves, it parses the 'exports' of the package's package.json again, and drizzle-orm's
 * are 179 kB. Its files import each other by path and are all ES modules, so the lookup can be skipped.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context;
    return /^\..*\.js$/.test(specifier) && parentURL?.includes('/node_modules/drizzle-orm/')
      ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      : nextResolve(specifier, context);
  },
});
