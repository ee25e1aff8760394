import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import * as server from './en/server.ts';

const modules = import.meta.glob<Record<string, unknown>>('./en/*.ts');

const files = ['src', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (path) => `${folder}/${path.replaceAll('\\', '/')}`,
  ),
);
const sources = files
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|suite)\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const catalogues = readdirSync('src/messages/en').filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'server.ts',
);

/**
 * What may name the texts of a catalogue: the files of the features that import it, which hand it to each other, and
 * the server for those that it is handed.
 */
function usersOf(file: string): string {
  const isHanded = Object.keys(server).some((name) => readCatalogue(file).includes(`export const ${name}`));
  const features = new Set(importersOf(file).map(featureOf));
  const users = sources.filter(
    ({ path }) => features.has(featureOf(path)) || (isHanded && path.startsWith('src/server/')),
  );
  return [readCatalogue(file), ...users.map(({ text }) => text)].join('\n');
}

/** The folder of the feature that a file belongs to, such as 'src/server/assistant'. */
const featureOf = (path: string) => dirname(path).split('/').slice(0, 3).join('/');

/** The files that import a catalogue; for one that only catalogues import, also the files that import those. */
function importersOf(file: string): string[] {
  const importers = sources
    .filter(({ path, text }) => !isTranslation.test(path) && text.includes(`/${file}'`))
    .map(({ path }) => path);
  const wholes = catalogues.filter((catalogue) => importers.includes(`src/messages/en/${catalogue}`));
  return wholes.length < importers.length ? importers : [...importers, ...wholes.flatMap(importersOf)];
}

/** The catalogues of other locales, which take the types of these and show nothing. */
const isTranslation = /^src\/messages\/(?!en\/)[a-z]{2}\//;

const readCatalogue = (file: string) => readFileSync(`src/messages/en/${file}`, 'utf8');

/** Whether the texts are looked up by a code, so that the compiler asks for each of them. */
const isLookedUp = (users: string, name: string) => new RegExp(`\\b${name}(\\[|\\b\\) as|, \\w)`).test(users);

function unusedIn(texts: object, users: string): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    // Codes are looked up, and the compiler asks for the text of each.
    if (key.includes('-')) return [];
    const isNamed = new RegExp(`\\.${key}\\b|\\b${key}\\s*[,}\\]]|\\{ ${key}: \\w+ \\}`).test(users);
    if (!isNamed) return [key];
    if (typeof text !== 'object' || Array.isArray(text) || isLookedUp(users, key)) return [];
    return unusedIn(text, users).map((inner) => `${key}.${inner}`);
  });
}

test.each(catalogues)('each text of %s is shown somewhere', async (file) => {
  const users = usersOf(file);
  const exported = Object.entries((await modules[`./en/${file}`]?.()) ?? {});
  const unused = exported
    .filter(([name, texts]) => typeof texts === 'object' && !isLookedUp(users, name))
    .flatMap(([name, texts]) => unusedIn(texts as object, users).map((key) => `${name}.${key}`));
  expect(unused).toEqual([]);
});
