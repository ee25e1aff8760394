import { expect, test } from 'vitest';
import { type Article, parseArticle } from '#server/knowledge/article.ts';
import { groupOf, indexOf, relatedTo } from './article-groups.ts';

function anArticle(path: string, front: string): Article {
  const sources =
    'sources:\n  - title: Fees\n    url: https://example.com\n    publisher: The authority\n    confidence: high';
  const lines = `title: ${path}\nsummary: About it.\nreadOn: 2026-11\n${front}\n${sources}`;
  return parseArticle(path, `---\n${lines}\n---\n## What?\n\nThis [1].\n`);
}

const dmccCost = anArticle(
  'united-arab-emirates/dmcc/cost',
  'country: AE\nplaces: [ae-dmcc]\ntopics: [cost]',
);
const dmccForming = anArticle(
  'united-arab-emirates/dmcc/forming',
  'country: AE\nplaces: [ae-dmcc]\ntopics: [formation]',
);
const zones = anArticle(
  'united-arab-emirates/free-zones/costs',
  'country: AE\nplaces: [ae-dmcc, ae-ifza]\ntopics: [cost]',
);
const compared = anArticle('united-arab-emirates/difc-or-adgm', 'country: AE\ntopics: [comparison]');
const vat = anArticle('united-kingdom/vat', 'country: GB\ntopics: [tax]');
const glossary = anArticle('glossary', 'topics: [glossary]');
const all = [dmccCost, dmccForming, zones, compared, vat, glossary];

test('articles are sorted by country, then by folder or subject', () => {
  expect(indexOf(all)).toEqual({
    countries: [
      {
        country: 'AE',
        groups: [
          { id: 'free-zones', articles: [linkTo(zones), linkTo(compared)] },
          { id: 'dmcc', articles: [linkTo(dmccForming), linkTo(dmccCost)] },
        ],
      },
      { country: 'GB', groups: [{ id: 'tax', articles: [linkTo(vat)] }] },
    ],
    everywhere: [linkTo(glossary)],
  });
});

test('a folder without a name stops the build', () => {
  const lost = anArticle('united-arab-emirates/shams/cost', 'country: AE\ntopics: [cost]');
  expect(() => groupOf(lost)).toThrow("give the group 'shams' a name");
});

test('related articles are about the same jurisdiction, then the same country only', () => {
  expect(relatedTo(dmccCost, all)).toEqual([linkTo(dmccForming), linkTo(zones), linkTo(compared)]);
  expect(relatedTo(vat, all)).toEqual([]);
});

test('within a folder, articles about the same jurisdiction come before those on the same subject', () => {
  const emirate = (name: string, topic: string) =>
    anArticle(
      `united-arab-emirates/mainland/${name}-${topic}`,
      `country: AE\nplaces: [ae-${name}]\ntopics: [${topic}]`,
    );
  const dubaiCost = emirate('dubai', 'cost');
  const ajmanCost = emirate('ajman', 'cost');
  const dubaiTax = emirate('dubai', 'tax');
  expect(relatedTo(dubaiCost, [ajmanCost, dubaiCost, dubaiTax])).toEqual([
    linkTo(dubaiTax),
    linkTo(ajmanCost),
  ]);
});

function linkTo({ path, title }: Article) {
  return { path, title };
}
