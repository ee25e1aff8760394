import type { Plugin } from 'vite';

/** The files that a chunk imports, by its name. */
type Imports = Readonly<Record<string, readonly string[]>>;

/** The module in which Vite fetches what a lazily loaded part needs. */
const vitesModule = /^\0vite\/preload-helper\.js$/;

/**
 * A chunk carries a list of the files that each of its lazily loaded parts needs, and every page downloads that list
 * before it works. This leaves out what the chunk has loaded itself, and has the list fetched by `fetch-part.ts`, which
 * asks again for what could not be had.
 */
export function leanPreloads(): Plugin {
  let imports: Imports = {};
  return {
    name: 'lean-preloads',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (file, needed, { hostId, hostType }) =>
            hostType === 'js' ? notLoadedBy(hostId, [file, ...needed], imports) : needed,
        },
      },
    }),
    transform: {
      filter: { id: vitesModule },
      handler: () => `export { fetchPart as __vitePreload } from '#web/platform/fetch-part.ts';`,
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        imports = Object.fromEntries(
          Object.values(bundle).map((file) => [file.fileName, file.type === 'chunk' ? file.imports : []]),
        );
      },
    },
  };
}

/** What of the needed files a page does not have once it has the host. */
export function notLoadedBy(host: string, needed: readonly string[], imports: Imports): string[] {
  const loaded = new Set([host]);
  // A set also gives what is added while it is gone through.
  for (const file of loaded) for (const imported of imports[file] ?? []) loaded.add(imported);
  return [...new Set(needed)].filter((file) => !loaded.has(file));
}
