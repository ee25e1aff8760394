import { fileURLToPath } from 'node:url';
import { describe, test } from 'vitest';
import { openProgramHost } from './program-host.ts';

const program = fileURLToPath(new URL('testing/slow-program.ts', import.meta.url));
const limitMs = 3_000;

function openHost() {
  return openProgramHost<{ wait: number; work: number }, { memory: number }>({
    program,
    flags: [],
    onEnded: () => {},
    busy: () => new Error('busy'),
    limitMs,
    maxWaiting: 2,
    maxKeptMemory: Number.MAX_SAFE_INTEGER,
  });
}

describe.concurrent('a task', () => {
  test('that the processor worked on for too long is ended', async ({ expect }) => {
    const host = openHost();
    expect(await host.ask({ wait: 0, work: 60_000 }, false)).toBeUndefined();
    await host.stop();
  });

  test.runIf(process.platform === 'linux')('that only had to wait is not', async ({ expect }) => {
    const host = openHost();
    expect(await host.ask({ wait: limitMs + 500, work: 0 }, false)).toEqual({ memory: 0 });
    await host.stop();
  });

  test('that never ends is ended, though it does nothing', async ({ expect }) => {
    const host = openHost();
    expect(await host.ask({ wait: 60_000, work: 0 }, false)).toBeUndefined();
    await host.stop();
  });
});
