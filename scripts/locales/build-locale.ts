import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const english = '/src/messages/en/';
const pseudoPrefix = '\0pseudo:';

/**
 * Builds the web app in one locale: replaces each catalogue of `src/messages/en` with that of the locale's folder.
 * 'pseudo' converts English texts to ⟦Ēñģļĩšħ⟧, which reveals texts outside the catalogues.
 */
export function buildLocale(locale: string): Plugin {
  return {
    name: 'build-locale',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (locale === 'en' || importer?.startsWith(pseudoPrefix)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found?.id.includes(english)) return null;
      if (locale === 'pseudo') return pseudoPrefix + found.id;
      const translated = found.id.replace(english, `/src/messages/${locale}/`);
      if (!existsSync(translated)) throw new Error(`There is no catalogue ${translated}.`);
      return translated;
    },
    load(id) {
      if (!id.startsWith(pseudoPrefix)) return null;
      const path = id.slice(pseudoPrefix.length);
      const names = [...readFileSync(path, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(
        ([, name]) => name,
      );
      return [
        `import * as english from ${JSON.stringify(path)};`,
        `import { pseudo } from ${JSON.stringify(new URL('pseudo.ts', import.meta.url).pathname)};`,
        ...names.map((name) => `export const ${name} = pseudo(english.${name});`),
      ].join('\n');
    },
    transformIndexHtml: (html) =>
      html.replace('lang="en"', `lang="${locale === 'pseudo' ? 'en-XA' : locale}"`),
  };
}
