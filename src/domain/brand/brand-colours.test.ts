import { expect, test } from 'vitest';
import { brandColours, contrastOfText, contrastsOf } from './brand-colours.ts';

test('an accent is darkened or lightened only as far as legibility needs', () => {
  for (const accent of ['#0b6e63', '#ffe600', '#000000', '#ffffff', '#7f7f7f', '#3355ff']) {
    const { light, dark } = brandColours(accent);
    expect(contrastsOf(light).light, accent).toBeGreaterThanOrEqual(contrastOfText);
    expect(contrastsOf(dark).dark, accent).toBeGreaterThanOrEqual(contrastOfText);
  }
  expect(brandColours('#0b6e63').light).toBe('#0b6e63');
});

test('reports the contrast of the chosen accent', () => {
  expect(contrastsOf('#ffe600').light).toBeLessThan(2);
  expect(contrastsOf('#ffe600').dark).toBeGreaterThan(10);
});
