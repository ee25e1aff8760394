import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseArticle } from './article.ts';
import { knowledgeIn } from './knowledge.ts';
import type { PublishedArticle } from './published-articles.ts';
import { articleText } from './write-article.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'articles-'));
  await writeFile(join(folder, 'balloons.md'), textOf('What are balloons?'));
});
afterAll(() => rm(folder, { recursive: true }));

function textOf(title: string): string {
  return articleText({
    title,
    summary: 'Whether a "quoted": summary survives.',
    topics: ['compliance'],
    country: 'AE',
    places: ['ae-dmcc'],
    readOn: '2026-11',
    sources: [
      { title: 'Fees: all', url: 'https://example.com/a', publisher: 'example.com', confidence: 'medium' },
    ],
    introduction: '',
    sections: [
      { heading: title, body: 'Zeppelins moor for AED 12,345 [1].', also: [], asked: ['zeppelin mast'] },
    ],
  });
}

function anArticle(title: string): PublishedArticle {
  return {
    article: parseArticle(`answers/${title}`, textOf(title)),
    note: 'Answered by Harbour Agents, 22 November 2026',
  };
}

/** Published articles that a test changes. */
function publishing() {
  const state = { version: '1', articles: [anArticle('Where do zeppelins moor?')], isDown: false };
  const refuse = <T>(value: T) => (state.isDown ? Promise.reject(new Error('down')) : Promise.resolve(value));
  return { state, version: () => refuse(state.version), read: () => refuse(state.articles) };
}

const headings = async (open: ReturnType<typeof knowledgeIn>) =>
  (await open()).passages.map(({ heading }) => heading).filter((heading) => heading.includes('zeppelins'));

test('an article that is written is read back as it was', () => {
  const { article } = anArticle('Where do zeppelins moor?');
  expect(article).toMatchObject({
    title: 'Where do zeppelins moor?',
    summary: 'Whether a "quoted": summary survives.',
    places: ['ae-dmcc'],
    sections: [{ heading: 'Where do zeppelins moor?', asked: ['zeppelin mast'], cites: [1] }],
  });
});

test('published articles are found beside those of the folder, and changed while the server runs', async () => {
  const published = publishing();
  const open = knowledgeIn(folder, { published });
  const { passages, index } = await open();
  const own = passages.at(-1);
  expect(own).toMatchObject({ heading: 'Where do zeppelins moor?' });
  expect(own?.sources[0]?.note).toBe('Answered by Harbour Agents, 22 November 2026');
  expect(index.knows('zeppelin')).toBe(true);
  expect(await open()).toBe(await open());

  published.state.version = '2';
  published.state.articles = [anArticle('Who repairs zeppelins?')];
  expect(await headings(open)).toEqual(['Who repairs zeppelins?']);
  published.state.version = '3';
  published.state.articles = [];
  expect(await headings(open)).toEqual([]);
});

test('a failure to read them leaves the earlier ones in place', async () => {
  const published = publishing();
  const open = knowledgeIn(folder, { published });
  await open();
  published.state.isDown = true;
  expect(await headings(open)).toEqual(['Where do zeppelins moor?']);
});
