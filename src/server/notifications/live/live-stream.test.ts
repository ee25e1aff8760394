import { expect, test } from 'vitest';
import { openLiveStream } from './live-stream.ts';

const unchanged = { version: 'same', unread: 0, messages: [] };

test('what happens while the state is read is told at once, also where the state is the same', async () => {
  const readings: ((state: typeof unchanged) => void)[] = [];
  const stream = openLiveStream({
    lastVersion: undefined,
    readState: () => new Promise((resolve) => readings.push(resolve)),
    onEnd() {},
  });
  const reader = stream.readable.getReader();
  const next = async () => new TextDecoder().decode((await reader.read()).value);
  const first = next();
  await expect.poll(() => readings.length).toBe(1);
  readings[0]?.(unchanged);
  expect(await first).toContain('event: state');

  const second = next();
  stream.announce(undefined);
  await expect.poll(() => readings.length).toBe(2);
  stream.announce('harbour');
  readings[1]?.(unchanged);
  await expect.poll(() => readings.length).toBe(3);
  readings[2]?.(unchanged);
  expect(await second).toBe('event: thread\ndata: {"companyId":"harbour"}\n\n');
  stream.end();
});
