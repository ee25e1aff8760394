import { expect, test } from 'vitest';
import { openLiveValue } from './live-value.ts';

const log = { debug() {}, info() {}, warn() {}, error() {} };

/** A value whose reads end when the test says so. */
function aSource() {
  let stored = 'first';
  let pending: (() => void)[] = [];
  let reads = 0;
  return {
    change: (value: string) => {
      stored = value;
    },
    reads: () => reads,
    end() {
      const ending = pending;
      pending = [];
      for (const resolve of ending) resolve();
    },
    read(): Promise<string> {
      reads += 1;
      const seen = stored;
      return new Promise((resolve) => pending.push(() => resolve(seen)));
    },
  };
}

async function opened() {
  const source = aSource();
  const opening = openLiveValue({ initial: 'none', read: source.read, failure: 'It failed.', log });
  source.end();
  return { source, value: await opening };
}

test('a caller never gets what was read before it asked', async () => {
  const { source, value } = await opened();
  const before = value.current();
  source.change('second');
  const after = value.current();
  source.end();
  expect(await before).toBe('first');
  await Promise.resolve();
  source.end();
  expect(await after).toBe('second');
});

test('callers that wait share one read', async () => {
  const { source, value } = await opened();
  const all = [value.current(), value.current(), value.current(), value.current()];
  source.end();
  await all[0];
  await Promise.resolve();
  source.end();
  await Promise.all(all);
  expect(source.reads()).toBe(3);
});

test('what was known last stays where it cannot be read', async () => {
  let isBroken = false;
  const value = await openLiveValue({
    initial: 'none',
    read: async () => {
      if (isBroken) throw new Error('The database is gone.');
      return 'first';
    },
    failure: 'It failed.',
    log,
  });
  isBroken = true;
  expect(await value.current()).toBe('first');
  isBroken = false;
  expect(await value.current()).toBe('first');
});

test('who changed it sees the change, however long the read takes', async () => {
  const { source, value } = await opened();
  source.change('second');
  const rereading = value.reread();
  const late = await value.current();
  source.end();
  await rereading;
  expect([late, value.known()]).toEqual(['first', 'second']);
});
