import type { Page } from '@playwright/test';

/** A task of the page's main thread, in milliseconds. */
export interface MainThreadTask {
  start: number;
  /** What the thread itself worked: another process that takes the processor away does not count. */
  worked: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/**
 * Records what the main thread of a page does. The page's own observer of long tasks tells the time on the
 * clock, which on a busy machine says more about the machine than about the page.
 *
 * @returns a function that ends the recording and gives the tasks, in the order of their start
 */
export async function recordMainThread(page: Page): Promise<() => Promise<MainThreadTask[]>> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata'] },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    const threads = events.filter(
      ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
    );
    const tasks = events.filter(
      ({ ph, name, pid, tid }) =>
        ph === 'X' &&
        name.endsWith('RunTask') &&
        threads.some((thread) => thread.pid === pid && thread.tid === tid),
    );
    return tasks
      .map(({ ts, tdur = 0 }) => ({ start: ts / 1000, worked: tdur / 1000 }))
      .toSorted((a, b) => a.start - b.start);
  };
}
