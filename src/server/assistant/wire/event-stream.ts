import { withTimeout } from '../../platform/with-timeout.ts';

const utf8 = new TextEncoder();

interface Options {
  /** The first event, already requested. */
  first: Promise<IteratorResult<string>>;
  /** Idle time before a keep-alive comment, in ms: proxies drop silent connections. */
  quiet: number;
  /** The last event of a failing stream. */
  finalEvent(error: unknown): string;
}

/**
 * Sends events with backpressure: each one only after the client has read the previous ones. A failing stream ends
 * with the given event instead of breaking off; if the client disconnects, `events` is ended.
 */
export function eventStream(
  events: AsyncGenerator<string, void>,
  { first, quiet, finalEvent }: Options,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let coming: Promise<IteratorResult<string>> | undefined = first;
  return new ReadableStream(
    {
      async pull(controller) {
        coming ??= events.next();
        let text: string;
        let isLast = false;
        try {
          const next = await withTimeout(coming, quiet);
          if (next === 'late') {
            text = ': keep-alive\n\n';
          } else {
            coming = undefined;
            text = next.value ?? '';
            isLast = next.done ?? false;
          }
        } catch (error) {
          text = finalEvent(error);
          isLast = true;
        }
        if (text) controller.enqueue(utf8.encode(text));
        if (isLast) controller.close();
      },
      cancel() {
        // Not awaited: it may be busy with an event that nobody will read.
        events.return().catch(() => {});
      },
    },
    // No read-ahead: the client's pace decides.
    { highWaterMark: 0 },
  );
}
