import { expect, test } from 'vitest';
import { isCommonPassword } from './is-common-password.ts';

test.each(['sunshine', 'PASSWORD1', 'P@ssw0rd!', 'Sunsh1ne99!', 'iloveyou2024'])(
  '%s is common',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  },
);

test.each(['a quiet harbour at dawn', 'gletscher-tomate-48', 'Zq7#vLm2pX'])('%s is not', async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});
