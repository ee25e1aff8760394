/**
 * Builds the fonts in src/web/fonts from development dependencies (both under the SIL Open Font License 1.1):
 * - inter-basic.woff2: the characters of English in the weights in use, which are all that most pages show. Any
 *   other character brings the package's whole file with it, by the ranges in src/web/styles.css.
 * - source-serif-titles.woff2: one weight, cut for large sizes. Accented letters, as in names, are in files that are
 *   loaded when one is shown: source-serif-titles-accents.woff2 for Western Europe, source-serif-titles-ext.woff2 for
 *   other languages in Latin letters.
 *
 * Run `node scripts/build-fonts.ts` after an update of a font, and commit the result.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * The same as the `unicode-range` of Inter's subset in src/web/styles.css. With the no-break space of every amount:
 * until the subset has arrived, browsers would load the whole file for it.
 */
const english = `${characters(0x20, 0x7e)}\u00A0£©·×–—‘’“”•…€`;

// Beside spacing, the features that the style sheets ask for; contextual punctuation, which is hardly seen, and the rest
// would add six kilobytes.
await build('inter-basic', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', english, {
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'cv05', 'cv11'],
});
// Small capitals and old-style figures would add half as much again.
const ofTitles = { variationAxes: { wght: 500, opsz: 32 }, noLayoutClosure: true };
const latin = '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2';
await build('source-serif-titles', latin, `${english}−`, ofTitles);
await build('source-serif-titles-accents', latin, characters(0xc0, 0xff), ofTitles);
await build(
  'source-serif-titles-ext',
  '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-opsz-normal.woff2',
  characters(0x100, 0x17f),
  ofTitles,
);

async function build(
  name: string,
  source: string,
  text: string,
  // Its types lack an option that it documents.
  options: NonNullable<Parameters<typeof subsetFont>[2]> & { keepFeatures?: string[] },
): Promise<void> {
  const whole = readFileSync(fileURLToPath(import.meta.resolve(source)));
  const subset = await subsetFont(whole, text, { targetFormat: 'woff2', ...options });
  writeFileSync(new URL(`../src/web/fonts/${name}.woff2`, import.meta.url), subset);
  console.log(`${name}: ${text.length} characters, ${subset.length} bytes of ${whole.length}`);
}

function characters(first: number, last: number): string {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
