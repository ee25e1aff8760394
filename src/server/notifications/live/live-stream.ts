import type { NotificationState } from '../notification-repository.ts';

const utf8 = new TextEncoder();

/** How soon a page connects again after its stream ended, in ms. */
const reconnectMs = 1_000;
/** Pause before the state is read again after a failure, in ms. */
const retryMs = 2_000;

interface Options {
  lastVersion: string | undefined;
  readState(): Promise<NotificationState>;
  onEnd(): void;
}

/** The server-sent events of one page. */
export interface LiveStream {
  readable: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Something has changed for its person, perhaps in a company's thread. */
  announce(thread: string | undefined): void;
  /** Anything may have changed. */
  catchUp(): void;
  /** Sends a comment, so that no proxy takes it for dead. */
  beat(): void;
  /** @param isOver whether the page must not connect again */
  end(isOver?: boolean): void;
}

/**
 * Holds what has changed and not how often, so that a page that reads slowly costs no more memory than one that does
 * not: the next event is made when the page has read the last one.
 */
export function openLiveStream({ lastVersion, readState, onEnd }: Options): LiveStream {
  let version = lastVersion;
  let opening = `retry: ${reconnectMs}\n\n`;
  let isStateDue = true;
  let isBeatDue = false;
  // A page that connects again may have missed what happened in a thread.
  let hasMissed = lastVersion !== undefined;
  const threads = new Set<string>();
  let isFailing = false;
  let isEnded = false;
  let wasLast = false;
  let wake: (() => void) | undefined;
  const rouse = () => {
    wake?.();
    wake = undefined;
  };

  /** Everything that is due, as one text. */
  async function next(): Promise<string> {
    let text = opening;
    opening = '';
    if (hasMissed) text += 'event: missed\ndata: {}\n\n';
    hasMissed = false;
    for (const companyId of threads) text += `event: thread\ndata: ${JSON.stringify({ companyId })}\n\n`;
    threads.clear();
    if (isStateDue) {
      isStateDue = false;
      const { version: current, ...state } = await readState();
      if (current !== version) text += `id: ${current}\nevent: state\ndata: ${JSON.stringify(state)}\n\n`;
      version = current;
    }
    if (isBeatDue && !text) text = ': keep-alive\n\n';
    isBeatDue = false;
    return text;
  }

  function end(isOver = false): void {
    if (isEnded) return;
    isEnded = true;
    wasLast = isOver;
    onEnd();
    rouse();
  }

  const readable = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        while (!isEnded) {
          const text = await next().catch(() => {
            hasMissed = true;
            isFailing = true;
            setTimeout(() => {
              isFailing = false;
              isStateDue = true;
              rouse();
            }, retryMs).unref();
            return '';
          });
          if (isEnded) break;
          if (text) {
            controller.enqueue(utf8.encode(text));
            return;
          }
          // What came while the state was read woke nobody.
          if (!isFailing && (isStateDue || isBeatDue || hasMissed || threads.size > 0)) continue;
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
        if (wasLast) controller.enqueue(utf8.encode('event: over\ndata: {}\n\n'));
        controller.close();
      },
      cancel: () => end(),
    },
    // No read-ahead: the page's pace decides.
    { highWaterMark: 0 },
  );

  return {
    readable,
    announce(thread) {
      isStateDue = true;
      if (thread) threads.add(thread);
      rouse();
    },
    catchUp() {
      isStateDue = true;
      hasMissed = true;
      rouse();
    },
    beat() {
      isBeatDue = true;
      rouse();
    },
    end,
  };
}
