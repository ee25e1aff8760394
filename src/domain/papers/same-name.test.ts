import { expect, test } from 'vitest';
import { isSameName } from './same-name.ts';

test.each([
  ['Lena Hartmann', 'LENA MARIE HARTMANN'],
  ['Hartmann, Lena', 'LENA HARTMANN'],
  ['Jürgen Müller', 'JUERGEN MUELLER'],
  ['Jürgen Müller', 'JURGEN MULLER'],
  ['Søren Ærø', 'SOEREN AEROE'],
  ['Mohammed Al-Falasi', 'MUHAMMAD ALFALASI'],
  ['Omar Al Falasi', 'AL FALASI OMAR KHALID'],
  ["Sinéad O'Brien", 'SINEAD OBRIEN'],
  ['Łukasz Dąbrowski', 'LUKASZ DABROWSKI'],
])('%s can be %s', (typed, printed) => {
  expect(isSameName(typed, printed)).toBe(true);
});

test.each([
  ['Lena Hartmann', 'ANNA HARTMANN'],
  ['Lena Hartmann', 'LENA SCHMIDT'],
  ['Li Wang', 'LEI WENG'],
])('%s cannot be %s', (typed, printed) => {
  expect(isSameName(typed, printed)).toBe(false);
});

test('a name in another script is not compared', () => {
  expect(isSameName('محمد الفلاسي', 'MOHAMMED ALFALASI')).toBeUndefined();
  expect(isSameName('王秀英', 'WANG XIUYING')).toBeUndefined();
});
