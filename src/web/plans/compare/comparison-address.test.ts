import { describe, expect, test } from 'vitest';
import { comparisonAddressOf, currencyToAsk, readComparison } from './comparison-address.ts';

const read = (query: string) => readComparison(new URLSearchParams(query));

describe('an address of a comparison', () => {
  test('names the requirements and the places, in their order', () => {
    expect(read('visas=2&office=flexi&place=gb-llp&place=ae-dmcc')).toEqual({
      choice: { visas: 2, officeType: 'flexi', places: ['gb-llp', 'ae-dmcc'] },
      problems: [],
    });
  });

  test('is read as it was written', () => {
    const { choice } = read('visas=5&office=physical&place=ae-dubai&place=us-llc&place=sg-partnership');
    expect(readComparison(new URLSearchParams(comparisonAddressOf(choice).split('?')[1]))).toEqual({
      choice,
      problems: [],
    });
  });

  test('keeps the currency of the sums', () => {
    const { choice, problems } = read('visas=2&office=flexi&place=gb-llp&place=ae-dmcc&in=GBP');
    expect([choice.currency, problems]).toEqual(['GBP', []]);
    expect(comparisonAddressOf(choice)).toMatch(/&place=ae-dmcc&in=GBP$/);
  });

  test('asks for dollars where places of several countries are compared, unless told otherwise', () => {
    const asked = (query: string) => currencyToAsk(read(`visas=0&office=flexi&${query}`).choice);
    expect(asked('place=us-llc&place=ae-dmcc')).toBe('USD');
    expect(asked('place=ae-ifza&place=ae-dmcc')).toBeUndefined();
    expect(asked('place=us-llc&place=ae-dmcc&in=SAR')).toBe('SAR');
    expect(asked('place=us-llc&place=ae-dmcc&in=own')).toBeUndefined();
    const { choice, problems } = read('visas=0&office=flexi&place=us-llc&in=own');
    expect([comparisonAddressOf(choice), problems]).toEqual([expect.stringMatching(/&in=own$/), []]);
  });

  test('keeps whether only differences are shown', () => {
    const { choice } = read('visas=2&office=flexi&place=gb-llp&place=ae-dmcc&in=GBP&only=differences');
    expect(choice).toMatchObject({ currency: 'GBP', onlyDifferences: true });
    expect(comparisonAddressOf(choice)).toMatch(/&in=GBP&only=differences$/);
    expect(read('visas=2&office=flexi&place=gb-llp&only=costs').choice).not.toHaveProperty('onlyDifferences');
  });

  test('that asks for nothing is no mistake', () => {
    expect(read('')).toEqual({
      choice: { visas: 0, officeType: 'virtual', places: ['ae-ifza', 'us-llc', 'sa-llc'] },
      problems: [],
    });
    expect(read('visas=0&office=virtual').choice.places).toEqual([]);
    expect(read('utm_source=letter').problems).toEqual([]);
  });

  test.each([
    ['visas=6&office=flexi', [{ kind: 'visas', given: '6' }]],
    ['visas=two&office=flexi', [{ kind: 'visas', given: 'two' }]],
    ['visas=1.5&office=flexi', [{ kind: 'visas', given: '1.5' }]],
    ['office=flexi', [{ kind: 'visas', given: '' }]],
    ['office=flexi&place=gb-llp&place=us-llc', []],
    ['office=flexi&place=gb-llp&place=ae-dmcc', [{ kind: 'visas', given: '' }]],
    ['visas=2&office=palace', [{ kind: 'office', given: 'palace' }]],
    ['visas=2', [{ kind: 'office', given: '' }]],
    [
      'place=ae-dmcc',
      [
        { kind: 'visas', given: '' },
        { kind: 'office', given: '' },
      ],
    ],
    ['visas=2&office=flexi&in=usd', [{ kind: 'currency', given: 'usd' }]],
    ['visas=2&office=flexi&place=__proto__', [{ kind: 'unknown-membership', given: '__proto__' }]],
    ['visas=2&office=flexi&place=', [{ kind: 'unknown-membership', given: '' }]],
    ['visas=2&office=flexi&place=AE-DMCC', [{ kind: 'unknown-membership', given: 'AE-DMCC' }]],
  ])('%s says what does not do', (query, problems) => {
    expect(read(query).problems).toEqual(problems);
  });

  test('keeps what was understood beside what was not', () => {
    const { choice, problems } = read(
      'visas=3&office=palace&place=foo&place=ae-dmcc&place=ae-dmcc&place=ae-dmcc&place=ae-ifza',
    );
    expect(choice).toEqual({ visas: 3, officeType: 'virtual', places: ['ae-dmcc', 'ae-ifza'] });
    expect(problems).toEqual([
      { kind: 'office', given: 'palace' },
      { kind: 'unknown-membership', given: 'foo' },
      { kind: 'repeated-place', given: 'ae-dmcc' },
    ]);
  });

  test('keeps the first four places', () => {
    const ids = ['ae-dmcc', 'ae-ifza', 'ae-difc', 'ae-adgm', 'ae-dubai'];
    const { choice, problems } = read(`visas=0&office=flexi${ids.map((id) => `&place=${id}`).join('')}`);
    expect(choice.places).toEqual(ids.slice(0, 4));
    expect(problems).toEqual([{ kind: 'one-place-too-many', given: 'ae-dubai' }]);
  });
});
