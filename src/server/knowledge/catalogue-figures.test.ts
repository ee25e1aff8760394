import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jurisdictionWith } from '#domain/catalogue/catalogue.ts';
import { costsOf } from '#domain/plan/costs.ts';
import {
  type PricedCatalogue,
  pricedCatalogue,
  publishedCatalogue,
} from '#domain/prices/priced-catalogue.ts';
import { money } from '#domain/values/money.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { totalMessages } from '#messages/totals.ts';
import { fillFigures } from './catalogue-figures.ts';
import { knowledgeIn } from './knowledge.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const filled = (text: string) => fillFigures(text, publishedCatalogue);

test('an article reads the total that the plan shows', () => {
  const jafza = jurisdictionWith('ae-jafza');
  const [first, second] = jafza ? costsOf(jafza, { visas: 2, officeType: 'flexi' }) : [];
  if (!first || !second) throw new Error('There is no such plan.');
  expect(filled('It costs {{total ae-jafza 2 flexi}} [1].')).toBe(
    `It costs ${plain(totalMessages.text(first.total))} [1].`,
  );
  expect(filled('{{total ae-jafza 2 flexi year 2}}')).toBe(plain(totalMessages.text(second.total)));
});

test('an article reads one fee', () => {
  expect(filled('{{ fee ae-dmcc application }}')).toBe('AED 1,015');
});

test.each([
  '{{total ae-atlantis 2 flexi}}',
  '{{total ae-dmcc 9 flexi}}',
  '{{total ae-dmcc 2 palace}}',
  '{{total ae-dmcc 2 flexi year 9}}',
  '{{total ae-dmcc 2 flexi year}}',
  '{{fee ae-dmcc tea}}',
  '{{fee ae-jafza licence}}',
  '{{price ae-dmcc}}',
  '{{}}',
])('%s is no figure', (placeholder) => {
  expect(() => filled(`It costs ${placeholder}.`)).toThrow(placeholder);
});

test('an opened article follows a price that staff confirm', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'articles-'));
  const source = 'sources:\n  - {title: A, url: "https://example.com", publisher: A firm, confidence: low}';
  const front = `title: A\nsummary: A.\ntopics: [cost]\nreadOn: "2026-11"\n${source}`;
  const section = '## What is it?\n\n{{fee ae-dmcc application}} [1].\n';
  await writeFile(join(folder, 'a.md'), `---\n${front}\n---\n${section}`);
  let catalogue: PricedCatalogue = publishedCatalogue;
  const open = knowledgeIn(folder, { prices: { current: async () => catalogue } });
  const body = async () => (await open()).passages[0]?.body;
  expect(await body()).toBe('AED 1,015 [1].');
  catalogue = pricedCatalogue([
    {
      place: 'ae-dmcc',
      line: 'application',
      amount: money('AED', 1_100),
      sourceTitle: 'DMCC',
      sourceUrl: 'https://dmcc.ae/',
      seenOn: plainDate('2026-11-20'),
    },
  ]);
  expect(await body()).toBe('AED 1,100 [1].');
  await rm(folder, { recursive: true });
});
