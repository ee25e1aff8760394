import { expect, test } from 'vitest';
import { jurisdictionWith } from '#domain/catalogue/catalogue.ts';
import { costsOf } from '#domain/plan/costs.ts';
import { publishedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { totalMessages } from '#messages/totals.ts';
import { fillFigures } from './catalogue-figures.ts';

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
