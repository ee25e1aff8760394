import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandColours, contrastBetween, contrastOfText } from '#domain/brand/brand-colours.ts';

const styles = readFileSync('src/web/styles.css', 'utf8');
const themes = {
  light: tokensIn(':root,\n.light'),
  dark: { ...tokensIn(':root,\n.light'), ...tokensIn('.dark') },
};
const themeNames = ['light', 'dark'] as const;

const grounds = ['page', 'surface', 'raised'];
const textColours = ['text', 'muted', 'faint', 'accent-text', 'good', 'warn', 'bad'];
const shapeColours = ['accent', 'data', 'line-strong', 'good', 'warn', 'bad'];
/** What WCAG 2.2 asks of shapes that carry meaning (1.4.11). */
const contrastOfShapes = 3;

test.each(themeNames)('text reads on every ground of the %s theme', (theme) => {
  for (const ground of grounds) {
    for (const colour of textColours) expectContrast(theme, colour, ground, contrastOfText);
  }
  expectContrast(theme, 'on-accent', 'accent', contrastOfText);
});

test.each(themeNames)('shapes that carry meaning show on every ground of the %s theme', (theme) => {
  for (const ground of grounds) {
    for (const colour of shapeColours) expectContrast(theme, colour, ground, contrastOfShapes);
  }
});

test('another accent changes the accent alone, and reads on every ground', () => {
  for (const theme of themeNames) {
    const ofBrand = Object.keys(themes[theme]).filter((name) => themes[theme][name]?.includes('--brand'));
    expect(ofBrand, theme).toEqual(['accent', 'accent-text']);
    for (const accent of ['#d92d20', '#ffe600', '#000000', '#ffffff', '#3355ff', '#7f7f7f']) {
      const used = brandColours(accent)[theme];
      for (const ground of [...grounds, 'on-accent']) {
        const ratio = contrastBetween(used, hexOf(theme, ground));
        expect(ratio, `${accent} on ${ground}, ${theme}`).toBeGreaterThanOrEqual(contrastOfText);
      }
    }
  }
});

test('the pages keep the grounds that people know', () => {
  expect(themes.light.page).toBe('#ffffff');
  expect(themes.dark.page).toBe('#0f1116');
});

test.each([
  'src/web/index.html',
  'src/web/platform/theme.ts',
  'src/web/operator/brand/accent-field.tsx',
  'src/web/public/brand-mark.svg',
  'src/server/mail/render-email.ts',
])('%s repeats colours of the tokens only', (file) => {
  const known = new Set(
    themeNames.flatMap((theme) => Object.keys(themes[theme]).map((name) => colour(theme, name))),
  );
  const used = readFileSync(file, 'utf8').match(/#[\da-f]{6}\b/gi) ?? [];
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((hex) => !known.has(hex.toLowerCase()))).toEqual([]);
});

function tokensIn(selector: string): Record<string, string> {
  const block = styles.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function expectContrast(theme: 'light' | 'dark', one: string, other: string, least: number): void {
  const ratio = contrastBetween(hexOf(theme, one), hexOf(theme, other));
  expect(ratio, `${one} on ${other}, ${theme}`).toBeGreaterThanOrEqual(least);
}

/** A token's colour without an operator's accent. */
function hexOf(theme: 'light' | 'dark', name: string): string {
  const hex = colour(theme, name);
  if (!hex) throw new Error(`The ${theme} theme has no colour ${name}.`);
  return hex;
}

function colour(theme: 'light' | 'dark', name: string): string | undefined {
  return /#[\da-f]{6}\b/.exec(themes[theme][name] ?? '')?.[0];
}
