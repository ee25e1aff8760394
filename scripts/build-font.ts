/**
 * Builds src/web/fonts/inter-basic.woff2 from the development dependency @fontsource-variable/inter: the
 * characters of English and the weights in use, which are all that most pages show. Any other character
 * brings the package's whole file with it, by the ranges in src/web/styles.css.
 *
 * Run `node scripts/build-font.ts` after an update of the font, and commit the result.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** The same as the `unicode-range` of the font in src/web/styles.css. */
const characters = `${printableAscii()}£©·×–—‘’“”•…€`;

function printableAscii(): string {
  return String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
}

const whole = readFileSync(
  fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')),
);
const basic = await subsetFont(whole, characters, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
});
writeFileSync(new URL('../src/web/fonts/inter-basic.woff2', import.meta.url), basic);
console.log(`${characters.length} characters, ${basic.length} bytes of ${whole.length}`);
