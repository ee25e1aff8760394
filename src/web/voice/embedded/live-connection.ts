import type { CallerMessage, ServerMessage } from '#contract/voice.ts';
import { callOverCode, reconnectSeconds } from '#contract/voice-start.ts';

/** Events of the connection to the server. */
interface LiveConnectionEvents {
  onMessage(message: ServerMessage): void;
  /** Sound of an answer: its turn and its 16-bit samples. */
  onSound(turn: number, samples: ArrayBuffer): void;
  /** Lost, and looked for. */
  onLost(): void;
  onRestored(): void;
  /** The connection has closed for good; `isLost` if that was not requested. */
  onClosed(isLost: boolean): void;
}

export interface LiveConnection {
  send(message: CallerMessage): void;
  /** Sends what was heard before the call began, in order, and what comes meanwhile after it. */
  sendEarly(frames: readonly ArrayBuffer[]): void;
  /** Sends a frame, or drops it if the connection is full or lost: late sound is useless. */
  sendFrame(frame: ArrayBuffer): void;
  close(): void;
}

interface LiveConnectionParts {
  /** Where the WebSocket is. */
  address: string;
  ticket: string;
  events: LiveConnectionEvents;
  /** Tells the server that the page is left, with the key to come back, which nobody needs any more. */
  leave(resume: string): void;
}

/** The network is too slow if more bytes than this, two seconds of sound, wait to be sent. */
const fullBuffer = 65_536;
/** After this long with a full buffer, the connection counts as lost. */
const stuckTimeoutMs = 3000;
/** Pauses between attempts to reconnect, in milliseconds; the last one is repeated. */
const waits = [0, 250, 500, 1000];
/** Limits for the first connection and for each attempt to reconnect. */
const timeoutMs = { connect: 15_000, reconnect: 4000 };

/**
 * Connects to a call, and comes back to it when the connection is cut. It gives up when the server would
 * not wait any longer.
 */
export function connectLive({ address, ticket, events, leave }: LiveConnectionParts): LiveConnection {
  let socket: WebSocket | undefined;
  let resume: string | undefined;
  let lostAt: number | undefined;
  let fullSince: number | undefined;
  let tries = 0;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Said while the way was lost, and said again when it is back. */
  let unsent: CallerMessage[] = [];
  /** What was heard early and waits for room in the connection. */
  let early: ArrayBuffer[] = [];

  function open(query: string): void {
    const opened = new WebSocket(`${address}?${query}`);
    socket = opened;
    opened.binaryType = 'arraybuffer';
    opened.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data instanceof ArrayBuffer) takeSound(data);
      else if (typeof data === 'string') takeMessage(data);
    };
    opened.onclose = ({ code }) => {
      if (code === callOverCode) finish(false);
      else lose();
    };
    clearTimeout(timer);
    timer = setTimeout(lose, resume === undefined ? timeoutMs.connect : timeoutMs.reconnect);
  }

  function takeMessage(data: string): void {
    const message = readMessage(data);
    if (!message) return;
    if (message.type === 'ready') {
      clearTimeout(timer);
      resume = message.resume;
      tries = 0;
      if (lostAt !== undefined) {
        lostAt = undefined;
        events.onRestored();
      }
      const kept = unsent;
      unsent = [];
      for (const each of kept) send(each);
    }
    events.onMessage(message);
    if (message.type === 'ended') finish(false);
  }

  function takeSound(data: ArrayBuffer): void {
    if (data.byteLength < 6) return;
    events.onSound(new DataView(data).getUint32(0, true), data.slice(4));
  }

  function lose(): void {
    release();
    if (isOver) return;
    if (resume === undefined) {
      finish(true);
      return;
    }
    early = [];
    const now = performance.now();
    if (lostAt === undefined) {
      lostAt = now;
      events.onLost();
    }
    if (now - lostAt > reconnectSeconds * 1000) {
      finish(true);
      return;
    }
    const key = resume;
    timer = setTimeout(
      () => open(`resume=${encodeURIComponent(key)}`),
      waits[Math.min(tries, waits.length - 1)],
    );
    tries += 1;
  }

  function release(): void {
    clearTimeout(timer);
    fullSince = undefined;
    if (!socket) return;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
    socket = undefined;
  }

  function finish(isLost: boolean): void {
    if (isOver) return;
    isOver = true;
    release();
    globalThis.removeEventListener?.('offline', lose);
    globalThis.removeEventListener?.('online', hurry);
    globalThis.removeEventListener?.('pagehide', goAway);
    events.onClosed(isLost);
  }

  /** A browser cuts the connection of a page that is left, mostly before its last message is out. */
  function goAway(): void {
    if (resume !== undefined) leave(resume);
  }

  /** The network is back: no need to wait for the next try. */
  function hurry(): void {
    if (lostAt === undefined || resume === undefined) return;
    release();
    open(`resume=${encodeURIComponent(resume)}`);
  }

  function send(message: CallerMessage): void {
    if (isOver) return;
    // Who mutes does not want to be heard, later neither.
    if (message.type === 'mute') early = [];
    const isConnected = socket?.readyState === WebSocket.OPEN && lostAt === undefined;
    if (isConnected) socket?.send(JSON.stringify(message));
    else unsent.push(message);
  }

  /** As much of what waits as there is room for; the rest follows with the next frames. */
  function sendWaiting(): void {
    while (socket?.readyState === WebSocket.OPEN && socket.bufferedAmount < fullBuffer) {
      const frame = early.shift();
      if (!frame) return;
      socket.send(frame);
    }
  }

  globalThis.addEventListener?.('offline', lose);
  globalThis.addEventListener?.('online', hurry);
  globalThis.addEventListener?.('pagehide', goAway);
  open(`ticket=${encodeURIComponent(ticket)}`);

  return {
    send,
    sendEarly(frames) {
      early.push(...frames);
      sendWaiting();
    },
    sendFrame(frame) {
      if (socket?.readyState !== WebSocket.OPEN || lostAt !== undefined) return;
      if (early.length > 0) {
        early.push(frame);
        sendWaiting();
        return;
      }
      if (socket.bufferedAmount < fullBuffer) {
        fullSince = undefined;
        socket.send(frame);
        return;
      }
      fullSince ??= performance.now();
      if (performance.now() - fullSince > stuckTimeoutMs) lose();
    },
    close: () => finish(false),
  };
}

/** It is our own server's word: checked there against the contract, it is not checked once more. */
function readMessage(text: string): ServerMessage | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null ? (message as ServerMessage) : undefined;
  } catch {
    return undefined;
  }
}
