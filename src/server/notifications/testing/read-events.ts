/** A page that reads server-sent events. */
export interface EventReader {
  status: number;
  /** The data of the next event of that name; others before it are passed over. */
  next(name: string): Promise<unknown>;
  /** How many events of any name have come. */
  seen(): number;
  lastId(): string;
  /** Resolves to true when the server has ended the stream. */
  isEnded(): Promise<boolean>;
  close(): Promise<void>;
}

interface ReceivedEvent {
  name: string;
  data: unknown;
}

/** Opens a stream of events, as a browser's EventSource does. */
export async function readEvents(url: string, headers: Record<string, string>): Promise<EventReader> {
  const controller = new AbortController();
  const answer = await fetch(url, {
    headers: { accept: 'text/event-stream', ...headers },
    signal: controller.signal,
  });
  const events: ReceivedEvent[] = [];
  let count = 0;
  let lastId = '';
  let arrived: (() => void) | undefined;

  const reading = (async () => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const fields = new Map(
          block.split('\n').map((line): [string, string] => {
            const [name = '', ...rest] = line.split(': ');
            return [name, rest.join(': ')];
          }),
        );
        lastId = fields.get('id') ?? lastId;
        const name = fields.get('event');
        if (name === undefined) continue;
        count += 1;
        events.push({ name, data: JSON.parse(fields.get('data') ?? 'null') });
        arrived?.();
      }
    }
  })();
  const over = reading.then(
    () => true,
    () => true,
  );
  over.then(() => arrived?.());

  return {
    status: answer.status,
    async next(name) {
      for (;;) {
        const found = events.findIndex((event) => event.name === name);
        const event = events[found];
        if (event) {
          events.splice(0, found + 1);
          return event.data;
        }
        const isOver = await Promise.race([
          over,
          new Promise<false>((resolve) => {
            arrived = () => resolve(false);
          }),
        ]);
        if (isOver) throw new Error(`The stream ended without the event '${name}'.`);
      }
    },
    seen: () => count,
    lastId: () => lastId,
    isEnded: () => over,
    async close() {
      controller.abort();
      await over;
    },
  };
}
