import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../src/server/configuration/config.ts';

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...globSync('docs/**/*.md').sort(),
];

/** First segments of the project's paths; `src/` may be omitted. */
const topFolders = ['src', 'docs', 'scripts', 'e2e', 'migrations', 'bench', '.ci'];
const rooms = ['domain', 'contract', 'server', 'web'];

/** The paths in a text's `code` and links, without those that contain a placeholder. */
function pathsIn(text: string): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  const drawn = [...text.matchAll(/^```[\s\S]*?^```/gm)].flatMap(([block]) => block.split(/[\s│├└─]+/));
  const links = [...prose.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target]) => `link ${target}`);
  const code = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, span]) => span ?? '');
  return [...new Set([...links, ...code, ...drawn.filter((word) => word.includes('/'))])].filter(
    (path) => isPath(path) && !/[<{…]/.test(path),
  );
}

function isPath(word: string): boolean {
  if (word.startsWith('link ')) return !/^link (https?|mailto):/.test(word);
  const [first = ''] = word.replace(/^#/, '').split('/');
  if (word.includes('/')) return topFolders.includes(first) || rooms.includes(first);
  return /^[\w.-]+\.(md|jsonc?|tsx?|mjs)$/.test(word);
}

function exists(path: string, document: string): boolean {
  if (path.startsWith('link ')) return existsSync(join(dirname(document), path.slice(5)));
  const [first = ''] = path.replace(/^#/, '').split('/');
  // A bare name refers to a file of that name in any folder.
  if (!path.includes('/')) return globSync([path, `{src,scripts,e2e}/**/${path}`]).length > 0;
  return globSync(rooms.includes(first) ? join('src', path.replace(/^#/, '')) : path).length > 0;
}

describe.each(documents)('%s', (document) => {
  test('names only paths that exist', () => {
    const missing = pathsIn(readFileSync(document, 'utf8')).filter((path) => !exists(path, document));
    expect(missing).toEqual([]);
  });
});

/** The settings that the server reads. */
function settingsRead(): string[] {
  const read = new Set<string>();
  readConfig(
    new Proxy<Record<string, string>>(
      {},
      {
        get(_, name) {
          read.add(String(name));
          return undefined;
        },
      },
    ),
  );
  return [...read].sort();
}

test.each([
  ['.env.example', /^#?([A-Z][A-Z\d_]*)=/gm],
  ['docs/configuration.md', /(?<=^\|[^|]*)`([A-Z][A-Z\d_]*)`/gm],
])('%s explains exactly the settings that are read', (file, setting) => {
  const explained = [...readFileSync(file, 'utf8').matchAll(setting)].map(([, name]) => name);
  expect(explained.sort()).toEqual(settingsRead());
});

test('each setting has a line of explanation before it', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  const bare = lines.filter(
    (line, index) => /^#?[A-Z][A-Z\d_]*=/.test(line) && !/^# \S/.test(lines[index - 1] ?? ''),
  );
  expect(bare).toEqual([]);
});

test('the README’s example of a fee is in the named file', () => {
  const readme = readFileSync('README.md', 'utf8');
  const [, file] = readme.match(/In `([\w/-]+\.ts)`, for\s+example:/) ?? [];
  const [, example = ''] = readme.match(/```ts\n([^`]+)\n```/) ?? [];
  expect(readFileSync(`src/domain/catalogue/countries/${file}`, 'utf8')).toContain(example);
});
