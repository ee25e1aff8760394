import { withTimeout } from '../../platform/with-timeout.ts';

const utf8 = new TextEncoder();

interface Options {
  /** The first event, which has been asked for already. */
  first: Promise<IteratorResult<string>>;
  /** How long nothing may come until a sign of life is sent, in ms: proxies drop connections that are quiet. */
  quiet: number;
  /** The last event of a stream that fails. */
  finalEvent(error: unknown): string;
}

/**
 * Sends events as they come, each only when the client has taken those before it. A stream that fails ends
 * with that event instead of breaking off; one that the client leaves ends `events`.
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
        // Not waited for: it may be busy with the next event, which nobody will read.
        events.return().catch(() => {});
      },
    },
    // Nothing is made ahead of what the client takes.
    { highWaterMark: 0 },
  );
}
