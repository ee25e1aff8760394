import { describe, expect, test } from 'vitest';
import {
  companyTypesOf,
  countries,
  officeTypes,
  subTypesOf,
  visaChoices,
} from '#domain/catalogue/choices.ts';
import { type PlanChoice, planAddressOf, readPlanAddress } from './plan-choice.ts';

const read = (query: string) => readPlanAddress(new URLSearchParams(query));

const dmcc: PlanChoice = {
  country: 'AE',
  companyType: 'free-zone',
  subType: 'dmcc',
  visas: 2,
  officeType: 'flexi',
};

describe('the address of a plan', () => {
  test('names the choice', () => {
    expect(planAddressOf(dmcc)).toBe('/plan?country=AE&type=free-zone&zone=dmcc&visas=2&office=flexi');
    expect(planAddressOf({ ...dmcc, companyType: 'mainland-llc', subType: 'ajman' })).toContain(
      'type=mainland-llc&emirate=ajman&',
    );
  });

  test('keeps the currency of its sums', () => {
    const inDollars: PlanChoice = { ...dmcc, currency: 'USD' };
    expect(planAddressOf(inDollars)).toBe(`${planAddressOf(dmcc)}&in=USD`);
    expect(read(planAddressOf(inDollars).split('?')[1] ?? '')).toEqual({ choice: inDollars });
  });

  test('leads every choice of the questionnaire back to itself', () => {
    for (const country of countries) {
      for (const companyType of companyTypesOf(country)) {
        const places = subTypesOf(companyType).map((subType) => ({ subType }));
        for (const place of places.length > 0 ? places : [{}]) {
          for (const visas of visaChoices) {
            for (const officeType of officeTypes) {
              const choice: PlanChoice = { country, companyType, ...place, visas, officeType };
              expect(read(planAddressOf(choice).split('?')[1] ?? '')).toEqual({ choice });
            }
          }
        }
      }
    }
  });

  test('without a number of visas means none outside the UAE, where founders are not asked', () => {
    expect(read('country=GB&type=llp&office=virtual')).toEqual({
      choice: { country: 'GB', companyType: 'llp', visas: 0, officeType: 'virtual' },
    });
    expect(read('country=AE&type=free-zone&zone=dmcc&office=flexi')).toMatchObject({
      problems: [{ part: 'visas', given: '' }],
    });
  });

  test.each([
    // A wrong part is put right, the others stay.
    ['country=AE&type=free-zone&zone=atlantis&visas=2&office=flexi', ['place'], { ...dmcc, subType: 'difc' }],
    ['country=AE&type=llc&zone=dmcc&visas=2&office=flexi', ['type'], dmcc],
    ['country=AE&type=free-zone&zone=dmcc&visas=7&office=flexi', ['visas'], { ...dmcc, visas: 5 }],
    ['country=AE&type=free-zone&zone=dmcc&visas=two&office=flexi', ['visas'], { ...dmcc, visas: 0 }],
    ['country=AE&type=free-zone&zone=dmcc&visas=02&office=flexi', ['visas'], dmcc],
    ['country=AE&type=free-zone&zone=dmcc&visas=-1&office=flexi', ['visas'], { ...dmcc, visas: 0 }],
    [
      'country=AE&type=free-zone&zone=dmcc&visas=2&office=palace',
      ['office'],
      { ...dmcc, officeType: 'virtual' },
    ],
    ['country=AE&type=free-zone&zone=dmcc&visas=2&office=flexi&in=EUR', ['currency'], dmcc],
    [
      'country=AE&type=free-zone&zone=dmcc&visas=7&office=flexi&in=GBP',
      ['visas'],
      { ...dmcc, visas: 5, currency: 'GBP' },
    ],
    // What is missing is taken from the rest where that can only mean one thing.
    ['zone=dmcc&visas=2&office=flexi', ['country', 'type'], dmcc],
    [
      'country=AE&type=free-zone&zone=dmcc',
      ['visas', 'office'],
      { ...dmcc, visas: 0, officeType: 'virtual' },
    ],
    // A place that the type does not ask for contradicts it.
    [
      'country=US&type=llc&zone=dmcc&visas=2&office=flexi',
      ['place'],
      { country: 'US', companyType: 'llc', visas: 2, officeType: 'flexi' },
    ],
    [
      'country=AE&type=mainland-llc&zone=dmcc&visas=2&office=flexi',
      ['place'],
      { ...dmcc, companyType: 'mainland-llc', subType: 'dubai' },
    ],
  ])('%s: says what is wrong and what would be right', (query, parts, nearest) => {
    const found = read(query);
    expect('problems' in found && found.problems.map(({ part }) => part)).toEqual(parts);
    expect('nearest' in found && found.nearest).toEqual(nearest);
  });

  test.each(['', 'country=XX', 'type=llc', 'visas=2&office=flexi', 'country=__proto__&zone=constructor'])(
    '%j: cannot be told without a country',
    (query) => {
      expect(read(query)).toMatchObject({ problems: [{ part: 'country' }], nearest: undefined });
    },
  );
});
