const utf8 = new TextEncoder();

interface Options {
  /** The first event, which has been asked for already. */
  first: Promise<IteratorResult<string>>;
  /** How long nothing may come until a sign of life is sent, in ms: proxies drop connections that are quiet. */
  quiet: number;
  /** The last event of a stream that fails. */
  lastWords(error: unknown): string;
}

/**
 * Sends events as they come, each only when the client has taken those before it. A stream that fails ends
 * with a word instead of breaking off; one that the client leaves ends `events`.
 */
export function eventStream(
  events: AsyncGenerator<string, void>,
  { first, quiet, lastWords }: Options,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let coming: Promise<IteratorResult<string>> | undefined = first;
  return new ReadableStream(
    {
      async pull(controller) {
        coming ??= events.next();
        let text: string;
        let isLast = false;
        try {
          const next = await withinQuiet(coming, quiet);
          if (next) coming = undefined;
          text = next ? (next.value ?? '') : ': keep-alive\n\n';
          isLast = next?.done ?? false;
        } catch (error) {
          text = lastWords(error);
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

/** What is coming, or `undefined` where it takes longer than `quiet` ms. */
export async function withinQuiet<T>(coming: Promise<T>, quiet: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, quiet, undefined);
  });
  try {
    return await Promise.race([coming, over]);
  } finally {
    clearTimeout(timer);
  }
}
