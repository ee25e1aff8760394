import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventStream } from './event-stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const options = { quiet: 15_000, finalEvent: (error: unknown) => `data: ${(error as Error).message}\n\n` };

function readerOf(events: AsyncGenerator<string, void>) {
  const stream = eventStream(events, { ...options, first: events.next() });
  return stream.pipeThrough(new TextDecoderStream()).getReader();
}

test('an idle stream sends a keep-alive every 15 seconds', async () => {
  const waited = Promise.withResolvers<string>();
  async function* events() {
    yield await waited.promise;
  }
  const reader = readerOf(events());
  for (let time = 0; time < 3; time += 1) {
    let read: string | undefined;
    const reading = reader.read().then(({ value }) => {
      read = value;
    });
    await vi.advanceTimersByTimeAsync(14_999);
    expect(read).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await reading;
    expect(read).toBe(': keep-alive\n\n');
  }
  waited.resolve('data: 1\n\n');
  expect((await reader.read()).value).toBe('data: 1\n\n');
  expect((await reader.read()).done).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('events are generated on demand', async () => {
  let made = 0;
  async function* events() {
    for (;;) yield `data: ${++made}\n\n`;
  }
  const given = events();
  const reader = eventStream(given, { ...options, first: given.next() }).getReader();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(made).toBe(1);
  await reader.read();
  await reader.read();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(made).toBe(2);
});

test('an error is reported and ends the stream', async () => {
  async function* events() {
    yield 'data: 1\n\n';
    throw new Error('broken');
  }
  const reader = readerOf(events());
  expect((await reader.read()).value).toBe('data: 1\n\n');
  expect((await reader.read()).value).toBe('data: broken\n\n');
  expect((await reader.read()).done).toBe(true);
});

test('a disconnect stops the events, between two of them or while waiting for one', async () => {
  for (const readBefore of [1, 2]) {
    const waited = Promise.withResolvers<string>();
    const ended = vi.fn();
    async function* events() {
      try {
        yield 'data: 1\n\n';
        yield await waited.promise;
      } finally {
        ended();
      }
    }
    const given = events();
    const reader = eventStream(given, { ...options, first: given.next() }).getReader();
    const reads = Array.from({ length: readBefore }, () => reader.read());
    await reads[0];
    await reader.cancel();
    waited.resolve('data: 2\n\n');
    await Promise.all(reads);
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  }
});
