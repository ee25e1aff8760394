import { expect, test } from 'vitest';
import { parseArticle } from './article.ts';
import { strayYearlySums } from './yearly-sums.ts';

/** An article on costs in the UAE with one section. */
function anArticle(body: string, topic = 'cost', heading = 'What does the first year cost in total?') {
  const source =
    'sources:\n  - {title: A page, url: "https://example.com", publisher: A firm, confidence: low}';
  const front = `title: Costs\nsummary: Costs.\ncountry: AE\ntopics: [${topic}]\nreadOn: "2026-11"\n${source}`;
  return parseArticle('costs', `---\n${front}\n---\n## ${heading}\n\n${body}\n`);
}
const strayIn = (...given: Parameters<typeof anArticle>) => strayYearlySums(anArticle(...given));

test('a sum for a year that no plan shows is a mistake', () => {
  expect(strayIn('It comes to AED 37,100 without a visa [1].')).toEqual([
    "'What does the first year cost in total?': no plan shows 37,100. Use a placeholder, or name the package and its year.",
  ]);
  expect(strayIn('| Visas | AED |\n|---|---|\n| 2 | 27,901–34,401 [1] |')).toHaveLength(2);
});

test('what a plan shows is none, nor what names its year', () => {
  expect(strayIn('It costs AED 12,900 [1].')).toEqual([]);
  expect(strayIn('By the packages of 2021 it comes to AED 37,100 [1].')).toEqual([]);
  expect(strayIn('By the packages of 2021:\n\n- AED 37,100 [1].')).toEqual([]);
});

test('other sums and other subjects are left alone', () => {
  expect(strayIn('The fine is AED 37,101 [1].', 'cost', 'What is the fine?')).toEqual([]);
  expect(strayIn('In the first year turnover was AED 37,101 [1].', 'tax')).toEqual([]);
});
