import { expect, test } from 'vitest';
import {
  brandColours,
  contrastOfGrey,
  contrastOfText,
  contrastsOf,
  isNearErrorRed,
} from './brand-colours.ts';

test('an accent is darkened or lightened only as far as legibility needs', () => {
  for (const accent of ['#0b6e63', '#ffe600', '#000000', '#ffffff', '#7f7f7f', '#3355ff']) {
    const { light, dark } = brandColours(accent);
    expect(contrastsOf(light).light, accent).toBeGreaterThanOrEqual(contrastOfText);
    expect(contrastsOf(dark).dark, accent).toBeGreaterThanOrEqual(contrastOfText);
  }
  expect(brandColours('#0b6e63').light).toBe('#0b6e63');
});

test('an accent without a hue is no grey that could be taken for quiet text or a disabled button', () => {
  for (const accent of ['#000000', '#0a0a0a', '#ffffff', '#7f7f7f', '#101c2e']) {
    const { light, dark } = brandColours(accent);
    expect(contrastsOf(light).light, accent).toBeGreaterThanOrEqual(contrastOfGrey);
    expect(contrastsOf(dark).dark, accent).toBeGreaterThanOrEqual(contrastOfGrey);
  }
});

test('reports the contrast of the chosen accent', () => {
  expect(contrastsOf('#ffe600').light).toBeLessThan(2);
  expect(contrastsOf('#ffe600').dark).toBeGreaterThan(10);
});

test('reds that could be taken for errors are known', () => {
  const reds = ['#b42318', '#d92d20', '#ff0000', '#c8102e', '#8b1a1a'];
  const others = ['#0b6e63', '#f97316', '#c2185b', '#ffe600', '#3a0d0d', '#d8c3c3', '#7a3cff', '#111111'];
  expect(reds.filter((accent) => !isNearErrorRed(accent))).toEqual([]);
  expect(others.filter(isNearErrorRed)).toEqual([]);
});
